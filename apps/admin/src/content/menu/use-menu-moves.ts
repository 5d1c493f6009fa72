import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { type Draft, itemOf, type Move, moved, placeOf } from './menu-draft';
import { type Targets, titleOf } from './menu-targets';
import { moveTexts as texts } from './menu.texts';

/** Announcement of a move: the title of the entry, and the result. */
export interface MoveMessage {
  title: string;
  text: string;
}

interface Lifted {
  key: string;
  from: number;
  before: Draft;
}

interface Options {
  /** Element around the list. */
  list: RefObject<HTMLElement | null>;
  draft: Draft;
  targets: Targets;
  onChange: (draft: Draft) => void;
}

const ARROWS: Record<string, Move> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** Moves entries by keyboard: Enter on a handle lifts and drops, arrows move, Escape cancels. Announces every step. */
export function useMenuMoves({ list, draft, targets, onChange }: Options) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [message, setMessage] = useState<MoveMessage | null>(null);

  const announce = (title: string, text: string) => setMessage({ title, text });
  const announceItem = (key: string, text: string) => {
    const item = itemOf(draft, key);
    if (item) announce(titleOf(item, targets), text);
  };
  const placeIn = (next: Draft, key: string) => {
    const { place, of, below } = placeOf(next, key);
    const parent = itemOf(next, below);
    return [place, of, parent && titleOf(parent, targets)] as const;
  };
  const drop = () => {
    if (!lifted) return;
    announceItem(lifted.key, texts.dropped(...placeIn(draft, lifted.key)));
    setLifted(null);
  };
  const move = (key: string, move: Move) => {
    const next = moved(draft, key, move);
    if (!next) return announceItem(key, texts.blocked[move]);
    onChange(next);
    const from = lifted?.from ?? placeOf(draft, key).place;
    announceItem(key, texts.over(from, ...placeIn(next, key)));
  };
  const onKey = (event: KeyboardEvent, key: string) => {
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (lifted?.key !== key) {
      if (!isPress) return;
      event.preventDefault();
      setLifted({ key, from: placeOf(draft, key).place, before: draft });
      return announceItem(key, texts.picked(...placeIn(draft, key)));
    }
    const arrow = ARROWS[event.key];
    if (isPress) drop();
    else if (arrow) move(key, arrow);
    else if (event.key === 'Escape') {
      onChange(lifted.before);
      announceItem(key, texts.cancelled);
      setLifted(null);
    } else return;
    event.preventDefault();
  };

  // Moving its row in the DOM removes the focus from the handle.
  useLayoutEffect(() => {
    if (!lifted) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-entry="${lifted.key}"] [data-handle]`)
      ?.focus({ preventScroll: false });
  }, [list, lifted, draft]);
  const dropElsewhere = useEffectEvent((event: Event) => {
    const at = event.target instanceof Element ? event.target.closest('[data-entry]') : null;
    const isHandle = event.target instanceof Element && event.target.closest('[data-handle]');
    if (!isHandle || at?.getAttribute('data-entry') !== lifted?.key) drop();
  });
  const isLifted = lifted !== null;
  useEffect(() => {
    if (!isLifted) return;
    const leave = (event: Event) => dropElsewhere(event);
    document.addEventListener('focusin', leave);
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('focusin', leave);
      document.removeEventListener('pointerdown', leave);
    };
  }, [isLifted]);

  return {
    lifted: lifted?.key ?? null,
    message,
    onKey,
    move,
    /** Called when an entry was dropped with the pointer. */
    onDropped: (next: Draft, key: string) => {
      onChange(next);
      announceItem(key, texts.dropped(...placeIn(next, key)));
    },
    announce,
    end: () => setLifted(null),
  };
}
