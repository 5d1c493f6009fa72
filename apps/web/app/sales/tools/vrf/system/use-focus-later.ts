import { useCallback, useEffect, useRef } from 'react';
import { inputId } from '../../shared/fields';
import { allRooms, fieldOf, type TypedProject } from './project-query';
import { idOf } from './system-ids';

/** Moves the focus to the next step after the list has changed. */
export function useFocusLater(project: TypedProject): (action: string) => void {
  const wanted = useRef<((project: TypedProject) => string[]) | null>(null);
  useEffect(() => {
    const selectors = wanted.current?.(project) ?? [];
    wanted.current = null;
    for (const selector of selectors) {
      const target = document.querySelector<HTMLElement>(selector);
      target?.focus();
      // Hidden elements cannot be focused.
      if (target && target === document.activeElement) return;
    }
  }, [project]);
  return useCallback(
    (action: string) => {
      const [verb, key] = action.split('.');
      const at = allRooms(project).findIndex((room) => room.key === key);
      if (verb === 'add' || verb === 'first') {
        wanted.current = ({ systems }) =>
          nameOf((systems.find((one) => one.key === key) ?? systems.at(-1))?.rooms.at(-1));
      } else if (verb === 'system') {
        wanted.current = ({ systems }) => [`#${idOf('name', systems.at(-1)!.key)}`];
      } else if (verb === 'copy') {
        const place = project.systems.findIndex((one) => one.key === key);
        wanted.current = ({ systems }) => [`#${idOf('name', systems[place + 1]?.key ?? '0')}`];
      } else if (verb === 'drop') {
        wanted.current = ({ systems }) => [`#${idOf('name', systems[0]!.key)}`, '[value="system"]'];
      } else if (verb === 'move') {
        wanted.current = () => [`#room-${key}-system`, lineOf({ key: key! })];
      } else if (verb === 'duplicate') {
        wanted.current = (next) => nameOf(allRooms(next)[at + 1]);
      } else if (verb === 'remove') {
        wanted.current = (changed) => {
          const rooms = allRooms(changed);
          const next = rooms[at] ?? rooms.at(-1);
          return next ? [`[value="remove.${next.key}"]`, lineOf(next)] : ['[name="n"]'];
        };
      } else if (verb === 'air') {
        const place = project.systems.findIndex((one) => one.key === key);
        wanted.current = ({ systems }) => [
          `#${inputId(`${fieldOf('air', place)}-${systems[place]!.ventilators.length - 1}`)}`,
        ];
      } else if (verb === 'unit') {
        wanted.current = () => [`#room-${key}-unit`];
      } else if (verb === 'up' || verb === 'down') {
        wanted.current = () => [`:focus, [data-grip="${key}"]`];
      }
    },
    [project],
  );
}

/** On phones a closed row has a summary instead of its fields. */
const lineOf = ({ key }: { key: string }) => `#row-${key} > button`;
const nameOf = (room: { key: string } | undefined) =>
  room ? [`#room-${room.key}-name`, lineOf(room)] : [];
