/** Texts of the code of the second factor. */
export const secondFactorTexts = {
  code: 'Code',
  hint: 'From your authenticator app, or a recovery code',
  useRecoveryCode: 'Use a recovery code',
  blank: 'Enter the code',
  wrong: 'This code is not right. Please try again.',
};
