import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { Category } from '@shishir/contract';
import { zIndex } from '@shishir/tokens';
import { EllipsisVerticalIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ListColumn } from '../../platform/ui/list/list-columns';
import { useSortableRow } from '../../platform/ui/order/sortable-rows';
import { paths } from '../../platform/ui/page/paths';
import { recordTexts } from '../../platform/ui/record/record.texts';
import { SmallLine } from '../../platform/ui/page/small-line';
import { CellText } from '../../platform/ui/list/cell-text';
import { ListTable } from '../../platform/ui/list/list-table';
import { categoriesTexts as texts } from './categories.texts';
import {
  CategoryKind,
  type CategoryRowActions,
  CategoryName,
  CategoryStatus,
} from './category-columns';
import { CategoryPicture } from './category-picture';

interface Props {
  rows: Category[];
  columns: ListColumn<Category>[];
}

const TABLE = {
  '& > thead th': { px: 1 },
  // The rows start with their drag handles.
  '& > thead th:first-of-type': { pl: 7 },
  '& > thead th:last-of-type': { position: 'sticky', right: 0, pr: 2 },
} as const;

/** The categories on wide screens. Not a data grid, since rows can be dragged. */
export function CategoryTable({ rows, columns }: Props) {
  return (
    <ListTable label={texts.title} columns={columns} minWidth={960} sx={TABLE}>
      {rows.map((category, index) => (
        <CategoryRow key={category.id} category={category} sl={index + 1} columns={columns} />
      ))}
    </ListTable>
  );
}

interface RowProps {
  category: Category;
  sl: number;
  columns: ListColumn<Category>[];
}

const ROW = {
  '--under': 'var(--palette-background-paper)',
  '&:hover': { '--under': 'var(--palette-action-hover)' },
  '& > td': {
    height: 72,
    py: 1.25,
    px: 1,
    bgcolor: 'var(--under)',
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
  // Actions stay in view while the other columns scroll under them.
  '& > td:last-of-type': {
    position: 'sticky',
    right: 0,
    pr: 1.5,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 100% 0 auto',
      width: 16,
      background: 'linear-gradient(to right, transparent, var(--under))',
    },
    '& .MuiIconButton-root': { width: 36 },
  },
} as const;

const DRAGGED = {
  position: 'relative',
  zIndex: zIndex.dragged,
  '&, &:hover': { '--under': 'var(--palette-background-raised)' },
  '&, & > td': { borderColor: 'transparent' },
  '& [aria-roledescription]': { cursor: 'grabbing' },
  // On the whole row: shadows on single cells would separate them.
  filter: 'drop-shadow(0 8px 14px rgb(6 19 31 / 0.28))',
} as const;

function CategoryRow({ category, sl, columns }: RowProps) {
  const { ref, style, dragged, handle } = useSortableRow(category.id, category.title);
  return (
    <TableRow ref={ref} style={style} sx={[ROW, dragged && DRAGGED]}>
      {columns.map(({ field, align, cell }) => (
        <TableCell key={field} align={align}>
          {field === 'sl' ? (
            <Stack component="span" direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
              {handle}
              {cell(category, sl)}
            </Stack>
          ) : (
            cell(category, sl)
          )}
        </TableCell>
      ))}
    </TableRow>
  );
}

interface CategoryCardsProps {
  rows: Category[];
  actions: CategoryRowActions;
}

/** The categories on a phone, with the same data as the rows of the table. */
export function CategoryCards({ rows, actions }: CategoryCardsProps) {
  return (
    <List disablePadding aria-label={texts.title}>
      {rows.map((category) => (
        <CategoryCard key={category.id} category={category} actions={actions} />
      ))}
    </List>
  );
}

const CARD = {
  '--under': 'var(--palette-background-paper)',
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  rowGap: 1,
  columnGap: 1.5,
  alignItems: 'center',
  pt: 1.5,
  px: 1,
  pb: 1.75,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'var(--under)',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
} as const;

function CategoryCard({ category, actions }: { category: Category; actions: CategoryRowActions }) {
  const { ref, style, dragged, handle } = useSortableRow(category.id, category.title);
  const { path, picture, position, description, type, status } = category;
  return (
    <Box component="li" ref={ref} style={style} sx={[CARD, dragged && DRAGGED]}>
      {handle}
      <CategoryPicture picture={picture} />
      <div>
        <CategoryName category={category} />
        <SmallLine>{path}</SmallLine>
      </div>
      <CategoryMenu category={category} actions={actions} />
      <Stack sx={{ gridColumn: '2 / -1', gap: 1, pr: 1 }}>
        {description && <CellText sx={{ color: 'text.secondary' }}>{description}</CellText>}
        <Stack
          component="span"
          direction="row"
          sx={{ flexWrap: 'wrap', rowGap: 0.75, columnGap: 1.25, alignItems: 'center' }}
        >
          <CategoryStatus status={status} />
          <SmallLine>
            {texts.columns.position} {position}
            {type && `, ${type}`}
          </SmallLine>
          <CategoryKind category={category} />
        </Stack>
      </Stack>
    </Box>
  );
}

function CategoryMenu({ category, actions }: { category: Category; actions: CategoryRowActions }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const press = (act: (category: Category) => void) => () => {
    setAnchor(null);
    act(category);
  };
  const name = texts.actionsFor(category.title);
  return (
    <>
      <IconButton
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVerticalIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': name } }}
      >
        <MenuItem onClick={press(actions.onEdit)}>{texts.edit}</MenuItem>
        <MenuItem component={Link} to={paths.translate('category', category.id)}>
          {recordTexts.actions.translate}
        </MenuItem>
        <MenuItem component={Link} to={paths.history('category', category.id)}>
          {recordTexts.actions.history}
        </MenuItem>
        <MenuItem onClick={press(actions.onDelete)}>{texts.delete}</MenuItem>
      </Menu>
    </>
  );
}
