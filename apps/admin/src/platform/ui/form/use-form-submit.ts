import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import { errorBodyOf, isOffline, OFFLINE, statusOf } from '../../api/failure';
import { useOutcomeToasts } from '../toast/outcome-toasts';
import { useSessionOver } from '../staff/staff-context';
import { formTexts } from './form.texts';
import type { SchemaForm } from './schema-form';

interface ErrorTexts {
  /** Above the form where the server gave no message; left out where a toast shows it. */
  failed?: string;
  failedToast?: string;
  /** Above the form in place of the message of a server error. */
  broken?: string;
}

export interface SubmitOptions<Values extends FieldValues, Body, Result> {
  /** `signal` is aborted where the person leaves the form before a response came. */
  send: (body: Body, values: Values, signal: AbortSignal) => Promise<Result>;
  onSent: (result: Result) => void;
  /** Asked once the body is right; false keeps it from being sent. */
  confirm?: (values: Values) => Promise<boolean>;
  texts: ErrorTexts & {
    /** Above the form while fields are wrong; a function where it depends on what is wrong. */
    invalid?: string | ((errors: FieldErrors<Values>) => string | null);
  };
  /** Fields of the API that have another name in the form. */
  apiFields?: Record<string, Path<Values>>;
  /** True where the error was dealt with. */
  onError?: (error: unknown) => boolean;
}

/** Checks a form, sends it, and shows what went wrong: at its fields, above it, or as a toast. */
export function useFormSubmit<Values extends FieldValues, Body, Result>(
  form: SchemaForm<Values, Body>,
  options: SubmitOptions<Values, Body, Result>,
) {
  const { send, onSent, confirm, texts, apiFields = {}, onError } = options;
  const [busy, setBusy] = useState(false);
  const outcome = useOutcomeToasts();
  const sessionOver = useSessionOver();
  /** The session ended while it was sent: it is sent again after signing in. */
  const resume = useRef(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const showError = (error: unknown) => {
    // The sign-in dialog is open over the form, whose values stay.
    if (statusOf(error) === 401) {
      resume.current = true;
      return;
    }
    if (texts.failedToast) outcome.failed(error, { text: texts.failedToast });
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
    // Left while it was checked.
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
  return { submit, busy };
}

/** The message of an error response above the form; undefined where none is shown there. */
function messageOf(error: unknown, { failed, broken }: ErrorTexts): string | undefined {
  const status = statusOf(error);
  if (status === null) return failed && (isOffline(error) ? OFFLINE : formTexts.unreachable);
  if (status >= 500 && broken) return broken;
  return errorBodyOf(error)?.message ?? failed;
}
