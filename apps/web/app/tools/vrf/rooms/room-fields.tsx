import { formatTaka } from '@shishir/format';
import { kwText, type plannedRoom, type roomWarnings, warningText } from '@shishir/sizing';
import type { ReactNode } from 'react';
import { useHydrated } from '../../../ui/browser/hydrated';
import { Icon } from '../../../ui/icon';
import { DragIcon, DuplicateIcon } from '../../shared/tool-icons';
import type { errorsOf, roomOf } from '../system/system-input';
import type { TypedRoom } from '../system/system-query';
import type { SetRoom } from '../system/use-system';
import { choicesFor, suggestionsFor, type Units } from './units-for-room';

interface RoomFieldsProps {
  room: TypedRoom;
  units: Units;
  /** What it is called where it has no name: 'Room 3'. */
  place: string;
  name: string;
  input: ReturnType<typeof roomOf>;
  planned: ReturnType<typeof plannedRoom>;
  errors: ReturnType<typeof errorsOf>;
  warnings: ReturnType<typeof roomWarnings>;
  setRoom: SetRoom;
}

const MOST_SUGGESTIONS = 3;

export const editIdOf = (key: string) => `room-${key}-edit`;

/** The fields and buttons of a room. The buttons submit the form, which does what they say. */
export function RoomFields(props: RoomFieldsProps) {
  const { room, units, place, name, input, planned, errors, warnings, setRoom } = props;
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
        <span className="t-sel">
          <select
            className="v-i"
            id={id('unit')}
            name="u"
            value={room.unit}
            aria-invalid={isUnitBad ? true : undefined}
            aria-describedby={id('note')}
            onChange={set('unit')}
          >
            <option value="">Choose a unit</option>
            {room.unit !== '' && !unit && (
              <option value={room.unit}>No longer in the catalogue</option>
            )}
            {choicesFor(input, units.all).map(({ kind, units: own }) => (
              <optgroup key={kind} label={kind}>
                {own.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <Icon name="down" />
        </span>
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
      <span className="v-c v-c--p num">
        <b>{price !== null ? formatTaka(price) : unit ? 'On request' : ''}</b>
      </span>
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
      {noteOf(props, id('note'))}
    </div>
  );
}

/** What the unit leaves above the load, or what is wrong and the button that fixes it. */
function noteOf(
  { room, units, name, planned, errors, warnings }: RoomFieldsProps,
  describedBy: string,
): ReactNode {
  const { unit, load_kw, left_kw, left_percent, cooling_kw, count } = planned;
  const plan = {
    rooms: [{ ...planned, name }],
    outdoor: null,
    indoor_kw: 0,
  };
  const [warning] = warnings;
  const asks = { load_kw, count };
  const wrong =
    errors.load ?? errors.count ?? (warning && sentence(warningText(warning, plan).text));
  const offers =
    warning?.code === 'no_unit' || warning?.code === 'hidden_product'
      ? suggestionsFor(asks, units.all).slice(0, MOST_SUGGESTIONS)
      : warning?.code === 'unit_too_small'
        ? suggestionsFor(asks, units.all, units.byId.get(unit!.id)!.kind)
        : [];
  const from = room.from && (
    <a className="v-from" href={`/tools/room-size?${room.from}`}>
      Open its calculation
    </a>
  );
  if (wrong) {
    const isError = warning?.code !== 'no_unit' || !!errors.load || !!errors.count;
    return (
      <p className="v-sub num" id={describedBy}>
        {isError ? (
          <span className="err">
            <Icon name="alert" />
            <span>{wrong}</span>
          </span>
        ) : (
          <span>{load_kw === null ? 'Type its load, or choose a unit.' : 'These units fit:'}</span>
        )}
        {offers.map(({ id, label }) => (
          <button key={id} className="v-fix" name="do" value={`unit.${room.key}.${id}`}>
            {isError ? `Use ${label}` : label}
          </button>
        ))}
        {warning?.code === 'unit_too_small' && offers.length === 0 && (
          <button className="v-fix" name="do" value={`more.${room.key}`}>
            One unit more
          </button>
        )}
        {warning?.code === 'panel_missing' && (
          <button className="v-fix" name="do" value={`panel.${room.key}`}>
            Add the panel
          </button>
        )}
        {from}
      </p>
    );
  }
  return (
    <p className="v-sub num" id={describedBy}>
      <span>
        {left_kw === null || load_kw === null
          ? kwText(cooling_kw)
          : `${kwText(cooling_kw)} for ${kwText(load_kw)}${
              left_percent === null ? '' : `, ${Math.round(left_percent)} % left`
            }`}
        {unit?.panel_model && `. With panel ${unit.panel_model}`}
      </span>
      {unit?.panel_model && (
        <button className="v-fix v-fix--quiet" name="do" value={`nopanel.${room.key}`}>
          Leave it out
        </button>
      )}
      {from}
    </p>
  );
}

/** The name of the room stands above it already. */
const sentence = (text: string) => {
  const rest = text.slice(text.indexOf(': ') + 2);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};
