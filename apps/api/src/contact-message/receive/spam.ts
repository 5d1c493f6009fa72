import { SPAM_LIMIT, SPAM_SCORE_MAX } from '@shishir/contract';

const LINK = /https?:\/\/|www\./gi;
const WORDS =
  /\b(casino|viagra|crypto|bitcoin|backlinks?|seo (service|expert|agency)|forex|loan offer)\b/gi;
/** Enquiries in English or Bangla hold one of these letters; floods in other scripts do not. */
const OUR_LETTERS = /[a-zঀ-৿]/i;

/** What a sender was free to write. */
export interface EnquiryTexts {
  /** '' where nothing was written. */
  message: string;
  /** Of the sender, the company and the city. */
  names: string[];
}

/** A sign of spam. One alone that has `SPAM_LIMIT` points, or a reason, holds an enquiry back. */
export interface SpamSign {
  points: number;
  /** A sentence for staff; null where it is no reason on its own. */
  reason: string | null;
}

/** The signs in the texts of an enquiry, and in the field that people do not see. */
export function spamSigns({ message, names }: EnquiryTexts, website?: string): SpamSign[] {
  const all = [message, ...names].join('\n');
  const links = all.match(LINK)?.length ?? 0;
  const words = new Set(all.match(WORDS)?.map((word) => word.toLowerCase())).size;
  const hasLinkInName = names.some((name) => /https?:\/\//i.test(name));
  const isForeign = message !== '' && !OUR_LETTERS.test(message);
  return [
    website && { points: 10, reason: 'A field that people do not see was filled.' },
    links > 2
      ? { points: SPAM_LIMIT + links - 2, reason: 'More than two links.' }
      : links > 0 && { points: links, reason: null },
    words > 0 && {
      points: SPAM_LIMIT + words - 1,
      reason: 'Words that sellers of other things use.',
    },
    hasLinkInName && { points: 8, reason: 'A link in the name.' },
    isForeign && { points: SPAM_LIMIT, reason: 'Neither English nor Bangla.' },
  ].filter((sign) => typeof sign === 'object');
}

export const STAMP_SIGNS = {
  forged: { points: 9, reason: 'A forged time stamp.' },
  'too fast': { points: 7, reason: 'Filled too fast.' },
} as const;

/** Above the number of messages that people send in an hour. */
export const FLOOD: SpamSign = { points: SPAM_LIMIT, reason: 'More messages than people send.' };

/**
 * How much an enquiry looks like spam, from 0 to `SPAM_SCORE_MAX`, and why it is held back, or null where it is not.
 * Spam is kept for a while and never discarded at once: a person can be wrong about links, a rule even more so.
 */
export function judged(signs: SpamSign[]): { spam_score: number; spam_reason: string | null } {
  const points = signs.reduce((sum, sign) => sum + sign.points, 0);
  const reasons = signs.flatMap(({ reason }) => reason ?? []);
  return {
    spam_score: Math.min(points, SPAM_SCORE_MAX),
    spam_reason: reasons.join(' ') || null,
  };
}
