export const authTexts = {
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  forStaff: (company: string) => `For staff of ${company}.`,
  area: 'Staff dashboard',
  email: 'Email',
  password: 'Password',
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
    description: 'Logging out did not work. Your session stays open in this browser until it does.',
  },
  tryAgain: 'Try again',
  sessionOver: {
    title: 'Sign in again',
    text: 'Your session has ended. Sign in and go on where you were: what you typed is still here.',
    cancel: 'Cancel',
    onCancel: 'Cancel leads to the sign-in page; what is not saved is lost.',
  },
} as const;
