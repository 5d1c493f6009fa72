import type { StaffRole } from '@shishir/contract';
import type { MailContent } from '../../platform/mail/mail-template';

interface InvitationMail {
  /** Who is invited, where that is known. */
  name: string | null;
  role: StaffRole;
  inviter: string;
  note: string | null;
  hasAccount: boolean;
  url: string;
}

const ROLE_NAMES: Record<StaffRole, string> = { admin: 'Admin', super_admin: 'Super admin' };

/** The mails about an account. Secrets leave the product only in their links. */
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
  invitation: (company: string, mail: InvitationMail): MailContent => ({
    subject: `You are invited to the dashboard of ${company}`,
    greeting: mail.name ? `Dear ${mail.name},` : 'Hello,',
    paragraphs: [
      `${mail.inviter} invites you to work in the dashboard of ${company}, with the role ${ROLE_NAMES[mail.role]}.`,
      ...(mail.note ? [mail.note] : []),
      ...(mail.hasAccount
        ? [
            'You have an account with this address already. It becomes a staff account, and its password is replaced by the one that you choose.',
          ]
        : []),
      'The link below works once, for 7 days. With it you set a password and are signed in.',
      'If you do not know what this is about, you can delete this mail.',
    ],
    link: { label: 'Accept the invitation', url: mail.url },
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
