import {
  closestCenter,
  DndContext,
  type DragMoveEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { type Draft, droppedAt, type Gap, gapAt } from './menu-draft';
import { MenuRow, type RowProps } from './menu-row';

/** Distance to the right, in px, after which a dragged entry is nested below another. */
const LOWER_BY = 28;

interface Props extends Omit<RowProps, 'item' | 'line' | 'isCarried'> {
  label: string;
  onDrop: (next: Draft, key: string) => void;
}

/**
 * Entries of a menu, movable by their handles: by pointer here, by keyboard through `onKey`. dnd-kit's own keyboard
 * sensor moves by pixels and has no levels.
 */
export function MenuTree({ label, draft, onDrop, ...props }: Props) {
  const [drag, setDrag] = useState<{ key: string; gap: Gap } | null>(null);
  // A press with almost no movement is a click.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const follow = ({ active, over, delta }: DragMoveEvent) => {
    const key = String(active.id);
    const isLower = draft.some((item) => item.key === key && item.below !== null);
    const wantsLower = isLower ? delta.x > -LOWER_BY : delta.x > LOWER_BY;
    setDrag({ key, gap: gapAt(draft, key, String(over?.id ?? key), wantsLower) });
  };
  const drop = () => {
    if (drag) onDrop(droppedAt(draft, drag.key, drag.gap), drag.key);
    setDrag(null);
  };
  const rest = draft.filter(({ key, below }) => key !== drag?.key && below !== drag?.key);
  const lineOf = (key: string) => {
    if (!drag) return null;
    const { before, lower } = drag.gap;
    if (rest[before]?.key === key) return { edge: 'top', lower } as const;
    const isLast = before === rest.length && rest.at(-1)?.key === key;
    return isLast ? ({ edge: 'bottom', lower } as const) : null;
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragMove={follow}
      onDragEnd={drop}
      onDragCancel={() => setDrag(null)}
    >
      <Paper component="ul" aria-label={label}>
        {draft.map((item) => (
          <MenuRow
            key={item.key}
            item={item}
            draft={draft}
            line={lineOf(item.key)}
            isCarried={drag !== null && item.below === drag.key}
            {...props}
          />
        ))}
      </Paper>
    </DndContext>
  );
}

// The status below the list announces the result of every move.
const nothing = () => undefined;
const SILENT = {
  onDragStart: nothing,
  onDragOver: nothing,
  onDragEnd: nothing,
  onDragCancel: nothing,
};
