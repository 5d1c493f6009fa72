import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import type { FileColumn } from '@shishir/contract/product-fields';
import { PlusIcon } from 'lucide-react';
import { useCallback, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '../../platform/ui/form/field';
import { FieldGrid, WIDE } from '../../platform/ui/form/field-grid';
import { FieldLabel } from '../../platform/ui/form/field-label';
import { usePartedField } from '../../platform/ui/form/form-fields';
import { RemoveButton } from '../../platform/ui/form/remove-button';
import { SelectField } from '../../platform/ui/form/select-field';
import { useCategories } from '../categories/categories.queries';
import { FieldBox } from './field-box';
import { columnsTexts } from './import-columns.texts';
import { columnOf, importFieldName, isPicture } from './import-fields';
import { type FixedValue, type MappingValues, USUAL_FIXED } from './import-mapping-values';

const texts = columnsTexts.fixed;
const IDENTITY: FileColumn[] = ['id', 'model'];

const ROW = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) 44px',
    sm: 'minmax(0, 1fr) minmax(0, 1fr) 44px',
  },
  gap: 1,
  alignItems: 'start',
} as const;

/** Values for fields that the file does not have: the usual ones, and others that are added. */
export function FixedValues() {
  const { value: rows, change, errorAt } = usePartedField<FixedValue[]>('fixed');
  const columns = useWatch<MappingValues, 'columns'>({ name: 'columns' });
  const mapped = new Set(columns.map(({ field }) => field));
  const set = (index: number, changed: Partial<FixedValue>) =>
    change(
      rows.map((row, other) => (other === index ? { ...row, ...changed } : row)),
      `${index}.field`,
    );
  const remove = (index: number) => change(rows.filter((_, other) => other !== index));
  const taken = rows.map(({ field }) => field);
  const usual = USUAL_FIXED.length;
  return (
    <Stack sx={{ gap: 2.25 }}>
      <FieldGrid>
        {rows.slice(0, usual).map(({ field, value }, index) =>
          field && (!mapped.has(field) || value) ? (
            <Box key={field} sx={field === 'title' ? WIDE : undefined}>
              <ValueInput
                field={field}
                label={importFieldName(field)}
                value={value}
                onChange={(text) => set(index, { value: text })}
              />
            </Box>
          ) : null,
        )}
      </FieldGrid>
      {rows.slice(usual).map((row, place) => {
        const index = place + usual;
        return (
          <AddedRow
            key={index}
            row={row}
            taken={taken}
            error={errorAt(`${index}.field`)}
            onChange={(changed) => set(index, changed)}
            onRemove={() => remove(index)}
          />
        );
      })}
      <Button
        variant="outlined"
        startIcon={<PlusIcon />}
        sx={{ justifySelf: 'start', alignSelf: 'flex-start' }}
        onClick={() => change([...rows, { field: '', value: '' }])}
      >
        {texts.add}
      </Button>
    </Stack>
  );
}

interface AddedRowProps {
  row: FixedValue;
  taken: (FileColumn | '')[];
  error: string | undefined;
  onChange: (changed: Partial<FixedValue>) => void;
  onRemove: () => void;
}

function AddedRow({ row: { field, value }, taken, error, onChange, onRemove }: AddedRowProps) {
  const id = useId();
  const names = taken.join();
  const isOffered = useCallback(
    (one: FileColumn) =>
      !IDENTITY.includes(one) && !isPicture(one) && !names.split(',').includes(one),
    [names],
  );
  const name = field ? importFieldName(field) : texts.unnamed;
  return (
    <Box sx={ROW}>
      <div>
        <FieldLabel component="span">{texts.field}</FieldLabel>
        <FieldBox
          label={texts.field}
          value={field}
          placeholder={texts.fieldMissing}
          isOffered={isOffered}
          errorId={error && `${id}-error`}
          onChoose={(chosen) => onChange({ field: chosen, value: '' })}
        />
        {error && (
          <FormHelperText error id={`${id}-error`}>
            {error}
          </FormHelperText>
        )}
      </div>
      <RemoveButton
        aria-label={texts.remove(name)}
        onClick={onRemove}
        sx={{ order: { sm: 1 }, mt: 3 }}
      />
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <ValueInput
          field={field}
          label={field ? name : texts.value}
          value={value}
          onChange={(text) => onChange({ value: text })}
        />
      </Box>
    </Box>
  );
}

interface ValueProps {
  field: FileColumn | '';
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** Input of a value: a list of the categories or choices of the field, otherwise text. */
function ValueInput({ field, label, value, onChange }: ValueProps) {
  if (field === 'category')
    return <CategoryInput label={label} value={value} onChange={onChange} />;
  const column = field ? columnOf(field) : null;
  if (column?.kind === 'choice') {
    return (
      <Choice
        label={label}
        name={field}
        value={value}
        choices={column.choices}
        onChange={onChange}
      />
    );
  }
  const name = field ? `all-${field}` : 'all';
  const example = field === 'title' ? texts.titleExample : undefined;
  return (
    <Field label={label} name={name} value={value} placeholder={example} onChange={onChange} />
  );
}

function CategoryInput({ label, value, onChange }: Omit<ValueProps, 'field'>) {
  const titles = (useCategories().data?.body.data ?? []).map(({ title }) => title);
  return (
    <Choice label={label} name="category" value={value} choices={titles} onChange={onChange} />
  );
}

interface ChoiceProps extends Omit<ValueProps, 'field'> {
  name: string;
  choices: readonly string[];
}

/** A saved value stays a choice even if it is none any more. */
function Choice({ label, name, value, choices, onChange }: ChoiceProps) {
  const all = value && !choices.includes(value) ? [...choices, value] : choices;
  return (
    <SelectField
      label={label}
      name={`all-${name}`}
      value={value}
      choices={all.map((one) => ({ value: one, label: one }))}
      clearable
      onChoose={onChange}
    />
  );
}
