/** Texts of the emails about an account. */
export const accountMailTexts = {
  greeting: (name: string) => `Dear ${name},`,
  reset: {
    subject: (company: string) => `Set a new password for ${company}`,
    preheader: 'The link works once, within 30 minutes.',
    heading: 'Set a new password',
    text: 'We received a request to reset your password. The link works once, within 30 minutes.',
    notYou: 'Didn’t ask for this? Ignore this email; your password stays the same.',
    link: 'Set a new password',
  },
  confirm: {
    subject: (company: string) => `Please confirm your email address for ${company}`,
    preheader: 'One click, and your account is complete.',
    heading: 'Confirm your email address',
    text: 'Your account is ready. Please confirm your email address.',
    notYou: 'Not you? Ignore this email, or tell us and we’ll delete the account.',
    link: 'Confirm my email address',
  },
  passwordChanged: {
    subject: (company: string) => `Your password for ${company} was changed`,
    preheader: 'You were signed out on all devices. Not you? Reset it right away.',
    heading: 'Your password was changed',
    text: 'Your password was just changed, and you were signed out on all devices.',
    notYou: 'Not you? Reset your password on the sign-in page right away.',
  },
  secondFactorOn: {
    subject: (company: string) => `Two-step verification is on for ${company}`,
    preheader: 'You now need a code as well as your password.',
    heading: 'Two-step verification is on',
    text: 'Two-step verification was just turned on for your account, and you were signed out on all other devices. To sign in, you now need a code from your authenticator app as well as your password.',
    recoveryCodes: 'Keep your recovery codes somewhere you can reach without your phone.',
    notYou: 'Not you? Reset your password on the sign-in page right away and tell us.',
  },
  secondFactorOff: {
    subject: (company: string) => `Two-step verification is off for ${company}`,
    preheader: 'You now need only your password. Not you? Act right away.',
    heading: 'Two-step verification is off',
    text: 'Two-step verification was just turned off for your account. To sign in, you now need only your password.',
    notYou: 'Not you? Reset your password on the sign-in page right away and tell us.',
  },
};
