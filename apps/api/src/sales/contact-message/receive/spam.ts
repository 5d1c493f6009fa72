import { SPAM_LIMIT, SPAM_SCORE_MAX } from '@shishir/contract';

const LINK = /(?:https?:\/\/|www\.)\S*?(?=[\s<>"'()]|,?https?:\/\/|$)/gi;
/** Topics of unwanted messages. Customers in these trades need cooling too. */
const TOPICS = [
  /\bcasinos?\b/i,
  /\bviagra\b/i,
  /\b(crypto|bitcoin|forex)\b/i,
  /\bbacklinks?\b/i,
  /\bseo (services?|experts?|agency)\b/i,
  /\bloan offers?\b/i,
];
/** Words for our products, and for the places that customers cool. */
const NEED =
  /\b(a\/?cs?|air[ -]?con\w*|hvac|vr[fv]|btu|kw|tons?|tr|splits?|cassettes?|chillers?|duct\w*|ahu|fcu|cool\w*|cold|(de)?humidif\w*|ventilat\w*|refrigerant|compressors?|filters?|offices?|rooms?|floors?|halls?|shops?|showrooms?|hotels?|factor(y|ies)|plants?|buildings?|sq\.? ?(ft|m)|m2|sft)\b|এসি|শীতাতপ|কুলি|টন|চিলার|ক্যাসেট|অফিস|রুম|ফ্লোর/i;
const LETTERS = /\p{L}/gu;
/** Enquiries in English or Bangla contain at least one of these letters; floods in other scripts do not. */
const OUR_LETTERS = /[a-z\p{Script=Bengali}]/iu;
/** Minimum length for a verdict: a name, a greeting or a yes may be in any script. */
const MIN_FOREIGN_LETTERS = 8;

/** Free texts of a sender. */
export interface EnquiryTexts {
  /** '' if nothing was written. */
  message: string;
  /** Names of the sender, the company and the city. */
  names: string[];
}

/** A sign of spam. A sign with `SPAM_LIMIT` points, or with a reason, is enough to hold an enquiry. */
export interface SpamSign {
  points: number;
  /** A sentence for staff; null if the sign alone is not a reason. */
  reason: string | null;
}

/** Returns the signs in the texts of an enquiry to `site`, and in the hidden field. */
export function spamSigns(
  { message, names }: EnquiryTexts,
  site: string,
  website?: string,
): SpamSign[] {
  const [inMessage, inNames] = [message, names.join('\n')].map((text) => foreignLinks(text, site));
  const links = new Set([...inMessage!, ...inNames!]).size;
  const topics = TOPICS.filter((topic) => topic.test(message)).length;
  const isSeller = topics > 1 || (topics === 1 && (links > 0 || !NEED.test(message)));
  return [
    website && { points: 10, reason: 'A hidden field was filled in.' },
    links > 2
      ? { points: SPAM_LIMIT + links - 2, reason: 'More than two links.' }
      : links > 0 && { points: links, reason: null },
    isSeller
      ? { points: SPAM_LIMIT + topics - 1, reason: 'Words typical of spam.' }
      : topics > 0 && { points: topics, reason: null },
    inNames!.some((link) => /^http/i.test(link)) && { points: 8, reason: 'A link in the name.' },
    isForeign(message) && { points: SPAM_LIMIT, reason: 'Neither English nor Bangla.' },
  ].filter((sign) => typeof sign === 'object');
}

/** Returns the links in a text that lead to other sites. */
function foreignLinks(text: string, site: string): string[] {
  const ours = hostOf(site);
  return (text.match(LINK) ?? []).filter((link) => hostOf(link) !== ours);
}

function hostOf(link: string): string | undefined {
  return URL.parse(/^http/i.test(link) ? link : `http://${link}`)?.host.replace(/^www\./, '');
}

function isForeign(message: string): boolean {
  const text = message.replace(LINK, '');
  const letters = text.match(LETTERS)?.length ?? 0;
  return letters >= MIN_FOREIGN_LETTERS && !OUR_LETTERS.test(text);
}

export const STAMP_SIGNS = {
  forged: { points: 9, reason: 'A forged time stamp.' },
  'too fast': { points: 7, reason: 'Filled in too fast.' },
} as const;

/** More messages than people send in an hour. */
export const FLOOD: SpamSign = { points: SPAM_LIMIT, reason: 'Too many enquiries at once.' };

/**
 * Returns the spam score of an enquiry, from 0 to `SPAM_SCORE_MAX`, and the reason for holding it, or null. Spam is
 * kept for a while and never discarded immediately: a person may send many links, and a rule may be wrong.
 */
export function judged(signs: SpamSign[]): { spam_score: number; spam_reason: string | null } {
  const points = signs.reduce((sum, sign) => sum + sign.points, 0);
  const reasons = signs.flatMap(({ reason }) => reason ?? []);
  return {
    spam_score: Math.min(points, SPAM_SCORE_MAX),
    spam_reason: reasons.join(' ') || null,
  };
}
