import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { XIcon } from 'lucide-react';
import { type PropsWithChildren, useState } from 'react';
import { type ListColumn, RowAction } from './list-columns';
import { listTexts } from './list.texts';

/**
 * The chosen rows, out of those that are displayed: an action concerns what can be seen. The data grid, the ordered
 * table and the cards of phones share it.
 */
export interface RowSelection<Row> {
  rows: Row[];
  all: boolean;
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Chooses these rows, and no others. */
  choose: (ids: Iterable<number>) => void;
  /** Chooses every row that is shown, or none where all were chosen. */
  toggleAll: () => void;
  /** How many match in all pages, where all of them are chosen; else null. */
  matching: number | null;
  /** Chooses what matches on the other pages too; null where there is nothing more, or it cannot be. */
  chooseMatching: (() => void) | null;
  /** Leaves those of this page chosen, where all that match were. */
  chooseDisplayed: () => void;
  clear: () => void;
}

export function useRowSelection<Row extends { id: number }>(
  displayed: Row[],
  /** The list, where all that match can be chosen: how many, and what tells it from other lists. */
  whole?: { total: number; key: string },
): RowSelection<Row> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [wholeKey, setWholeKey] = useState<string | null>(null);
  const has = (row: Row) => ids.has(row.id);
  const rows = displayed.filter(has);
  const all = displayed.length > 0 && rows.length === displayed.length;
  const choose = (chosen: Iterable<number>) => {
    setWholeKey(null);
    setIds(new Set(chosen));
  };
  const isWhole = all && whole !== undefined && wholeKey === whole.key;
  return {
    rows,
    all,
    has,
    matching: isWhole ? whole.total : null,
    chooseMatching:
      all && !isWhole && whole && whole.total > displayed.length
        ? () => setWholeKey(whole.key)
        : null,
    chooseDisplayed: () => setWholeKey(null),
    choose,
    toggle: ({ id }) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      choose(next);
    },
    toggleAll: () => choose(all ? [] : displayed.map((row) => row.id)),
    clear: () => choose([]),
  };
}

/** The first column of an ordered table whose rows can be chosen. */
export function selectionColumn<Row extends { id: number }>(
  selection: RowSelection<Row>,
  nameOf: (row: Row) => string,
): ListColumn<Row> {
  return {
    field: 'select',
    header: '',
    heading: (
      <RowAction>
        <Checkbox
          checked={selection.all}
          indeterminate={selection.rows.length > 0 && !selection.all}
          onChange={selection.toggleAll}
          slotProps={{ input: { 'aria-label': listTexts.selectAll } }}
        />
      </RowAction>
    ),
    width: 44,
    fixed: true,
    cell: (row) => (
      <RowAction>
        <SelectionBox
          name={nameOf(row)}
          checked={selection.has(row)}
          onToggle={() => selection.toggle(row)}
        />
      </RowAction>
    ),
  };
}

interface Props {
  /** What the row is called. */
  name: string;
  checked: boolean;
  onToggle: () => void;
}

export function SelectionBox({ name, checked, onToggle }: Props) {
  return (
    <Checkbox
      checked={checked}
      onChange={onToggle}
      slotProps={{ input: { 'aria-label': listTexts.select(name) } }}
    />
  );
}

interface SelectionBarProps<Row> {
  selection: RowSelection<Row>;
  /** How many match in all pages. */
  whole?: number;
}

/** What can be done to the chosen rows; there only while some are chosen. */
export function SelectionBar<Row>({
  selection,
  whole,
  children,
}: PropsWithChildren<SelectionBarProps<Row>>) {
  const { rows, all, matching, toggleAll, chooseMatching, chooseDisplayed, clear } = selection;
  if (rows.length === 0) return null;
  return (
    <Stack direction="row" sx={barLook}>
      <Typography component="b" role="status" sx={countLook}>
        {matching === null ? listTexts.selected(rows.length) : listTexts.allSelected(matching)}
      </Typography>
      {/* The table has a box for it in its header. */}
      {!all && (
        <Button
          onClick={toggleAll}
          sx={({ breakpoints }) => ({ [breakpoints.up('md')]: { display: 'none' } })}
        >
          {listTexts.selectAll}
        </Button>
      )}
      <Stack direction="row" sx={actionsLook}>
        {chooseMatching && whole !== undefined && (
          <Button onClick={chooseMatching} sx={matchingLook}>
            {listTexts.selectMatching(whole)}
          </Button>
        )}
        {matching !== null && matching > rows.length && (
          <Button onClick={chooseDisplayed} sx={matchingLook}>
            {listTexts.onlyDisplayed(rows.length)}
          </Button>
        )}
        {children}
      </Stack>
      <IconButton
        aria-label={listTexts.clearSelection}
        onClick={clear}
        sx={{ ml: 'auto', color: 'inherit' }}
      >
        <XIcon />
      </IconButton>
    </Stack>
  );
}

const barLook = ({ breakpoints }: Theme) => ({
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 52,
  p: '4px 12px 4px 16px',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'primary.wash',
  color: 'primary.ink',
  '& .MuiButton-text:hover': {
    background: 'color-mix(in srgb, var(--palette-primary-main) 14%, transparent)',
  },
  [breakpoints.down('sm')]: {
    columnGap: 2.5,
    '& .MuiButton-root': { minWidth: 0, px: 0 },
  },
});

const countLook = { mr: { sm: 1.5 }, fontWeight: 600, whiteSpace: 'nowrap' };

const actionsLook = ({ breakpoints }: Theme) => ({
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  // The actions take the next line.
  [breakpoints.down('sm')]: { order: 1, columnGap: 2.5, width: '100%' },
});

const matchingLook = { textDecoration: 'underline', textUnderlineOffset: '2px' };
