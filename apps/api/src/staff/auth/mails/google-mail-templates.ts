import type { MailTemplate } from '../../../platform/mail/mail-content';
import { googleMailTexts as english } from './google-mail.texts';
import { googleMailTexts as bangla } from './google-mail.texts.bn';

const TEXTS = { en: english, bn: bangla };

/** Mails about signing in with Google. */
export const googleMailTemplates = {
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

  linked:
    (name: string, google: string): MailTemplate =>
    (sender) => {
      const texts = TEXTS[sender.locale];
      return {
        subject: texts.linked.subject(sender.name),
        preheader: texts.linked.preheader,
        heading: texts.linked.heading,
        greeting: texts.greeting(name),
        paragraphs: [texts.linked.text(google), texts.linked.notYou],
      };
    },
};
