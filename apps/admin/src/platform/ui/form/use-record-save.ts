import { useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { errorBodyOf, statusOf } from '../../api/failure';
import { useOutcomeToasts } from '../toast/outcome-toasts';
import type { FieldConflict, Sides } from './conflict-dialog';
import { useSchemaForm } from './schema-form';
import { settleConflict, type Settled } from './settle-conflict';
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
  /** For records with versions: the fields that differ, and one form out of two. */
  conflicts?: (values: Values, record: Saved) => FieldConflict<keyof Values & string>[];
  merge?: (mine: Values, current: Saved, sides: Sides<keyof Values & string>) => Values;
}

/** A record that another editor has saved, and the fields that both have changed. */
interface SaveConflict<F extends string, Saved> extends Settled<F> {
  current: Saved;
  by?: string | undefined;
}

/**
 * Adds or changes a record: checks the form, sends what differs with the version that it was made from, and shows
 * the outcome. If another editor has saved it since, the changes of both are merged; `conflict` has the fields that
 * both changed, until `resolve` or `dismiss`.
 */
export function useRecordSave<Values extends FieldValues, Body extends object, Saved>(
  options: Options<Values, Body, Saved>,
) {
  const { record, toValues, schema, toBody, confirm, texts, onSaved, onUnchanged } = options;
  const { merge, conflicts } = options;
  type Field = keyof Values & string;
  const [saved, setSaved] = useState(record);
  // The form is sent again at once after a conflict, before the next render.
  const base = useRef(record);
  // Restored changes may have begun from an older one.
  const newest = useRef(record);
  const [conflict, setConflict] = useState<SaveConflict<Field, Saved> | null>(null);
  const outcome = useOutcomeToasts();
  const form = useSchemaForm<Values, Body>({
    values: toValues(record),
    schema,
    toBody: (values) => toBody(values, base.current) ?? ({} as Body),
  });

  /** Goes on from a record as it is saved now. */
  const restart = (from: Saved | null) => {
    newest.current = from;
    begin(from);
  };
  const begin = (from: Saved | null) => {
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
      const body = errorBodyOf(error);
      const current = body?.current as Saved | undefined;
      // The same record again would be merged without end.
      const isNew = JSON.stringify(current) !== JSON.stringify(base.current);
      if (statusOf(error) !== 409 || !current || !conflicts || !base.current || !isNew) {
        return options.onError?.(error) ?? false;
      }
      const mine = form.getValues();
      const settled = settleConflict({
        ...{ mine, base: base.current, current },
        ...{ toValues, conflicts },
      });
      if (settled.asked.length > 0) setConflict({ ...settled, current, by: body?.changed_by });
      else sendMerged(current, settled.sides);
      options.onConflict?.();
      return true;
    },
  });
  const sendMerged = (current: Saved, sides: Sides<Field>) => {
    const merged = merge!(form.getValues(), current, sides);
    restart(current);
    form.setValues(merged, { shouldDirty: true });
    void submit();
  };
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
    resolve: (chosen: Sides<Field>) => {
      if (conflict === null) return;
      setConflict(null);
      sendMerged(conflict.current, { ...conflict.sides, ...chosen });
    },
    /** Goes on from a record that was saved beside the form from these values; what was typed since stays. */
    rebase: (record: Saved, sent: Values) => {
      base.current = record;
      newest.current = record;
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
    discard: () => restart(newest.current),
    base: () => base.current,
    /** Goes on from changes that were kept, and the record that they began from. */
    restore: (from: Saved | null, kept: Partial<Values>) => {
      begin(from);
      const values = toValues(from);
      const known = Object.entries(kept).filter(([name]) => name in values);
      form.setValues({ ...values, ...Object.fromEntries(known) }, { shouldDirty: true });
    },
  };
}
