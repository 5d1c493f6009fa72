import { useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { errorBodyOf, statusOf } from '../../api/failure';
import { newKey } from '../../api/new-key';
import { useOutcomeToasts } from '../toast/outcome-toasts';
import type { FieldConflict, Sides } from './conflict-dialog';
import { useSchemaForm } from './schema-form';
import { settleConflict, type Settled } from './settle-conflict';
import { useFormSubmit, type SubmitOptions } from './use-form-submit';
import type { z } from 'zod';

interface Options<Values extends FieldValues, Body, Saved> extends Omit<
  SubmitOptions<Values, Body, Saved>,
  'send' | 'onSent' | 'confirm' | 'texts'
> {
  /** `key` identifies a new record, so that a repeated request does not add a second one. */
  send: (body: Body, key: string, values: Values, signal: AbortSignal) => Promise<Saved>;
  /** Record to change; null for a new one. */
  record: Saved | null;
  /** Converts a record to form values. */
  toValues: (record: Saved | null) => Values;
  schema: z.ZodTypeAny;
  /** Returns the body to add a record or to change `saved`; null if nothing differs from it. */
  toBody: (values: Values, saved: Saved | null) => Body | null;
  confirm?: (values: Values, saved: Saved | null) => Promise<boolean>;
  texts: SubmitOptions<Values, Body, Saved>['texts'] & {
    saved: string | ((record: Saved) => string);
  };
  /** Duration of the success toast in ms, instead of the default. */
  savedMs?: number;
  onSaved: (record: Saved) => void;
  onUnchanged: () => void;
  onConflict?: () => void;
  /** For records with versions: the fields that differ, and the merge of two forms. */
  conflicts?: (values: Values, record: Saved) => FieldConflict<keyof Values & string>[];
  merge?: (mine: Values, current: Saved, sides: Sides<keyof Values & string>) => Values;
}

/** Record saved by another editor, and the fields that both editors changed. */
interface SaveConflict<F extends string, Saved> extends Settled<F> {
  current: Saved;
  by?: string | undefined;
}

/**
 * Adds or changes a record: validates the form, sends the differences with the version they are based on, and shows the
 * outcome. If another editor has saved since, the changes of both are merged; `conflict` has the fields that both
 * changed, until `resolve` or `dismiss`.
 */
export function useRecordSave<Values extends FieldValues, Body extends object, Saved>(
  options: Options<Values, Body, Saved>,
) {
  const { record, toValues, schema, toBody, confirm, texts, onSaved, onUnchanged } = options;
  const { merge, conflicts } = options;
  type Field = keyof Values & string;
  const [saved, setSaved] = useState(record);
  // A ref, because a merged form is sent before the next render.
  const base = useRef(record);
  // Differs from `base` if restored changes started from an older record.
  const newest = useRef(record);
  // Of the form of a new record; another one after it was added or discarded.
  const key = useRef(newKey());
  const [conflict, setConflict] = useState<SaveConflict<Field, Saved> | null>(null);
  const outcome = useOutcomeToasts();
  const form = useSchemaForm<Values, Body>({
    values: toValues(record),
    schema,
    toBody: (values) => toBody(values, base.current) ?? ({} as Body),
  });

  /** Restarts the form from the saved record. */
  const restart = (from: Saved | null) => {
    newest.current = from;
    key.current = newKey();
    begin(from);
  };
  const begin = (from: Saved | null) => {
    base.current = from;
    setSaved(from);
    form.reset(toValues(from), { keepFieldsRef: true, keepSubmitCount: true });
  };
  const { submit: send, busy } = useFormSubmit<Values, Body, Saved>(form, {
    ...options,
    send: (body, values, signal) => options.send(body, key.current, values, signal),
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
      // Merging the same record again would never end.
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
    /** Record that the form started from, as last returned by the server. */
    saved,
    conflict,
    dismiss: () => setConflict(null),
    /** Saves the chosen values on top of the other editor's version. */
    resolve: (chosen: Sides<Field>) => {
      if (conflict === null) return;
      setConflict(null);
      sendMerged(conflict.current, { ...conflict.sides, ...chosen });
    },
    /** Continues from a record that was saved with these values without a submit; keeps what was typed since. */
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
    /** Restarts from a record that another user saved. */
    adopt: restart,
    /** Resets the form to the saved record. */
    discard: () => restart(newest.current),
    base: () => base.current,
    key: () => key.current,
    /** Continues with stored changes, based on the record that they started from. */
    restore: (from: Saved | null, stored: Partial<Values>, storedKey: string | undefined) => {
      key.current = storedKey ?? key.current;
      begin(from);
      const values = toValues(from);
      const known = Object.entries(stored).filter(([name]) => name in values);
      form.setValues({ ...values, ...Object.fromEntries(known) }, { shouldDirty: true });
    },
  };
}
