import type { OidcOutcome } from '@shishir/contract';

export const authTexts = {
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  forStaff: (company: string) => `For staff of ${company}.`,
  area: 'Staff dashboard',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot password?',
  empty: 'Please fill in all fields',
  wrong: 'Invalid email or password',
  failed: 'Something went wrong. Try again.',
  elsewhere: 'Looking for your enquiries or cart?',
  home: 'Home',
  publicSite: 'Use the public site',
  notStaffTitle: 'This page is for staff',
  notStaff: (email: string) =>
    `You are signed in as ${email}, which is not a staff account. Your enquiries, cart and profile are on the public site.`,
  otherAccount: 'Sign in with another account',
  logoutFailed: {
    title: 'You are still signed in',
    description: 'We couldn’t sign you out. Your session is still open in this browser.',
  },
  unavailableTitle: 'Dashboard not available',
  unavailable: 'The service is not available right now. Your account is fine.',
  tryAgain: 'Try again',
  sessionOver: {
    title: 'Sign in again',
    text: 'Your session has ended. Sign in to continue; your entries are still here.',
    cancel: 'Cancel',
    onCancel: 'Cancel takes you to the sign-in page. Unsaved changes will be lost.',
  },
};

/** Texts of signing in with the provider of the company. */
export const providerTexts = {
  continue: (provider: string) => `Continue with ${provider}`,
  outcomes: {
    unavailable: 'This way to sign in is not set up. Use your password.',
    cancelled: 'Signing in was cancelled. Try again, or use your password.',
    failed:
      'Signing in with your company account did not work. Try again in a moment, or use your password.',
    unverified:
      'The email address of that account has not been confirmed by its provider. Use your password.',
    not_staff:
      'There is no staff account with the email address of that account. Ask the owner for an invitation.',
  } satisfies Record<OidcOutcome, string>,
  linkTitle: 'Is this account yours?',
  linkNote: (email: string, provider: string) =>
    `There is a staff account for ${email}. Enter its password once, and you can sign in with ${provider} from then on.`,
  link: 'Link and sign in',
  linking: 'Linking...',
  stale:
    'No account is waiting to be linked. It was linked already, or this took longer than ten minutes.',
  back: 'Back to sign in',
};

export const recoveryTexts = {
  forgotTitle: 'Forgot password?',
  forgotNote: 'We’ll email you a link to set a new password.',
  email: 'Email',
  emailNeeded: 'Email is required',
  send: 'Send the link',
  sending: 'Sending...',
  sent: 'If this address has an account, an email is on its way. The link works for 30 minutes.',
  back: 'Back to sign in',
  resetTitle: 'New password',
  resetNote: 'You’ll be signed out everywhere and sign in with the new password.',
  newPassword: 'New password',
  confirmation: 'Confirm new password',
  rule: 'At least 8 characters.',
  passwordNeeded: 'New password is required',
  different: 'New password and confirmation do not match',
  save: 'Save the new password',
  saving: 'Saving...',
  another: 'Has the link expired? Request a new one',
  changed: { title: 'Password changed', description: 'Please sign in with your new password.' },
  failed: 'Something went wrong. Please try again.',
};
