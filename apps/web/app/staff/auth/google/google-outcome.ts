import type { GoogleOutcome } from '@shishir/contract';
import { googleTexts as texts } from './google.texts';

type Sentences = Partial<Record<GoogleOutcome, string>>;

/** Returns the message for `?google=...`, or null if none exists. */
export const googleOnSignIn = (search: URLSearchParams) => sentence(texts.onSignIn, search);
export const googleOnProfile = (search: URLSearchParams) => sentence(texts.onProfile, search);

function sentence(sentences: Sentences, search: URLSearchParams): string | null {
  const outcome = search.get('google') ?? '';
  return Object.hasOwn(sentences, outcome) ? sentences[outcome as GoogleOutcome]! : null;
}
