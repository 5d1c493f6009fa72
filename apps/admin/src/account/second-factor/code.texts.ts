export const codeTexts = {
  label: 'Code',
  recoveryLabel: 'Recovery code',
  help: 'From your authenticator app, or a recovery code',
  appHelp: 'Six digits from your authenticator app',
  recoveryHelp: 'Twelve letters and digits; each code works once',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  empty: 'Enter the code',
  wrong: 'This code is not right. Please try again.',
} as const;
