import { type ChangeEvent, useEffect, useState } from 'react';
import { useHydrated } from '../../../../platform/ui/browser/hydrated';
import { SelectBox } from '../../../enquiry/select-box';
import type { roomOf } from '../system/system-input';
import type { TypedRoom } from '../system/system-query';
import { roomsTexts as texts } from './rooms.texts';
import { choicesFor, type OfferedUnit, type Units } from './units-for-room';
import roomRowStyles from './room-row.module.css';

/**
 * Delay after which unused options are added: together with the update of the address, after the result of a change is
 * shown.
 */
const FILLED_MS = 300;

interface UnitSelectProps {
  id: string;
  /** Id of the note that describes it. */
  note: string;
  room: TypedRoom;
  units: Units;
  input: ReturnType<typeof roomOf>;
  /** The chosen unit; null if it is no longer in the catalogue. */
  unit: { id: number } | null;
  isBad: boolean;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/**
 * Indoor units to choose from. The options are more than half of the elements of a row, and are invisible until the
 * list is opened. A new row has only the chosen one until the list is used or the row was shown.
 */
export function UnitSelect(props: UnitSelectProps) {
  const { id, note, room, units, input, unit, isBad, onChange } = props;
  // The server sends all options: without JavaScript nothing could add them.
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
      // Both events come before the browser opens the list.
      onPointerDown={fill}
      onFocus={fill}
    >
      <option value="">{texts.choose}</option>
      {room.unit !== '' && !unit && <option value={room.unit}>{texts.gone}</option>}
      {isFilled
        ? choicesFor(input, units).map(({ kind, units: own }) => (
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
