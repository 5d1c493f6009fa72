import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { VrfProject } from '@shishir/contract';
import { StatusBadge, type Tone } from '../../platform/theme/status-badge';
import type { ListColumn } from '../../platform/ui/list/list-columns';
import { DhakaTime, ScheduledFor } from '../../platform/ui/page/dhaka-time';
import type { RecordActions } from '../../platform/ui/record/record-actions';
import {
  actionColumn,
  numberColumn,
  pictureColumn,
  RecordCard,
  textColumn,
  trashColumns,
} from '../../platform/ui/record/record-columns';
import { vrfProjectTexts } from './vrf-project.texts';

const { columns, noImage } = vrfProjectTexts;
type Column = ListColumn<VrfProject>;

/** Returns the columns of the list or its trash: the specified ones are shown at first, the others on request. */
export function vrfProjectColumns(actions: RecordActions<VrfProject>, inTrash: boolean): Column[] {
  return [
    numberColumn(columns.sl),
    pictureColumn(columns.image, noImage),
    nameColumn,
    textColumn('client_name', columns.client_name, { width: inTrash ? 156 : 120, grow: 1 }),
    textColumn('location', columns.location, { grow: 1, hiddenAtFirst: inTrash }),
    ...(inTrash ? trashColumns<VrfProject>() : [statusColumn, ...furtherColumns]),
    actionColumn(columns.action, ({ project_name }) => project_name, actions),
  ];
}

const secondLine = ({ category, capacity }: VrfProject) =>
  [category, capacity].filter(Boolean).join(', ');

const line = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' };

const nameColumn: Column = {
  field: 'project_name',
  header: columns.project_name,
  width: 214,
  grow: 1.3,
  fixed: true,
  sort: 'project_name',
  cell: (item) => (
    <Box component="span" sx={{ minWidth: 0, lineHeight: 1.4 }}>
      <Typography component="b" sx={{ ...line, fontWeight: 600 }}>
        {item.project_name}
      </Typography>
      <Typography component="span" variant="body2" sx={{ ...line, color: 'text.third' }}>
        {item.publish_at ? <ScheduledFor moment={item.publish_at} /> : secondLine(item)}
      </Typography>
    </Box>
  ),
};

const statusColumn: Column = {
  field: 'status',
  header: columns.status,
  width: 112,
  sort: 'status',
  fold: ({ status }) => vrfProjectTexts.statuses[status],
  cell: ({ status }) => <VrfProjectStatus status={status} />,
};

const furtherColumns: Column[] = [
  textColumn('category', columns.category, { sort: undefined, hiddenAtFirst: true }),
  textColumn('capacity', columns.capacity, { sort: undefined, width: 110, hiddenAtFirst: true }),
  textColumn('completed_date', columns.completed_date, { width: 120, hiddenAtFirst: true }),
  {
    field: 'updated_at',
    header: columns.updated_at,
    width: 196,
    sort: 'updated_at',
    hiddenAtFirst: true,
    cell: ({ updated_at: at }) => <DhakaTime moment={at} />,
  },
];

const TONES: Record<VrfProject['status'], Tone> = {
  active: 'ok',
  pending: 'warn',
  ongoing: 'bad',
  completed: 'info',
  cancelled: 'bad',
};

export const VrfProjectStatus = ({ status }: Pick<VrfProject, 'status'>) => (
  <StatusBadge tone={TONES[status]} label={vrfProjectTexts.statuses[status]} />
);

interface CardProps {
  item: VrfProject;
  actions: RecordActions<VrfProject>;
}

/** VRF project on a phone, with the same data as its table row. */
export function VrfProjectCard({ item, actions }: CardProps) {
  return (
    <RecordCard
      row={item}
      name={item.project_name}
      actions={actions}
      lines={[[item.client_name, item.location].filter(Boolean).join(', '), secondLine(item)]}
      noPicture={noImage}
    >
      <VrfProjectStatus status={item.status} />
      <ScheduledFor moment={item.publish_at} />
    </RecordCard>
  );
}
