import type { StaffRole } from '@shishir/contract';
import type { MailContent } from '../../../platform/mail/mail-layout';

interface InvitationMail {
  /** Null if the inviter has not entered it. */
  name: string | null;
  role: StaffRole;
  inviter: string;
  note: string | null;
  hasAccount: boolean;
  url: string;
}

const ROLE_NAMES: Record<StaffRole, string> = { admin: 'Admin', super_admin: 'Super admin' };

export const invitationMailTemplates = {
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
};
