import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { FormProblem } from './form-problem';

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

/** The errors of the last attempt, each of them gone once its field is mended. */
export function useFieldErrors<F extends string>(attempt: Partial<Record<F, string>>) {
  const [seen, setSeen] = useState(attempt);
  const [left, setLeft] = useState(attempt);
  if (seen !== attempt) {
    setSeen(attempt);
    setLeft(attempt);
  }
  const mend = (field: F) => setLeft((errors) => ({ ...errors, [field]: undefined }));
  return { errors: left, mend };
}

/** After a refused attempt the focus goes to the first wrong field, or to the notice where none is wrong. */
export function useFocusOnTrouble(form: RefObject<HTMLElement | null>, attempt: unknown) {
  useEffect(() => {
    const trouble =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      form.current?.querySelector<HTMLElement>('[role="alert"]');
    if (attempt) trouble?.focus();
  }, [form, attempt]);
}

/** A form that is sent beside the page, without leaving it: what `useFetcher` gives. */
export interface Sender {
  state: 'idle' | 'submitting' | 'loading';
}

/**
 * Whether the form of this page, or that of `sender`, is on its way, and an `onSubmit` that lets each press
 * count once: the second click of a double click comes before the button can be seen to be disabled.
 */
export function useFormSending(answer: unknown, sender?: Sender) {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const started = useRef(false);
  const sending = sender
    ? sender.state !== 'idle'
    : navigation.formMethod === 'POST' && navigation.formAction?.split('?')[0] === pathname;

  useEffect(() => {
    if (!sending) started.current = false;
  }, [sending, answer]);

  const onSubmit = (event: FormEvent) => {
    if (started.current) event.preventDefault();
    else started.current = true;
  };
  return { sending, onSubmit };
}
