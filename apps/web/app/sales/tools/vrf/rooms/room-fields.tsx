import { formatTaka, hasCapacityUnit } from '@shishir/format';
import { useHydrated } from '../../../../platform/ui/browser/hydrated';
import { Icon } from '../../../../platform/ui/icon';
import { SelectBox } from '../../../enquiry/select-box';
import { VisuallyHidden } from '../../../../platform/ui/visually-hidden';
import { DragIcon, DuplicateIcon } from '../../shared/tool-icons';
import type { roomOf } from '../system/system-input';
import type { SetRoom } from '../system/use-system';
import { type JudgedRoom, RoomNote } from './room-note';
import { roomsTexts as texts } from './rooms.texts';
import { UnitSelect } from './unit-select';
import fieldsStyles from '../../shared/fields.module.css';
import vrfStyles from '../vrf.module.css';
import roomRowStyles from './room-row.module.css';
import styles from './room-fields.module.css';

/** A system to which rooms can be moved. */
export interface SystemPlace {
  key: string;
  name: string;
}

interface RoomFieldsProps extends JudgedRoom {
  /** Name of a room without one: 'Room 3'. */
  place: string;
  /** Key of its system, and the systems to which it can be moved. */
  system: string;
  places: readonly SystemPlace[];
  input: ReturnType<typeof roomOf>;
  /** Includes the grip and the price, which phones do not show in an open row. */
  isWide: boolean;
  setRoom: SetRoom;
}

export const editIdOf = (key: string) => `room-${key}-edit`;

/** Label of a field. In wide windows the head of the list shows it. */
const Label = (props: { htmlFor: string; children: string }) => (
  <VisuallyHidden as="label" at="md-up" className={roomRowStyles.label} {...props} />
);

/** Fields and buttons of a room. The buttons submit the form with their action. */
export function RoomFields(props: RoomFieldsProps) {
  const {
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
    isWide,
    setRoom,
  } = props;
  const { key } = room;
  const hydrated = useHydrated();
  const { unit, price } = planned;
  const isUnitBad =
    Object.keys(errors).length === 0 && warnings.some(({ code }) => code !== 'no_unit');
  const id = (field: string) => `room-${key}-${field}`;
  const set =
    (field: 'name' | 'load' | 'unit' | 'count' | 'alike') =>
    (event: { target: { value: string } }) =>
      setRoom(key, { [field]: event.target.value });
  return (
    <div className={`${vrfStyles.roomGrid} ${roomRowStyles.fields}`} id={editIdOf(key)} data-fields>
      {isWide && (
        <button
          className={`${styles.iconButton} ${styles.grip}`}
          name="do"
          value={`up.${key}`}
          data-grip={key}
          aria-label={hydrated ? texts.actions.move(name) : texts.actions.upRoom(name)}
        >
          <DragIcon small />
        </button>
      )}
      <span className={roomRowStyles.cell}>
        <Label htmlFor={id('name')}>{texts.columns.room}</Label>
        <input
          className={roomRowStyles.input}
          id={id('name')}
          name="n"
          value={room.name}
          placeholder={place}
          maxLength={80}
          autoComplete="off"
          onChange={set('name')}
        />
      </span>
      <span className={roomRowStyles.cell}>
        <Label htmlFor={id('load')}>{texts.columns.load}</Label>
        <span className={`${fieldsStyles.numberInput} ${roomRowStyles.loadInput}`}>
          <input
            className={`${roomRowStyles.input} number`}
            id={id('load')}
            name="l"
            inputMode="decimal"
            value={room.load}
            maxLength={16}
            autoComplete="off"
            aria-invalid={errors.load ? true : undefined}
            aria-describedby={errors.load ? id('note') : undefined}
            onChange={set('load')}
          />
          {!hasCapacityUnit(room.load) && (
            <span className={`${fieldsStyles.unit} ${roomRowStyles.loadUnit}`} aria-hidden="true">
              {texts.kw}
            </span>
          )}
        </span>
      </span>
      <span className={`${roomRowStyles.cell} ${styles.unitCell}`}>
        <Label htmlFor={id('unit')}>{texts.columns.unit}</Label>
        <UnitSelect
          {...{ room, units, input, unit }}
          id={id('unit')}
          note={id('note')}
          isBad={isUnitBad}
          onChange={set('unit')}
        />
      </span>
      <span className={roomRowStyles.cell}>
        <Label htmlFor={id('count')}>{texts.columns.count}</Label>
        <span className={styles.stepper}>
          <button
            name="do"
            value={`less.${key}`}
            aria-label={texts.actions.less(name)}
            disabled={input.count <= 1}
          >
            <Icon name="minus" small />
          </button>
          <input
            className="number"
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
          <button name="do" value={`more.${key}`} aria-label={texts.actions.more(name)}>
            <Icon name="plus" small />
          </button>
        </span>
      </span>
      {isWide && (
        <span className={`${roomRowStyles.cell} ${styles.price} number`}>
          {price !== null ? formatTaka(price) : unit ? texts.onRequest : ''}
        </span>
      )}
      <span className={styles.actions}>
        <button
          className={styles.iconButton}
          name="do"
          value={`duplicate.${key}`}
          aria-label={texts.actions.duplicateRoom(name)}
          title={texts.actions.duplicate}
        >
          <DuplicateIcon small />
        </button>
        <button
          className={styles.iconButton}
          name="do"
          value={`remove.${key}`}
          aria-label={texts.actions.removeRoom(name)}
          title={texts.actions.remove}
        >
          <Icon name="trash" small />
        </button>
        <button
          className={`${styles.iconButton} ${styles.move} ${styles.moveUp}`}
          name="do"
          value={`up.${key}`}
          aria-label={texts.actions.upRoom(name)}
          title={texts.actions.up}
        >
          <Icon name="down" small />
        </button>
        <button
          className={`${styles.iconButton} ${styles.move}`}
          name="do"
          value={`down.${key}`}
          aria-label={texts.actions.downRoom(name)}
          title={texts.actions.down}
        >
          <Icon name="down" small />
        </button>
      </span>
      <span
        className={[roomRowStyles.cell, styles.alike, input.alike === 1 && styles.single]
          .filter(Boolean)
          .join(' ')}
      >
        <label htmlFor={id('alike')}>{texts.columns.alike}</label>
        <input
          className={`${roomRowStyles.input} number`}
          id={id('alike')}
          name="a"
          inputMode="numeric"
          value={room.alike}
          maxLength={3}
          autoComplete="off"
          aria-invalid={errors.alike ? true : undefined}
          aria-describedby={errors.alike ? id('note') : undefined}
          onChange={set('alike')}
        />
      </span>
      {places.length > 0 && (
        <span className={`${roomRowStyles.cell} ${styles.system}`}>
          <label htmlFor={id('system')}>{texts.system}</label>
          {/* The list of rooms handles a change. */}
          <SelectBox
            className={roomRowStyles.input}
            id={id('system')}
            name="in"
            aria-label={texts.systemOf(name)}
            defaultValue={system}
          >
            {places.map((one) => (
              <option key={one.key} value={one.key}>
                {one.name}
              </option>
            ))}
          </SelectBox>
        </span>
      )}
      <input type="hidden" name="p" value={room.panel ? '1' : '0'} />
      <input type="hidden" name="f" value={room.from} />
      <RoomNote {...props} id={id('note')} />
    </div>
  );
}
