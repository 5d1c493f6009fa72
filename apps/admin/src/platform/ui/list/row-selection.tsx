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
 * Selected rows among the displayed ones, so that actions only affect visible rows. Shared by the data grid, the
 * ordered table and the cards on phones.
 */
export interface RowSelection<Row> {
  rows: Row[];
  all: boolean;
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Selects these rows and no others. */
  choose: (ids: Iterable<number>) => void;
  /** Selects all displayed rows, or none if all were selected. */
  toggleAll: () => void;
  /** Number of matches on all pages if all of them are selected, otherwise null. */
  matching: number | null;
  /** Also selects the matches on other pages; null if there are no more, or if the list does not allow it. */
  chooseMatching: (() => void) | null;
  /** Reduces a selection of all matches to those on this page. */
  chooseDisplayed: () => void;
  clear: () => void;
}

export function useRowSelection<Row extends { id: number }>(
  displayed: Row[],
  /** Set if all matches can be selected: their number, and a key that distinguishes lists. */
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

/** First column of an ordered table with selectable rows. */
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
  /** Name of the row. */
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
  /** Number of matches on all pages. */
  whole?: number;
}

/** Actions for the selected rows; shown only while rows are selected. */
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
      {/* The header of the table has a checkbox for it. */}
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
  // The actions move to the next line.
  [breakpoints.down('sm')]: { order: 1, columnGap: 2.5, width: '100%' },
});

const matchingLook = { textDecoration: 'underline', textUnderlineOffset: '2px' };
