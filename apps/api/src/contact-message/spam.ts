import type { CreateContactMessage } from '@shishir/contract';

const LINK = /https?:\/\/|www\./gi;
const WORDS =
  /\b(casino|viagra|crypto|bitcoin|backlinks?|seo (service|expert|agency)|forex|loan offer)\b/i;
/** Enquiries in English or Bangla hold one of these letters; floods in other scripts do not. */
const OUR_LETTERS = /[a-zঀ-৿]/i;

/**
 * Why the text of an enquiry looks like spam, or null where it does not. Spam goes into quarantine and is
 * never discarded: a person can be wrong about links, a rule even more so.
 */
export function spamReason({ message, firstName, website }: CreateContactMessage): string | null {
  if (website) return 'A field that people do not see was filled.';
  if ((message.match(LINK)?.length ?? 0) > 2) return 'More than two links.';
  if (WORDS.test(message)) return 'Words that sellers of other things use.';
  if (/https?:\/\//i.test(firstName)) return 'A link in the name.';
  if (!OUR_LETTERS.test(message)) return 'Neither English nor Bangla.';
  return null;
}
