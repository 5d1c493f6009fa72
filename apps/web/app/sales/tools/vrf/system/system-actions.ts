import { MAX_ROOMS } from '@shishir/sizing';
import { numberOf, WHOLE } from '../../shared/typed-number';
import { emptyRoom, EMPTY, type TypedRoom, type TypedSystem } from './system-query';

/**
 * Applies the action of a submit button: `remove.3`, `unit.3.25`. Runs in the browser, or on the server without
 * JavaScript. The number after the action is the key of a room.
 */
export function act(system: TypedSystem, action: string): TypedSystem {
  const [verb = '', key = '', ...rest] = action.split('.');
  const { rooms } = system;
  const at = rooms.findIndex((room) => room.key === key);
  const withRooms = (next: TypedRoom[]) => ({ ...system, rooms: next });
  switch (verb) {
    case 'add':
      return rooms.length < MAX_ROOMS ? withRooms([...rooms, emptyRoom(nextKey(rooms))]) : system;
    case 'outdoor':
      return { ...system, outdoor: [key, ...rest].filter(Boolean).join('.') };
    case 'clear':
      return { ...EMPTY, cost: system.cost, quotation: system.quotation };
    case 'visitor':
      return { ...system, quotation: '' };
  }
  const room = rooms[at];
  if (!room) return system;
  const changed = (change: Partial<TypedRoom>) =>
    withRooms(rooms.map((other) => (other === room ? { ...room, ...change } : other)));
  const count = numberOf(room.count, WHOLE);
  switch (verb) {
    case 'remove':
      return withRooms(rooms.filter((other) => other !== room));
    case 'duplicate':
      return rooms.length < MAX_ROOMS
        ? withRooms([
            ...rooms.slice(0, at + 1),
            { ...room, key: nextKey(rooms) },
            ...rooms.slice(at + 1),
          ])
        : system;
    case 'up':
      return withRooms(moved(rooms, at, at - 1));
    case 'down':
      return withRooms(moved(rooms, at, at + 1));
    case 'to':
      return withRooms(moved(rooms, at, Number(rest[0])));
    case 'more':
      return changed({ count: String(count >= 1 && count < 64 ? Math.floor(count) + 1 : 1) });
    case 'less':
      return changed({ count: String(count > 1 ? Math.ceil(count) - 1 : 1) });
    case 'unit':
      return changed({ unit: rest[0] ?? '', panel: true });
    case 'panel':
      return changed({ panel: true });
    case 'nopanel':
      return changed({ panel: false });
    default:
      return system;
  }
}

function moved(rooms: TypedRoom[], from: number, to: number): TypedRoom[] {
  if (to < 0 || to >= rooms.length || !Number.isInteger(to) || from === to) return rooms;
  const next = [...rooms];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** Returns an unused key. */
export const nextKey = (rooms: readonly TypedRoom[]) =>
  String(Math.max(-1, ...rooms.map(({ key }) => Number(key))) + 1);

/** Appends the rooms of another system. */
export function withMore(system: TypedSystem, more: TypedSystem): TypedSystem {
  let rooms = system.rooms;
  for (const room of more.rooms.slice(0, MAX_ROOMS - rooms.length)) {
    rooms = [...rooms, { ...room, key: nextKey(rooms) }];
  }
  return { ...system, rooms, outdoor: more.outdoor || system.outdoor };
}
