export const changePasswordTexts = {
  title: 'Change Password',
  note: 'You’ll be signed out everywhere and sign in with the new password.',
  current: 'Current password',
  new: 'New password',
  confirmation: 'Confirm new password',
  hint: 'At least 8 characters.',
  send: 'Change password',
  sending: 'Changing...',
  empty: 'All fields are required',
  different: 'New password and confirmation do not match',
  failed: 'Password update failed.',
  changed: {
    title: 'Password changed',
    description: 'You’ve been signed out everywhere. Please sign in with your new password.',
  },
};
