import type { StaffRole } from '@shishir/contract';

/** Rights of a role, shown to the owner who grants it and to the person who gets it. */
export const ROLE_NOTES: Record<StaffRole, string> = {
  admin: 'Catalogue, projects, gallery and enquiries. Sees the user list.',
  super_admin: 'All of that, and users, company details, security and logs.',
};

export const inviteTexts = {
  title: 'Invite staff',
  text: 'They get a link by mail, set a password and are signed in. The link works once and lasts 7 days.',
  email: 'Email',
  name: 'Name (optional)',
  role: 'Role',
  note: 'A line for the mail (optional)',
  send: 'Send invitation',
  sending: 'Sending...',
  failed: 'Could not send the invitation.',
  sent: (email: string) => `Invitation sent to ${email}.`,
  raises:
    'This address has a visitor account. Once the invitation is accepted, it is a staff account with a new password.',
  again: 'Send again',
  againOf: (name: string) => `Send the invitation of ${name} again`,
  againFailed: 'Could not send the invitation again.',
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw the invitation of ${name}`,
  withdrawQuestion: 'Withdraw this invitation?',
  withdrawNote: 'The link in the mail stops working. You can invite this address again.',
  withdrawing: 'Withdrawing...',
  withdrawn: (email: string) => `The invitation of ${email} is withdrawn.`,
  withdrawFailed: 'Could not withdraw the invitation.',
  notSignedIn: 'not signed in yet',
  invitedOn: (date: string) => `Invited ${date}`,
  ended: 'link has ended',
  endsInDays: (days: number) => `link ends in ${days === 1 ? '1 day' : `${days} days`}`,
  endsInHours: (hours: number) => `link ends in ${hours} h`,
  link: {
    title: 'Link of the invitation',
    text: (email: string) =>
      `No mail server is set up. Give this link to ${email} yourself: it is shown this one time, works once and lasts 7 days.`,
    label: 'Link',
    copy: 'Copy link',
    done: 'Done',
  },
} as const;

export const acceptTexts = {
  title: 'Invitation',
  from: (company: string) => `${company} invites you to work in its dashboard.`,
  email: 'Email',
  as: (role: string) => `Your role: ${role}.`,
  name: 'Name',
  number: 'Phone (optional)',
  password: 'Password',
  rule: 'At least 8 characters.',
  nameNeeded: 'Name is required',
  passwordNeeded: 'Password is required',
  raises:
    'You have a visitor account with this address. It becomes a staff account, takes the password that you set here, and is signed out everywhere else.',
  other: (email: string) =>
    `You are signed in as ${email} in this browser. Accepting the invitation signs that account out here.`,
  accept: 'Accept and sign in',
  accepting: 'Signing in...',
  noLink: 'Please open the link in your mail again.',
  toSignIn: 'Go to sign in',
  signInWithCode: {
    title: 'Invitation accepted',
    description: 'Please sign in with your new password and a code.',
  },
} as const;
