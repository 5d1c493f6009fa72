import type { ReactNode } from 'react';

/** Texts of the sign-in methods of an account. */
export const signInMethodsTexts = {
  title: 'Ways to sign in',
  both: 'You can use either one.',
  notLoaded: 'We couldn’t load this list. Please reload the page in a moment.',
  password: {
    title: 'Password',
    text: 'With your email address.',
    none: 'Not set. Use ‘Forgot password?’ to set one.',
    forgot: 'Forgot password?',
  },
  google: {
    title: 'Google',
    linked: 'Linked',
    unlinked: 'Google is unlinked.',
    text: 'Sign in with one click.',
    onlyOne: 'Your only way to sign in. Set a password before you unlink it.',
    notLinked: 'Not linked.',
    confirmFirst: 'Confirm your email address first. Then you can link Google.',
    link: 'Link Google',
    confirmEmail: 'Confirm email',
    unlink: (hidden: (text: string) => ReactNode) => <>Unlink{hidden(' Google')}</>,
    unlinking: 'Unlinking...',
  },
};
