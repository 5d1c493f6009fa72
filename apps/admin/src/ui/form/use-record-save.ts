import { useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { errorBodyOf, statusOf } from '../../api/failure';
import { useOutcomeToasts } from '../toast/outcome-toasts';
import type { Sides } from './conflict-dialog';
import { useSchemaForm } from './schema-form';
import { useFormSubmit, type SubmitOptions } from './use-form-submit';
import type { z } from 'zod';

interface Options<Values extends FieldValues, Body, Saved> extends Omit<
  SubmitOptions<Values, Body, Saved>,
  'onSent' | 'confirm' | 'texts'
> {
  /** What is changed; null for a new one. */
  record: Saved | null;
  /** A record as the form shows it. */
  toValues: (record: Saved | null) => Values;
  schema: z.ZodTypeAny;
  /** What is sent to add a record, or to change `saved`; null where nothing differs from it. */
  toBody: (values: Values, saved: Saved | null) => Body | null;
  confirm?: (values: Values, saved: Saved | null) => Promise<boolean>;
  texts: SubmitOptions<Values, Body, Saved>['texts'] & {
    saved: string | ((record: Saved) => string);
  };
  /** How long its toast stays where it is saved, in ms, in place of the usual time. */
  savedMs?: number;
  onSaved: (record: Saved) => void;
  onUnchanged: () => void;
  onConflict?: () => void;
  /** One form out of two, where somebody else has saved the record meanwhile. */
  merge?: (mine: Values, current: Saved, sides: Sides<keyof Values & string>) => Values;
}

/**
 * Adds or changes a record: checks the form, sends what differs with the version that it was made from, and shows
 * the outcome. Where somebody else has saved it meanwhile, `conflict` is their record until `resolve` or
 * `dismiss`.
 */
export function useRecordSave<Values extends FieldValues, Body extends object, Saved>(
  options: Options<Values, Body, Saved>,
) {
  const { record, toValues, schema, toBody, confirm, texts, onSaved, onUnchanged, merge } = options;
  const [saved, setSaved] = useState(record);
  // The form is sent again at once after a conflict, before the next render.
  const base = useRef(record);
  const [conflict, setConflict] = useState<Saved | null>(null);
  const outcome = useOutcomeToasts();
  const form = useSchemaForm<Values, Body>({
    values: toValues(record),
    schema,
    toBody: (values) => toBody(values, base.current) ?? ({} as Body),
  });

  /** Goes on from a record as it is saved now. */
  const restart = (from: Saved | null) => {
    base.current = from;
    setSaved(from);
    form.reset(toValues(from), { keepFieldsRef: true, keepSubmitCount: true });
  };
  const { submit: send, busy } = useFormSubmit<Values, Body, Saved>(form, {
    ...options,
    confirm: confirm && ((values) => confirm(values, base.current)),
    onSent: (result) => {
      const { saved: text } = texts;
      outcome.succeeded(typeof text === 'string' ? text : text(result), options.savedMs);
      restart(record === null ? null : result);
      onSaved(result);
    },
    onError: (error) => {
      const current = errorBodyOf(error)?.current as Saved | undefined;
      if (statusOf(error) !== 409 || !current || !merge) return options.onError?.(error) ?? false;
      setConflict(current);
      options.onConflict?.();
      return true;
    },
  });
  const submit = async () => {
    if (toBody(form.getValues(), base.current) === null) onUnchanged();
    else await send();
  };
  return {
    form,
    submit,
    busy,
    /** The record that the form began from, as the server gave it last. */
    saved,
    conflict,
    dismiss: () => setConflict(null),
    /** Saves what was chosen of both on top of their version. */
    resolve: (sides: Sides<keyof Values & string>) => {
      if (conflict === null || !merge) return;
      const merged = merge(form.getValues(), conflict, sides);
      setConflict(null);
      restart(conflict);
      form.setValues(merged, { shouldDirty: true });
      void submit();
    },
    /** Goes on from a record that was saved beside the form from these values; what was typed since stays. */
    rebase: (record: Saved, sent: Values) => {
      base.current = record;
      setSaved(record);
      const now = form.getValues();
      form.reset(sent, { keepValues: true, keepFieldsRef: true, keepSubmitCount: true });
      for (const name of Object.keys(sent) as (keyof Values & string)[]) {
        if (now[name] === sent[name]) continue;
        form.setValue(name as Path<Values>, now[name], { shouldDirty: true });
      }
    },
    /** Goes on from a record that somebody else has saved. */
    adopt: restart,
    /** Back to what is saved. */
    discard: () => restart(base.current),
  };
}
