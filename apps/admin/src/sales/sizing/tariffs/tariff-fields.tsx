import { numberOrNull } from '@shishir/format';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { MAX_SLABS, TariffPrices, type TariffRow } from '@shishir/contract';
import { PlusIcon, TrashIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { FormDayField } from '../../../platform/ui/form/day-field';
import { Field } from '../../../platform/ui/form/field';
import { FormField, FormSelectField } from '../../../platform/ui/form/form-fields';
import { fieldError } from '../../../platform/ui/form/schema-form';
import { SourceFields } from '../confirmation';
import { confirmationFor } from '../confirmation-values';
import { TariffCosts } from './tariff-costs';
import {
  newSlab,
  samePrices,
  type SlabValues,
  type TariffFormValues,
  toPrices,
} from './tariff-form-values';
import { tariffFormTexts as texts } from './tariffs.texts';

const { labels } = texts;
const kinds = (['slabs', 'time'] as const).map((value) => ({ value, label: texts.kinds[value] }));

const unit = (text: string) => <span className="unit">{text}</span>;

/** The fields of a tariff, and beside its prices what they cost. */
export function TariffFields({ saved }: { saved: TariffRow | null }) {
  const kind = useWatch<TariffFormValues, 'prices.kind'>({ name: 'prices.kind' });
  return (
    <>
      <div className="tariff-fields">
        <FormField name="code" label={labels.code} hint={texts.codeHint} />
        <FormField name="name" label={labels.name} />
        <FormDayField name="valid_from" label={labels.valid_from} hint={texts.validFromHint} />
        <FormSelectField name="prices.kind" label={labels.kind} choices={kinds} />
      </div>
      <div className="tariff-prices">
        <div>
          {kind === 'slabs' ? (
            <>
              <SlabFields />
              <div className="tariff-fields">
                <FormField
                  name="prices.lifeline.up_to_kwh"
                  label={labels.lifeline_up_to}
                  hint={texts.lifelineHint}
                  inputMode="numeric"
                  end={unit(texts.kwh)}
                />
                <FormField
                  name="prices.lifeline.paisa_kwh"
                  label={labels.lifeline_rate}
                  inputMode="decimal"
                  end={unit(texts.perKwh)}
                />
              </div>
            </>
          ) : (
            <div className="tariff-fields">
              {(['off_peak', 'peak'] as const).map((hours) => (
                <FormField
                  key={hours}
                  name={`prices.${hours}_paisa_kwh`}
                  label={labels[hours]}
                  inputMode="decimal"
                  end={unit(texts.perKwh)}
                />
              ))}
            </div>
          )}
          <div className="tariff-fields">
            <FormField
              name="prices.demand_paisa_kw"
              label={labels.demand}
              hint={texts.demandHint}
              inputMode="decimal"
              end={unit(texts.perKw)}
            />
            <FormField
              name="prices.vat_bp"
              label={labels.vat}
              hint={texts.demandHint}
              inputMode="decimal"
              end={unit(texts.percent)}
            />
          </div>
        </div>
        <Costs />
      </div>
      {saved ? <Confirmation saved={saved} /> : <SourceFields />}
    </>
  );
}

/** Each slab begins where the one before it ends, and the last has no end: nothing can overlap or be left out. */
function SlabFields() {
  const { field, fieldState } = useController<TariffFormValues, 'prices.slabs'>({
    name: 'prices.slabs',
  });
  const slabs = field.value;
  const errors = fieldState.error as unknown as Record<number, Record<string, unknown>> | undefined;
  const group = useRef<HTMLDivElement>(null);
  const focus = useRef<string | null>(null);
  useEffect(() => {
    if (focus.current) group.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = null;
  }, [slabs.length]);
  const change = (index: number, own: Partial<SlabValues>) =>
    field.onChange(slabs.map((slab, at) => (at === index ? { ...slab, ...own } : slab)));
  const add = () => {
    // The slab that was the last one needs an end now.
    focus.current = `[name="prices.slabs.${slabs.length - 1}.up_to_kwh"]`;
    field.onChange([...slabs, newSlab]);
  };
  const remove = (index: number) => {
    focus.current = '[data-add]';
    field.onChange(slabs.filter((_, at) => at !== index));
  };
  const isFull = slabs.length >= MAX_SLABS;
  return (
    <div ref={group} role="group" aria-label={texts.slabs} className="slabs">
      <div className="slabs__row slabs__header" aria-hidden="true">
        {texts.columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {slabs.map(({ up_to_kwh, paisa_kwh }, index) => {
        const errorOf = (part: keyof SlabValues) => fieldError(errors?.[index]?.[part]);
        const isLast = index === slabs.length - 1;
        return (
          <div key={index} className="slabs__row">
            <span className="slabs__from num">{startOf(slabs, index)}</span>
            {isLast ? (
              <span className="slabs__above">{texts.above}</span>
            ) : (
              <Field
                name={`prices.slabs.${index}.up_to_kwh`}
                label={texts.upTo(index + 1)}
                value={up_to_kwh}
                inputMode="numeric"
                error={errorOf('up_to_kwh')}
                onChange={(text) => change(index, { up_to_kwh: text })}
              />
            )}
            <Field
              name={`prices.slabs.${index}.paisa_kwh`}
              label={texts.rate(index + 1)}
              value={paisa_kwh}
              inputMode="decimal"
              error={errorOf('paisa_kwh')}
              onChange={(text) => change(index, { paisa_kwh: text })}
            />
            <IconButton
              aria-label={texts.removeSlab(index + 1)}
              disabled={slabs.length === 1}
              onClick={() => remove(index)}
            >
              <TrashIcon />
            </IconButton>
          </div>
        );
      })}
      <Button data-add startIcon={<PlusIcon />} disabled={isFull} onClick={add}>
        {texts.addSlab}
      </Button>
      {isFull && <p>{texts.slabsAreFull}</p>}
    </div>
  );
}

/** The first kWh of a slab; '...' while the end before it is no number. */
function startOf(slabs: readonly SlabValues[], index: number): string {
  if (index === 0) return '0';
  const end = numberOrNull(slabs[index - 1]!.up_to_kwh, { whole: true }) ?? NaN;
  return Number.isInteger(end) && end > 0 ? String(end + 1) : '...';
}

/** A confirmation belongs to the prices that were confirmed. */
function Confirmation({ saved }: { saved: TariffRow }) {
  const { getValues, setValue } = useFormContext<TariffFormValues>();
  const [prices, by] = useWatch<TariffFormValues, ['prices', 'confirmed_by']>({
    name: ['prices', 'confirmed_by'],
  });
  const isAsSaved = samePrices(prices, saved);
  useEffect(() => {
    const before = getValues();
    const after = confirmationFor(isAsSaved, before, saved);
    if (after.confirmed_by === before.confirmed_by && after.confirmed_on === before.confirmed_on)
      return;
    setValue('confirmed_by', after.confirmed_by, { shouldDirty: true });
    setValue('confirmed_on', after.confirmed_on, { shouldDirty: true });
  }, [isAsSaved, saved, getValues, setValue]);
  const isOpenAgain = saved.confirmed_by && by === '' && !isAsSaved;
  return (
    <SourceFields
      confirmationHint={isOpenAgain ? texts.confirmedBefore(saved.confirmed_by!) : undefined}
    />
  );
}

function Costs() {
  const prices = useWatch<TariffFormValues, 'prices'>({ name: 'prices' });
  return <TariffCosts prices={TariffPrices.safeParse(toPrices(prices)).data ?? null} />;
}
