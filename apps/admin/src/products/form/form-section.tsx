import { formatTaka } from '@shishir/format';
import type { PropsWithChildren, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldProps } from '../../ui/form/field';
import { FormField, FormSelectField } from '../../ui/form/form-fields';
import { takaOf } from '../number-text';
import { sectionId, type ProductSection } from './form-sections';
import type { ProductField, ProductFormValues } from './product-form-values';
import { productFormTexts, productLabels } from './product-form.texts';

/** Some values of the form; only what asks for them is rendered when one of them changes. `names` stays the same. */
export function useValues<N extends ProductField>(names: readonly N[]): Pick<ProductFormValues, N> {
  const values = useWatch<ProductFormValues, readonly N[]>({ name: names }) as unknown[];
  return Object.fromEntries(names.map((name, index) => [name, values[index]])) as Pick<
    ProductFormValues,
    N
  >;
}

interface SectionProps {
  section: ProductSection;
  note?: string;
  /** Beside the title. */
  aside?: ReactNode;
}

/** A titled section of the form, its fields on six columns. */
export function FormSection({ section, note, aside, children }: PropsWithChildren<SectionProps>) {
  const id = sectionId(section);
  return (
    <section id={id} className="paper form-section" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className="form-section__header">
        <div>
          <h2 id={`${id}-title`}>{productFormTexts.sections[section]}</h2>
          <p>{note ?? productFormTexts.notes[section]}</p>
        </div>
        {aside}
      </div>
      <div className="form-section__fields">{children}</div>
    </section>
  );
}

type Columns = 2 | 3 | 4 | 6;
type ChoiceOrCategory = {
  [N in ProductField]: string extends ProductFormValues[N] ? never : N;
}[ProductField];
type ChoiceName = Exclude<ChoiceOrCategory, 'pictures' | 'visibility'>;

interface TextProps extends Omit<FieldProps, 'label' | 'name' | 'value' | 'onChange' | 'error'> {
  name: Exclude<ProductField, 'pictures'>;
  columns?: Columns;
  /** Behind the figure, such as 'kW'. */
  unit?: string;
  /** The hint is a warning. */
  warns?: boolean;
}

/** One field of text or figures of the product. */
export function ProductText({ name, columns = 2, unit, warns, ...more }: TextProps) {
  return (
    <div className={warns ? `span-${columns} warns` : `span-${columns}`}>
      <FormField
        name={name}
        label={productLabels[name]}
        inputMode={unit ? 'decimal' : undefined}
        end={unit && <span className="unit">{unit}</span>}
        {...more}
      />
    </div>
  );
}

interface ChoiceProps<N extends ChoiceName> {
  name: N;
  choices: readonly Exclude<ProductFormValues[N], ''>[];
  labels?: Partial<Record<string, string>>;
  hint?: string;
  /** It must be chosen, so it cannot be taken back. */
  required?: boolean;
}

/** One fixed choice of the product. */
export function ProductChoice<N extends ChoiceName>(props: ChoiceProps<N>) {
  const { name, choices, labels, hint, required } = props;
  return (
    <div className="span-2">
      <FormSelectField
        label={productLabels[name]}
        name={name}
        choices={choices.map((value) => ({ value, label: labels?.[value] ?? value }))}
        hint={hint}
        clearable={!required}
      />
    </div>
  );
}

interface TakaProps {
  name: 'regular_price' | 'offer_price' | 'bill' | 'paid';
  columns?: 2 | 3;
  /** The hint while there is no amount. */
  empty?: string;
  /** In place of the amount in lakh grouping. */
  warning?: string;
}

/** An amount of taka; below it, while it is typed, how it will be written. */
export function TakaField({ name, columns, empty, warning }: TakaProps) {
  const amount = takaOf(useWatch<ProductFormValues, typeof name>({ name }));
  return (
    <ProductText
      name={name}
      columns={columns}
      inputMode="numeric"
      start={<span className="unit">৳</span>}
      warns={warning !== undefined}
      hint={warning ?? (amount === null ? empty : formatTaka(amount))}
    />
  );
}
