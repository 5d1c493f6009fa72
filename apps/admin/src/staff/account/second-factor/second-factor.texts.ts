export const secondFactorTexts = {
  title: 'Two-step verification',
  what: 'You enter a code from an app on your phone in addition to your password when you sign in.',
  on: 'On',
  off: 'Off',
  setUp: 'Set up two-step verification',
  codesLeft: (count: number) =>
    count === 1 ? '1 recovery code left' : `${count} recovery codes left`,
  noCodesLeft:
    'No recovery codes left. Make new ones now, or you’ll be locked out if you lose your phone.',
  fewCodes: 'Make new ones before you run out.',
  required: 'Your company requires it for staff, so you can’t turn it off.',
  noPassword:
    'This account signs in with Google and has no password yet. Set one first with ‘Forgot password?’ on the public site.',
  newCodes: 'New recovery codes',
  turnOff: 'Turn off',
  step: (at: number) => `Step ${at} of 3`,
  password: 'Password',
  whyPassword: 'Enter your password first so we know it’s you.',
  next: 'Next',
  checking: 'Checking...',
  scan: 'Scan this QR code with an authenticator app, then enter the code it shows.',
  picture: 'QR code for the authenticator app',
  byHand: 'Can’t scan it? Enter this key:',
  copyKey: 'Copy key',
  turnOn: 'Turn on',
  turningOn: 'Turning on...',
  anew: 'Start again',
  failed: 'Something went wrong. Please try again.',
  prove: {
    newCodes: {
      title: 'New recovery codes',
      text: 'The old codes stop working as soon as you make new ones.',
      send: 'Make new codes',
      sending: 'Making...',
    },
    turnOff: {
      title: 'Turn off two-step verification?',
      text: 'Your password alone will be enough to sign in, and your recovery codes will be deleted.',
      send: 'Turn off',
      sending: 'Turning off...',
    },
  },
  turnedOff: 'Your two-step verification is off.',
};

export const recoveryTexts = {
  title: 'Your recovery codes',
  text: 'If you lose your phone, use one of these instead of a code from the app. Each works once. They are shown only now.',
  list: 'Recovery codes',
  copy: 'Copy codes',
  copied: 'Copied',
  copyFailed: 'We couldn’t copy the text. Please select it and copy it yourself.',
  download: 'Download as text',
  file: 'recovery-codes.txt',
  fileHeader: (company: string, email: string) =>
    `Recovery codes for two-step verification of ${email} at ${company}.\nEach code works once.`,
  saved: 'I’ve saved these codes',
  done: 'Done',
};

export const gateTexts = {
  title: 'Set up your two-step verification',
  text: (company: string) =>
    `${company || 'Your company'} requires two-step verification for all staff: a code from your phone in addition to your password. Setting it up takes two minutes, then you can continue.`,
  logout: 'Logout',
};
