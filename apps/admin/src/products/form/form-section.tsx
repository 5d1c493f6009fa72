import type { Category } from '@shishir/contract';
import { formatTaka } from '@shishir/format';
import type { PropsWithChildren, ReactNode } from 'react';
import { Field, type FieldProps } from '../../ui/form/field';
import { SelectField } from '../../ui/form/select-field';
import type { Form } from '../../ui/form/use-form';
import { partId, type ProductPart } from './form-sections';
import { takaOf } from './number-text';
import type { ProductField, TypedProduct } from './product-form-values';
import { productFormTexts, productLabels } from './product-form.texts';

/** What every part of the form knows. */
export interface PartProps {
  form: Form<TypedProduct>;
  /** Nothing is saved yet, so nothing differs from what is saved. */
  isNew: boolean;
  categories: Category[];
}

interface FrameProps {
  part: ProductPart;
  note?: string;
  /** Beside the title. */
  aside?: ReactNode;
}

/** A titled part of the form, its fields on six columns. */
export function FormPart({ part, note, aside, children }: PropsWithChildren<FrameProps>) {
  const id = partId(part);
  return (
    <section id={id} className="paper form-part" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className="form-part__head">
        <div>
          <h2 id={`${id}-title`}>{productFormTexts.parts[part]}</h2>
          <p>{note ?? productFormTexts.notes[part]}</p>
        </div>
        {aside}
      </div>
      <div className="form-part__fields">{children}</div>
    </section>
  );
}

type Span = 2 | 3 | 4 | 6;
type Choice = { [N in ProductField]: string extends TypedProduct[N] ? never : N }[ProductField];
type ChoiceName = Exclude<Choice, 'pictures' | 'visibility'>;
type TextName = Exclude<ProductField, 'pictures'>;

interface TextProps extends Omit<FieldProps, 'label' | 'name' | 'value' | 'onType' | 'problem'> {
  of: PartProps;
  name: TextName;
  span?: Span;
  /** Behind the figure, such as 'kW'. */
  unit?: string;
  /** The hint is a warning. */
  warns?: boolean;
}

/** One field of text or figures of the product. */
export function ProductText(props: TextProps) {
  const { of, name, span = 2, unit, warns, ...more } = props;
  const { form, isNew } = of;
  return (
    <div className={warns ? `span-${span} warns` : `span-${span}`}>
      <Field
        {...form.text(name)}
        label={productLabels[name]}
        changed={!isNew && form.changed.includes(name)}
        inputMode={unit ? 'decimal' : undefined}
        end={unit && <span className="unit">{unit}</span>}
        {...more}
      />
    </div>
  );
}

interface ChoiceProps<N extends ChoiceName> {
  of: PartProps;
  name: N;
  choices: readonly Exclude<TypedProduct[N], ''>[];
  names?: Partial<Record<string, string>>;
  span?: Span;
  hint?: string;
  /** It must be chosen, so it cannot be taken back. */
  required?: boolean;
}

/** One fixed choice of the product. */
export function ProductChoice<N extends ChoiceName>(props: ChoiceProps<N>) {
  const { form, isNew } = props.of;
  const { name, names } = props;
  return (
    <div className={`span-${props.span ?? 2}`}>
      <SelectField
        label={productLabels[name]}
        name={name}
        value={form.values[name]}
        choices={props.choices.map((value) => ({ value, label: names?.[value] ?? value }))}
        onChoose={(value) => form.change(name, value)}
        hint={props.hint}
        clearable={!props.required}
        changed={!isNew && form.changed.includes(name)}
        problem={form.problems.fields[name]}
      />
    </div>
  );
}

interface Props {
  of: PartProps;
  name: 'regular_price' | 'offer_price' | 'bill' | 'paid';
  span?: 2 | 3;
  /** Said while there is no amount. */
  empty?: string;
  /** Said in place of the amount in lakh grouping. */
  warning?: string;
}

/** An amount of taka; how it will be written stands below it while it is typed. */
export function TakaField({ of, name, span, empty, warning }: Props) {
  const amount = takaOf(of.form.values[name]);
  return (
    <ProductText
      of={of}
      name={name}
      span={span}
      inputMode="numeric"
      start={<span className="unit">৳</span>}
      warns={warning !== undefined}
      hint={warning ?? (amount === null ? empty : formatTaka(amount))}
    />
  );
}
