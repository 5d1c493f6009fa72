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
 * list is opened. The server sends those of the chosen type; a new row has only the chosen one. All others are added when
 * the list is used, to a new row also after it was shown.
 */
export function UnitSelect(props: UnitSelectProps) {
  const { id, note, room, units, input, unit, isBad, onChange } = props;
  const isHydrated = useHydrated();
  const [isServed] = useState(!isHydrated);
  const [isFilled, setFilled] = useState(false);
  const fill = () => setFilled(true);
  useEffect(() => {
    if (isFilled || isServed) return undefined;
    const timer = setTimeout(() => setFilled(true), FILLED_MS);
    return () => clearTimeout(timer);
  }, [isFilled, isServed]);
  const chosen = unit ? units.byId.get(unit.id)! : null;
  const choices =
    isFilled || isServed
      ? choicesFor(input, units).filter(({ kind }) => isFilled || !chosen || kind === chosen.kind)
      : [];
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
      {choices.map(({ kind, units: own }) => (
        <optgroup key={kind} label={kind}>
          {own.map(optionOf)}
        </optgroup>
      ))}
      {choices.length === 0 && chosen && optionOf(chosen)}
    </SelectBox>
  );
}

const optionOf = ({ id, label }: OfferedUnit) => (
  <option key={id} value={id}>
    {label}
  </option>
);
