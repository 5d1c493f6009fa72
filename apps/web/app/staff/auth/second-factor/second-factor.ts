import type { ErrorBody } from '@shishir/contract';
import { errorMessageOf } from '../../../platform/forms/form-problem';
import { secondFactorTexts as texts } from './second-factor.texts';

/** Body of a code. Omits a blank one, since another account may have no second factor. */
export const codeBody = (code: string) => (code.trim() === '' ? {} : { code: code.trim() });

/** Returns the error of the code field in a response, or null if the response is about something else. */
export function codeErrors(body: unknown, form: FormData): { code?: string } | null {
  switch ((body as Partial<ErrorBody> | null)?.code) {
    case 'second_factor_needed':
      // Not an error yet if the code was not required before.
      return form.has('code') ? { code: texts.blank } : {};
    case 'second_factor_wrong':
      return { code: errorMessageOf(body) ?? texts.wrong };
    default:
      return null;
  }
}
