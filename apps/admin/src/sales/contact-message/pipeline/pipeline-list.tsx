import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import type { ContactMessage } from '@shishir/contract';
import { formatTaka, formatWeekdayTime } from '@shishir/format';
import { PencilIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { CellLines } from '../../quotations/list/quotation-columns';
import { CellText } from '../../../platform/ui/list/cell-text';
import { type ListColumn, RowAction } from '../../../platform/ui/list/list-columns';
import { ListFrame } from '../../../platform/ui/list/list-frame';
import { useRowSelection } from '../../../platform/ui/list/row-selection';
import { paths } from '../../../platform/ui/page/paths';
import type { ListViews } from '../../../platform/ui/saved-views/view-row';
import { OwnerMenu } from '../choice-menu';
import { type ContactMessageRows, fullName, type InboxAddress } from '../contact-message-card';
import { KIND_NAMES, contactMessageTexts } from '../contact-message.texts';
import { useBulkChange } from '../use-bulk-change';
import { dayName, isOverdue } from './pipeline-days';
import { PipelineFilters } from './pipeline-filters';
import { pipelineTexts as texts, STAGE_NAMES } from './pipeline.texts';
import { SaleDialog } from './sale-dialog';
import { StageMenu } from './stage-menu';

const { columns: names } = texts;

const columnsOf = (onEdit: (row: ContactMessage) => void): ListColumn<ContactMessage>[] => [
  {
    field: 'name',
    header: names.name,
    width: 180,
    grow: 1,
    fixed: true,
    cell: (row) => (
      <CellLines note={row.details.company ?? row.reference}>
        <Link
          component={RouterLink}
          to={paths.contactMessage(row.id)}
          color="inherit"
          underline="hover"
        >
          {fullName(row)}
        </Link>
      </CellLines>
    ),
  },
  { field: 'stage', header: names.stage, width: 112, cell: ({ stage }) => STAGE_NAMES[stage] },
  {
    field: 'value',
    header: names.value,
    width: 120,
    align: 'right',
    sort: 'value',
    cell: ({ value }) => value !== null && formatTaka(value),
  },
  {
    field: 'next',
    header: names.next,
    width: 220,
    grow: 1,
    sort: 'next',
    cell: (row) => <NextStep row={row} />,
  },
  {
    field: 'expected',
    header: names.expected,
    width: 120,
    sort: 'expected_on',
    wideOnly: true,
    isEmpty: ({ expected_on }) => expected_on === null,
    cell: ({ expected_on }) => expected_on && dayName(expected_on),
  },
  {
    field: 'owner',
    header: names.owner,
    width: 130,
    cell: ({ owner }) => <CellText>{owner?.name ?? contactMessageTexts.filters.nobody}</CellText>,
  },
  { field: 'kind', header: names.kind, width: 110, cell: ({ kind }) => KIND_NAMES[kind] },
  {
    field: 'created_at',
    header: names.received,
    width: 140,
    sort: 'created_at',
    hiddenAtFirst: true,
    cell: ({ created_at }) => <CellText>{formatWeekdayTime(created_at)}</CellText>,
  },
  {
    field: 'action',
    header: names.action,
    width: 76,
    align: 'right',
    fixed: true,
    cell: (row) => (
      <RowAction>
        <IconButton aria-label={texts.sale.editOf(fullName(row))} onClick={() => onEdit(row)}>
          <PencilIcon />
        </IconButton>
      </RowAction>
    ),
  },
];

function NextStep({ row }: { row: ContactMessage }) {
  const { next_step, next_on } = row;
  if (!next_step || !next_on) return null;
  const late = isOverdue(row);
  const text = (late ? texts.overdueSince : texts.step)(next_step, dayName(next_on));
  return <CellText sx={late ? { color: 'error.main', fontWeight: 600 } : {}}>{text}</CellText>;
}

/** A row on a phone: name and value, stage, and the next step. */
function PipelineRow({ row }: { row: ContactMessage }) {
  return (
    <ListItemButton component={RouterLink} to={paths.contactMessage(row.id)} sx={ROW}>
      <Typography component="b" noWrap sx={{ fontWeight: 600 }}>
        {fullName(row)}
      </Typography>
      <Typography component="span">{row.value !== null && formatTaka(row.value)}</Typography>
      <Typography variant="body2" component="span" color="textSecondary">
        {STAGE_NAMES[row.stage]}
      </Typography>
      <Box component="span" sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <NextStep row={row} />
      </Box>
    </ListItemButton>
  );
}

const ROW = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 1 };

interface Props {
  address: InboxAddress;
  list: ContactMessageRows;
  views: ListViews;
}

/** The enquiries of the pipeline as a list, overdue next steps first. */
export function PipelineList({ address, list, views }: Props) {
  const navigate = useNavigate();
  const selection = useRowSelection(list.rows);
  const change = useBulkChange();
  const [edited, setEdited] = useState<number | null>(null);
  const columns = useMemo(() => columnsOf(({ id }) => setEdited(id)), []);
  const changeAll = async (fields: Parameters<typeof change>[1]) => {
    if (await change({ ids: selection.rows.map(({ id }) => id) }, fields)) selection.clear();
  };
  return (
    <>
      <ListFrame
        name="pipeline"
        label={texts.title}
        address={address}
        list={list}
        columns={columns}
        views={views}
        search={texts.search}
        filters={<PipelineFilters address={address} withStage />}
        selection={{
          of: selection,
          nameOf: fullName,
          actions: (
            <>
              <StageMenu onChoose={(fields) => void changeAll(fields)} />
              <OwnerMenu onChoose={(owner) => void changeAll({ owner_id: owner?.id ?? null })} />
            </>
          ),
        }}
        empty={texts.empty}
        onOpen={({ id }) => void navigate(paths.contactMessage(id))}
        card={(row) => <PipelineRow row={row} />}
      />
      {edited !== null && <SaleDialog id={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
