import {
  isNumeric,
  isTaka,
  PRODUCT_SECTIONS,
  productField,
  type ProductFormField,
  type ProductSection,
} from '@shishir/contract/product-fields';
import { formatTaka, TAKA } from '@shishir/format';
import { Fragment, type PropsWithChildren, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDayField } from '../../../platform/ui/form/day-field';
import type { FieldProps } from '../../../platform/ui/form/field';
import { FormField, FormSelectField } from '../../../platform/ui/form/form-fields';
import { FormCell, TitledSection } from '../../../platform/ui/form/long-form';
import { takaOf } from '../../../platform/ui/form/number-text';
import { Unit } from '../../../platform/ui/form/unit';
import { productsTexts } from '../products.texts';
import { sectionId } from './form-sections';
import type { FormColumn, ProductFormValues } from './product-form-values';
import { productFormTexts as texts } from './product-form.texts';
import { nameTexts } from '../../../platform/ui/catalogue/names.texts';

/** Watches some values of the form: a change renders the caller only. `names` must stay the same. */
export function useValues<N extends ProductFormField>(
  names: readonly N[],
): Pick<ProductFormValues, N> {
  const values = useWatch<ProductFormValues, readonly N[]>({ name: names }) as unknown[];
  return Object.fromEntries(names.map((name, index) => [name, values[index]])) as Pick<
    ProductFormValues,
    N
  >;
}

interface SectionProps {
  section: ProductSection;
  note?: string;
  /** Shown beside the title. */
  aside?: ReactNode;
}

/** A titled section of the form of a product. */
export function FormSection({ section, note, aside, children }: PropsWithChildren<SectionProps>) {
  return (
    <TitledSection
      id={sectionId(section)}
      title={texts.sections[section]}
      note={note ?? texts.notes[section]}
      aside={aside}
    >
      {children}
    </TitledSection>
  );
}

interface FieldsProps<S extends ProductSection> {
  section: S;
  /** Inputs of fields that need more than the settings in the contract's table. */
  own?: Partial<Record<ProductFormField<S>, ReactNode>>;
}

/** The fields of a section, from the contract's table of product fields. */
export function SectionFields<S extends ProductSection>({ section, own = {} }: FieldsProps<S>) {
  const exceptions: Partial<Record<ProductFormField, ReactNode>> = own;
  return PRODUCT_SECTIONS[section].map((name) => (
    <Fragment key={name}>
      {name === 'category' || name === 'pictures' || name === 'publish_at'
        ? exceptions[name]
        : (exceptions[name] ?? <ProductInput name={name} />)}
    </Fragment>
  ));
}

type InputProps = Pick<
  FieldProps,
  'type' | 'hint' | 'placeholder' | 'lines' | 'readOnly' | 'disabled' | 'list'
> & {
  /** Width in the grid of six columns. */
  columns?: 2 | 3 | 4 | 6;
  /** Puts the input at the beginning of a row. */
  startsRow?: boolean;
  /** Shows the hint as a warning. */
  warns?: boolean;
  /** Labels of choices that differ from their values. */
  choiceLabels?: Partial<Record<string, string>>;
};

/** Settings of inputs that differ from the others of their kind. */
const INPUTS: Partial<Record<FormColumn, InputProps>> = {
  title: { columns: 6 },
  model: { columns: 3 },
  brand: { columns: 3 },
  wind_free: { hint: texts.labelHint },
  regular_price: { columns: 3 },
  offer_price: { columns: 3 },
  status: { choiceLabels: productsTexts.serviceStatus },
  customer_name: { columns: 3 },
  customer_number: { columns: 3, type: 'tel' },
  problem: { columns: 6, lines: 2 },
  eer: { startsRow: true },
  eer_conditions: { columns: 4 },
  cop: { startsRow: true },
  cop_conditions: { columns: 4 },
  price_basis: { columns: 6 },
  price_includes: { columns: 6, lines: 1 },
  price_excludes: { columns: 6, lines: 1 },
  delivery: { columns: 4, lines: 1 },
  installation_note: { columns: 4 },
  warranty: { columns: 4, lines: 1 },
  warranty_terms: { columns: 6, lines: 3 },
};

type Props = InputProps & { name: FormColumn };

/** The input of a column: a dropdown, or a line of text, figures, taka or a date, depending on its kind. */
export function ProductInput({ name, ...more }: Props) {
  const field = productField(name);
  const props = { name, ...INPUTS[name], ...more };
  if (field.kind === 'choice') return <ChoiceInput choices={field.choices} {...props} />;
  return isTaka(field) ? <TakaInput {...props} /> : <LineInput {...props} />;
}

type ChoiceProps = Props & { choices: readonly string[] };

/** A choice from a list; a required one cannot be cleared. */
function ChoiceInput({ name, choices, columns = 2, hint, choiceLabels }: ChoiceProps) {
  const { label, required } = productField(name);
  return (
    <FormCell span={columns}>
      <FormSelectField
        label={label}
        name={name}
        choices={choices.map((value) => ({
          value,
          label: choiceLabels?.[value] ?? nameTexts.value(value),
        }))}
        hint={hint}
        clearable={required === undefined}
      />
    </FormCell>
  );
}

/** An amount of taka. A line below shows it formatted while it is typed, or a warning. */
function TakaInput({ hint, ...props }: Props) {
  const amount = takaOf(useWatch<ProductFormValues, FormColumn>({ name: props.name }));
  return (
    <LineInput
      {...props}
      start={<Unit position="start">{TAKA}</Unit>}
      hint={props.warns || amount === null ? hint : formatTaka(amount)}
    />
  );
}

type LineProps = Omit<Props, 'choiceLabels'> & Pick<FieldProps, 'start'>;

const WARNING = {
  '&& .MuiFormHelperText-root:not(.Mui-error)': { color: 'warning.main', fontWeight: 500 },
};

function LineInput({ name, columns = 2, startsRow, warns, ...more }: LineProps) {
  const field = productField(name);
  const unit = 'unit' in field ? field.unit : undefined;
  const Input = field.kind === 'day' ? FormDayField : FormField;
  return (
    <FormCell span={columns} startsRow={startsRow} sx={warns ? WARNING : undefined}>
      <Input
        name={name}
        label={field.label}
        required={field.required !== undefined}
        inputMode={unit ? 'decimal' : isNumeric(field) ? 'numeric' : undefined}
        end={unit && <Unit position="end">{nameTexts.value(unit)}</Unit>}
        {...more}
      />
    </FormCell>
  );
}
