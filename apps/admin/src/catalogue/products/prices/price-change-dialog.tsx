import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { PRICE_FIELDS, type PriceEffect, type PriceEffects } from '@shishir/contract';
import { TAKA } from '@shishir/format';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { errorBodyOf, statusOf } from '../../../platform/api/failure';
import { tsr } from '../../../platform/api/tsr';
import { useRefreshCatalogue } from '../../categories/categories.queries';
import { DialogFrame } from '../../../platform/ui/dialog/dialog-frame';
import { FormField, FormSelectField } from '../../../platform/ui/form/form-fields';
import { FormFrame } from '../../../platform/ui/form/form-frame';
import { useSchemaForm } from '../../../platform/ui/form/schema-form';
import { useFormSubmit } from '../../../platform/ui/form/use-form-submit';
import { sharedTexts } from '../../../platform/ui/shared.texts';
import { FieldGrid } from '../../../platform/ui/form/field-grid';
import { Unit } from '../../../platform/ui/form/unit';
import { useUndoToast, type Which } from '../row-actions.queries';
import { EffectsTable } from './effects-table';
import {
  PRICE_CHANGES,
  priceChangeBody,
  PriceChangeForm,
  ROUNDINGS,
  toPriceChange,
  type PriceChangeFormValues,
} from './price-change';
import { priceChangeTexts as texts } from './price-change.texts';

const FIRST_VALUES: PriceChangeFormValues = {
  field: 'offer_price',
  by: 'percent',
  value: '',
  round_to: '100',
};

interface DisplayedEffects {
  effects: PriceEffects;
  /** The effect shown before other editors changed some of the products. */
  before?: PriceEffect[];
}

interface Props {
  which: Which;
  /** Number of products. */
  count: number;
  /** True if prices were changed. */
  onDone: (changed: boolean) => void;
}

/** Changes the prices of several products: shows the effect first, then writes it. */
export function PriceChangeDialog({ which, count, onDone }: Props) {
  const form = useSchemaForm({
    values: FIRST_VALUES,
    schema: PriceChangeForm,
    toBody: toPriceChange,
  });
  const { subscribe } = form;
  const [shown, setShown] = useState<DisplayedEffects | null>(null);
  const call = tsr.products.changePrices.useMutation();
  const refresh = useRefreshCatalogue();
  const showDone = useUndoToast();
  const effects = shown?.effects ?? null;
  const changes = effects?.summary.changing ?? 0;
  const ready = effects !== null && changes > 0 && effects.summary.problems === 0;
  // An effect belongs to the values it was calculated for: any change discards it.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => setShown(null) }),
    [subscribe],
  );

  const { submit, busy } = useFormSubmit(form, {
    send: (change, _values, signal) => {
      const body = priceChangeBody(change, which, ready ? effects : null);
      return call.mutateAsync({ body, fetchOptions: { signal } });
    },
    onSent: ({ body }) => {
      if (!body.written) return setShown({ effects: body });
      showDone(texts.changed(body.summary.changing), body.batch);
      refresh();
      onDone(true);
    },
    onError: (error) => {
      const current = errorBodyOf(error)?.current as PriceEffect[] | undefined;
      if (current && effects) {
        setShown({ effects: { ...effects, ...effectsOf(current) }, before: effects.data });
        refresh();
      } else if (statusOf(error) === 409) {
        setShown(null);
        refresh();
      }
      return false;
    },
    texts: { failed: texts.failed },
  });
  const title = texts.title(count);
  const close = () => !busy && onDone(false);
  return (
    <DialogFrame title={title} width="sm" onClose={close}>
      <FormFrame label={title} form={form} busy={busy} onSubmit={() => void submit()}>
        <PriceChangeFields />
        {effects && <EffectsTable effects={effects} before={shown?.before} />}
        <DialogActions>
          <Button variant="outlined" disabled={busy} onClick={close}>
            {sharedTexts.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={busy || (effects !== null && !ready)}>
            {busy
              ? ready
                ? texts.applying
                : texts.previewing
              : ready
                ? texts.apply(changes)
                : texts.preview}
          </Button>
        </DialogActions>
      </FormFrame>
    </DialogFrame>
  );
}

/** Fields for the price, the way and amount of the change, and the rounding. */
function PriceChangeFields() {
  const by = useWatch<PriceChangeFormValues, 'by'>({ name: 'by' });
  return (
    <FieldGrid>
      <FormSelectField
        label={texts.field}
        name="field"
        choices={PRICE_FIELDS.map((value) => ({ value, label: texts.fields[value] }))}
      />
      <FormSelectField
        label={texts.by}
        name="by"
        choices={PRICE_CHANGES.map((value) => ({ value, label: texts.bys[value] }))}
      />
      <FormField
        name="value"
        label={texts.value[by]}
        hint={texts.hint[by]}
        inputMode="text"
        autoFocus
        start={by === 'percent' ? undefined : <Unit position="start">{TAKA}</Unit>}
        end={by === 'percent' ? <Unit position="end">%</Unit> : undefined}
      />
      {by !== 'set' && (
        <FormSelectField
          label={texts.roundTo}
          name="round_to"
          choices={ROUNDINGS.map((value) => ({ value, label: texts.roundings[value] }))}
        />
      )}
    </FieldGrid>
  );
}

/** The effects on chosen products, which are all in the response. */
const effectsOf = (data: PriceEffect[]): Pick<PriceEffects, 'data' | 'summary'> => ({
  data,
  summary: {
    products: data.length,
    changing: data.filter(({ before, after }) => before !== after).length,
    problems: data.filter(({ problem }) => problem !== null).length,
  },
});
