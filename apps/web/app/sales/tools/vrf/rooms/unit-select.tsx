import { type ChangeEvent, useEffect, useState } from 'react';
import { useHydrated } from '../../../../platform/ui/browser/hydrated';
import { SelectBox } from '../../../enquiry/select-box';
import type { roomOf } from '../system/system-input';
import type { TypedRoom } from '../system/system-query';
import { choicesFor, type OfferedUnit, type Units } from './units-for-room';
import roomRowStyles from './room-row.module.css';

/** When the options follow that nobody has asked for: with the address, after what a change displays. */
const FILLED_MS = 300;

interface UnitSelectProps {
  id: string;
  /** The id of the note that describes it. */
  note: string;
  room: TypedRoom;
  units: Units;
  input: ReturnType<typeof roomOf>;
  /** The one that is chosen, unless the catalogue no longer has it. */
  unit: { id: number } | null;
  isBad: boolean;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/**
 * The indoor units to choose from. The options are more than half of the elements of a row, and are not displayed until
 * the list is opened. A row that is new has the chosen one alone, until the list is used or the row is displayed.
 */
export function UnitSelect(props: UnitSelectProps) {
  const { id, note, room, units, input, unit, isBad, onChange } = props;
  // The server sends all: without JavaScript nothing would add them.
  const [isFilled, setFilled] = useState(!useHydrated());
  const fill = () => setFilled(true);
  useEffect(() => {
    if (isFilled) return undefined;
    const timer = setTimeout(() => setFilled(true), FILLED_MS);
    return () => clearTimeout(timer);
  }, [isFilled]);
  return (
    <SelectBox
      className={roomRowStyles.input}
      id={id}
      name="u"
      value={room.unit}
      aria-invalid={isBad ? true : undefined}
      aria-describedby={note}
      onChange={onChange}
      // Both come before the browser opens the list.
      onPointerDown={fill}
      onFocus={fill}
    >
      <option value="">Choose a unit</option>
      {room.unit !== '' && !unit && <option value={room.unit}>No longer in the catalogue</option>}
      {isFilled
        ? choicesFor(input, units.all).map(({ kind, units: own }) => (
            <optgroup key={kind} label={kind}>
              {own.map(optionOf)}
            </optgroup>
          ))
        : unit && optionOf(units.byId.get(unit.id)!)}
    </SelectBox>
  );
}

const optionOf = ({ id, label }: OfferedUnit) => (
  <option key={id} value={id}>
    {label}
  </option>
);
