import type { MailTemplate } from '../mail-content';
import { testMailTexts as english } from './test-mail.texts';
import { testMailTexts as bangla } from './test-mail.texts.bn';

const TEXTS = { en: english, bn: bangla };

export const testMailTemplates = {
  test: (): MailTemplate => (sender) => {
    const texts = TEXTS[sender.locale];
    return {
      subject: texts.subject(sender.name),
      preheader: texts.preheader,
      heading: texts.heading,
      greeting: texts.greeting,
      paragraphs: [texts.text],
    };
  },
};
