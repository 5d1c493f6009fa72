import type { MailTemplate } from '../../../platform/mail/mail-content';
import { accountMailTexts as texts } from './account-mail.texts';

/** Mails about an account. Secrets are sent only in their links. */
export const accountMailTemplates = {
  reset:
    (name: string, url: string): MailTemplate =>
    (sender) => ({
      subject: texts.reset.subject(sender.name),
      heading: texts.reset.heading,
      greeting: texts.greeting(name),
      paragraphs: [texts.reset.text, texts.reset.notYou],
      link: { label: texts.reset.link, url },
    }),

  confirm:
    (name: string, url: string): MailTemplate =>
    (sender) => ({
      subject: texts.confirm.subject(sender.name),
      heading: texts.confirm.heading,
      greeting: texts.greeting(name),
      paragraphs: [texts.confirm.text, texts.confirm.notYou],
      link: { label: texts.confirm.link, url },
    }),

  passwordChanged:
    (name: string): MailTemplate =>
    (sender) => ({
      subject: texts.passwordChanged.subject(sender.name),
      heading: texts.passwordChanged.heading,
      greeting: texts.greeting(name),
      paragraphs: [texts.passwordChanged.text, texts.passwordChanged.notYou],
    }),

  secondFactorOn:
    (name: string): MailTemplate =>
    (sender) => {
      const { subject, heading, text, recoveryCodes, notYou } = texts.secondFactorOn;
      return {
        subject: subject(sender.name),
        heading,
        greeting: texts.greeting(name),
        paragraphs: [text, recoveryCodes, notYou],
      };
    },

  secondFactorOff:
    (name: string): MailTemplate =>
    (sender) => ({
      subject: texts.secondFactorOff.subject(sender.name),
      heading: texts.secondFactorOff.heading,
      greeting: texts.greeting(name),
      paragraphs: [texts.secondFactorOff.text, texts.secondFactorOff.notYou],
    }),
};
