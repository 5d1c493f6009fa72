import { formatTaka } from '@shishir/format';
import { kwText, plannedRoom, roomWarnings } from '@shishir/sizing';
import { memo } from 'react';
import { Icon } from '../../../../platform/ui/icon';
import { errorsOf, roomOf } from '../system/system-input';
import type { TypedRoom } from '../system/system-query';
import type { SetRoom } from '../system/use-system';
import { editIdOf, RoomFields, type SystemPlace } from './room-fields';
import { roomsTexts as texts } from './rooms.texts';
import type { Units } from './units-for-room';
import styles from './room-row.module.css';

interface RoomRowProps {
  room: TypedRoom;
  units: Units;
  /** Name of a room without one: 'Room 3'. */
  place: string;
  /** Key of its system. */
  system: string;
  places: readonly SystemPlace[];
  open: boolean;
  /** True if all rows are open: on wide screens, and until the values typed before hydration are read. */
  allOpen: boolean;
  setRoom: SetRoom;
  toggle: (key: string) => void;
}

/**
 * A room of the list. It depends only on its own values, so a change of one room does not render the others. Its
 * fields are rendered only if they are visible, because those of 64 rooms slow down every change on phones.
 */
export const RoomRow = memo(function RoomRow(props: RoomRowProps) {
  const { room, units, place, system, places, open, allOpen, setRoom, toggle } = props;
  const { key } = room;
  const input = roomOf(room);
  const planned = plannedRoom(input, units.byId, units.factor);
  const errors = errorsOf(room);
  const warnings = roomWarnings(input, 0, units.byId, units.factor, units.values);
  const isBad = warnings.some(({ code }) => code !== 'no_unit') || Object.keys(errors).length > 0;
  const name = room.name.trim() || place;
  const label = planned.unit && units.byId.get(planned.unit.id)!.label;
  const words = label ? texts.row.units(input.count, label) : texts.noUnit;
  return (
    <li
      className={[styles.roomRow, open && styles.open, isBad && styles.wrong]
        .filter(Boolean)
        .join(' ')}
      id={`row-${key}`}
      data-room={key}
    >
      <button
        className={styles.summary}
        type="button"
        aria-expanded={open || isBad}
        aria-controls={editIdOf(key)}
        onClick={() => toggle(key)}
      >
        <span>
          <b>{name}</b>
          <small className="number">
            {texts.row.rooms(
              input.alike,
              input.load_kw === null ? words : texts.row.withLoad(words, kwText(input.load_kw)),
            )}
          </small>
        </span>
        <span className="number">{planned.price !== null && formatTaka(planned.price)}</span>
        <Icon name="down" small />
      </button>
      {(allOpen || open || isBad) && (
        <RoomFields
          {...{
            room,
            units,
            place,
            system,
            places,
            name,
            input,
            planned,
            errors,
            warnings,
            setRoom,
          }}
          isWide={allOpen}
        />
      )}
    </li>
  );
});
