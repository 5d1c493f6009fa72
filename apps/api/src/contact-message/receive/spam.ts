const LINK = /https?:\/\/|www\./gi;
const WORDS =
  /\b(casino|viagra|crypto|bitcoin|backlinks?|seo (service|expert|agency)|forex|loan offer)\b/i;
/** Enquiries in English or Bangla hold one of these letters; floods in other scripts do not. */
const OUR_LETTERS = /[a-zঀ-৿]/i;

/** What a sender was free to write. */
export interface EnquiryTexts {
  /** '' where nothing was written. */
  message: string;
  /** Of the sender, the company and the city. */
  names: string[];
}

/**
 * Why the texts of an enquiry look like spam, or null where they do not. Spam is kept for a while and
 * never discarded at once: a person can be wrong about links, a rule even more so.
 */
export function spamReason({ message, names }: EnquiryTexts, website?: string): string | null {
  const all = [message, ...names].join('\n');
  if (website) return 'A field that people do not see was filled.';
  if ((all.match(LINK)?.length ?? 0) > 2) return 'More than two links.';
  if (WORDS.test(all)) return 'Words that sellers of other things use.';
  if (names.some((name) => /https?:\/\//i.test(name))) return 'A link in the name.';
  if (message !== '' && !OUR_LETTERS.test(message)) return 'Neither English nor Bangla.';
  return null;
}
