import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { Category } from '@shishir/contract';
import { useRef, type PropsWithChildren } from 'react';
import { orderTexts as texts } from './categories.texts';

interface Props {
  rows: Category[];
  /** The shown ones in their new order. */
  onOrder: (ids: number[]) => void;
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Rows inside can be put into another order, with a pointer or by keyboard; every step is read out. */
export function CategoryOrder({ rows, onOrder, children }: PropsWithChildren<Props>) {
  const ids = rows.map(({ id }) => id);
  const sensors = useSensors(
    // A press that hardly moves is a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    onOrder(arrayMove(ids, ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id))));
  };
  const announcements = useAnnouncements(rows);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: texts.instructions },
      }}
      onDragEnd={move}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

function useAnnouncements(rows: Category[]): Announcements {
  // A row that was picked up is over itself at once; announcing that would replace 'picked up'.
  const justPicked = useRef(false);
  const titleOf = (id: UniqueIdentifier) => rows.find((row) => row.id === id)?.title ?? '';
  const placeOf = (id: UniqueIdentifier) => rows.findIndex((row) => row.id === id) + 1;
  const of = rows.length;
  return {
    onDragStart: ({ active }) => {
      justPicked.current = true;
      return texts.picked(titleOf(active.id), placeOf(active.id), of);
    },
    onDragOver: ({ active, over }) => {
      const isBeginning = justPicked.current && over?.id === active.id;
      justPicked.current = false;
      if (!over || isBeginning) return undefined;
      return texts.over(titleOf(active.id), placeOf(over.id), of);
    },
    onDragEnd: ({ active, over }) =>
      texts.dropped(titleOf(active.id), placeOf((over ?? active).id), of),
    onDragCancel: ({ active }) => texts.cancelled(titleOf(active.id)),
  };
}
