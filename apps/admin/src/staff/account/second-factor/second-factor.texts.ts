export const secondFactorTexts = {
  title: 'Two-step verification',
  what: 'A code from an app on your phone, asked beside your password when you sign in.',
  on: 'On',
  off: 'Off',
  setUp: 'Set up two-step verification',
  codesLeft: (count: number) =>
    count === 1 ? '1 recovery code left' : `${count} recovery codes left`,
  noCodesLeft: 'No recovery codes left. Make new ones, or a lost phone locks you out.',
  fewCodes: 'Make new ones before you run out.',
  required: 'Your company requires it for staff, so it stays on.',
  noPassword:
    'This account signs in with Google and has no password yet. Set one with "Forgot password?" on the public site first.',
  newCodes: 'New recovery codes',
  turnOff: 'Turn off',
  step: (at: number) => `Step ${at} of 3`,
  password: 'Password',
  whyPassword: 'First your password, so that we know it is you.',
  next: 'Next',
  checking: 'Checking...',
  scan: 'Scan this picture with an authenticator app, then enter the code that it shows.',
  picture: 'Picture for the authenticator app',
  byHand: 'The app cannot read it? Type this key:',
  copyKey: 'Copy key',
  turnOn: 'Turn on',
  turningOn: 'Turning on...',
  anew: 'Begin again',
  failed: 'Something went wrong. Please try again.',
  prove: {
    newCodes: {
      title: 'New recovery codes',
      text: 'The old ones stop working as soon as the new ones are made.',
      send: 'Make new codes',
      sending: 'Making...',
    },
    turnOff: {
      title: 'Turn off two-step verification?',
      text: 'Your password alone will open your account again, and your recovery codes are gone.',
      send: 'Turn off',
      sending: 'Turning off...',
    },
  },
  turnedOff: 'Your two-step verification is off.',
} as const;

export const recoveryTexts = {
  title: 'Your recovery codes',
  text: 'Each works once, in place of a code from the app, on the day when your phone is gone. They are shown this one time.',
  list: 'Recovery codes',
  copy: 'Copy codes',
  copied: 'Copied',
  copyFailed: 'Could not copy. Please select the text and copy it by hand.',
  download: 'Download as text',
  file: 'recovery-codes.txt',
  fileHeader: (company: string, email: string) =>
    `Recovery codes for two-step verification of ${email} at ${company}.\nEach works once.`,
  saved: 'I have kept them',
  done: 'Done',
} as const;

export const gateTexts = {
  title: 'Set up your two-step verification',
  text: (company: string) =>
    `${company || 'Your company'} requires two-step verification of everybody on the staff: a code from your phone beside your password. It takes two minutes, then you go on where you wanted to go.`,
  logout: 'Logout',
} as const;
