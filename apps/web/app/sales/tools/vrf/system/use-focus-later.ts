import { useCallback, useEffect, useRef } from 'react';
import type { TypedSystem } from './system-query';

/** Moves the focus to the next step after the list has changed. */
export function useFocusLater(system: TypedSystem): (action: string) => void {
  const wanted = useRef<((system: TypedSystem) => string[]) | null>(null);
  useEffect(() => {
    const selectors = wanted.current?.(system) ?? [];
    wanted.current = null;
    for (const selector of selectors) {
      const target = document.querySelector<HTMLElement>(selector);
      target?.focus();
      // Hidden elements cannot be focused.
      if (target && target === document.activeElement) return;
    }
  }, [system]);
  return useCallback(
    (action: string) => {
      const [verb, key] = action.split('.');
      const at = system.rooms.findIndex((room) => room.key === key);
      if (verb === 'add' || verb === 'first') {
        wanted.current = ({ rooms }) => nameOf(rooms.at(-1));
      } else if (verb === 'duplicate') {
        wanted.current = ({ rooms }) => nameOf(rooms[at + 1]);
      } else if (verb === 'remove') {
        wanted.current = ({ rooms }) => {
          const next = rooms[at] ?? rooms.at(-1);
          return next ? [`[value="remove.${next.key}"]`, lineOf(next)] : ['[name="n"]'];
        };
      } else if (verb === 'unit') {
        wanted.current = () => [`#room-${key}-unit`];
      } else if (verb === 'up' || verb === 'down') {
        wanted.current = () => [`:focus, [data-grip="${key}"]`];
      }
    },
    [system],
  );
}

/** On phones a closed row has a summary instead of its fields. */
const lineOf = ({ key }: { key: string }) => `#row-${key} > button`;
const nameOf = (room: { key: string } | undefined) =>
  room ? [`#room-${room.key}-name`, lineOf(room)] : [];
