import { reason } from '@shishir/contract/reasons';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidInput } from '../../platform/http/api-error';

const COMMON = new Set(
  readFileSync(join(__dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** Frequent endings of company names, and of passwords based on them. */
const ENDINGS = ['limited', 'ltd', 'bd'];
const WORD = /[\p{L}\p{M}]+/gu;
const NO_LETTERS = /[^\p{L}\p{M}]/gu;
const AROUND_LETTERS = /^[^\p{L}\p{M}@$]+|[^\p{L}\p{M}@$]+$/gu;
const LOOKALIKES: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 5: 's', $: 's', '@': 'a' };
/** Shorter words of a name, such as 'AC', are not distinctive alone. */
const SHORTEST_WORD = 3;

/** Returns true for passwords that attackers try first: common ones, or variations of the company name. */
export function isCommonPassword(password: string, company = ''): boolean {
  const text = spellingOf(password);
  return COMMON.has(text) || isMadeOf(text, spellingOf(company).match(WORD) ?? []);
}

const spellingOf = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * Returns true for `Example 2026`, `Ex4mple-Cooling!` and similar, if the company is called Example Cooling: other
 * characters between and around the letters are ignored.
 */
function isMadeOf(text: string, words: string[]): boolean {
  const distinctive = words.filter((word) => word.length >= SHORTEST_WORD);
  if (distinctive.length === 0) return false;
  const name = new RegExp(
    `^(?=.*(${distinctive.join('|')}))(${[...words, ...ENDINGS].join('|')})+$`,
  );
  const disguised = text
    .replace(AROUND_LETTERS, '')
    .replace(/[0135$@]/g, (sign) => LOOKALIKES[sign]!);
  return [text, disguised].some((spelling) => name.test(spelling.replace(NO_LETTERS, '')));
}

/** Throws InvalidInput on the given field if a password is too common. */
export function rejectCommonPassword(password: string, field: string, company: string): void {
  if (!isCommonPassword(password, company)) return;
  const common = reason('password_common');
  throw new InvalidInput({ [field]: common }, common);
}
