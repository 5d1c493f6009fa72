import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import type { FileColumn } from '@shishir/contract/product-fields';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldGrid } from '../../platform/ui/form/field-grid';
import { useField } from '../../platform/ui/form/form-fields';
import { RadioChoice } from '../../platform/ui/form/radio-choice';
import { columnsTexts } from './import-columns.texts';
import { importFieldName } from './import-fields';
import { givenFields, type MappingValues } from './import-mapping-values';

const texts = columnsTexts.rules;
const LABEL = { mb: 0.5, color: 'text.primary', fontWeight: 600 };

/** Decides which products change and which are added. Leaving out both is prevented. */
export function ProductRules() {
  const existing = useField<MappingValues['existing']>('existing');
  const added = useField<MappingValues['added']>('added');
  return (
    <FieldGrid>
      <Stack sx={{ gap: 2.5 }}>
        <Choices
          label={texts.existing}
          name="existing"
          value={existing.value}
          onChoose={existing.change}
          choices={[
            { value: 'update', ...texts.update },
            { value: 'leave_out', ...texts.leaveExisting, disabled: added.value === 'leave_out' },
          ]}
        />
        {existing.value === 'update' && <Updates />}
      </Stack>
      <Choices
        label={texts.added}
        name="added"
        value={added.value}
        onChoose={added.change}
        choices={[
          { value: 'add', ...texts.add },
          { value: 'leave_out', ...texts.leaveNew, disabled: existing.value === 'leave_out' },
        ]}
      />
    </FieldGrid>
  );
}

interface ChoicesProps<V extends string> {
  label: string;
  name: string;
  value: V;
  choices: { value: V; label: string; note: string; disabled?: boolean }[];
  onChoose: (value: V) => void;
  error?: string | true | undefined;
}

function Choices<V extends string>(props: ChoicesProps<V>) {
  const { label, name, value, choices, onChoose, error } = props;
  const id = useId();
  return (
    <FormControl error={Boolean(error)}>
      <FormLabel id={id} focused={false} sx={LABEL}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        name={name}
        value={value}
        onChange={(_event, chosen) => onChoose(chosen as V)}
      >
        {choices.map((choice) => (
          <RadioChoice
            key={choice.value}
            value={choice.value}
            label={choice.label}
            note={choice.disabled ? texts.both : choice.note}
            disabled={choice.disabled}
            slotProps={{ input: { 'aria-invalid': Boolean(error) && choice.value === value } }}
          />
        ))}
      </RadioGroup>
      {typeof error === 'string' && (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** Which fields of products in the catalogue change. */
function Updates() {
  const updates = useField<MappingValues['updates']>('updates');
  return (
    <>
      <Choices
        label={texts.updates}
        name="updates"
        value={updates.value}
        onChoose={updates.change}
        error={updates.error}
        choices={[
          { value: 'all', ...texts.all },
          { value: 'prices', ...texts.prices },
          { value: 'chosen', ...texts.chosen },
        ]}
      />
      {updates.value === 'chosen' && <ChosenFields />}
    </>
  );
}

const IDENTITY: FileColumn[] = ['id', 'model'];

function ChosenFields() {
  const id = useId();
  const { value: chosen, change } = useField<FileColumn[]>('chosen');
  const { clearErrors } = useFormContext<MappingValues>();
  const [columns, fixed] = useWatch<MappingValues, ['columns', 'fixed']>({
    name: ['columns', 'fixed'],
  });
  const fields = givenFields({ columns, fixed }).filter((field) => !IDENTITY.includes(field));
  const toggle = (field: FileColumn, isOn: boolean) => {
    clearErrors('updates');
    change(isOn ? [...chosen, field] : chosen.filter((one) => one !== field));
  };
  return (
    <FormControl component="fieldset">
      <FormLabel id={id} component="legend" focused={false} sx={LABEL}>
        {texts.chosenFields}
      </FormLabel>
      <FormGroup row sx={{ columnGap: 2 }}>
        {fields.map((field) => (
          <FormControlLabel
            key={field}
            label={importFieldName(field)}
            sx={{ ml: -1.25 }}
            control={
              <Checkbox
                checked={chosen.includes(field)}
                onChange={(_event, isOn) => toggle(field, isOn)}
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
