import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  type KeyboardSensorProps,
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
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { GripVerticalIcon } from 'lucide-react';
import {
  useRef,
  useState,
  type CSSProperties,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { orderTexts as texts } from './order.texts';

type Id = string | number;

interface Props<Row extends { id: Id }> {
  rows: Row[];
  nameOf: (row: Row) => string;
  /** Called with the ids of these rows in their new order. */
  onOrder: (ids: Row['id'][]) => void;
  /** True if the rows also have columns. */
  grid?: boolean;
  /** Follows the pointer instead of the row. */
  lifted?: (row: Row) => ReactNode;
  /** Shows the position of the moved row below the rows. */
  shows?: boolean;
}

/**
 * The keyboard sensor adds its listener a moment after it starts, since the key that started it is still propagating.
 * Keys pressed in between are collected and dispatched again when it listens.
 */
class KeyboardFromStart extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const early: KeyboardEvent[] = [];
    const collect = (event: KeyboardEvent) => {
      if (event === props.event) return;
      event.preventDefault();
      event.stopPropagation();
      early.push(event);
    };
    document.addEventListener('keydown', collect, true);
    // Runs after the timer of the sensor itself.
    setTimeout(() => {
      document.removeEventListener('keydown', collect, true);
      for (const { code } of early) document.dispatchEvent(new KeyboardEvent('keydown', { code }));
    });
  }
}

const statusSx = {
  mt: 2,
  color: 'text.third',
  '.MuiPaper-root &': { m: 0, px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' },
};
const handleSx = {
  width: 32,
  p: 0,
  color: 'text.third',
  cursor: 'grab',
  touchAction: 'none',
  '@media (pointer: coarse)': { width: 44 },
};

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Makes the rows inside reorderable by pointer or keyboard; every step is announced. */
export function SortableRows<Row extends { id: Id }>(props: PropsWithChildren<Props<Row>>) {
  const { rows, nameOf, onOrder, grid, lifted } = props;
  const ids = rows.map(({ id }) => id);
  const [moved, setMoved] = useState<{ id: UniqueIdentifier; over: UniqueIdentifier } | null>(null);
  const sensors = useSensors(
    // A press with almost no movement is a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardFromStart, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(id) + 1;
  const nameAt = (id: UniqueIdentifier) => {
    const row = rows[ids.indexOf(id)];
    return row ? nameOf(row) : '';
  };
  const move = ({ active, over }: DragEndEvent) => {
    setMoved(null);
    if (!over || over.id === active.id) return;
    onOrder(arrayMove(ids, ids.indexOf(active.id), ids.indexOf(over.id)));
  };
  const row = rows.find(({ id }) => id === moved?.id);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={grid ? [] : [upAndDown]}
      accessibility={{
        announcements: useAnnouncements(nameAt, placeOf, ids.length),
        screenReaderInstructions: { draggable: texts.instructions },
      }}
      onDragStart={({ active }) => setMoved({ id: active.id, over: active.id })}
      onDragOver={({ active, over }) => setMoved({ id: active.id, over: (over ?? active).id })}
      onDragCancel={() => setMoved(null)}
      onDragEnd={move}
    >
      <SortableContext
        items={ids}
        strategy={grid ? rectSortingStrategy : verticalListSortingStrategy}
      >
        {props.children}
      </SortableContext>
      {lifted && <DragOverlay>{row && lifted(row)}</DragOverlay>}
      {props.shows && moved && (
        <Typography sx={statusSx}>
          {texts.status(nameAt(moved.id), placeOf(moved.id), placeOf(moved.over), ids.length)}
        </Typography>
      )}
    </DndContext>
  );
}

function useAnnouncements(
  nameAt: (id: UniqueIdentifier) => string,
  placeOf: (id: UniqueIdentifier) => number,
  of: number,
): Announcements {
  // A picked-up row is immediately over itself; announcing that would replace 'picked up'.
  const justPicked = useRef(false);
  return {
    onDragStart: ({ active }) => {
      justPicked.current = true;
      return texts.picked(nameAt(active.id), placeOf(active.id), of);
    },
    onDragOver: ({ active, over }) => {
      const isBeginning = justPicked.current && over?.id === active.id;
      justPicked.current = false;
      if (!over || isBeginning) return undefined;
      return texts.over(nameAt(active.id), placeOf(over.id), of);
    },
    onDragEnd: ({ active, over }) =>
      texts.dropped(nameAt(active.id), placeOf((over ?? active).id), of),
    onDragCancel: ({ active }) => texts.cancelled(nameAt(active.id)),
  };
}

interface SortableRow {
  ref: (node: HTMLElement | null) => void;
  style: CSSProperties;
  /** True while the row is dragged. */
  dragged: boolean;
  handle: ReactNode;
}

/** Returns everything a row of any layout needs to be sorted: its position while it moves, and its drag handle. */
export function useSortableRow(id: Id, name: string): SortableRow {
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
      transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
      transition,
    },
    dragged: isDragging,
    handle: (
      <IconButton
        ref={setActivatorNodeRef}
        title={texts.hint}
        {...attributes}
        {...listeners}
        aria-label={texts.move(name)}
        sx={[handleSx, isDragging && { cursor: 'grabbing' }]}
      >
        <GripVerticalIcon />
      </IconButton>
    ),
  };
}
