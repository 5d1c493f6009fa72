import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import FormHelperText from '@mui/material/FormHelperText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PlusIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { DialogFrame } from '../../platform/ui/dialog/dialog-frame';
import { Field } from '../../platform/ui/form/field';
import { FormCell } from '../../platform/ui/form/long-form';
import { useField } from '../../platform/ui/form/form-fields';
import { SortableRows } from '../../platform/ui/order/sortable-rows';
import { sharedTexts } from '../../platform/ui/shared.texts';
import { EquipmentHeader, EquipmentLine } from './equipment-row';
import { type EquipmentRow, toEquipmentRows } from './vrf-project-form-values';
import { equipmentTexts as texts } from './vrf-project.texts';

/** Equipment of a project as sortable rows of quantity and name. */
export function EquipmentField({ label }: { label: string }) {
  const { value: rows, change, error } = useField<EquipmentRow[]>('equipment_list');
  const list = useRef<HTMLUListElement>(null);
  const lastKey = useRef(0);
  const [pasting, setPasting] = useState(false);
  const added = (row: Omit<EquipmentRow, 'id'>) => ({ ...row, id: `new-${++lastKey.current}` });

  const add = () => {
    change([...rows, added({ quantity: '1', name: '' })]);
    // The new row is rendered in the next frame.
    requestAnimationFrame(() => {
      list.current
        ?.querySelector<HTMLInputElement>('li:last-child [name^="equipment-name"]')
        ?.focus();
    });
  };
  const set = (row: EquipmentRow) =>
    change(rows.map((other) => (other.id === row.id ? row : other)));
  const nameOf = ({ name }: EquipmentRow) => name || texts.unnamed;
  return (
    <FormCell span={6} role="group" aria-label={label}>
      <Typography variant="subtitle2" component="p" aria-hidden="true" sx={{ mb: 0.75 }}>
        {label}
      </Typography>
      {rows.length > 0 && (
        <Paper sx={{ overflow: 'hidden', borderRadius: '8px', boxShadow: 'none' }}>
          <EquipmentHeader />
          <SortableRows
            rows={rows}
            nameOf={nameOf}
            onOrder={(ids) => change(ids.map((id) => rows.find((row) => row.id === id)!))}
          >
            <ul ref={list}>
              {rows.map((row, index) => (
                <EquipmentLine
                  key={row.id}
                  row={row}
                  place={index + 1}
                  onChange={set}
                  onRemove={() => change(rows.filter(({ id }) => id !== row.id))}
                />
              ))}
            </ul>
          </SortableRows>
        </Paper>
      )}
      {typeof error === 'string' && (
        <FormHelperText role="alert" error>
          {error}
        </FormHelperText>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
        <Button variant="outlined" startIcon={<PlusIcon />} onClick={add}>
          {texts.add}
        </Button>
        <Button onClick={() => setPasting(true)}>{texts.paste}</Button>
      </Stack>
      {pasting && (
        <PasteDialog
          onClose={() => setPasting(false)}
          onPaste={(lines) => {
            setPasting(false);
            change([...rows, ...toEquipmentRows(lines).map(added)]);
          }}
        />
      )}
    </FormCell>
  );
}

interface PasteProps {
  onPaste: (lines: string[]) => void;
  onClose: () => void;
}

/** Adds many rows together, such as from a bill of quantities. */
function PasteDialog({ onPaste, onClose }: PasteProps) {
  const [text, setText] = useState('');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <DialogFrame title={texts.paste} width="sm" onClose={onClose}>
      <Field
        name="pasted"
        label={texts.pasteLabel}
        hint={texts.pasteHint}
        value={text}
        onChange={setText}
        lines={6}
        autoFocus
      />
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {sharedTexts.cancel}
        </Button>
        <Button variant="contained" disabled={lines.length === 0} onClick={() => onPaste(lines)}>
          {texts.addMany(lines.length)}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
