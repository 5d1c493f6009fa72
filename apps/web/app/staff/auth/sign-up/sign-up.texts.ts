/** Texts of the page for signing up. */
export const signUpTexts = {
  description: 'Create an account to keep a quotation cart and reach sales.',
  line: 'Create your account',
  text: 'Save your details once and get faster answers.',
  sending: 'Signing up...',
  google: 'Sign up with Google',
  haveAccount: 'Already have an account?',
  rejected: 'Failed to sign up. Please try again.',
  broken: 'An error occurred. Please try again.',
};
