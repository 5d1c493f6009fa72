import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { EnquiryOverview, MailOverview, ProductOverview } from '@shishir/contract';
import { formatAge, formatCount } from '@shishir/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/ui/page/paths';
import { FailedFigure, FigureNote, FigureTitle } from './figure-text';
import {
  type Loaded,
  useEnquiryOverview,
  useMailOverview,
  useProductOverview,
} from './overview.queries';
import { durationParts, durationText, overviewTexts as texts } from './overview.texts';
import { CHECK_LISTS } from './products-panel';

interface Props {
  now: Date;
  isOwner: boolean;
}

/** Figures of the morning in one strip, each with its period, comparison and a link to its list. */
export function FigureStrip({ now, isOwner }: Props) {
  const enquiries = useEnquiryOverview();
  const products = useProductOverview();
  return (
    <Paper
      component="section"
      aria-label={texts.strip}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        // The background shows as hairlines between the cells.
        gap: 0.125,
        mb: 2,
        overflow: 'hidden',
        bgcolor: 'divider',
        // Wraps five cells into three and two, four into two and two.
        '& > *': { flex: { xs: '1 1 40%', md: isOwner ? '1 1 30%' : '1 1 40%', lg: '1 1 0' } },
      }}
    >
      <Cell title={texts.newEnquiries} to={`${paths.inbox}?status=new`} from={enquiries}>
        {newEnquiries}
      </Cell>
      <Cell title={texts.late} to={`${paths.inbox}?waiting=day`} from={enquiries}>
        {(data) => late(data, now)}
      </Cell>
      <Cell title={texts.answerTime} to={`${paths.inbox}?status=replied`} from={enquiries}>
        {answerTime}
      </Cell>
      <Cell title={texts.offerAbove} to={CHECK_LISTS.offer_above} from={products}>
        {offersAbove}
      </Cell>
      {isOwner && <FailedMails />}
    </Paper>
  );
}

function FailedMails() {
  return (
    <Cell title={texts.failedMails} to={`${paths.mailLog}?status=failed`} from={useMailOverview()}>
      {failedMails}
    </Cell>
  );
}

interface CellContent {
  value: ReactNode;
  note: ReactNode;
  tone?: 'warning' | 'error';
}

const CELL = {
  display: 'grid',
  gap: 0.5,
  alignContent: 'start',
  minWidth: 0,
  minHeight: { md: 138 },
  py: { xs: 1.5, md: 2 },
  pl: { xs: 2, md: 3 },
  pr: { xs: 2, md: 2.5 },
  bgcolor: 'background.paper',
};
const INSIDE = { outlineOffset: -2 };

interface CellProps<Data> {
  title: string;
  to: string;
  from: Loaded<Data>;
  children: (data: Data) => CellContent;
}

/** Figure with a link to its list, or its error. */
function Cell<Data>({ title, to, from, children }: CellProps<Data>) {
  if (from.failure) {
    return (
      <Box role="alert" sx={CELL}>
        <FailedFigure title={title} failure={from.failure} retry={from.retry} />
      </Box>
    );
  }
  const content = from.data && children(from.data);
  const tone = content?.tone;
  return (
    <Box
      component={Link}
      to={to}
      aria-busy={!content}
      sx={[CELL, { '&:hover': { bgcolor: 'action.hover' }, '&:focus-visible': INSIDE }]}
    >
      <FigureTitle>{title}</FigureTitle>
      <Typography
        variant="figure"
        component="b"
        sx={{
          color: tone && `${tone}.main`,
          fontSize: { xs: '1.75rem', xl: '2.125rem' },
          whiteSpace: 'nowrap',
        }}
      >
        {content?.value ?? '\u00a0'}
      </Typography>
      <FigureNote tone={tone}>{content?.note}</FigureNote>
    </Box>
  );
}

const em = (text: string) => <em>{text}</em>;

function newEnquiries({ new_count, received }: EnquiryOverview): CellContent {
  const { count, previous } = received;
  return {
    value: formatCount(new_count),
    note: texts.received(count, previous),
  };
}

function late(
  { late: { count, previous, longest_since } }: EnquiryOverview,
  now: Date,
): CellContent {
  const oldest = longest_since && formatAge(longest_since, now);
  return {
    value: formatCount(count),
    tone: count > 0 ? 'warning' : undefined,
    note: texts.lateNote(oldest, previous, em),
  };
}

function answerTime({ answer_time: { median, previous } }: EnquiryOverview): CellContent {
  if (median === null) return { value: '-', note: texts.noReplies };
  const value = durationParts(median).map((part) => (
    <span key={part.unit}>
      {formatCount(part.value)}
      <Typography component="small" sx={{ ml: 0.25, mr: 0.5, fontSize: '1.125rem' }}>
        {part.unit}
      </Typography>{' '}
    </span>
  ));
  if (previous === null) return { value, note: texts.last30Days };
  if (median === previous) return { value, note: texts.asFast };
  const slower = median > previous;
  const change = durationText(Math.abs(median - previous));
  return {
    value,
    tone: slower ? 'warning' : undefined,
    note: slower ? texts.slower(change, em) : texts.faster(change, em),
  };
}

function offersAbove({ checks }: ProductOverview): CellContent {
  const check = checks.find((item) => item.check === 'offer_above');
  if (!check?.example) return { value: formatCount(0), note: texts.noOfferAbove };
  return {
    value: formatCount(check.count),
    tone: 'error',
    note: (
      <>
        <em>{check.example.model}</em>, {check.example.title}
      </>
    ),
  };
}

function failedMails({ failed: { count, previous } }: MailOverview): CellContent {
  return {
    value: formatCount(count),
    tone: count > 0 ? 'error' : undefined,
    note: texts.failedBefore(previous),
  };
}
