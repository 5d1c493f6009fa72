import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import type { SizingValueRow } from '@shishir/contract';
import { PencilIcon } from 'lucide-react';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { ConfirmationState } from '../confirmation';
import { useRefreshValues, useValueSave } from './sizing-values.queries';
import { isSwitch, valuesTexts as texts, valueText } from './sizing-values.texts';

interface Props {
  row: SizingValueRow;
  /** Undefined for those who only read. */
  onEdit?: () => void;
}

/** One constant: what it is, its value, its state, and where it is from. */
export function ValueRow({ row, onEdit }: Props) {
  const { label, value, default_value, source } = row;
  return (
    <li className={onEdit ? 'value-row value-row--edit' : 'value-row'}>
      <div className="value-row__name">
        <b>{label}</b>
        <small>{source}</small>
      </div>
      <div className="value-row__value num">
        {isSwitch(row) ? (
          <ValueSwitch row={row} readOnly={!onEdit} />
        ) : (
          <b>{valueText(row, value)}</b>
        )}
        {value !== default_value && (
          <small>{texts.changedFrom(valueText(row, default_value))}</small>
        )}
      </div>
      <div className="value-row__state">
        <ConfirmationState of={row} />
      </div>
      {onEdit && (
        <IconButton aria-label={texts.edit(label)} onClick={onEdit}>
          <PencilIcon />
        </IconButton>
      )}
    </li>
  );
}

/** Saved at once. A confirmation was of the other position, so it goes. */
function ValueSwitch({ row, readOnly }: { row: SizingValueRow; readOnly: boolean }) {
  const { label, value, source, version, confirmed_by } = row;
  const { pending, save } = useValueSave(row);
  const refresh = useRefreshValues();
  const outcome = useOutcomeToasts();
  const turn = async (on: boolean) => {
    const body = { value: on ? 1 : 0, source, version, confirmed_by: null, confirmed_on: null };
    try {
      const saved = await save(body);
      const text = texts.saved(label, valueText(row, saved.value));
      outcome.succeeded(confirmed_by ? `${text} ${texts.openAgain}` : text);
    } catch (error) {
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
      refresh();
    }
  };
  return (
    <label className="value-row__switch">
      <Switch
        checked={value === 1}
        disabled={readOnly || pending}
        onChange={(_event, on) => void turn(on)}
        slotProps={{ input: { 'aria-label': label } }}
      />
      <span>{valueText(row, value)}</span>
    </label>
  );
}
