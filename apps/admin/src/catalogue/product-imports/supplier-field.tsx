import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import type { ImportColumns } from '@shishir/contract';
import { foldText } from '@shishir/format';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog';
import { FieldLabel } from '../../platform/ui/form/field-label';
import { useField } from '../../platform/ui/form/form-fields';
import { BOX, BoxInput } from '../../platform/ui/form/box-input';
import { useForgetMapping } from './import-columns.queries';
import { columnsTexts as texts } from './import-columns.texts';

export type Supplier = ImportColumns['suppliers'][number];

interface Props {
  suppliers: Supplier[];
  /** Called if a saved name is chosen from the list. */
  onChoose: (supplier: Supplier) => void;
  onForgotten: (supplier: Supplier) => void;
}

/** Name under which the columns are saved. Saved names are offered, and bring their columns. */
export function SupplierField({ suppliers, onChoose, onForgotten }: Props) {
  const id = useId();
  const { value, change } = useField<string>('supplier');
  const [asked, setAsked] = useState<Supplier | null>(null);
  const saved = suppliers.find(({ name }) => foldText(name) === foldText(value));
  const hint = saved
    ? texts.supplierReplaced
    : value.trim()
      ? texts.supplierSaved
      : texts.supplierHint;
  const forgotten = (supplier: Supplier) => {
    setAsked(null);
    onForgotten(supplier);
    change('');
  };
  return (
    <FormControl fullWidth>
      <FieldLabel htmlFor={id}>{texts.supplier}</FieldLabel>
      <Autocomplete
        id={id}
        freeSolo
        options={suppliers.map(({ name }) => name)}
        inputValue={value}
        onInputChange={(_event, text, reason) => reason !== 'reset' && change(text.slice(0, 100))}
        onChange={(_event, name, reason) => {
          if (reason !== 'selectOption') return;
          const chosen = suppliers.find((one) => one.name === name);
          if (chosen) onChoose(chosen);
        }}
        value={null}
        clearIcon={null}
        renderInput={(params) => (
          <BoxInput params={params} name="supplier" describedBy={`${id}-hint`} />
        )}
        sx={BOX}
      />
      <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>
      {saved && (
        <Button sx={{ alignSelf: 'flex-start', ml: -1.25 }} onClick={() => setAsked(saved)}>
          {texts.forget.button}
        </Button>
      )}
      {asked && (
        <ForgetDialog
          of={asked}
          onForgotten={() => forgotten(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </FormControl>
  );
}

interface DialogProps {
  of: Supplier;
  onForgotten: () => void;
  onCancel: () => void;
}

function ForgetDialog({ of, onForgotten, onCancel }: DialogProps) {
  const { forget, pending } = useForgetMapping(of, onForgotten);
  return (
    <ConfirmDialog
      question={texts.forget.question(of.name)}
      confirm={texts.forget.confirm}
      busy={pending && texts.forget.busy}
      onConfirm={forget}
      onCancel={onCancel}
    >
      {texts.forget.note}
    </ConfirmDialog>
  );
}
