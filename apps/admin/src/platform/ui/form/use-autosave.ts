import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { statusOf } from '../../api/failure';
import type { SchemaForm } from './schema-form';

/** Pause in typing after which a draft is saved. */
const IDLE_MS = 3_000;

interface Options<Values extends FieldValues, Body, Saved> {
  form: SchemaForm<Values, Body>;
  /** Draft as last saved. */
  saved: Saved;
  /** False during a save, in a conflict, or if the user is about to save. */
  enabled: boolean;
  /** Returns the body to send; null if nothing differs or the body would be rejected. */
  bodyOf: (values: Values) => Body | null;
  send: (body: Body) => Promise<Saved>;
  onSaved: (saved: Saved, sent: Values) => void;
}

/** Saves a draft automatically after a pause in typing. After a failure, saving with the button shows the reason. */
export function useAutosave<Values extends FieldValues, Body, Saved>(
  options: Options<Values, Body, Saved>,
): 'saving' | 'failed' | null {
  const { form, saved } = options;
  const [status, setStatus] = useState<{ is: 'saving' | 'failed'; of: Saved } | null>(null);

  const autosave = useEffectEvent(async () => {
    if (!options.enabled) return;
    const sent = form.getValues();
    const body = options.bodyOf(sent);
    if (body === null) return;
    setStatus({ is: 'saving', of: saved });
    try {
      const result = await options.send(body);
      options.onSaved(result, sent);
      setStatus(null);
    } catch (error) {
      // The sign-in dialog is open over the form.
      setStatus(statusOf(error) === 401 ? null : { is: 'failed', of: saved });
    }
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => void autosave(), IDLE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form]);
  return status?.of === saved ? status.is : null;
}
