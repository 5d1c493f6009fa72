import {
  closestCenter,
  DndContext,
  type DragMoveEvent,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { BoxIcon, GripVerticalIcon, LinkIcon, PencilIcon } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { type Draft, type DraftItem, droppedAt, type Gap, gapAt } from './menu-draft';
import { type Badge, badgeOf, categoryOf, type Targets, titleOf } from './menu-targets';
import { entryTexts as texts, moveTexts } from './menu.texts';
import './menu-tree.css';

/** A pointer that went this far to the right puts an entry below another, in px. */
const LOWER_BY = 28;

interface Props {
  label: string;
  draft: Draft;
  targets: Targets;
  chosen: string | null;
  /** The entry that is being moved by keyboard. */
  lifted: string | null;
  onKey: (event: KeyboardEvent, key: string) => void;
  onDrop: (next: Draft, key: string) => void;
  onActive: (key: string, active: boolean) => void;
  onEdit: (key: string) => void;
  instructionsId: string;
}

/**
 * The entries of a menu, which are moved by their handles: with a pointer here, by keyboard through `onKey`. dnd-kit's
 * own keyboard sensor moves by pixels and knows no levels.
 */
export function MenuTree({ label, draft, onDrop, ...props }: Props) {
  const [drag, setDrag] = useState<{ key: string; gap: Gap } | null>(null);
  // A press that hardly moves is a press.
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
      <ul className="paper menu-tree" aria-label={label}>
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
      </ul>
    </DndContext>
  );
}

// The status below the list tells the outcome of every move.
const nothing = () => undefined;
const SILENT = {
  onDragStart: nothing,
  onDragOver: nothing,
  onDragEnd: nothing,
  onDragCancel: nothing,
};

interface RowProps extends Omit<Props, 'label' | 'onDrop'> {
  item: DraftItem;
  /** Where the dragged entry would be put down beside this one. */
  line: { edge: 'top' | 'bottom'; lower: boolean } | null;
  /** It goes with the dragged entry above it. */
  isCarried: boolean;
}

function MenuRow(props: RowProps) {
  const { item, draft, targets, line, isCarried } = props;
  const { key, below, active } = item;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, isDragging } = useDraggable({
    id: key,
  });
  const { setNodeRef: setGapRef } = useDroppable({ id: key, disabled: isCarried });
  const title = titleOf(item, targets);
  const parent = draft.find((one) => one.key === below);
  const isHeld = isDragging || props.lifted === key;
  const classes = ['menu-row', isHeld && 'menu-row--held', isCarried && 'menu-row--carried'];
  const style: CSSProperties = transform
    ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` }
    : {};
  return (
    <li
      ref={setGapRef}
      data-entry={key}
      data-lower={below !== null || undefined}
      data-off={!active || undefined}
    >
      {line && (
        <span
          aria-hidden="true"
          className={`menu-line menu-line--${line.edge}`}
          data-lower={line.lower || undefined}
        />
      )}
      <div
        ref={setNodeRef}
        className={classes.filter(Boolean).join(' ')}
        style={style}
        data-chosen={props.chosen === key || undefined}
      >
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="menu-handle"
          aria-label={moveTexts.handle(title)}
          aria-describedby={props.instructionsId}
          onKeyDown={(event) => props.onKey(event, key)}
          {...listeners}
        >
          <GripVerticalIcon />
        </button>
        <span className="menu-row__name">
          <b>{title}</b>
          <small className="num">{noteOf(item, targets)}</small>
          {parent && <span className="vh">{texts.isBelow(titleOf(parent, targets))}</span>}
        </span>
        <TargetBadge badge={badgeOf(item, targets)} />
        <Switch
          checked={active}
          onChange={(_event, on) => props.onActive(key, on)}
          slotProps={{ input: { role: 'switch', 'aria-label': texts.activeOf(title) } }}
        />
        <IconButton aria-label={texts.editOf(title)} onClick={() => props.onEdit(key)}>
          <PencilIcon />
        </IconButton>
      </div>
    </li>
  );
}

/** The address and what else is known of the target. */
function noteOf(item: DraftItem, targets: Targets): string {
  const category = categoryOf(item, targets);
  const address = item.target === 'address' ? item.path.trim() : category?.path;
  const parts = [
    address ?? (item.target === 'nothing' ? texts.leadsNowhere : ''),
    category && category.product_count > 0 ? texts.products(category.product_count) : '',
    item.active ? '' : texts.hidden,
  ];
  return parts.filter(Boolean).join(', ');
}

const WARNINGS: ReadonlySet<Badge> = new Set(['noProducts', 'noPage', 'inactive', 'deleted']);
const LINKS: ReadonlySet<Badge> = new Set(['address', 'noPage']);

function TargetBadge({ badge }: { badge: Badge }) {
  const warns = WARNINGS.has(badge);
  return (
    <span className={warns ? 'menu-badge menu-badge--warn' : 'menu-badge'}>
      {badge !== 'heading' && (LINKS.has(badge) ? <LinkIcon /> : <BoxIcon />)}
      {texts.badges[badge]}
    </span>
  );
}
