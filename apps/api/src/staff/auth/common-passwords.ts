import { PASSWORD_COMMON } from '@shishir/contract/rules';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidInput } from '../../platform/http/api-error';

const COMMON = new Set(
  readFileSync(join(__dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** What company names and passwords made of them often end with. */
const ENDINGS = ['limited', 'ltd', 'bd'];
const WORD = /[\p{L}\p{M}]+/gu;
const NO_LETTERS = /[^\p{L}\p{M}]/gu;
const AROUND_LETTERS = /^[^\p{L}\p{M}@$]+|[^\p{L}\p{M}@$]+$/gu;
const LOOKALIKES: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 5: 's', $: 's', '@': 'a' };
/** Shorter words of a name, such as 'AC', say nothing by themselves. */
const SHORTEST_WORD = 3;

/** True for what attackers try first: a common password, or a variation of the company's name. */
export function isCommonPassword(password: string, company = ''): boolean {
  const text = spellingOf(password);
  return COMMON.has(text) || isMadeOf(text, spellingOf(company).match(WORD) ?? []);
}

const spellingOf = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * True for `Example 2026`, `Ex4mple-Cooling!` and the like, where the company is called Example Cooling: between the
 * letters and around them nothing counts.
 */
function isMadeOf(text: string, words: string[]): boolean {
  const telling = words.filter((word) => word.length >= SHORTEST_WORD);
  if (telling.length === 0) return false;
  const name = new RegExp(`^(?=.*(${telling.join('|')}))(${[...words, ...ENDINGS].join('|')})+$`);
  const disguised = text
    .replace(AROUND_LETTERS, '')
    .replace(/[0135$@]/g, (sign) => LOOKALIKES[sign]!);
  return [text, disguised].some((spelling) => name.test(spelling.replace(NO_LETTERS, '')));
}

/** Throws InvalidInput on the form's field where a password is too common. */
export function rejectCommonPassword(password: string, field: string, company: string): void {
  if (isCommonPassword(password, company))
    throw new InvalidInput({ [field]: PASSWORD_COMMON }, PASSWORD_COMMON);
}
