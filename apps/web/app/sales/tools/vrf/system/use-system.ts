import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { sitePath } from '../../../../platform/locale/site-path';
import type { CostField } from '../../shared/cost-query';
import type { DetailField } from './system-query';
import { keepSystem, keptSystem } from './kept-system';
import { act, withMore } from './system-actions';
import {
  queryOf,
  type SavedAs,
  savedFrom,
  type TypedRoom,
  type TypedSystem,
  typedFrom,
  typedFromForm,
} from './system-query';

/** Pause in typing after which the address and the storage are updated. */
const SETTLED_MS = 300;
const MOST_STEPS = 100;

interface State {
  now: TypedSystem;
  /** Previous systems for 'Undo', the latest at the end. */
  past: TypedSystem[];
  /** The last changed field: its next change belongs to the same step. */
  field: string | null;
  saved: SavedAs | null;
  /** The system of the address when the page was opened. */
  loaded: TypedSystem;
  /** True if opening the page replaced another system, which 'Undo' restores. */
  replaced: boolean;
  /** True if `now` includes the values typed before hydration. */
  isRead: boolean;
}

export type SetRoom = (key: string, change: Partial<TypedRoom>) => void;

export interface BuilderState {
  system: TypedSystem;
  canUndo: boolean;
  replaced: boolean;
  isRead: boolean;
  saved: SavedAs | null;
  setRoom: SetRoom;
  setName: (name: string) => void;
  setOutdoor: (ids: string) => void;
  /** Adds the first rooms to an empty system. */
  begin: (rooms: TypedRoom[]) => void;
  setDetail: (field: DetailField, value: string) => void;
  setCost: (field: CostField, value: string) => void;
  /** Applies the action of a button. */
  run: (action: string) => void;
  setSaved: (saved: SavedAs | null) => void;
  /** Returns the current system, for actions on the whole system. */
  current: () => TypedSystem;
}

/**
 * The system in the form. The result follows each key; the address and the storage of this browser follow after a
 * pause in typing. No request is needed: the page has all data of the calculation.
 */
export function useSystem(
  loaded: TypedSystem,
  form: RefObject<HTMLFormElement | null>,
): BuilderState {
  const [state, setState] = useState<State>(() => beginning(loaded));
  if (state.loaded !== loaded) {
    // A link of this page was followed, for example that of the example system.
    setState({ ...step(state, loaded), loaded, saved: null, replaced: state.now.rooms.length > 0 });
  }
  const { now, past, saved, replaced, isRead } = state;

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const search = new URLSearchParams(window.location.search);
      setState((before) => opened(before, search, form.current));
    });
    return () => cancelAnimationFrame(frame);
    // Runs once: later addresses arrive as `loaded`.
  }, [form]);

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
      const rooms = before.now.rooms.map((room) =>
        room.key === key ? { ...room, ...change } : room,
      );
      const field = `${key}.${Object.keys(change).join()}`;
      return step(before, { ...before.now, rooms }, field);
    });
  }, []);
  const setName = useCallback<BuilderState['setName']>((name) => {
    setState((before) => step(before, { ...before.now, name }, 'name'));
  }, []);
  const setOutdoor = useCallback<BuilderState['setOutdoor']>((outdoor) => {
    setState((before) => step(before, { ...before.now, outdoor }));
  }, []);
  const begin = useCallback<BuilderState['begin']>((rooms) => {
    setState((before) => step(before, { ...before.now, rooms }));
  }, []);
  const setDetail = useCallback<BuilderState['setDetail']>((field, value) => {
    setState((before) => {
      const details = { ...before.now.details, [field]: value };
      return step(before, { ...before.now, details }, `details.${field}`);
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
    system: now,
    canUndo: past.length > 0,
    replaced,
    isRead,
    saved,
    setRoom,
    setName,
    setOutdoor,
    begin,
    setDetail,
    setCost,
    run,
    setSaved,
    current,
  };
}

const beginning = (loaded: TypedSystem): State => ({
  now: loaded,
  past: [],
  field: null,
  saved: null,
  loaded,
  replaced: false,
  isRead: false,
});

/** Adds a step for 'Undo'. `field` is the typed field: all keys in one field are one step. */
function step(before: State, now: TypedSystem, field: string | null = null): State {
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
  if (own.rooms.length === 0) return state;
  if (search.has('add')) return { ...state, now: withMore(own, now), saved: kept.saved };
  if (now.rooms.length === 0 && !now.outdoor) return { ...state, now: own, saved: kept.saved };
  if (queryOf(now) === kept.query) return { ...state, saved: kept.saved };
  return { ...state, past: [own], replaced: true };
}

/** Returns the system with the values of the fields. An unchanged system keeps its identity. */
function asTyped(now: TypedSystem, fields: TypedSystem): TypedSystem {
  if (fields.rooms.length !== now.rooms.length) return now;
  const found = {
    ...fields,
    rooms: fields.rooms.map((room, at) => ({ ...room, key: now.rooms[at]!.key })),
  };
  return queryOf(found) === queryOf(now) ? now : found;
}

function follow({ now, saved }: State): void {
  const query = queryOf(now);
  keepSystem({ query, saved });
  if (window.location.pathname !== sitePath('/tools/vrf')) return;
  const address = query ? `?${query}` : window.location.pathname;
  // The router would load the page again for another address, but this is the same page.
  window.history.replaceState(window.history.state, '', address + window.location.hash);
}
