import { useDraggable, useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { zIndex } from '@shishir/tokens';
import { GripVerticalIcon, PencilIcon } from 'lucide-react';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { Draft, DraftItem } from './menu-draft';
import { DropLine, type DropPlace, TargetBadge } from './menu-row-parts';
import { badgeOf, categoryOf, type Targets, titleOf } from './menu-targets';
import { entryTexts as texts, moveTexts } from './menu.texts';

const row = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '24px minmax(0, 1fr) 44px 44px',
    md: '24px minmax(0, 1fr) auto 44px 40px',
  },
  columnGap: { xs: 1, md: 1.5 },
  alignItems: 'center',
  minHeight: 56,
  py: 0.75,
  pr: { xs: 0.5, md: 1 },
  borderTop: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'action.hover' },
  // Keeps focused elements clear of the sticky bars above and below.
  '& :is(button, input)': { scrollMargin: '88px 0 120px' },
};
/** Branch line to the entry above. */
const branch = {
  content: '""',
  position: 'absolute',
  top: -1,
  left: { xs: 24, md: 36 },
  width: 12,
  height: 30,
  borderBottom: '1.5px solid var(--palette-field)',
  borderLeft: '1.5px solid var(--palette-field)',
  borderBottomLeftRadius: 6,
  pointerEvents: 'none',
};
const held = {
  position: 'relative',
  zIndex: zIndex.dragged,
  mr: -1,
  ml: 1,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: '8px',
  boxShadow: 'var(--shadow-pop)',
  '&, &:hover': { bgcolor: 'background.raised' },
} as const;

export interface RowProps {
  item: DraftItem;
  draft: Draft;
  targets: Targets;
  chosen: string | null;
  /** Key of the entry that is being moved by keyboard. */
  lifted: string | null;
  /** Place beside this entry at which the dragged one would be dropped. */
  line: DropPlace | null;
  /** True if it moves with the dragged entry above it. */
  isCarried: boolean;
  onKey: (event: KeyboardEvent, key: string) => void;
  onActive: (key: string, active: boolean) => void;
  onEdit: (key: string) => void;
  instructionsId: string;
}

/** Entry in the tree. */
export function MenuRow(props: RowProps) {
  const { item, draft, targets, line, isCarried } = props;
  const { key, below, active } = item;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, isDragging } = useDraggable({
    id: key,
  });
  const { setNodeRef: setGapRef } = useDroppable({ id: key, disabled: isCarried });
  const title = titleOf(item, targets);
  const parent = draft.find((entry) => entry.key === below);
  const isLower = below !== null;
  const isFirst = draft[0]?.key === key;
  const isLast = draft.at(-1)?.key === key;
  const isHeld = isDragging || props.lifted === key;
  const style: CSSProperties = transform
    ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` }
    : {};
  return (
    <Box
      component="li"
      ref={setGapRef}
      data-entry={key}
      data-lower={isLower || undefined}
      sx={{ position: 'relative' }}
    >
      {line && <DropLine {...line} />}
      <Box
        ref={setNodeRef}
        style={style}
        sx={[
          row,
          {
            pl: isLower ? { xs: 5, md: 7 } : { xs: 1, md: 1.5 },
            ...(isFirst && { borderTop: 0 }),
            borderRadius: `${isFirst ? '12px 12px' : '0 0'} ${isLast ? '12px 12px' : '0 0'}`,
          },
          isLower && !isHeld && { '&::before': branch },
          props.chosen === key && { '&, &:hover': { bgcolor: 'primary.wash' } },
          isHeld && held,
          isCarried && { opacity: 0.5 },
        ]}
      >
        <ButtonBase
          ref={setActivatorNodeRef}
          data-handle
          aria-label={moveTexts.handle(title)}
          aria-describedby={props.instructionsId}
          onKeyDown={(event) => props.onKey(event, key)}
          {...listeners}
          sx={{
            width: { xs: 44, md: 24 },
            height: 44,
            mx: { xs: -1.25, md: 0 },
            borderRadius: '6px',
            color: 'text.third',
            cursor: isHeld ? 'grabbing' : 'grab',
            touchAction: 'none',
            '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
            '&.Mui-focusVisible': { outlineOffset: { xs: -6, md: 2 } },
          }}
        >
          <GripVerticalIcon />
        </ButtonBase>
        <Box component="span" sx={{ minWidth: 0 }}>
          <Typography
            component="b"
            sx={{
              display: 'block',
              color: active ? 'text.primary' : 'text.third',
              fontWeight: active ? 600 : 500,
              lineHeight: 1.4,
              overflowWrap: 'anywhere',
            }}
          >
            {title}
          </Typography>
          <Typography
            component="small"
            variant="body2"
            noWrap
            sx={{ display: 'block', color: 'text.third' }}
          >
            {noteOf(item, targets)}
          </Typography>
          {parent && (
            <Box component="span" sx={visuallyHidden}>
              {texts.isBelow(titleOf(parent, targets))}
            </Box>
          )}
        </Box>
        <TargetBadge badge={badgeOf(item, targets)} />
        <Switch
          checked={active}
          onChange={(_event, on) => props.onActive(key, on)}
          slotProps={{ input: { role: 'switch', 'aria-label': texts.activeOf(title) } }}
          sx={{ gridArea: { xs: '1 / 3', md: 'auto' }, mx: 0 }}
        />
        <IconButton
          aria-label={texts.editOf(title)}
          onClick={() => props.onEdit(key)}
          sx={{
            gridArea: { xs: '1 / 4', md: 'auto' },
            width: { xs: 44, md: 40 },
            height: { xs: 44, md: 40 },
          }}
        >
          <PencilIcon />
        </IconButton>
      </Box>
    </Box>
  );
}

/** Returns the address and further information about the target. */
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
