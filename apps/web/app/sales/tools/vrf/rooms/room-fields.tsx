import { formatTaka } from '@shishir/format';
import { useHydrated } from '../../../../platform/ui/browser/hydrated';
import { Icon } from '../../../../platform/ui/icon';
import { DragIcon, DuplicateIcon } from '../../shared/tool-icons';
import type { roomOf } from '../system/system-input';
import type { SetRoom } from '../system/use-system';
import { type JudgedRoom, RoomNote } from './room-note';
import { UnitSelect } from './unit-select';

interface RoomFieldsProps extends JudgedRoom {
  /** What it is called where it has no name: 'Room 3'. */
  place: string;
  input: ReturnType<typeof roomOf>;
  /** With the grip and the price, which phones do not show in an open row. */
  isWide: boolean;
  setRoom: SetRoom;
}

export const editIdOf = (key: string) => `room-${key}-edit`;

/** The fields and buttons of a room. The buttons submit the form, which does what they say. */
export function RoomFields(props: RoomFieldsProps) {
  const { room, units, place, name, input, planned, errors, warnings, isWide, setRoom } = props;
  const { key } = room;
  const hydrated = useHydrated();
  const { unit, price } = planned;
  const isUnitBad =
    !errors.load && !errors.count && warnings.some(({ code }) => code !== 'no_unit');
  const id = (field: string) => `room-${key}-${field}`;
  const set =
    (field: 'name' | 'load' | 'unit' | 'count') => (event: { target: { value: string } }) =>
      setRoom(key, { [field]: event.target.value });
  return (
    <div className="v-row__e" id={editIdOf(key)}>
      {isWide && (
        <button
          className="v-ib v-grip"
          name="do"
          value={`up.${key}`}
          data-grip={key}
          aria-label={
            hydrated ? `Move ${name}. Arrow keys up and down change the order` : `Move ${name} up`
          }
        >
          <DragIcon />
        </button>
      )}
      <span className="v-c v-c--n">
        <label className="v-l" htmlFor={id('name')}>
          Room
        </label>
        <input
          className="v-i"
          id={id('name')}
          name="n"
          value={room.name}
          placeholder={place}
          maxLength={80}
          autoComplete="off"
          onChange={set('name')}
        />
      </span>
      <span className="v-c v-c--l">
        <label className="v-l" htmlFor={id('load')}>
          Load
        </label>
        <span className="t-in">
          <input
            className="v-i num"
            id={id('load')}
            name="l"
            inputMode="decimal"
            value={room.load}
            maxLength={12}
            autoComplete="off"
            aria-invalid={errors.load ? true : undefined}
            aria-describedby={errors.load ? id('note') : undefined}
            onChange={set('load')}
          />
          <span className="t-u" aria-hidden="true">
            kW
          </span>
        </span>
      </span>
      <span className="v-c v-c--u">
        <label className="v-l" htmlFor={id('unit')}>
          Indoor unit
        </label>
        <UnitSelect
          {...{ room, units, input, unit }}
          id={id('unit')}
          note={id('note')}
          isBad={isUnitBad}
          onChange={set('unit')}
        />
      </span>
      <span className="v-c v-c--q">
        <label className="v-l" htmlFor={id('count')}>
          Number
        </label>
        <span className="v-step">
          <button
            name="do"
            value={`less.${key}`}
            aria-label={`One unit less in ${name}`}
            disabled={input.count <= 1}
          >
            <Icon name="minus" />
          </button>
          <input
            className="num"
            id={id('count')}
            name="q"
            inputMode="numeric"
            value={room.count}
            maxLength={3}
            autoComplete="off"
            aria-invalid={errors.count ? true : undefined}
            aria-describedby={errors.count ? id('note') : undefined}
            onChange={set('count')}
          />
          <button name="do" value={`more.${key}`} aria-label={`One unit more in ${name}`}>
            <Icon name="plus" />
          </button>
        </span>
      </span>
      {isWide && (
        <span className="v-c v-c--p num">
          <b>{price !== null ? formatTaka(price) : unit ? 'On request' : ''}</b>
        </span>
      )}
      <span className="v-row__a">
        <button
          className="v-ib"
          name="do"
          value={`duplicate.${key}`}
          aria-label={`Duplicate ${name}`}
          title="Duplicate"
        >
          <DuplicateIcon />
        </button>
        <button
          className="v-ib"
          name="do"
          value={`remove.${key}`}
          aria-label={`Remove ${name}`}
          title="Remove"
        >
          <Icon name="trash" />
        </button>
        <button
          className="v-ib v-move"
          name="do"
          value={`up.${key}`}
          aria-label={`Move ${name} up`}
          title="Up"
        >
          <Icon name="down" />
        </button>
        <button
          className="v-ib v-move v-move--down"
          name="do"
          value={`down.${key}`}
          aria-label={`Move ${name} down`}
          title="Down"
        >
          <Icon name="down" />
        </button>
      </span>
      <input type="hidden" name="p" value={room.panel ? '1' : '0'} />
      <input type="hidden" name="f" value={room.from} />
      <RoomNote {...props} id={id('note')} />
    </div>
  );
}
