import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Picture } from '@shishir/contract';
import { PlusIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type ListAddress, useListAddress } from '../list/list-address';
import type { ListColumn } from '../list/list-columns';
import { ListFrame } from '../list/list-frame';
import type { ListRows } from '../list/list-rows';
import { type RowSelection, useRowSelection } from '../list/row-selection';
import { useOpenedRow } from '../list/use-opened-row';
import { OrderedTable } from '../order/ordered-table';
import { PageBar } from '../page/page-bar';
import { PageTitle } from '../page/page-title';
import { paths } from '../page/paths';
import { DeclaredCard, declaredColumns } from './declared-columns';
import type { RecordActions, RecordRow } from './record-actions';
import { RecordBulk } from './record-bulk';
import type { RecordHooks, RecordQuery } from './record-queries';
import { recordTexts } from './record.texts';
import type { Declared, ValueTexts } from './record-values';
import { standardViews, StatusViews } from './status-views';
import { TrashViews } from './trash-views';
import type { RemovalTexts } from './use-record-trash';
import { useRemoval } from './use-removal';

interface RecordListTexts extends ValueTexts {
  listTitle: string;
  loading: string;
  search: { label: string; hint: string };
  empty: { all: string; narrowed: string };
  /** Label of the button that adds a record. */
  add: string;
  /** Labels of the buttons that set a status. */
  bulk?: Record<string, string>;
  removal: RemovalTexts & { title: string; question: string; note: string; confirm: string };
  /** Names of the views, if they differ from those of the statuses. */
  views?: Record<string, string>;
}

type Row = RecordRow & { picture?: Picture | null };

/** Parts of a list for layouts other than the table. */
export interface TileParts<R extends Row> {
  label: string;
  address: ListAddress;
  list: ListRows<R>;
  loading: string;
  search: { label: string; hint: string };
  empty: { all: string; narrowed: string; action?: ReactNode };
  selection: { of: RowSelection<R>; nameOf: (row: R) => string; actions: ReactNode };
  actions: RecordActions<R>;
  /** Null if the order of the site is not shown, such as in the trash. */
  onOrder: ((ids: number[]) => void) | null;
}

interface Props<R extends Row, Query extends RecordQuery> {
  declared: Declared<Query>;
  records: RecordHooks<R>;
  paths: { list: string; add: string; edit: (id: number) => string; one?: (id: number) => string };
  nameOf: (row: R) => string;
  texts: RecordListTexts;
  /** Replaces the declared columns. */
  columns?: (actions: RecordActions<R>, inTrash: boolean) => ListColumn<R>[];
  /** Replaces the card on phones, which shows the declared columns. */
  card?: (row: R, actions: RecordActions<R>) => ReactNode;
  /** Replaces the table unless it is null. */
  tiles?: ((parts: TileParts<R>) => ReactNode) | null;
  /** Buttons for the selected rows, beside those that every list has. */
  selected?: (rows: R[]) => ReactNode;
  /** Dialog of one record. Without it, a row opens its page, or its form if it has none. */
  view?: (id: number, onClose: () => void) => ReactNode;
  filters?: (address: ListAddress<Query>) => ReactNode;
  /** Filter that is always set and not in the address. Counts of all records are then not shown. */
  only?: Partial<Query>;
  /** Shown next to the button that adds a record. */
  tools?: (address: ListAddress<Query>) => ReactNode;
  /** Name of the list's saved views. */
  savedViews?: 'projects' | 'customers' | 'units' | 'maintenance' | 'visits';
}

/** Parameters that choose a view instead of narrowing the list. */
const VIEWS = ['trash', 'status'] as const;

/** Page with the list of a declared record and its trash. */
export function RecordList<R extends Row, Query extends RecordQuery>(props: Props<R, Query>) {
  const { declared, records, nameOf, texts, view } = props;
  const { options } = declared;
  const address = useListAddress<Query>(declared.Query, VIEWS);
  const { query } = address;
  const list = records.useList({ ...query, ...props.only });
  const order = records.useOrder(list.rows);
  const trash = records.useTrash();
  const bulk = records.useBulk();
  const counts = records.useCounts();
  const selection = useRowSelection(order.rows);
  const viewed = useOpenedRow('view');
  const navigate = useNavigate();
  const { heading, askToDelete, removalDialog } = useRemoval<R>({
    nameOf,
    texts: texts.removal,
    trash,
    bulk,
  });
  const inTrash = query.trash === 'true';
  const isMovable = options.order !== undefined && !inTrash && !query.sort && !list.stale;
  const open = view
    ? viewed.open
    : (row: R) => void navigate((props.paths.one ?? props.paths.edit)(row.id));
  const actions: RecordActions<R> = {
    editPath: props.paths.edit,
    historyPath: (id) => paths.history(declared.options.subject, id),
    onView: open,
    onDelete: askToDelete,
    onRestore: (row) => void trash.restore(row),
    step: isMovable ? order.step : undefined,
  };
  const add = (
    <Button component={Link} to={props.paths.add} variant="contained" startIcon={<PlusIcon />}>
      {texts.add}
    </Button>
  );
  const tools = (
    <>
      {props.tools?.(address)}
      {add}
    </>
  );
  const statuses: Record<string, string> = texts.views ?? texts.values?.['status'] ?? {};
  const bulkActions = (
    <>
      {!inTrash && props.selected?.(selection.rows)}
      <RecordBulk
        inTrash={inTrash}
        busy={bulk.pending}
        statuses={texts.bulk ?? {}}
        onStatus={(status) =>
          void bulk.changeStatus(selection.rows, status, statuses[status]!.toLowerCase())
        }
        onDelete={() => askToDelete(...selection.rows)}
        onRestore={() => void bulk.restore(selection.rows)}
      />
    </>
  );
  const parts: TileParts<R> = {
    label: texts.listTitle,
    address,
    list: { ...list, rows: order.rows },
    loading: texts.loading,
    search: texts.search,
    empty: inTrash ? recordTexts.emptyTrash : { ...texts.empty, action: add },
    selection: { of: selection, nameOf, actions: bulkActions },
    actions,
    onOrder: isMovable ? order.order : null,
  };
  const views = { statuses, counts: props.only ? undefined : counts, query };
  const name = options.path.slice(1);
  const filters = !inTrash && props.filters?.(address);
  const orderNote = isMovable && (
    <Box component="span" sx={orderNoteLook}>
      {recordTexts.orderNote}
    </Box>
  );
  return (
    <>
      <PageTitle text={texts.listTitle} ref={heading} />
      {!props.savedViews && (
        <PageBar actions={tools}>
          {'status' in declared.fields ? (
            <StatusViews path={props.paths.list} {...views} />
          ) : (
            <TrashViews path={props.paths.list} inTrash={inTrash} />
          )}
        </PageBar>
      )}
      {props.tiles?.(parts) ?? (
        <ListFrame
          key={inTrash ? 'trash' : 'list'}
          name={inTrash ? `${name}-trash` : name}
          {...parts}
          views={
            props.savedViews && {
              screen: props.savedViews,
              compact: true,
              label: recordTexts.views.label,
              path: props.paths.list,
              standard: standardViews(views),
              actions: tools,
            }
          }
          columns={
            props.columns?.(actions, inTrash) ??
            declaredColumns({ declared, texts, actions, inTrash, nameOf })
          }
          filters={
            filters ? (
              <>
                {filters}
                {orderNote}
              </>
            ) : (
              orderNote
            )
          }
          onOpen={open}
          uniform={Object.keys(props.only ?? {})}
          table={
            options.order &&
            ((rows, shown) => (
              <OrderedTable
                label={texts.listTitle}
                rows={rows}
                columns={shown}
                address={address}
                nameOf={nameOf}
                onOrder={parts.onOrder}
                onOpen={open}
                isSelected={selection.has}
              />
            ))
          }
          card={(row) =>
            props.card?.(row, actions) ?? (
              <DeclaredCard {...{ row, declared, texts, nameOf, actions }} />
            )
          }
        />
      )}
      {view && viewed.id !== null && view(viewed.id, viewed.close)}
      {removalDialog}
    </>
  );
}

const orderNoteLook = { display: { xs: 'none', md: 'inline' }, ml: 'auto', color: 'text.third' };
