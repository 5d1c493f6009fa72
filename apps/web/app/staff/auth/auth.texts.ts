/** Texts that the pages for signing in share. */
export const authTexts = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone number',
  password: 'Password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  blank: {
    name: 'Enter your name',
    number: 'Enter your phone number',
    email: 'Enter your email address',
    password: 'Enter a password',
    confirmPassword: 'Enter the password again',
  },
  sending: 'Sending...',
  or: 'or',
  broken: 'Something went wrong. Please try again.',
  different: 'Passwords do not match',
  tooLong: (max: number) => `Password must be at most ${max} characters`,
  notSignedOut: 'Not signed out',
};
