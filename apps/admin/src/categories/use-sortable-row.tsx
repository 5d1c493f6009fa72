import { useSortable } from '@dnd-kit/sortable';
import type { Category } from '@shishir/contract';
import type { CSSProperties, ReactNode } from 'react';
import { GripIcon } from '../theme/icons';
import { orderTexts as texts } from './categories.texts';

interface Movable {
  ref: (node: HTMLElement | null) => void;
  style: CSSProperties;
  /** It is held at this moment. */
  held: boolean;
  handle: ReactNode;
}

/** What a row of either layout needs to be moved: its place while it moves, and the handle to move it by. */
export function useMovable({ id, title }: Category): Movable {
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, attributes: { roleDescription: texts.role } });
  return {
    ref: setNodeRef,
    style: {
      transform: transform ? `translateY(${transform.y}px)` : undefined,
      transition,
    },
    held: isDragging,
    handle: (
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="category-handle"
        title={texts.hint}
        {...attributes}
        {...listeners}
        aria-label={texts.move(title)}
      >
        <GripIcon />
      </button>
    ),
  };
}
