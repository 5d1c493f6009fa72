import { TAKA } from '@shishir/format';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
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
import { FieldGrid, WIDE } from '../../platform/ui/form/field-grid';
import { Unit } from '../../platform/ui/form/unit';
import { nameTexts } from '../../platform/ui/catalogue/names.texts';
import { categoryFormTexts } from './categories.texts';
import type { CategoryFormValues, WarrantyValues } from './category-form-values';

const texts = categoryFormTexts.commercial;
/** Fields wider than one of the three columns. */
const WIDTHS: Partial<Record<CommercialColumn, 2 | 3>> = {
  price_basis: 3,
  price_includes: 3,
  price_excludes: 3,
  delivery: 2,
  installation_note: 2,
  warranty: 2,
  warranty_terms: 3,
};
/** Minimum rows of texts that may be longer than a line. */
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

const FOLDED = {
  mt: 2.5,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
};
const SUMMARY = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontWeight: 600,
  cursor: 'pointer',
};
const NOTE = { m: '4px 0 14px', color: 'text.secondary' };

/** Facts for buyers of the category's products. Folded, as most people come to edit title and picture. */
export function CategoryCommercial() {
  const details = useRef<HTMLDetailsElement>(null);
  const { errors } = useFormState<CategoryFormValues>();
  const isWrong = FIELDS.some((name) => errors[name]);
  // Runs before the form frame focuses the first invalid field.
  useLayoutEffect(() => {
    if (isWrong && details.current) details.current.open = true;
  }, [isWrong]);
  return (
    <Box component="details" ref={details} sx={FOLDED}>
      <Box component="summary" sx={SUMMARY}>
        {texts.title}
        <ChevronDownIcon />
      </Box>
      <Typography variant="body2" sx={NOTE}>
        {texts.note}
      </Typography>
      <FieldGrid
        sx={{ gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' } }}
      >
        {COMMERCIAL_COLUMNS.map((name) => (
          <Box key={name} sx={{ gridColumn: { xs: '1 / -1', sm: `span ${WIDTHS[name] ?? 1}` } }}>
            <FactField name={name} />
          </Box>
        ))}
      </FieldGrid>
      <BrandWarranties />
    </Box>
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
      start={isTaka(field) ? <Unit position="start">{TAKA}</Unit> : undefined}
      end={unit && <Unit position="end">{nameTexts.value(unit)}</Unit>}
      lines={LINES[name]}
    />
  );
}

/** Warranties that differ by maker, one row each. */
function BrandWarranties() {
  const { value: rows, change, error } = useField<readonly WarrantyValues[]>('brand_warranties');
  const set = (index: number, changed: Partial<WarrantyValues>) =>
    change(rows.map((row, at) => (at === index ? { ...row, ...changed } : row)));
  return (
    <Box component="fieldset" sx={{ m: 0, mt: 2.5, p: 0, border: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {categoryFormTexts.labels.brand_warranties}
      </Box>
      <Typography variant="body2" sx={NOTE}>
        {texts.brandNote}
      </Typography>
      {rows.map((row, index) => (
        <FieldGrid
          key={index}
          role="group"
          aria-label={texts.group(index + 1)}
          sx={{ mb: 1.75, p: 1.75, border: 1, borderColor: 'divider', borderRadius: 1 }}
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
          <Box sx={WIDE}>
            <Field
              name="warranty"
              label={warranty}
              value={row.warranty}
              onChange={(text) => set(index, { warranty: text })}
            />
          </Box>
          <Box sx={WIDE}>
            <Field
              name="warranty_terms"
              label={terms}
              lines={2}
              value={row.warranty_terms}
              onChange={(warranty_terms) => set(index, { warranty_terms })}
            />
          </Box>
          <IconButton
            aria-label={texts.remove(row.brand)}
            onClick={() => change(rows.filter((_, at) => at !== index))}
          >
            <TrashIcon />
          </IconButton>
        </FieldGrid>
      ))}
      {typeof error === 'string' && (
        <FormHelperText error role="alert" sx={{ mb: 1.75 }}>
          {error}
        </FormHelperText>
      )}
      <Button startIcon={<PlusIcon />} sx={{ ml: -1 }} onClick={() => change([...rows, EMPTY])}>
        {texts.add}
      </Button>
    </Box>
  );
}
