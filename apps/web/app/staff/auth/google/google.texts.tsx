import type { GoogleOutcome } from '@shishir/contract';
import type { ReactNode } from 'react';

/** Texts of signing in with Google. */
export const googleTexts = {
  continue: 'Continue with Google',
  unavailable: (label: string) => `${label} (not available yet)`,
  /** The page of the link in an email. */
  confirm: {
    metaTitle: 'Sign in with Google',
    description: 'Allow sign-in with Google for your account.',
    line: 'One click',
    text: 'It confirms that this email address, and with it the account, is yours.',
    title: 'Link Google to your account',
    note:
      'Didn’t ask for this? Close the page and nothing changes. If this email address was never ' +
      'confirmed, any older password of the account stops working.',
    action: 'Link Google to my account',
    doneTitle: 'Google is linked',
    done: 'You can now sign in with Google.',
  },
  /** The page after a visitor came back from Google to an account with a password. */
  link: {
    metaTitle: 'Sign in with Google',
    description: 'Show that an account is yours, to sign in to it with Google.',
    line: 'One account, two ways to sign in',
    text: 'Once you agree, Google works for this account too.',
    staleTitle: 'Please start again',
    stale:
      'No Google account is waiting to be linked. It was linked already, or this took longer than ' +
      'ten minutes.',
    title: 'Is this account yours?',
    note: (email: ReactNode) => (
      <>
        There is already an account for {email}. Show once that it’s yours, and you can sign in with
        Google from then on.
      </>
    ),
    sent: (email: string) => `We’ve sent a link to ${email}. It works once, for 30 minutes.`,
    action: 'Link Google and sign in',
    sending: 'One moment...',
    sendLink: 'Send me a link instead',
    notYou: 'Not you?',
    blank: 'Password is required',
    wrong: 'This password is not right.',
  },
  /** On the sign-in page, after Google did not sign the visitor in. */
  onSignIn: {
    unavailable: 'Google sign-in is not available yet. Please use your email.',
    cancelled: 'Signing in with Google was cancelled. Try again, or use your email.',
    failed: 'Signing in with Google did not work. Try again, or use your email.',
    unverified:
      'Google has not confirmed the email address of that account. Please choose another one, or ' +
      'use your email.',
  } satisfies Partial<Record<GoogleOutcome, string>>,
  /** On the profile page, after an attempt to link Google. */
  onProfile: {
    unavailable: 'Google sign-in is not available yet.',
    cancelled: 'Linking Google was cancelled. Nothing has changed.',
    failed: 'Linking Google did not work. Please try again.',
    unverified:
      'Google has not confirmed the email address of that account. Please choose another one.',
    unconfirmed: 'Please confirm your email address first. Then you can link Google.',
    taken: 'That Google account is linked to another account here. Please choose another one.',
    linked: 'Google is linked. You can now sign in with it.',
  } satisfies Partial<Record<GoogleOutcome, string>>,
};
