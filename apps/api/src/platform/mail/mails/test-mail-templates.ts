import type { MailContent } from '../mail-layout';

export const testMailTemplates = {
  test: (company: string): MailContent => ({
    subject: `Test mail from ${company}`,
    greeting: 'Hello,',
    paragraphs: [
      'This mail was sent from the dashboard to test the mail server. The server works.',
      'You need not do anything.',
    ],
    closing: company,
  }),
};
