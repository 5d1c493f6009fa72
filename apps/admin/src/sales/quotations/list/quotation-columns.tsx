import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type { QuotationRow } from '@shishir/contract';
import { formatSum } from '@shishir/format';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { StatusBadge } from '../../../platform/theme/status-badge';
import { CellText } from '../../../platform/ui/list/cell-text';
import { type ListColumn, RowAction } from '../../../platform/ui/list/list-columns';
import { DhakaTime, TIME_WIDTH } from '../../../platform/ui/page/dhaka-time';
import { paths } from '../../../platform/ui/page/paths';
import { RecordNumber } from '../../../platform/ui/page/record-number';
import { unsentState } from '../../../platform/ui/page/unsent-state';
import { dayText, LISTED_TONES, listedState } from '../quotation-values';
import { LISTED_STATES, quotationTexts as texts } from '../quotations.texts';

const { columns } = texts;

export const quotationColumns: ListColumn<QuotationRow>[] = [
  {
    field: 'number',
    header: columns.number,
    width: 156,
    fixed: true,
    sort: 'number',
    cell: ({ id, number, revision }) => (
      <CellLines note={texts.revision(revision)}>
        <RowAction>
          <Link
            component={RouterLink}
            to={paths.quotation(id)}
            color="inherit"
            underline="hover"
            sx={{ fontWeight: 600 }}
          >
            <RecordNumber>{number}</RecordNumber>
          </Link>
        </RowAction>
      </CellLines>
    ),
  },
  {
    field: 'customer',
    header: columns.customer,
    width: 136,
    cell: ({ name, company }) => (
      <CellLines note={name && company}>
        <span>{name || company || '-'}</span>
      </CellLines>
    ),
  },
  {
    field: 'title',
    header: columns.title,
    width: 138,
    grow: 1,
    cell: ({ title }) => <CellText title={title}>{title}</CellText>,
  },
  {
    field: 'state',
    header: columns.state,
    width: 136,
    cell: (row) => <QuotationState row={row} />,
  },
  {
    field: 'total',
    header: columns.total,
    width: 116,
    align: 'right',
    sort: 'total',
    cell: ({ total }) => (
      <Box component="b" sx={{ fontWeight: 600 }}>
        {formatSum(total, '-')}
      </Box>
    ),
  },
  {
    field: 'valid_until',
    header: columns.valid,
    width: 106,
    sort: 'valid_until',
    cell: ({ valid_until }) => <span>{dayText(valid_until)}</span>,
  },
  {
    field: 'updated_at',
    header: columns.changed,
    // In Bangla with the part of the day.
    width: TIME_WIDTH,
    sort: 'updated_at',
    cell: ({ updated_at }) => <DhakaTime moment={updated_at} />,
  },
];

interface LinesProps {
  /** Omitted if it is empty. */
  note: string;
  children: ReactNode;
}

/** A value with a note below, each on one line. */
export function CellLines({ note, children }: LinesProps) {
  return (
    <Stack
      component="span"
      sx={{
        gap: 0.25,
        alignItems: 'flex-start',
        minWidth: 0,
        lineHeight: 1.35,
        '& > *': {
          overflow: 'hidden',
          maxWidth: '100%',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        },
      }}
    >
      {children}
      {note && (
        <Typography variant="body2" component="small" color="textThird" noWrap>
          {note}
        </Typography>
      )}
    </Stack>
  );
}

/** The state of the sent revision, with notes about a newer draft and open questions. */
export function QuotationState({
  row,
}: {
  row: Pick<
    QuotationRow,
    'state' | 'opened_at' | 'has_draft' | 'revision' | 'open_questions' | 'mail'
  >;
}) {
  const state = listedState(row);
  const listed = { label: LISTED_STATES[state], tone: LISTED_TONES[state] };
  const { label, tone } = (state === 'sent' && unsentState(row.mail)) || listed;
  const notes = [
    row.open_questions > 0 && texts.questions(row.open_questions),
    row.has_draft && row.state !== 'draft' && texts.draftBeside(row.revision),
  ].filter(Boolean);
  return (
    <CellLines note={notes.join(', ')}>
      <StatusBadge tone={tone} label={label} title={row.mail?.last_error ?? undefined} />
    </CellLines>
  );
}

const CARD: SxProps<Theme> = {
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1.5,
  rowGap: 0.5,
  px: 2,
  py: 1.75,
  '& > b': { fontWeight: 600 },
  '& > span, & > small': { gridColumn: '1 / -1' },
};

/** A quotation on a phone; the whole card opens it. */
export function QuotationCard({ row }: { row: QuotationRow }) {
  const { id, number, name, company, title, total, valid_until } = row;
  return (
    <Box component={RouterLink} to={paths.quotation(id)} sx={CARD}>
      <b>{name || company || number}</b>
      <b>{formatSum(total, '-')}</b>
      <span>{title}</span>
      <Typography variant="body2" component="small" color="textThird">
        <RecordNumber>{number}</RecordNumber>, {texts.columns.valid.toLowerCase()}{' '}
        {dayText(valid_until)}
      </Typography>
      <QuotationState row={row} />
    </Box>
  );
}
