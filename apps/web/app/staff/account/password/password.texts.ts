/** Texts of the form for changing the password. */
export const passwordTexts = {
  title: 'Change password',
  text: 'At least 8 characters. You’ll be signed out everywhere and sign in with the new password.',
  current: 'Current password',
  new: 'New password',
  confirm: 'Confirm new password',
  action: 'Change password',
  changing: 'Changing...',
  fillAll: 'All fields are required',
  blank: {
    currentPassword: 'Enter your current password',
    newPassword: 'Enter a new password',
    confirmPassword: 'Enter the new password again',
  },
  different: 'New password and confirmation do not match',
  tooLong: (max: number) => `Password must be at most ${max} characters`,
  rejected: 'Password update failed.',
};
