import type { StaffRole } from '@shishir/contract';

/** Texts of the email that invites a member of staff. */
export const invitationMailTexts = {
  subject: (company: string) => `You are invited to the dashboard of ${company}`,
  preheader: (inviter: string) => `${inviter} has invited you. The link works for 7 days.`,
  heading: 'You’re invited to the dashboard',
  wrote: (inviter: string) => `${inviter} wrote:`,
  greeting: (name: string) => `Dear ${name},`,
  greetingWithoutName: 'Hello,',
  roles: { admin: 'Admin', super_admin: 'Super admin' } satisfies Record<StaffRole, string>,
  text: (inviter: string, company: string, role: string) =>
    `${inviter} has invited you to the dashboard of ${company}. Your role: ${role}.`,
  hasAccount:
    'You already have an account with this address. It becomes a staff account, with the new password you set.',
  linkWorks: 'The link works once, within 7 days. Set a password and you’re signed in.',
  notExpected: 'Not expecting this? You can ignore this email.',
  link: 'Accept the invitation',
};
