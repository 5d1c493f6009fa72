import type { VrfProject } from '@shishir/contract';
import { StatusBadge, type Tone } from '../theme/status-badge';
import type { ListColumn } from '../ui/list/list-columns';
import { DhakaTime } from '../ui/page/dhaka-time';
import type { RecordActions } from '../ui/record/record-actions';
import {
  actionColumn,
  numberColumn,
  pictureColumn,
  RecordCard,
  textColumn,
  trashColumns,
} from '../ui/record/record-columns';
import { vrfProjectTexts } from './vrf-project.texts';

const { columns } = vrfProjectTexts;
type Column = ListColumn<VrfProject>;

/** The columns of the list, or of its trash. */
export function vrfProjectColumns(actions: RecordActions<VrfProject>, inTrash: boolean): Column[] {
  return [
    numberColumn(columns.sl),
    pictureColumn(columns.image),
    textColumn('title', columns.title, { width: 200, grow: 1, fixed: true }),
    ...(inTrash ? trashColumns<VrfProject>() : [statusColumn, changedColumn]),
    actionColumn(columns.action, ({ title }) => title, actions),
  ];
}

const statusColumn: Column = {
  field: 'status',
  header: columns.status,
  width: 120,
  sort: 'status',
  cell: ({ status }) => <VrfProjectStatus status={status} />,
};

const changedColumn: Column = {
  field: 'updated_at',
  header: columns.updated_at,
  width: 170,
  sort: 'updated_at',
  hiddenAtFirst: true,
  cell: ({ updated_at: at }) => <DhakaTime moment={at} />,
};

const TONES: Record<VrfProject['status'], Tone> = {
  active: 'ok',
  inactive: 'warn',
  archived: 'bad',
};

export const VrfProjectStatus = ({ status }: Pick<VrfProject, 'status'>) => (
  <StatusBadge tone={TONES[status]} label={vrfProjectTexts.statuses[status]} />
);

interface CardProps {
  item: VrfProject;
  actions: RecordActions<VrfProject>;
}

/** A VRF project on a phone: the same data as a row of the table. */
export function VrfProjectCard({ item, actions }: CardProps) {
  return (
    <RecordCard row={item} name={item.title} actions={actions} lines={[]}>
      <VrfProjectStatus status={item.status} />
    </RecordCard>
  );
}
