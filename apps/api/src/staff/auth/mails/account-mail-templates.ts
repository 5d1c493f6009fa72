import type { MailContent } from '../../../platform/mail/mail-layout';

/** Texts of the mails about an account. Secrets are sent only in their links. */
export const accountMailTemplates = {
  reset: (company: string, name: string, url: string): MailContent => ({
    subject: `Set a new password for ${company}`,
    greeting: `Dear ${name},`,
    paragraphs: [
      'Somebody, hopefully you, asked for a new password. The link below works once, for 30 minutes.',
      'If it was not you, nothing has changed and you can delete this mail.',
    ],
    link: { label: 'Set a new password', url },
    closing: company,
  }),
  confirm: (company: string, name: string, url: string): MailContent => ({
    subject: `Please confirm your email address for ${company}`,
    greeting: `Dear ${name},`,
    paragraphs: [
      'Your account is made. Please confirm that this mailbox is yours.',
      'If it was not you, do not use the link. Somebody has entered your address: ask for a new password on the sign-in page, and the account is yours alone, or tell us and we delete it.',
    ],
    link: { label: 'Confirm my email address', url },
    closing: company,
  }),
  passwordChanged: (company: string, name: string): MailContent => ({
    subject: `Your password for ${company} was changed`,
    greeting: `Dear ${name},`,
    paragraphs: [
      'Your password was changed just now, and you were signed out everywhere.',
      'If it was not you, ask for a new password on the sign-in page at once.',
    ],
    closing: company,
  }),
  secondFactorOn: (company: string, name: string): MailContent => ({
    subject: `Signing in to ${company} takes a code now`,
    greeting: `Dear ${name},`,
    paragraphs: [
      'Two-step verification was turned on for your account just now, and you were signed out everywhere else. Signing in takes a code from your authenticator app as well as the password.',
      'Keep your recovery codes where you can reach them without your phone.',
      'If it was not you, ask for a new password on the sign-in page at once and tell us.',
    ],
    closing: company,
  }),
  secondFactorOff: (company: string, name: string): MailContent => ({
    subject: `Signing in to ${company} takes no code any more`,
    greeting: `Dear ${name},`,
    paragraphs: [
      'Two-step verification of your account was turned off just now. Your password alone opens it.',
      'If you did not ask for it, set a new password at once and tell us.',
    ],
    closing: company,
  }),
};
