import { useRef } from 'react';
import { useFieldErrors, useFocusOnTrouble } from './field-errors';
import type { FormProblem } from './form-problem';
import { useFormSending } from './form-sending';

const NO_ERRORS = {};

/**
 * A form of the page and its last refused attempt: the sentences for the form and for its fields, and a way
 * to send it once. Where a page has several forms, `intent` names this one.
 */
export function useFormAttempt<F extends string>(
  failed: { problem: FormProblem<F> } | undefined,
  intent?: string,
) {
  const form = useRef<HTMLFormElement>(null);
  const { sending, onSubmit } = useFormSending(failed, intent);
  const { errors, mend } = useFieldErrors<F>(failed?.problem.fields ?? NO_ERRORS);
  const noticeId = intent ? `${intent}-notice` : 'notice';
  useFocusOnTrouble(form, failed);
  return {
    sending,
    form: { ref: form, onSubmit, notice: failed?.problem.notice ?? null, noticeId },
    /** For a field: its sentence, or the notice where that one speaks of it. */
    trouble: (field: F) => ({
      error: errors[field],
      errorId: errors[field] !== undefined ? noticeId : undefined,
    }),
    /** For its input: a change takes its sentence away. */
    input: (field: F) => ({
      required: true,
      onChange: () => {
        if (errors[field] !== undefined) mend(field);
      },
    }),
  };
}
