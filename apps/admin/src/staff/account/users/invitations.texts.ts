import type { StaffRole } from '@shishir/contract';

/** Rights of a role, shown to the owner who grants it and to the person who gets it. */
export const ROLE_NOTES: Record<StaffRole, string> = {
  admin: 'Catalogue, projects, gallery and enquiries. Sees the user list.',
  super_admin: 'Everything above, plus users, company details, security and logs.',
};

export const inviteTexts = {
  title: 'Invite staff',
  text: 'They get an email link to set a password. It works once and is valid for 7 days.',
  email: 'Email',
  name: 'Name (optional)',
  role: 'Role',
  note: 'Message (optional)',
  send: 'Send invitation',
  sending: 'Sending...',
  failed: 'We couldn’t send the invitation. Please try again in a moment.',
  sent: (email: string) => `Invitation sent to ${email}.`,
  raises:
    'This address has a visitor account. When the invitation is accepted, it becomes a staff account with a new password.',
  again: 'Send again',
  againOf: (name: string) => `Send the invitation for ${name} again`,
  againFailed: 'We couldn’t send the invitation again. Please try again in a moment.',
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw the invitation for ${name}`,
  withdrawQuestion: 'Withdraw this invitation?',
  withdrawNote: 'The link in the email stops working. You can invite this address again.',
  withdrawing: 'Withdrawing...',
  withdrawn: (email: string) => `Invitation for ${email} withdrawn.`,
  withdrawFailed: 'We couldn’t withdraw the invitation. Please try again in a moment.',
  notSignedIn: 'not signed in yet',
  invitedOn: (date: string) => `Invited ${date}`,
  ended: 'link expired',
  endsInDays: (days: number) => (days === 1 ? 'expires in 1 day' : `expires in ${days} days`),
  endsInHours: (hours: number) => `expires in ${hours} h`,
  link: {
    title: 'Invitation link',
    text: (email: string) =>
      `No mail server is set up. Send this link to ${email} yourself. It is shown only now, works once and is valid for 7 days.`,
    label: 'Link',
    copy: 'Copy link',
    done: 'Done',
  },
};

export const acceptTexts = {
  title: 'Invitation',
  from: (company: string) => `${company} invites you to its staff dashboard.`,
  email: 'Email',
  as: (role: string) => `Your role: ${role}.`,
  name: 'Name',
  number: 'Phone number (optional)',
  password: 'Password',
  rule: 'At least 8 characters.',
  nameNeeded: 'Name is required',
  passwordNeeded: 'Password is required',
  raises:
    'You have a visitor account with this address. It becomes a staff account with the password you set here, and is signed out everywhere else.',
  other: (email: string) =>
    `You are signed in as ${email} in this browser. Accepting the invitation signs out that account here.`,
  accept: 'Accept and sign in',
  accepting: 'Signing in...',
  noLink: 'Please open the link in your email again.',
  toSignIn: 'Go to sign in',
  signInWithCode: {
    title: 'Invitation accepted',
    description: 'Please sign in with your new password and a code from your phone.',
  },
};
