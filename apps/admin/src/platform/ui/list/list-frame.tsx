import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridApi, GridPreferencePanelsValue } from '@mui/x-data-grid';
import { Columns3Icon } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNarrow } from '../page/use-narrow';
import { useRemembered } from '../page/use-remembered';
import { useSavedViews } from '../saved-views/saved-views.queries';
import { type ListViews, ViewRow } from '../saved-views/view-row';
import { FoldedColumns, foldedColumns } from './folded-columns';
import type { ListAddress } from './list-address';
import { ListCards } from './list-cards';
import { isVisible, type ListColumn, type Visible } from './list-columns';
import { ListFilters } from './list-filters';
import type Grid from './list-grid';
import { ListPager } from './list-pager';
import type { ListRows } from './list-rows';
import { loadGrid } from './load-grid';
import { EmptyList, FailedList, ListSkeleton } from './list-states';
import { type RowSelection, SelectionBar, SelectionBox, selectionColumn } from './row-selection';
import { listTexts } from './list.texts';
import { SearchField } from './search-field';
import { lazyPart } from '../page/lazy-part';

// `lazyPart` loses the type parameter of the grid.
const ListGrid = lazyPart(loadGrid) as unknown as typeof Grid;

// An import of the enum would load the grid with this file.
const COLUMNS = 'columns' as GridPreferencePanelsValue;

/** Width below which a list with all its columns and the sidebar does not fit. */
const NOT_WIDE = '(max-width: 1399.98px)';

interface Props<Row extends { id: number }> {
  /** Storage key of the chosen columns; `label` names the table for screen readers. */
  name: string;
  label: string;
  address: ListAddress;
  list: ListRows<Row>;
  columns: ListColumn<Row>[];
  /** Replaces 'Loading...'. */
  loading?: string;
  search?: { label: string; hint: string };
  /** Fold behind one button on phones. */
  filters?: ReactNode;
  /** Rarely used filters, which fold behind that button everywhere. */
  moreFilters?: ReactNode;
  /** Filters without fields on screen, such as those set by a link. */
  filterChips?: ReactNode;
  /** Views of the list, including saved ones, in a row above it. */
  views?: ListViews;
  /** Shown between the views and the list, such as a notice. */
  notice?: ReactNode;
  /** Makes rows selectable, with actions for all selected ones. */
  selection?: { of: RowSelection<Row>; nameOf: (row: Row) => string; actions: ReactNode };
  /** Texts of an empty list, without and with a search or filter. */
  empty: { all: string; narrowed: string; clear?: string; action?: ReactNode };
  onOpen?: (row: Row) => void;
  /** Replaces the grid, for example by a table with expandable rows. */
  table?: (rows: Row[], columns: ListColumn<Row>[]) => ReactNode;
  /** Fields known to have one value on all pages. */
  uniform?: readonly string[];
  /** Card of a row in three lines, for phones. */
  card: (row: Row) => ReactNode;
  /** Heading above the cards of a group, such as the day. */
  groupOf?: (row: Row) => string;
}

/** Frame of every list: tools above, table or cards, pages below, and a designed state for each failure. */
export function ListFrame<Row extends { id: number }>(props: Props<Row>) {
  const { address, list, columns, selection } = props;
  const narrow = useNarrow();
  const { saved, chosen, choose, columnsChanged, forget } = useColumns(props);
  const wide = !useMediaQuery(NOT_WIDE);
  const folded = foldedColumns(columns, chosen, { ...list, uniform: props.uniform });
  const displayed = { rows: list.rows, folded, wide };
  const grid = useRef<GridApi | null>(null);
  const visible: Visible = Object.fromEntries(
    columns.map((column) => [column.field, isVisible(column, chosen, displayed)]),
  );
  const tableColumns = [
    ...(selection ? [selectionColumn(selection.of, selection.nameOf)] : []),
    ...columns.filter(({ field }) => visible[field]),
  ];
  const wantsGrid = !narrow && !props.table;
  const first = (address.query.page - 1) * address.query.pageSize;

  useEffect(() => {
    if (wantsGrid) void loadGrid();
  }, [wantsGrid]);

  // The last row of the last page may have been deleted; the page before is the last one then.
  const { page, pageSize } = address.query;
  const lastPage = Math.max(1, Math.ceil(list.total / pageSize));
  const beyond = !list.pending && !list.stale && list.rows.length === 0 && list.total > 0;
  useEffect(() => {
    if (beyond && page > lastPage) address.change({ page: lastPage }, { replace: true });
  });

  const skeleton = <ListSkeleton columns={tableColumns} narrow={narrow} label={props.loading} />;
  const frame = (
    <Paper
      component="section"
      aria-label={props.label}
      aria-busy={list.pending || list.stale}
      sx={{ overflow: 'clip' }}
    >
      <ListFilters
        address={address}
        narrow={narrow}
        filters={props.filters}
        more={props.moreFilters}
        chips={props.filterChips}
        search={props.search && <SearchField {...props.search} address={address} />}
      >
        {wantsGrid && (
          <Button
            variant="outlined"
            startIcon={<Columns3Icon />}
            disabled={list.rows.length === 0}
            onClick={() => grid.current?.showPreferences(COLUMNS)}
            sx={{ ml: 'auto' }}
          >
            {listTexts.columns}
          </Button>
        )}
      </ListFilters>
      {!narrow && <FoldedColumns folded={folded} />}
      {selection && (
        <SelectionBar selection={selection.of} whole={list.total}>
          {selection.actions}
        </SelectionBar>
      )}
      {list.failure !== null ? (
        <FailedList message={list.failure} onRetry={list.retry} />
      ) : list.pending || beyond ? (
        skeleton
      ) : list.rows.length === 0 ? (
        <EmptyList address={address} {...props.empty} />
      ) : narrow ? (
        <ListCards
          rows={list.rows}
          card={props.card}
          groupOf={props.groupOf}
          stale={list.stale}
          before={
            selection &&
            ((row: Row) => (
              <SelectionBox
                name={selection.nameOf(row)}
                checked={selection.of.has(row)}
                onToggle={() => selection.of.toggle(row)}
              />
            ))
          }
        />
      ) : props.table ? (
        props.table(list.rows, tableColumns)
      ) : (
        <Suspense fallback={skeleton}>
          <ListGrid
            apiRef={grid}
            label={props.label}
            columns={columns}
            visible={visible}
            onVisible={(next) => choose({ ...chosen, ...changed(visible, next) })}
            rows={list.rows}
            first={first}
            stale={list.stale}
            address={address}
            onOpen={props.onOpen}
            selection={selection}
          />
        </Suspense>
      )}
      {list.total > 0 && list.failure === null && (
        <ListPager address={address} total={list.total} />
      )}
    </Paper>
  );
  return (
    <>
      {props.views && (
        <ViewRow
          {...props.views}
          address={address}
          saved={saved}
          columns={Object.keys(chosen).length > 0 ? chosen : null}
          columnsChanged={columnsChanged}
          onReplaced={forget}
        />
      )}
      {props.notice}
      {frame}
    </>
  );
}

const changed = (before: Visible, after: Visible): Visible =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => value !== before[field]));

/**
 * Columns chosen by the user. Those of a saved view apply while it is open; this browser stores another choice only if
 * the view has no columns.
 */
function useColumns<Row extends { id: number }>({ name, views, address }: Props<Row>) {
  const saved = useSavedViews(views?.screen, address);
  const [remembered, remember] = useRemembered<Visible>(`columns:${name}`, {});
  const [other, setOther] = useState<{ view: number; chosen: Visible } | null>(null);
  const { current } = saved;
  const ofView = current?.columns ?? null;
  const instead = current && other?.view === current.id ? other.chosen : null;
  return {
    saved,
    chosen: instead ?? ofView ?? remembered,
    choose: (chosen: Visible) =>
      current && ofView ? setOther({ view: current.id, chosen }) : remember(chosen),
    columnsChanged: instead !== null,
    forget: () => setOther(null),
  };
}
