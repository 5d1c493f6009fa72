import type { MailTemplate } from '../../../platform/mail/mail-content';
import { identityMailTexts as english } from './identity-mail.texts';
import { identityMailTexts as bangla } from './identity-mail.texts.bn';

const TEXTS = { en: english, bn: bangla };

/** Mails about signing in with a provider. */
export const identityMailTemplates = {
  proof:
    (name: string, url: string): MailTemplate =>
    (sender) => {
      const texts = TEXTS[sender.locale];
      return {
        subject: texts.proof.subject(sender.name),
        preheader: texts.proof.preheader,
        heading: texts.proof.heading,
        greeting: texts.greeting(name),
        paragraphs: [texts.proof.text],
        link: { label: texts.proof.link, url },
        closing: [texts.proof.notYou],
      };
    },

  /** `provider` is the name of the company's provider, or null for Google. */
  linked:
    (name: string, account: string, provider: string | null): MailTemplate =>
    (sender) => {
      const texts = TEXTS[sender.locale];
      const shown = provider ?? texts.google;
      return {
        subject: texts.linked.subject(shown, sender.name),
        preheader: texts.linked.preheader,
        heading: texts.linked.heading(shown),
        greeting: texts.greeting(name),
        paragraphs: [texts.linked.text(shown, account), texts.linked.notYou(shown)],
      };
    },
};
