/** Texts of the page for signing in. */
export const signInTexts = {
  description: 'Sign in to your quotation cart and your profile.',
  line: 'Welcome back',
  text: 'Your quotation cart, your profile and our sales team in one place.',
  sending: 'Signing in...',
  google: 'Continue with Google',
  forgotPassword: 'Forgot password?',
  newHere: 'New here?',
  blank: { email: 'Enter your email address', password: 'Enter your password' },
  nowCode: 'Password correct. Now enter the code.',
  againWithCode: 'Password correct. Enter it again, with the code.',
  wrong: 'Invalid email or password',
  broken: 'Something went wrong. Try again.',
  /** Reasons for a redirect to the page. */
  notices: {
    'account-made': 'Account created. Sign in to continue.',
    'password-changed':
      'Password changed. You’re signed out on every device: sign in with the new password.',
    'signed-out-everywhere': 'You’re signed out on every device.',
    'session-ended': 'Your session has ended. Sign in to continue.',
  },
};
