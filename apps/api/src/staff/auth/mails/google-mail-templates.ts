import type { MailContent } from '../../../platform/mail/mail-layout';

/** Texts of the mails about signing in with Google. */
export const googleMailTemplates = {
  proof: (company: string, name: string, url: string): MailContent => ({
    subject: `Use Google to sign in to ${company}`,
    greeting: `Dear ${name},`,
    paragraphs: [
      'Somebody, hopefully you, wants to sign in to your account with Google. The link below allows it. It works once, for 30 minutes.',
      'If it was not you, nothing has changed and you can delete this mail.',
    ],
    link: { label: 'Allow Google for my account', url },
    closing: company,
  }),
  linked: (company: string, name: string, google: string): MailContent => ({
    subject: `Google can now open your account with ${company}`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `From now on you can sign in with the Google account ${google}.`,
      'If it was not you, set a new password at once and unlink Google on your profile page.',
    ],
    closing: company,
  }),
};
