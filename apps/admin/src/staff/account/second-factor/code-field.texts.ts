/** Texts of the field for a code of two-step verification. */
export const codeTexts = {
  label: 'Code',
  recoveryLabel: 'Recovery code',
  help: 'From your authenticator app, or a recovery code',
  appHelp: 'Six digits from your authenticator app',
  recoveryHelp: 'Twelve letters and digits. Each code works once.',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  empty: 'Enter the code',
};
