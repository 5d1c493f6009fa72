import { useId, useRef } from 'react';
import { useFieldErrors, useFocusOnTrouble } from './field-errors';
import type { FormProblem } from './form-problem';
import { type Sender, useFormSending } from './form-sending';

const NO_ERRORS = {};

/**
 * A form and its last refused attempt: the sentences for the form and for its fields, and a way to send it
 * once. A form that is one of several has a `sender` of its own.
 */
export function useFormAttempt<F extends string>(
  failed: { problem: FormProblem<F> } | undefined,
  sender?: Sender,
) {
  const form = useRef<HTMLFormElement>(null);
  const { sending, onSubmit } = useFormSending(failed, sender);
  const { errors, mend } = useFieldErrors<F>(failed?.problem.fields ?? NO_ERRORS);
  const noticeId = useId();
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
