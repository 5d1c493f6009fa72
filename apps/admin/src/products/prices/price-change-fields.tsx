import { PRICE_FIELDS } from '@shishir/contract';
import { Field } from '../../ui/form/field';
import { SelectField } from '../../ui/form/select-field';
import type { Form } from '../../ui/form/use-form';
import { ROUNDINGS, WAYS, type TypedPriceChange } from './price-change';
import { priceChangeTexts as texts } from './price-change.texts';

/** Which price, how, by how much, and how round. */
export function PriceChangeFields({ form }: { form: Form<TypedPriceChange> }) {
  const { field, by, round_to } = form.values;
  return (
    <div className="price-change">
      <SelectField
        label={texts.field}
        name="field"
        value={field}
        choices={PRICE_FIELDS.map((value) => ({ value, label: texts.fields[value] }))}
        onChoose={(chosen) => chosen && form.change('field', chosen)}
      />
      <SelectField
        label={texts.by}
        name="by"
        value={by}
        choices={WAYS.map((value) => ({ value, label: texts.bys[value] }))}
        onChoose={(chosen) => chosen && form.change('by', chosen)}
      />
      <Field
        {...form.text('value')}
        label={texts.value[by]}
        hint={texts.hint[by]}
        inputMode="text"
        autoFocus
        start={by === 'percent' ? undefined : <span className="unit">৳</span>}
        end={by === 'percent' ? <span className="unit">%</span> : undefined}
      />
      {by !== 'set' && (
        <SelectField
          label={texts.roundTo}
          name="round_to"
          value={round_to}
          choices={ROUNDINGS.map((value) => ({ value, label: texts.roundings[value] }))}
          onChoose={(chosen) => chosen && form.change('round_to', chosen)}
        />
      )}
    </div>
  );
}
