import type { GoogleOutcome } from '@shishir/contract';

type Sentences = Partial<Record<GoogleOutcome, string>>;

const UNAVAILABLE = 'Google sign-in is not available yet.';
const UNVERIFIED = 'Google has not confirmed the email address of that account.';

/** Messages on the sign-in page after Google did not sign the visitor in. */
const ON_SIGN_IN: Sentences = {
  unavailable: `${UNAVAILABLE} Please use your email.`,
  cancelled: 'Signing in with Google was cancelled. Try again, or use your email.',
  failed: 'Signing in with Google did not work. Try again, or use your email.',
  unverified: `${UNVERIFIED} Please choose another one, or use your email.`,
};

/** Messages on the profile page after an attempt to link Google. */
const ON_PROFILE: Sentences = {
  unavailable: UNAVAILABLE,
  cancelled: 'Linking Google was cancelled. Nothing has changed.',
  failed: 'Linking Google did not work. Please try again.',
  unverified: `${UNVERIFIED} Please choose another one.`,
  unconfirmed: 'Please confirm your email address first. Then you can link Google.',
  taken: 'That Google account opens another account here. Please choose another one.',
  linked: 'Google is linked. From now on you can sign in with it.',
};

/** Returns the message for `?google=...`, or null if none exists. */
export const googleOnSignIn = (search: URLSearchParams) => sentence(ON_SIGN_IN, search);
export const googleOnProfile = (search: URLSearchParams) => sentence(ON_PROFILE, search);

function sentence(sentences: Sentences, search: URLSearchParams): string | null {
  const outcome = search.get('google') ?? '';
  return Object.hasOwn(sentences, outcome) ? sentences[outcome as GoogleOutcome]! : null;
}
