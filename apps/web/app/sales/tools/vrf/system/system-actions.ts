import { MAX_ROOMS, MAX_SYSTEMS, MAX_VENTILATORS } from '@shishir/sizing';
import { numberOf, WHOLE } from '../../shared/typed-number';
import { allRooms, EMPTY, type TypedProject } from './project-query';
import {
  emptyRoom,
  emptySystem,
  NO_VENTILATOR,
  type TypedRoom,
  type TypedSystem,
} from './system-query';

/**
 * Applies the action of a submit button: `remove.3`, `unit.3.25`. Runs in the browser, or on the server without
 * JavaScript. The number after the action is the key of a room, or of a system.
 */
export function act(project: TypedProject, action: string): TypedProject {
  const [verb = '', key = '', ...rest] = action.split('.');
  switch (verb) {
    case 'clear':
      return { ...EMPTY, cost: project.cost, quotation: project.quotation };
    case 'visitor':
      return { ...project, quotation: '' };
  }
  const systems = actOnSystems(project, verb, key, rest) ?? actOnRoom(project, verb, key, rest);
  return systems ? { ...project, systems } : project;
}

/** Returns the systems after an action on one of them; null for another action or without a change. */
function actOnSystems(
  project: TypedProject,
  verb: string,
  key: string,
  rest: string[],
): TypedSystem[] | null {
  const { systems } = project;
  const count = allRooms(project).length;
  const system = systems.find((one) => one.key === key);
  const changed = (change: Partial<TypedSystem>) =>
    systems.map((one) => (one === system ? { ...one, ...change } : one));
  switch (verb) {
    case 'add': {
      const last = system ?? systems.at(-1)!;
      if (count >= MAX_ROOMS) return null;
      const rooms = [...last.rooms, emptyRoom(nextKey(allRooms(project)))];
      return systems.map((one) => (one === last ? { ...one, rooms } : one));
    }
    case 'outdoor':
      return system ? changed({ outdoor: rest.join('.') }) : null;
    case 'air': {
      const all = system?.ventilators ?? [];
      if (!system || all.length >= MAX_VENTILATORS) return null;
      return changed({ ventilators: [...(all.length > 0 ? all : [NO_VENTILATOR]), NO_VENTILATOR] });
    }
    case 'noair':
      return system
        ? changed({ ventilators: system.ventilators.filter((_, at) => at !== Number(rest[0])) })
        : null;
    case 'system':
      return systems.length < MAX_SYSTEMS ? [...systems, emptySystem(nextKey(systems))] : null;
    case 'copy': {
      if (!system || systems.length >= MAX_SYSTEMS || count + system.rooms.length > MAX_ROOMS) {
        return null;
      }
      const first = Number(nextKey(allRooms(project)));
      const rooms = system.rooms.map((room, at) => ({ ...room, key: String(first + at) }));
      const copy = { ...system, key: nextKey(systems), rooms };
      return systems.flatMap((one) => (one === system ? [one, copy] : [one]));
    }
    case 'drop':
      return systems.length > 1 ? systems.filter((one) => one !== system) : null;
    default:
      return null;
  }
}

/** Returns the systems after an action on the room with a key; null for another action or without a change. */
function actOnRoom(
  project: TypedProject,
  verb: string,
  key: string,
  rest: string[],
): TypedSystem[] | null {
  const { systems } = project;
  const place = systems.findIndex(({ rooms }) => rooms.some((room) => room.key === key));
  if (place < 0) return null;
  const { rooms } = systems[place]!;
  const at = rooms.findIndex((room) => room.key === key);
  const room = rooms[at]!;
  const withRooms = (next: TypedRoom[]) =>
    systems.map((one, other) => (other === place ? { ...one, rooms: next } : one));
  const changed = (change: Partial<TypedRoom>) =>
    withRooms(rooms.map((other) => (other === room ? { ...room, ...change } : other)));
  /** Moves the room to another system, to its end or to its beginning. */
  const moved = (to: number, isFirst = false) => {
    if (!systems[to] || to === place) return null;
    return withRooms(rooms.filter((other) => other !== room)).map((one, other) =>
      other === to ? { ...one, rooms: isFirst ? [room, ...one.rooms] : [...one.rooms, room] } : one,
    );
  };
  const count = numberOf(room.count, WHOLE);
  switch (verb) {
    case 'remove':
      return withRooms(rooms.filter((other) => other !== room));
    case 'duplicate': {
      const all = allRooms(project);
      if (all.length >= MAX_ROOMS) return null;
      const copy = { ...room, key: nextKey(all) };
      return withRooms(rooms.flatMap((other) => (other === room ? [other, copy] : [other])));
    }
    case 'up':
      return at === 0 ? moved(place - 1) : withRooms(reordered(rooms, at, at - 1));
    case 'down':
      return at === rooms.length - 1
        ? moved(place + 1, true)
        : withRooms(reordered(rooms, at, at + 1));
    case 'to':
      return withRooms(reordered(rooms, at, Number(rest[0])));
    case 'move':
      return moved(systems.findIndex((one) => one.key === rest[0]));
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
      return null;
  }
}

function reordered(rooms: TypedRoom[], from: number, to: number): TypedRoom[] {
  if (to < 0 || to >= rooms.length || !Number.isInteger(to) || from === to) return rooms;
  const next = [...rooms];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** Returns an unused key. */
export const nextKey = (rooms: readonly { key: string }[]) =>
  String(Math.max(-1, ...rooms.map(({ key }) => Number(key))) + 1);

/** Adds the rooms and the outdoor unit of another project to the last system. */
export function withMore(project: TypedProject, more: TypedProject): TypedProject {
  const before = project.systems.slice(0, -1);
  const last = project.systems.at(-1)!;
  const all = allRooms(project);
  const first = Number(nextKey(all));
  const added = allRooms(more)
    .slice(0, MAX_ROOMS - all.length)
    .map((room, at) => ({ ...room, key: String(first + at) }));
  const outdoor = more.systems.find((system) => system.outdoor)?.outdoor ?? last.outdoor;
  return {
    ...project,
    systems: [...before, { ...last, rooms: [...last.rooms, ...added], outdoor }],
  };
}
