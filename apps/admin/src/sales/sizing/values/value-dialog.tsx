import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Switch from '@mui/material/Switch';
import type { SizingValueRow } from '@shishir/contract';
import { labelText, valueLabel } from '@shishir/sizing';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormDialog } from '../../../platform/ui/form/form-dialog';
import { FormField, useField } from '../../../platform/ui/form/form-fields';
import { useRecordSave } from '../../../platform/ui/form/use-record-save';
import { SourceFields } from '../confirmation';
import { confirmationFor } from '../confirmation-values';
import { useRefreshValues, useValueSave, type ValueBody } from './sizing-values.queries';
import { valuesTexts as texts } from './sizing-values.texts';
import { isSwitch, valueText, withUnit } from './value-text';
import {
  isPublished,
  mergedValue,
  numberOf,
  publishedValues,
  schemaOf,
  toBody,
  toFormValues,
  valueConflicts,
  type ValueFormValues,
} from './value-form-values';

const CHANGE = { shouldDirty: true } as const;

/** Sets a constant, with its source and confirmation. */
export function ValueDialog({ row, onClose }: { row: SizingValueRow; onClose: () => void }) {
  const label = valueLabel(row.label);
  const { save: send } = useValueSave(row);
  const refresh = useRefreshValues();
  const save = useRecordSave<ValueFormValues, ValueBody, SizingValueRow>({
    record: row,
    schema: schemaOf(row),
    toValues: toFormValues,
    toBody,
    send: (body, _key, _values, signal) => send(body, signal),
    conflicts: valueConflicts,
    merge: mergedValue,
    texts: {
      saved: ({ value }) => texts.saved(label, valueText(row, value)),
      failed: texts.failed,
    },
    onSaved: onClose,
    onUnchanged: onClose,
    onConflict: refresh,
  });
  const saved = save.saved ?? row;
  const reset = () => save.form.setValues(publishedValues(row), CHANGE);
  return (
    <FormDialog
      title={label}
      save={save}
      conflict={texts.conflict}
      actions={
        !isPublished(saved) && (
          <Button sx={{ flexBasis: { xs: '100%', sm: 'auto' }, mr: 'auto' }} onClick={reset}>
            {texts.reset}
          </Button>
        )
      }
      onClose={onClose}
    >
      <ValueField saved={saved} />
      <Confirmation saved={saved} />
    </FormDialog>
  );
}

function ValueField({ saved }: { saved: SizingValueRow }) {
  const { getValues, setValue } = useFormContext<ValueFormValues>();
  const { value } = useField<string>('value');
  const change = (text: string) => {
    const { confirmed_by, confirmed_on } = confirmationFor(
      numberOf(text) === saved.value,
      getValues(),
      saved,
    );
    setValue('value', text, CHANGE);
    setValue('confirmed_by', confirmed_by, CHANGE);
    setValue('confirmed_on', confirmed_on, CHANGE);
  };
  const { unit, min, max, default_value } = saved;
  if (isSwitch(saved)) {
    return (
      <FormControlLabel
        label={valueText(saved, Number(value))}
        control={
          <Switch
            checked={value === '1'}
            onChange={(_event, on) => change(on ? '1' : '0')}
            slotProps={{ input: { 'aria-label': valueLabel(saved.label) } }}
          />
        }
      />
    );
  }
  return (
    <FormField
      name="value"
      label={texts.labels.value}
      inputMode="decimal"
      hint={texts.limits(withUnit(min, ''), withUnit(max, unit), withUnit(default_value, unit))}
      onChange={change}
      end={unit && <InputAdornment position="end">{labelText(unit)}</InputAdornment>}
      autoFocus
    />
  );
}

/** A confirmation applies only to the value that was confirmed. */
function Confirmation({ saved }: { saved: SizingValueRow }) {
  const [value, by] = useWatch<ValueFormValues, ['value', 'confirmed_by']>({
    name: ['value', 'confirmed_by'],
  });
  const isOpenAgain = saved.confirmed_by && by === '' && numberOf(value) !== saved.value;
  return (
    <SourceFields
      confirmationHint={
        isOpenAgain
          ? texts.confirmedBefore(saved.confirmed_by!, valueText(saved, saved.value))
          : undefined
      }
    />
  );
}
