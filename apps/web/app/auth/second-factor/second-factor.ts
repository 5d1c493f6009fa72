import type { ErrorBody } from '@shishir/contract';
import { saidBy } from '../../forms/form-problem';

const BLANK = 'Enter the code';
const WRONG = 'This code is not right. Please try again.';

/** A code only where one was typed: the account of another address may ask for none. */
export const codeIn = (typed: string) => (typed.trim() === '' ? {} : { code: typed.trim() });

/** What an answer says of the code, by its field; null where it is about something else. */
export function aboutCode(body: unknown, form: FormData): { code?: string } | null {
  switch ((body as Partial<ErrorBody> | null)?.code) {
    case 'second_factor_needed':
      // Nothing is wrong yet where the code was not asked for before.
      return form.has('code') ? { code: BLANK } : {};
    case 'second_factor_wrong':
      return { code: saidBy(body) ?? WRONG };
    default:
      return null;
  }
}
