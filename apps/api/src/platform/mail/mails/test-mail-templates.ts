import type { MailTemplate } from '../mail-content';
import { testMailTexts as texts } from './test-mail.texts';

export const testMailTemplates = {
  test: (): MailTemplate => (sender) => ({
    subject: texts.subject(sender.name),
    preheader: texts.preheader,
    heading: texts.heading,
    greeting: texts.greeting,
    paragraphs: [texts.text],
  }),
};
