import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { statusOf } from '../../api/failure';
import type { SchemaForm } from './schema-form';

/** How long nobody has typed before a draft is saved. */
const IDLE_MS = 3_000;

interface Options<Values extends FieldValues, Body, Saved> {
  form: SchemaForm<Values, Body>;
  /** The draft as it is saved. */
  saved: Saved;
  /** False while it is being saved, in a conflict, or where a person saves it. */
  enabled: boolean;
  /** What would be sent; null where nothing differs, or where it would be rejected. */
  bodyOf: (values: Values) => Body | null;
  send: (body: Body) => Promise<Saved>;
  onSaved: (saved: Saved, sent: Values) => void;
}

/** Saves a draft by itself when nobody has typed for a while. Where it fails, the button shows why. */
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
      // The dialog of an ended session is open over the form.
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
