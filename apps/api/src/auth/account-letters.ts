import type { Letter } from '../mail/letters';

/** The mails about an account. The link is the only way that a secret leaves the product. */
export const accountLetters = {
  reset: (company: string, name: string, url: string): Letter => ({
    subject: `Set a new password for ${company}`,
    greeting: `Dear ${name},`,
    paragraphs: [
      'Somebody, hopefully you, asked for a new password. The link below works once, for 30 minutes.',
      'If it was not you, nothing has changed and you can delete this mail.',
    ],
    link: { label: 'Set a new password', url },
    closing: company,
  }),
  confirm: (company: string, name: string, url: string): Letter => ({
    subject: `Please confirm your email address for ${company}`,
    greeting: `Dear ${name},`,
    paragraphs: ['Your account is made. Please confirm that this mailbox is yours.'],
    link: { label: 'Confirm my email address', url },
    closing: company,
  }),
  passwordChanged: (company: string, name: string): Letter => ({
    subject: `Your password for ${company} was changed`,
    greeting: `Dear ${name},`,
    paragraphs: [
      'Your password was changed just now, and you were signed out everywhere.',
      'If it was not you, ask for a new password on the sign-in page at once.',
    ],
    closing: company,
  }),
};
