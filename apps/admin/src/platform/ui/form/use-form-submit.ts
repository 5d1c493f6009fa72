import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import { errorBodyOf, isOffline, OFFLINE, statusOf } from '../../api/failure';
import { useOutcomeToasts } from '../toast/outcome-toasts';
import { useSessionOver } from '../staff/staff-context';
import { formTexts } from './form.texts';
import type { SchemaForm } from './schema-form';

interface ErrorTexts {
  /** Shown above the form if the server sent no message; omitted if a toast shows it. */
  failed?: string;
  failedToast?: string;
  /** Shown above the form instead of the message of a server error. */
  broken?: string;
}

export interface SubmitOptions<Values extends FieldValues, Body, Result> {
  /** `signal` is aborted if the user leaves the form before the response arrives. */
  send: (body: Body, values: Values, signal: AbortSignal) => Promise<Result>;
  onSent: (result: Result) => void;
  /** Called with valid values; the form is not sent if it resolves to false. */
  confirm?: (values: Values) => Promise<boolean>;
  texts: ErrorTexts & {
    /** Shown above the form while fields are invalid; a function if it depends on the errors. */
    invalid?: string | ((errors: FieldErrors<Values>) => string | null);
  };
  /** API fields that have another name in the form. */
  apiFields?: Record<string, Path<Values>>;
  /** Returns true if it has handled the error. */
  onError?: (error: unknown) => boolean;
}

/** Validates and sends a form, and shows errors at its fields, above it, or as a toast. */
export function useFormSubmit<Values extends FieldValues, Body, Result>(
  form: SchemaForm<Values, Body>,
  options: SubmitOptions<Values, Body, Result>,
) {
  const { send, onSent, confirm, texts, apiFields = {}, onError } = options;
  const [busy, setBusy] = useState(false);
  const outcome = useOutcomeToasts();
  const sessionOver = useSessionOver();
  /** Set if the session ended during a submit; the form is sent again after sign-in. */
  const resume = useRef(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const showError = (error: unknown) => {
    // The sign-in dialog is open over the form, which keeps its values.
    if (statusOf(error) === 401) {
      resume.current = true;
      return;
    }
    // After `key_reused`, another attempt cannot succeed.
    const preferServerMessage = errorBodyOf(error)?.code === 'key_reused';
    if (texts.failedToast) outcome.failed(error, { text: texts.failedToast, preferServerMessage });
    const fields = errorBodyOf(error)?.fields ?? {};
    const message = messageOf(error, texts);
    const names = new Set<string>();
    for (const [apiName, text] of Object.entries(fields)) {
      const name = apiFields[apiName] ?? apiName;
      const [first] = name.split('.');
      if (!(first! in form.getValues()) || names.has(name)) continue;
      names.add(name);
      form.setError(name as Path<Values>, { message: text });
    }
    const repeated = names.size > 0 && Object.values(fields).includes(message ?? '');
    if (message && !repeated) form.setError('root', { message });
  };
  const sendBody = async (body: Body) => {
    const { signal } = leaving.current;
    const values = form.getValues();
    if (confirm && !(await confirm(values))) return;
    // The user left during the check.
    if (signal.aborted) return;
    setBusy(true);
    try {
      const result = await send(body, values, signal);
      onSent(result);
    } catch (error) {
      if (!signal.aborted && !onError?.(error)) showError(error);
    } finally {
      setBusy(false);
    }
  };
  const showInvalid = (errors: FieldErrors<Values>) => {
    const { invalid = null } = texts;
    const message = typeof invalid === 'function' ? invalid(errors) : invalid;
    if (message) form.setError('root', { message });
  };
  const submit = () => form.handleSubmit(sendBody, showInvalid)();
  const goOn = useEffectEvent(() => {
    if (!resume.current) return;
    resume.current = false;
    void submit();
  });
  useEffect(() => {
    if (!sessionOver) goOn();
  }, [sessionOver]);
  return { form, submit, busy };
}

/** Returns the message to show above the form, or undefined. */
function messageOf(error: unknown, { failed, broken }: ErrorTexts): string | undefined {
  const status = statusOf(error);
  if (status === null) return failed && (isOffline(error) ? OFFLINE : formTexts.unreachable);
  if (status >= 500 && broken) return broken;
  return errorBodyOf(error)?.message ?? failed;
}
