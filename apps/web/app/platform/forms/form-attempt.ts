import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { sitePath } from '../locale/site-path';
import type { FormProblem } from './form-problem';

const NO_ERRORS = {};

/**
 * State of a form after its last rejected attempt: the messages for the form and its fields, and a submit
 * handler that sends it once. On a page with several forms each passes its own `sender`.
 */
export function useFormAttempt<F extends string>(
  failed: { problem: FormProblem<F> } | undefined,
  sender?: Sender,
) {
  const form = useRef<HTMLFormElement>(null);
  const { sending, onSubmit } = useFormSending(failed, sender);
  const { errors, clearError } = useFieldErrors<F>(failed?.problem.fields ?? NO_ERRORS);
  const noticeId = useId();
  useFocusOnError(form, failed);
  return {
    sending,
    form: { ref: form, onSubmit, notice: failed?.problem.notice ?? null, noticeId },
    /** Props of a field: its error message, or the id of the notice if that is about the field. */
    errorOf: (field: F) => ({
      error: errors[field],
      errorId: errors[field] !== undefined ? noticeId : undefined,
    }),
    /** Props of its input: a change clears the error message. */
    input: (field: F) => ({
      required: true,
      onChange: () => {
        if (errors[field] !== undefined) clearError(field);
      },
    }),
  };
}

/** Errors of the last attempt; each is cleared once its field is fixed. */
export function useFieldErrors<F extends string>(attempt: Partial<Record<F, string>>) {
  const [attempted, setAttempted] = useState(attempt);
  const [errors, setErrors] = useState(attempt);
  if (attempted !== attempt) {
    setAttempted(attempt);
    setErrors(attempt);
  }
  const clearError = (field: F) => setErrors((current) => ({ ...current, [field]: undefined }));
  return { errors, clearError };
}

/** Moves the focus to the first invalid field after a rejected attempt, or to the notice if all are valid. */
export function useFocusOnError(form: RefObject<HTMLElement | null>, attempt: unknown) {
  useEffect(() => {
    const target =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      form.current?.querySelector<HTMLElement>('[role="alert"]');
    if (attempt) target?.focus();
  }, [form, attempt]);
}

/** State of a form that is sent without leaving the page, as returned by `useFetcher`. */
interface Sender {
  state: 'idle' | 'submitting' | 'loading';
}

/**
 * Returns whether the form of the page, or that of `sender`, is being sent, and an `onSubmit` that ignores the second
 * click of a double click, which arrives before React disables the button.
 */
export function useFormSending(result: unknown, sender?: Sender) {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const started = useRef(false);
  const sending = sender
    ? sender.state !== 'idle'
    : navigation.formMethod === 'POST' &&
      navigation.formAction?.split('?')[0] === sitePath(pathname);

  useEffect(() => {
    if (!sending) started.current = false;
  }, [sending, result]);

  const onSubmit = (event: FormEvent) => {
    if (started.current) event.preventDefault();
    else started.current = true;
  };
  return { sending, onSubmit };
}

/** Runs one attempt at a time: a double click would start a second one before React disables the button. */
export function useOneAttempt(onSending?: (sending: boolean) => void) {
  const started = useRef(false);
  const [sending, setSending] = useState(false);
  const set = (value: boolean) => {
    started.current = value;
    setSending(value);
    onSending?.(value);
  };
  const attempt = async (send: () => Promise<void>) => {
    if (started.current) return;
    set(true);
    await send().finally(() => set(false));
  };
  return { sending, attempt };
}
