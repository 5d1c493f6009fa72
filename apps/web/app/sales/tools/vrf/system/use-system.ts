import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { sitePath } from '../../../../platform/locale/site-path';
import type { CostField } from '../../shared/cost-query';
import { keepSystem, keptSystem } from './kept-system';
import { act, withMore } from './system-actions';
import {
  allRooms,
  isEmptyProject,
  queryOf,
  type SavedAs,
  savedFrom,
  typedFrom,
  typedFromForm,
  type TypedProject,
} from './project-query';
import type { DetailField, TypedRoom, TypedSystem } from './system-query';

/** Pause in typing after which the address and the storage are updated. */
const SETTLED_MS = 300;
const MOST_STEPS = 100;

interface State {
  now: TypedProject;
  /** Previous systems for 'Undo', the latest at the end. */
  past: TypedProject[];
  /** The last changed field: its next change belongs to the same step. */
  field: string | null;
  saved: SavedAs | null;
  /** The system of the address when the page was opened. */
  loaded: TypedProject;
  /** True if opening the page replaced another system, which 'Undo' restores. */
  replaced: boolean;
  /** True if `now` includes the values typed before hydration. */
  isRead: boolean;
  /** True if some units of the stored system could not be loaded. */
  isIncomplete: boolean;
}

/** Changes fields of the system with a key. */
export type SetSystem = (key: string, change: Partial<TypedSystem>) => void;
/** Changes a figure of the building of the system with a key. */
export type SetDetail = (key: string, field: DetailField, value: string) => void;
export type SetRoom = (key: string, change: Partial<TypedRoom>) => void;

export interface BuilderState {
  project: TypedProject;
  canUndo: boolean;
  replaced: boolean;
  isRead: boolean;
  isIncomplete: boolean;
  saved: SavedAs | null;
  setRoom: SetRoom;
  setName: (name: string) => void;
  setSystem: SetSystem;
  setDetail: SetDetail;
  /** Adds the first rooms to an empty system. */
  begin: (rooms: TypedRoom[]) => void;
  setCost: (field: CostField, value: string) => void;
  /** Applies the action of a button. */
  run: (action: string) => void;
  setSaved: (saved: SavedAs | null) => void;
  /** Returns the current system, for actions on the whole system. */
  current: () => TypedProject;
}

/**
 * The project in the form. The result follows each key; the address and the storage of this browser follow after a
 * pause in typing. Only units that the page does not know are requested, by `loadUnits`: it resolves to false on failure,
 * and returns null if all units of a project are known.
 */
export function useSystem(
  loaded: TypedProject,
  form: RefObject<HTMLFormElement | null>,
  loadUnits: (project: TypedProject) => Promise<boolean> | null,
): BuilderState {
  const [state, setState] = useState<State>(() => beginning(loaded));
  if (state.loaded !== loaded) {
    // A link of this page was followed, for example that of the example system.
    setState({ ...step(state, loaded), loaded, saved: null, replaced: !isEmptyProject(state.now) });
  }
  const { now, past, saved, replaced, isRead, isIncomplete } = state;

  useEffect(() => {
    let isLeft = false;
    const open = (isComplete: boolean) => {
      const search = new URLSearchParams(window.location.search);
      if (isLeft) return;
      setState((before) => ({
        ...opened(before, search, form.current),
        isIncomplete: !isComplete,
      }));
    };
    const frame = requestAnimationFrame(() => {
      const kept = keptSystem();
      const units = kept && loadUnits(typedFrom(new URLSearchParams(kept.query)).typed);
      if (units) void units.then(open);
      else open(true);
    });
    return () => {
      isLeft = true;
      cancelAnimationFrame(frame);
    };
    // Runs once: later addresses arrive as `loaded`.
  }, [form, loadUnits]);

  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const isOpened = useRef(false);
  useEffect(() => {
    if (!isOpened.current) {
      isOpened.current = true;
      return;
    }
    const timer = setTimeout(() => follow(latest.current), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [now, saved]);
  useEffect(() => {
    const leave = () => {
      if (latest.current.now !== latest.current.loaded) follow(latest.current);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const setRoom = useCallback<SetRoom>((key, change) => {
    setState((before) => {
      const systems = before.now.systems.map((system) =>
        system.rooms.some((room) => room.key === key)
          ? {
              ...system,
              rooms: system.rooms.map((room) => (room.key === key ? { ...room, ...change } : room)),
            }
          : system,
      );
      const field = `${key}.${Object.keys(change).join()}`;
      return step(before, { ...before.now, systems }, field);
    });
  }, []);
  const setName = useCallback<BuilderState['setName']>((name) => {
    setState((before) => step(before, { ...before.now, name }, 'name'));
  }, []);
  const setSystem = useCallback<SetSystem>((key, change) => {
    setState((before) => {
      const systems = before.now.systems.map((system) =>
        system.key === key ? { ...system, ...change } : system,
      );
      const field = 'outdoor' in change ? null : `system.${key}.${Object.keys(change).join()}`;
      return step(before, { ...before.now, systems }, field);
    });
  }, []);
  const setDetail = useCallback<SetDetail>((key, field, value) => {
    setState((before) => {
      const systems = before.now.systems.map((system) =>
        system.key === key ? { ...system, details: { ...system.details, [field]: value } } : system,
      );
      return step(before, { ...before.now, systems }, `details.${key}.${field}`);
    });
  }, []);
  const begin = useCallback<BuilderState['begin']>((rooms) => {
    setState((before) => {
      const [first, ...others] = before.now.systems;
      return step(before, { ...before.now, systems: [{ ...first!, rooms }, ...others] });
    });
  }, []);
  const setCost = useCallback<BuilderState['setCost']>((field, value) => {
    setState((before) => {
      const cost = { ...before.now.cost, [field]: value };
      return step(before, { ...before.now, cost }, `cost.${field}`);
    });
  }, []);
  const run = useCallback<BuilderState['run']>((action) => {
    setState((before) =>
      action === 'undo' ? undone(before) : step(before, act(before.now, action)),
    );
  }, []);
  const setSaved = useCallback<BuilderState['setSaved']>((saved) => {
    setState((before) => ({ ...before, saved }));
  }, []);

  const current = useCallback(() => latest.current.now, []);

  return {
    project: now,
    canUndo: past.length > 0,
    replaced,
    isRead,
    isIncomplete,
    saved,
    setRoom,
    setName,
    setSystem,
    setDetail,
    begin,
    setCost,
    run,
    setSaved,
    current,
  };
}

const beginning = (loaded: TypedProject): State => ({
  now: loaded,
  past: [],
  field: null,
  saved: null,
  loaded,
  replaced: false,
  isRead: false,
  isIncomplete: false,
});

/** Adds a step for 'Undo'. `field` is the typed field: all keys in one field are one step. */
function step(before: State, now: TypedProject, field: string | null = null): State {
  if (now === before.now) return before;
  const isSame = field !== null && field === before.field;
  const past = isSame ? before.past : [...before.past, before.now].slice(-MOST_STEPS);
  return { ...before, now, past, field, replaced: before.replaced && isSame };
}

function undone(before: State): State {
  const now = before.past.at(-1);
  if (!now) return before;
  return { ...before, now, past: before.past.slice(0, -1), field: null, replaced: false };
}

/** Adds the values typed before hydration and the system stored in this browser. */
function opened(before: State, search: URLSearchParams, form: HTMLFormElement | null): State {
  const now = form ? asTyped(before.now, typedFromForm(new FormData(form))) : before.now;
  const kept = keptSystem();
  const fromAddress = savedFrom(search);
  const state = { ...before, now, saved: fromAddress, isRead: true };
  if (!kept || fromAddress) return state;
  const own = typedFrom(new URLSearchParams(kept.query)).typed;
  if (isEmptyProject(own)) return state;
  if (search.has('add')) return { ...state, now: withMore(own, now), saved: kept.saved };
  if (isEmptyProject(now) && !now.systems[0]!.outdoor)
    return { ...state, now: own, saved: kept.saved };
  if (queryOf(now) === kept.query) return { ...state, saved: kept.saved };
  return { ...state, past: [own], replaced: true };
}

/** Returns the project with the values of the fields. An unchanged project keeps its identity. */
function asTyped(now: TypedProject, fields: TypedProject): TypedProject {
  const isSame =
    fields.systems.length === now.systems.length &&
    allRooms(fields).length === allRooms(now).length;
  return isSame && queryOf(fields) !== queryOf(now) ? fields : now;
}

function follow({ now, saved }: State): void {
  const query = queryOf(now);
  keepSystem({ query, saved });
  if (window.location.pathname !== sitePath('/tools/vrf')) return;
  const address = query ? `?${query}` : window.location.pathname;
  // The router would load the page again for another address, but this is the same page.
  window.history.replaceState(window.history.state, '', address + window.location.hash);
}
