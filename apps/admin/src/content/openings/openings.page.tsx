import Button from '@mui/material/Button';
import { type Opening, OpeningQuery } from '@shishir/contract';
import { formatNumericDate } from '@shishir/format';
import { Link, useNavigate } from 'react-router-dom';
import { PlusIcon } from '../../platform/theme/icons';
import { StatusBadge, type Tone } from '../../platform/theme/status-badge';
import { useListAddress } from '../../platform/ui/list/list-address';
import type { ListColumn } from '../../platform/ui/list/list-columns';
import { ListFrame } from '../../platform/ui/list/list-frame';
import { useRowSelection } from '../../platform/ui/list/row-selection';
import { OrderedTable } from '../../platform/ui/order/ordered-table';
import { PageBar } from '../../platform/ui/page/page-bar';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import type { RecordActions } from '../../platform/ui/record/record-actions';
import { RecordBulk } from '../../platform/ui/record/record-bulk';
import {
  actionColumn,
  numberColumn,
  RecordCard,
  textColumn,
  trashColumns,
} from '../../platform/ui/record/record-columns';
import { recordTexts } from '../../platform/ui/record/record.texts';
import { StatusViews } from '../../platform/ui/record/status-views';
import { useRemoval } from '../../platform/ui/record/use-removal';
import {
  useOpeningBulk,
  useOpeningCounts,
  useOpeningOrder,
  useOpenings,
  useOpeningTrash,
} from './openings.queries';
import { openingFormTexts, openingRemovalTexts, openingsTexts as texts } from './openings.texts';

const VIEWS = ['trash', 'status'] as const;
const nameOf = ({ title }: Opening) => title;

export default function OpeningsPage() {
  const address = useListAddress(OpeningQuery, VIEWS);
  const list = useOpenings(address.query);
  const order = useOpeningOrder(list.rows);
  const trash = useOpeningTrash();
  const bulk = useOpeningBulk();
  const counts = useOpeningCounts();
  const selection = useRowSelection(order.rows);
  const navigate = useNavigate();
  const { heading, askToDelete, removalDialog } = useRemoval<Opening>({
    nameOf,
    texts: openingRemovalTexts,
    trash,
    bulk,
  });
  const inTrash = address.query.trash === 'true';
  const isMovable = !inTrash && !address.query.sort && !list.stale;
  // There is nothing to see of an opening that its form does not show.
  const open = (item: Opening) => void navigate(paths.openingForm.edit(item.id));
  const actions = {
    editPath: paths.openingForm.edit,
    historyPath: (id: number) => paths.history('opening', id),
    onView: open,
    onDelete: askToDelete,
    onRestore: (item: Opening) => void trash.restore(item),
    step: isMovable ? order.step : undefined,
  };
  const add = (
    <Button
      component={Link}
      to={paths.openingForm.add}
      variant="contained"
      startIcon={<PlusIcon />}
    >
      {openingFormTexts.add}
    </Button>
  );
  const bulkActions = (
    <RecordBulk
      inTrash={inTrash}
      busy={bulk.pending}
      statuses={texts.bulk}
      onStatus={(status) =>
        void bulk.changeStatus(selection.rows, status, texts.statuses[status].toLowerCase())
      }
      onDelete={() => askToDelete(...selection.rows)}
      onRestore={() => void bulk.restore(selection.rows)}
    />
  );
  return (
    <>
      <PageTitle text={texts.listTitle} ref={heading} />
      <PageBar actions={add}>
        <StatusViews
          path={paths.openings}
          statuses={texts.statuses}
          counts={counts}
          query={address.query}
        />
      </PageBar>
      <ListFrame
        name={inTrash ? 'openings-trash' : 'openings'}
        label={texts.listTitle}
        address={address}
        list={{ ...list, rows: order.rows }}
        columns={openingColumns(actions, inTrash)}
        loading={texts.loading}
        search={texts.search}
        empty={inTrash ? recordTexts.emptyTrash : { ...texts.empty, action: add }}
        filters={isMovable && <span className="list__note">{texts.orderNote}</span>}
        selection={{ of: selection, nameOf, actions: bulkActions }}
        onOpen={open}
        table={(rows, shown) => (
          <OrderedTable
            label={texts.listTitle}
            rows={rows}
            columns={shown}
            address={address}
            nameOf={nameOf}
            onOrder={isMovable ? order.order : null}
            onOpen={open}
            isSelected={selection.has}
          />
        )}
        card={(item) => (
          <RecordCard
            row={{ ...item, picture: null }}
            name={item.title}
            actions={{
              ...actions,
              onView: () => open(item),
              onDelete: () => askToDelete(item),
              onRestore: () => void trash.restore(item),
              step: isMovable ? (_row, by) => order.step(item, by) : undefined,
            }}
            lines={[`${item.location}, ${item.type}`, dayText(item.closing_date)]}
            noPicture="-"
          >
            <OpeningStatus status={item.status} />
          </RecordCard>
        )}
      />
      {removalDialog}
    </>
  );
}

const dayText = (day: string | null) => day && formatNumericDate(`${day}T00:00:00Z`);

const dayColumn = (field: 'posted_date' | 'closing_date'): ListColumn<Opening> => ({
  field,
  header: texts.columns[field],
  width: 96,
  sort: field,
  cell: (row) => <span className="num">{dayText(row[field]) ?? recordTexts.none}</span>,
});

function openingColumns(actions: RecordActions<Opening>, inTrash: boolean): ListColumn<Opening>[] {
  const { columns } = texts;
  return [
    numberColumn(columns.sl),
    textColumn('title', columns.title, { width: 170, grow: 1, fixed: true }),
    textColumn('location', columns.location, { width: 104, fold: ({ location }) => location }),
    textColumn('type', columns.type, { width: 92, fold: ({ type }) => type }),
    ...(inTrash
      ? trashColumns<Opening>()
      : [
          dayColumn('posted_date'),
          dayColumn('closing_date'),
          {
            field: 'status',
            header: columns.status,
            width: 108,
            sort: 'status',
            fold: ({ status }: Opening) => texts.statuses[status],
            cell: ({ status }: Opening) => <OpeningStatus status={status} />,
          },
        ]),
    actionColumn(columns.action, nameOf, actions),
  ];
}

const TONES: Record<Opening['status'], Tone> = { active: 'ok', inactive: 'warn', archived: 'bad' };

const OpeningStatus = ({ status }: Pick<Opening, 'status'>) => (
  <StatusBadge tone={TONES[status]} label={texts.statuses[status]} />
);
