import Button from '@mui/material/Button';
import { type Industry, IndustryQuery } from '@shishir/contract';
import { Link, useNavigate } from 'react-router-dom';
import { PlusIcon } from '../../platform/theme/icons';
import { StatusBadge } from '../../platform/theme/status-badge';
import { useListAddress } from '../../platform/ui/list/list-address';
import type { ListColumn } from '../../platform/ui/list/list-columns';
import { ListFrame } from '../../platform/ui/list/list-frame';
import { OrderedTable } from '../../platform/ui/order/ordered-table';
import { PageBar } from '../../platform/ui/page/page-bar';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import type { RecordActions } from '../../platform/ui/record/record-actions';
import {
  actionColumn,
  numberColumn,
  pictureColumn,
  RecordCard,
  textColumn,
  trashColumns,
} from '../../platform/ui/record/record-columns';
import { recordTexts } from '../../platform/ui/record/record.texts';
import { TrashViews } from '../../platform/ui/record/trash-views';
import { useRemoval } from '../../platform/ui/record/use-removal';
import { useIndustries, useIndustryOrder, useIndustryTrash } from './industries.queries';
import {
  industriesTexts as texts,
  industryFormTexts,
  industryRemovalTexts,
} from './industries.texts';

const VIEWS = ['trash'] as const;
const nameOf = ({ title }: Industry) => title;

export default function IndustriesPage() {
  const address = useListAddress(IndustryQuery, VIEWS);
  const list = useIndustries(address.query);
  const order = useIndustryOrder(list.rows);
  const trash = useIndustryTrash();
  const navigate = useNavigate();
  const { heading, askToDelete, removalDialog } = useRemoval<Industry>({
    nameOf,
    texts: industryRemovalTexts,
    trash,
  });
  const inTrash = address.query.trash === 'true';
  const isMovable = !inTrash && !address.query.sort && !list.stale;
  // There is nothing to see of an industry that its form does not show.
  const open = (item: Industry) => void navigate(paths.industryForm.edit(item.id));
  const actions = {
    editPath: paths.industryForm.edit,
    historyPath: (id: number) => paths.history('industry', id),
    onView: open,
    onDelete: askToDelete,
    onRestore: (item: Industry) => void trash.restore(item),
    step: isMovable ? order.step : undefined,
  };
  const add = (
    <Button
      component={Link}
      to={paths.industryForm.add}
      variant="contained"
      startIcon={<PlusIcon />}
    >
      {industryFormTexts.add}
    </Button>
  );
  const columns = industryColumns(actions, inTrash);
  return (
    <>
      <PageTitle text={texts.listTitle} ref={heading} />
      <PageBar actions={add}>
        <TrashViews path={paths.industries} inTrash={inTrash} />
      </PageBar>
      <ListFrame
        name={inTrash ? 'industries-trash' : 'industries'}
        label={texts.listTitle}
        address={address}
        list={{ ...list, rows: order.rows }}
        columns={columns}
        loading={texts.loading}
        search={texts.search}
        empty={inTrash ? recordTexts.emptyTrash : { ...texts.empty, action: add }}
        filters={isMovable && <span className="list__note">{texts.orderNote}</span>}
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
          />
        )}
        card={(item) => (
          <RecordCard
            row={item}
            name={item.title}
            actions={actions}
            lines={[item.link]}
            noPicture={texts.noImage}
          >
            <IndustryState active={item.active} />
          </RecordCard>
        )}
      />
      {removalDialog}
    </>
  );
}

function industryColumns(
  actions: RecordActions<Industry>,
  inTrash: boolean,
): ListColumn<Industry>[] {
  const { columns } = texts;
  return [
    numberColumn(columns.sl),
    pictureColumn(columns.image, texts.noImage),
    textColumn('title', columns.title, { width: 180, grow: 1, fixed: true }),
    textColumn('link', columns.link, { width: 198, grow: 1 }),
    ...(inTrash
      ? trashColumns<Industry>()
      : [
          {
            field: 'active',
            header: columns.active,
            width: 108,
            cell: ({ active }: Industry) => <IndustryState active={active} />,
          },
        ]),
    actionColumn(columns.action, nameOf, actions),
  ];
}

const IndustryState = ({ active }: { active: boolean | undefined }) => (
  <StatusBadge tone={active ? 'ok' : 'warn'} label={active ? texts.states.yes : texts.states.no} />
);
