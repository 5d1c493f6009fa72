import type { MailTemplate } from '../../../platform/mail/mail-content';
import { accountMailTexts as english } from './account-mail.texts';
import { accountMailTexts as bangla } from './account-mail.texts.bn';

const TEXTS = { en: english, bn: bangla };

/** Mails about an account. Secrets are sent only in their links. */
export const accountMailTemplates = {
  reset:
    (name: string, url: string): MailTemplate =>
    (sender) => {
      const texts = TEXTS[sender.locale];
      return {
        subject: texts.reset.subject(sender.name),
        preheader: texts.reset.preheader,
        heading: texts.reset.heading,
        greeting: texts.greeting(name),
        paragraphs: [texts.reset.text],
        link: { label: texts.reset.link, url },
        closing: [texts.reset.notYou],
      };
    },

  confirm:
    (name: string, url: string): MailTemplate =>
    (sender) => {
      const texts = TEXTS[sender.locale];
      return {
        subject: texts.confirm.subject(sender.name),
        preheader: texts.confirm.preheader,
        heading: texts.confirm.heading,
        greeting: texts.greeting(name),
        paragraphs: [texts.confirm.text],
        link: { label: texts.confirm.link, url },
        closing: [texts.confirm.notYou],
      };
    },

  passwordChanged:
    (name: string): MailTemplate =>
    (sender) => {
      const texts = TEXTS[sender.locale];
      return {
        subject: texts.passwordChanged.subject(sender.name),
        preheader: texts.passwordChanged.preheader,
        heading: texts.passwordChanged.heading,
        greeting: texts.greeting(name),
        paragraphs: [texts.passwordChanged.text, texts.passwordChanged.notYou],
      };
    },

  secondFactorOn:
    (name: string): MailTemplate =>
    (sender) => {
      const texts = TEXTS[sender.locale];
      const { subject, preheader, heading, text, recoveryCodes, notYou } = texts.secondFactorOn;
      return {
        subject: subject(sender.name),
        preheader,
        heading,
        greeting: texts.greeting(name),
        paragraphs: [text, recoveryCodes, notYou],
      };
    },

  secondFactorOff:
    (name: string): MailTemplate =>
    (sender) => {
      const texts = TEXTS[sender.locale];
      return {
        subject: texts.secondFactorOff.subject(sender.name),
        preheader: texts.secondFactorOff.preheader,
        heading: texts.secondFactorOff.heading,
        greeting: texts.greeting(name),
        paragraphs: [texts.secondFactorOff.text, texts.secondFactorOff.notYou],
      };
    },
};
