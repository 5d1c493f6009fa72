import { formatSum } from '@shishir/format';
import { kwText, MAX_ROOMS, roomsIn, type SystemPlan } from '@shishir/sizing';
import { up } from '@shishir/tokens';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { useOnScreen } from '../../../../platform/ui/browser/on-screen';
import { Facts } from '../../../../platform/ui/facts';
import { Icon } from '../../../../platform/ui/icon';
import { Panel } from '../../../../platform/ui/panel';
import { RoomRow } from './room-row';
import { roomsTexts as texts } from './rooms.texts';
import { idOf } from '../system/system-ids';
import type { TypedSystem } from '../system/system-query';
import { CalculatorIcon, UndoIcon } from '../../shared/tool-icons';
import { toolTexts } from '../../shared/tool.texts';
import type { SystemPlace } from './room-fields';
import type { SetRoom } from '../system/use-system';
import type { Units } from './units-for-room';
import toolsStyles from '../../tools.module.css';
import vrfStyles from '../vrf.module.css';
import styles from './rooms-panel.module.css';

/** A constant element, so it is not rendered again. */
const CALCULATOR_LINK = (
  <Link className="link" to="/tools/room-size">
    <CalculatorIcon />
    {texts.calculator}
  </Link>
);

interface RoomsPanelProps {
  system: TypedSystem;
  /** Name of one of several systems; blank for a single one. */
  name: string;
  /** The systems to which rooms can be moved; none for a single one. */
  places: readonly SystemPlace[];
  /** True if the project has no more space for rooms. */
  isFull: boolean;
  plan: SystemPlan;
  units: Units;
  canUndo: boolean;
  /** True if `rooms` includes the values typed before hydration. */
  isRead: boolean;
  setRoom: SetRoom;
  run: (action: string) => void;
}

/** The rooms with their units. Rows are moved by their grip, with the pointer or the arrow keys. */
export function RoomsPanel(props: RoomsPanelProps) {
  const { system, name, places, isFull, plan, units, canUndo, isRead, setRoom, run } = props;
  const { key: own, rooms } = system;
  const titleId = idOf('rooms-title', own);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [before, setBefore] = useState(rooms);
  if (rooms !== before) {
    setBefore(rooms);
    const next = new Set(rooms.map(({ key }) => key).filter((key) => open.has(key)));
    const last = rooms.at(-1);
    const isNew = last && !before.some(({ key }) => key === last.key);
    // The summary of a blank room would be empty.
    if (isNew && !last.load && !last.unit) next.add(last.key);
    // A new room may get the key of a removed one.
    if (next.size !== open.size || [...next].some((key) => !open.has(key))) setOpen(next);
  }
  const toggle = useCallback(
    (key: string) =>
      setOpen((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    [],
  );
  // A room that is open only because of an error stays open once its field is used; otherwise the correction would
  // close it.
  const keepOpen = ({ target }: FocusEvent) => {
    const row = target.closest('[data-fields]')?.closest<HTMLElement>('[data-room]');
    const key = row?.dataset['room'];
    if (key !== undefined && !open.has(key)) setOpen(new Set(open).add(key));
  };
  // On narrower screens rows are closed and their fields hidden. Paper is narrow too, but shows all fields.
  const allOpen = useOnScreen(`${up('md')}, print`);
  const list = useRef<HTMLOListElement>(null);
  const grips = useGrips(list, run);
  const listed = plan.rooms.reduce((sum, { price }) => sum + (price ?? 0), 0);
  return (
    <Panel as="section" className={styles.rooms} id={idOf('rooms', own)} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={toolsStyles.smallTitle} id={titleId}>
          {name === '' ? texts.title : texts.titleOf(name)}
        </h2>
        <span className="quiet number">{texts.summary(roomsIn(plan.rooms), plan.units)}</span>
        {canUndo && (
          <button className="button button--line button--small" name="do" value="undo">
            <UndoIcon />
            {texts.undo}
          </button>
        )}
      </div>
      <div className={`${vrfStyles.roomGrid} ${styles.columnNames}`} aria-hidden="true">
        <span />
        <span>{texts.columns.room}</span>
        <span>{texts.columns.load}</span>
        <span>{texts.columns.unit}</span>
        <span>{texts.columns.count}</span>
        <span>{texts.columns.price}</span>
        <span />
      </div>
      <ol
        ref={list}
        onFocus={keepOpen}
        onChange={({ target }) => {
          if (!isPlaceSelect(target)) return;
          run(
            `move.${target.closest<HTMLElement>('[data-room]')!.dataset['room']}.${target.value}`,
          );
        }}
        {...grips}
      >
        {rooms.map((room, at) => (
          <RoomRow
            key={room.key}
            room={room}
            units={units}
            place={room.name.trim() ? '' : texts.roomName(at + 1)}
            system={own}
            places={places}
            open={open.has(room.key)}
            allOpen={!isRead || allOpen}
            setRoom={setRoom}
            toggle={toggle}
          />
        ))}
      </ol>
      <div className={styles.addRow}>
        {!isFull ? (
          <button
            className="button button--soft button--small"
            name="do"
            value={own === '0' ? 'add' : `add.${own}`}
          >
            <Icon name="plus" />
            {texts.add}
          </button>
        ) : (
          <p className="hint">{texts.full(MAX_ROOMS)}</p>
        )}
        {CALCULATOR_LINK}
        {places.length === 0 && (
          <button className={`link ${styles.clear}`} name="do" value="clear">
            {toolTexts.startAgain}
          </button>
        )}
        <noscript>
          <button className="button button--main button--small" name="do" value="calculate">
            {toolTexts.calculate}
          </button>
        </noscript>
      </div>
      <Facts
        className={styles.totals}
        figures
        facts={[
          [texts.totals.load, kwText(plan.load_kw)],
          [texts.totals.nominal, kwText(plan.indoor_kw)],
          [texts.totals.price, plan.units === 0 ? texts.noUnit : formatSum(listed)],
        ]}
      />
    </Panel>
  );
}

const isPlaceSelect = (target: EventTarget): target is HTMLSelectElement =>
  target instanceof HTMLSelectElement && target.name === 'in';

const gripOf = (target: EventTarget) =>
  (target as Element).closest<HTMLElement>('[data-grip]')?.dataset['grip'];

/** Returns the handlers of the grips: arrow keys move a row by one place, and a pointer drags it. */
function useGrips(list: RefObject<HTMLOListElement | null>, run: (action: string) => void) {
  const dragged = useRef<string | null>(null);
  return {
    onKeyDown(event: KeyboardEvent) {
      const key = gripOf(event.target);
      const way = { ArrowUp: 'up', ArrowDown: 'down' }[event.key];
      if (key === undefined || !way) return;
      event.preventDefault();
      run(`${way}.${key}`);
    },
    onClick(event: { target: EventTarget; preventDefault: () => void }) {
      // With JavaScript, a click does not move a row.
      if (gripOf(event.target) !== undefined) event.preventDefault();
    },
    onPointerDown(event: PointerEvent) {
      const key = gripOf(event.target);
      if (key === undefined) return;
      dragged.current = key;
      (event.target as Element).setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (dragged.current === null || !list.current) return;
      const rows = [...list.current.children] as HTMLElement[];
      const from = rows.findIndex((row) => row.dataset['room'] === dragged.current);
      const over = rows.findIndex((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return clientY >= top && clientY < bottom;
      });
      if (over >= 0 && over !== from) run(`to.${dragged.current}.${over}`);
    },
    onPointerUp() {
      dragged.current = null;
    },
  };
}
