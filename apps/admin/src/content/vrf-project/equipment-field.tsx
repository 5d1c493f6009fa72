import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { PlusIcon, XIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { DialogFrame } from '../../platform/ui/dialog/dialog-frame';
import { Field } from '../../platform/ui/form/field';
import { useField } from '../../platform/ui/form/form-fields';
import { SortableRows, useSortableRow } from '../../platform/ui/order/sortable-rows';
import { sharedTexts } from '../../platform/ui/shared.texts';
import { type EquipmentRow, toEquipmentRows } from './vrf-project-form-values';
import { equipmentTexts as texts } from './vrf-project.texts';

/** The equipment of a project as rows: how many, of what; in the order that somebody gives them. */
export function EquipmentField({ label }: { label: string }) {
  const { value: rows, change, error } = useField<EquipmentRow[]>('equipment_list');
  const list = useRef<HTMLUListElement>(null);
  const lastKey = useRef(0);
  const [pasting, setPasting] = useState(false);
  const added = (row: Omit<EquipmentRow, 'id'>) => ({ ...row, id: `new-${++lastKey.current}` });

  const add = () => {
    change([...rows, added({ quantity: '1', name: '' })]);
    // The new row is rendered with the next frame.
    requestAnimationFrame(() => {
      list.current
        ?.querySelector<HTMLInputElement>('li:last-child [name^="equipment-name"]')
        ?.focus();
    });
  };
  const set = (row: EquipmentRow) => change(rows.map((one) => (one.id === row.id ? row : one)));
  const nameOf = ({ name }: EquipmentRow) => name || texts.unnamed;
  return (
    <div role="group" aria-label={label} className="span-6 equipment">
      <p aria-hidden="true">{label}</p>
      {rows.length > 0 && (
        <div className="equipment__rows">
          <div className="equipment__header" aria-hidden="true">
            <span>{texts.quantity}</span>
            <span>{texts.name}</span>
          </div>
          <SortableRows
            rows={rows}
            nameOf={nameOf}
            onOrder={(ids) => change(ids.map((id) => rows.find((row) => row.id === id)!))}
          >
            <ul ref={list}>
              {rows.map((row, index) => (
                <Row
                  key={row.id}
                  row={row}
                  place={index + 1}
                  onChange={set}
                  onRemove={() => change(rows.filter(({ id }) => id !== row.id))}
                />
              ))}
            </ul>
          </SortableRows>
        </div>
      )}
      {typeof error === 'string' && (
        <p role="alert" className="equipment__error">
          {error}
        </p>
      )}
      <div className="equipment__buttons">
        <Button variant="outlined" startIcon={<PlusIcon />} onClick={add}>
          {texts.add}
        </Button>
        <Button onClick={() => setPasting(true)}>{texts.paste}</Button>
      </div>
      {pasting && (
        <PasteDialog
          onClose={() => setPasting(false)}
          onPaste={(lines) => {
            setPasting(false);
            change([...rows, ...toEquipmentRows(lines).map(added)]);
          }}
        />
      )}
    </div>
  );
}

interface RowProps {
  row: EquipmentRow;
  place: number;
  onChange: (row: EquipmentRow) => void;
  onRemove: () => void;
}

function Row({ row, place, onChange, onRemove }: RowProps) {
  const { ref, style, dragged, handle } = useSortableRow(row.id, row.name || texts.row(place));
  return (
    <li ref={ref} style={style} className={dragged ? 'equipment__dragged' : undefined}>
      {handle}
      <input
        className="equipment__quantity num"
        name={`equipment-quantity-${place}`}
        aria-label={texts.quantityOf(place)}
        inputMode="numeric"
        autoComplete="off"
        value={row.quantity}
        maxLength={10}
        onChange={({ target }) => onChange({ ...row, quantity: target.value })}
      />
      <input
        className="equipment__name"
        name={`equipment-name-${place}`}
        aria-label={texts.nameOf(place)}
        autoComplete="off"
        maxLength={190}
        value={row.name}
        onChange={({ target }) => onChange({ ...row, name: target.value })}
      />
      <IconButton aria-label={texts.remove(row.name || texts.row(place))} onClick={onRemove}>
        <XIcon />
      </IconButton>
    </li>
  );
}

interface PasteProps {
  onPaste: (lines: string[]) => void;
  onClose: () => void;
}

/** Takes many rows at once, such as from a bill of quantities. */
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
      <div className="dialog__buttons">
        <Button variant="outlined" onClick={onClose}>
          {sharedTexts.cancel}
        </Button>
        <Button variant="contained" disabled={lines.length === 0} onClick={() => onPaste(lines)}>
          {texts.addMany(lines.length)}
        </Button>
      </div>
    </DialogFrame>
  );
}
