import type { ErrorBody } from '@shishir/contract';
import { errorMessageOf } from '../../../platform/forms/form-problem';

const BLANK = 'Enter the code';
const WRONG = 'This code is not right. Please try again.';

/** Omits a blank code: another account may have no second factor. */
export const codeBody = (code: string) => (code.trim() === '' ? {} : { code: code.trim() });

/** The error of the code field in a response; null where the response is about something else. */
export function codeErrors(body: unknown, form: FormData): { code?: string } | null {
  switch ((body as Partial<ErrorBody> | null)?.code) {
    case 'second_factor_needed':
      // No error yet if the code was not asked for before.
      return form.has('code') ? { code: BLANK } : {};
    case 'second_factor_wrong':
      return { code: errorMessageOf(body) ?? WRONG };
    default:
      return null;
  }
}
