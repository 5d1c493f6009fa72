import { TAKA } from '@shishir/format';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import {
  COMMERCIAL_COLUMNS,
  type CommercialColumn,
  isNumeric,
  isTaka,
  productField,
} from '@shishir/contract/product-fields';
import { ChevronDownIcon, PlusIcon, TrashIcon } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { DayField, FormDayField } from '../../platform/ui/form/day-field';
import { Field } from '../../platform/ui/form/field';
import { FormField, FormSelectField, useField } from '../../platform/ui/form/form-fields';
import { categoryFormTexts } from './categories.texts';
import type { CategoryFormValues, WarrantyValues } from './category-form-values';

const texts = categoryFormTexts.commercial;
/** How much of a row each takes; the others take a third. */
const WIDTHS: Partial<Record<CommercialColumn, 'whole' | 'most'>> = {
  price_basis: 'whole',
  price_includes: 'whole',
  price_excludes: 'whole',
  delivery: 'most',
  installation_note: 'most',
  warranty: 'most',
  warranty_terms: 'whole',
};
/** Texts that may be longer than a line. */
const LINES: Partial<Record<CommercialColumn, number>> = {
  price_includes: 1,
  price_excludes: 1,
  delivery: 1,
  warranty: 1,
  warranty_terms: 3,
};
const FIELDS = [...COMMERCIAL_COLUMNS, 'brand_warranties'] as const;
const EMPTY: WarrantyValues = {
  brand: '',
  warranty: '',
  warranty_terms: '',
  warranty_since: '',
};
const [terms, warranty, since] = [
  productField('warranty_terms').label,
  productField('warranty').label,
  productField('warranty_since').label,
];

/** What the category says to buyers of its products; folded, as most people come for title and picture. */
export function CategoryCommercial() {
  const details = useRef<HTMLDetailsElement>(null);
  const { errors } = useFormState<CategoryFormValues>();
  const isWrong = FIELDS.some((name) => errors[name]);
  // Before the frame of the form moves the focus to what is wrong.
  useLayoutEffect(() => {
    if (isWrong && details.current) details.current.open = true;
  }, [isWrong]);
  return (
    <details ref={details} className="category-commercial">
      <summary>
        {texts.title}
        <ChevronDownIcon />
      </summary>
      <p>{texts.note}</p>
      <div className="category-fields category-commercial__facts">
        {COMMERCIAL_COLUMNS.map((name) => (
          <div key={name} className={`category-commercial__${WIDTHS[name] ?? 'third'}`}>
            <FactField name={name} />
          </div>
        ))}
      </div>
      <BrandWarranties />
    </details>
  );
}

function FactField({ name }: { name: CommercialColumn }) {
  const field = productField(name);
  if (field.kind === 'choice') {
    const choices = field.choices.map((value) => ({ value, label: value }));
    return <FormSelectField name={name} label={field.label} choices={choices} clearable />;
  }
  if (field.kind === 'day') return <FormDayField name={name} label={field.label} />;
  const unit = 'unit' in field ? field.unit : undefined;
  return (
    <FormField
      name={name}
      label={field.label}
      inputMode={isNumeric(field) ? 'numeric' : undefined}
      start={isTaka(field) ? <span className="unit">{TAKA}</span> : undefined}
      end={unit && <span className="unit">{unit}</span>}
      lines={LINES[name]}
    />
  );
}

/** One warranty for each maker that has its own. */
function BrandWarranties() {
  const { value: rows, change, error } = useField<readonly WarrantyValues[]>('brand_warranties');
  const set = (index: number, changed: Partial<WarrantyValues>) =>
    change(rows.map((row, at) => (at === index ? { ...row, ...changed } : row)));
  return (
    <fieldset className="category-commercial__brands">
      <legend>{categoryFormTexts.labels.brand_warranties}</legend>
      <p>{texts.brandNote}</p>
      {rows.map((row, index) => (
        <div
          key={index}
          role="group"
          aria-label={texts.group(index + 1)}
          className="category-fields category-commercial__brand"
        >
          <Field
            name="brand"
            label={texts.brand}
            value={row.brand}
            onChange={(brand) => set(index, { brand })}
          />
          <DayField
            name="warranty_since"
            label={since}
            value={row.warranty_since}
            onChange={(warranty_since) => set(index, { warranty_since })}
          />
          <div className="category-fields__wide">
            <Field
              name="warranty"
              label={warranty}
              value={row.warranty}
              onChange={(text) => set(index, { warranty: text })}
            />
          </div>
          <div className="category-fields__wide">
            <Field
              name="warranty_terms"
              label={terms}
              lines={2}
              value={row.warranty_terms}
              onChange={(warranty_terms) => set(index, { warranty_terms })}
            />
          </div>
          <IconButton
            aria-label={texts.remove(row.brand)}
            onClick={() => change(rows.filter((_, at) => at !== index))}
          >
            <TrashIcon />
          </IconButton>
        </div>
      ))}
      {typeof error === 'string' && (
        <p role="alert" className="category-commercial__error">
          {error}
        </p>
      )}
      <Button startIcon={<PlusIcon />} onClick={() => change([...rows, EMPTY])}>
        {texts.add}
      </Button>
    </fieldset>
  );
}
