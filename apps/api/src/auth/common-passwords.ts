import { PASSWORD_COMMON } from '@shishir/contract/rules';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidInput } from '../http/api-error';

const COMMON = new Set(
  readFileSync(join(__dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

const COMPANY = /^(?=.*(shishir|cooling))(shishir|cooling|limited|ltd|bd)+$/;
const ONLY_LETTERS = /\P{L}/gu;
const AROUND_LETTERS = /^[^\p{L}@$]+|[^\p{L}@$]+$/gu;
const LOOKALIKES: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 5: 's', $: 's', '@': 'a' };

/** True for what attackers try first: a common password, or a variation of the company's name. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  return COMMON.has(text) || isCompanyName(text);
}

/** `Shishir 2026`, `Sh1sh1r-Cooling!` and the like: between its letters and around them nothing counts. */
function isCompanyName(text: string): boolean {
  const disguised = text
    .replace(AROUND_LETTERS, '')
    .replace(/[0135$@]/g, (sign) => LOOKALIKES[sign]!);
  return [text, disguised].some((spelling) => COMPANY.test(spelling.replace(ONLY_LETTERS, '')));
}

/** Throws InvalidInput on the form's field where a password is too common. */
export function rejectCommonPassword(password: string, field: string): void {
  if (isCommonPassword(password))
    throw new InvalidInput({ [field]: PASSWORD_COMMON }, PASSWORD_COMMON);
}
