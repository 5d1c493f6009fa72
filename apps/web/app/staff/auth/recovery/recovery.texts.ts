/** Texts of the pages for a new password and for confirming an email address. */
export const recoveryTexts = {
  confirm: {
    title: 'Confirm your email address',
    description: 'Confirm that this email address is yours.',
    line: 'One click',
    text: 'It tells us that this email address is yours, so our replies reach you.',
    done: 'Thank you. Your email address is confirmed.',
    action: 'Confirm my email address',
    toDashboard: 'Go to your dashboard',
    newLink: 'Ask for a new link',
  },
  forgot: {
    title: 'Forgotten password',
    description: 'Get a link to set a new password.',
    line: 'It happens',
    text: 'Enter your email address. We’ll email you a reset link.',
    sent: (email: string) =>
      `If ${email} has an account, we’ve sent it an email with a link. The link works once, for ` +
      '30 minutes.',
    action: 'Send the link',
    remembered: 'Remembered it?',
  },
  reset: {
    title: 'New password',
    description: 'Set a new password for your account.',
    line: 'A fresh start',
    text: 'Your new password signs you out on all other devices.',
    action: 'Save the new password',
    saving: 'Saving...',
    tooOld: 'Link expired?',
    newLink: 'Get a new one',
  },
};
