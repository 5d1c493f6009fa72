import Button from '@mui/material/Button';
import type { EnquiryOverview, MailOverview, ProductOverview } from '@shishir/contract';
import { formatAge, groupLakh } from '@shishir/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { loadFailure } from '../../platform/api/failure';
import { listTexts } from '../../platform/ui/list/list.texts';
import { paths } from '../../platform/ui/page/paths';
import {
  type Loaded,
  useEnquiryOverview,
  useMailOverview,
  useProductOverview,
} from './overview.queries';
import {
  comparison,
  durationParts,
  durationText,
  numberText,
  overviewTexts as texts,
} from './overview.texts';
import { CHECK_LISTS } from './products-panel';

interface Props {
  now: Date;
  isOwner: boolean;
}

/** The figures of the morning in one strip, each with its period, its comparison and the list behind it. */
export function FigureStrip({ now, isOwner }: Props) {
  const enquiries = useEnquiryOverview();
  const products = useProductOverview();
  return (
    <section className={`paper strip num${isOwner ? '' : ' strip--four'}`} aria-label={texts.strip}>
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
    </section>
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

interface CellProps<Data> {
  title: string;
  to: string;
  from: Loaded<Data>;
  children: (data: Data) => CellContent;
}

/** A figure that leads to what it counts, or why it is not there. */
function Cell<Data>({ title, to, from, children }: CellProps<Data>) {
  if (from.failure) {
    return (
      <div className="strip__cell" role="alert">
        <span>{title}</span>
        <small>{listTexts.error(loadFailure(from.failure))}</small>
        <Button onClick={from.retry}>{listTexts.retry}</Button>
      </div>
    );
  }
  const content = from.data && children(from.data);
  const tone = content?.tone ? ` strip__cell--${content.tone}` : '';
  return (
    <Link to={to} className={`strip__cell${tone}`} aria-busy={!content}>
      <span>{title}</span>
      <b>{content?.value ?? '\u00a0'}</b>
      <small>{content?.note}</small>
    </Link>
  );
}

function newEnquiries({ new_count, received }: EnquiryOverview): CellContent {
  const { count, previous } = received;
  return {
    value: groupLakh(new_count),
    note: `${numberText(count)} in the ${texts.last7Days}, ${comparison(count, previous, '7 days')}`,
  };
}

function late(
  { late: { count, previous, longest_since } }: EnquiryOverview,
  now: Date,
): CellContent {
  const before = texts.weekAgo(previous);
  return {
    value: groupLakh(count),
    tone: count > 0 ? 'warning' : undefined,
    note: longest_since ? (
      <>
        <em>{texts.longest(formatAge(longest_since, now))}</em>, {before}
      </>
    ) : (
      before
    ),
  };
}

function answerTime({ answer_time: { median, previous } }: EnquiryOverview): CellContent {
  if (median === null) return { value: '-', note: texts.noReplies };
  const value = durationParts(median).map((part) => (
    <span key={part.unit}>
      {part.value}
      <u>{part.unit}</u>{' '}
    </span>
  ));
  if (previous === null) return { value, note: `${texts.last30Days}, no replies in the 30 before` };
  const change = previous - median;
  const before = 'than in the 30 days before';
  return {
    value,
    note:
      change === 0 ? (
        `${texts.last30Days}, as fast as in the 30 days before`
      ) : (
        <>
          {texts.last30Days},{' '}
          {change > 0 ? <em>{durationText(change)} faster</em> : `${durationText(-change)} slower`}{' '}
          {before}
        </>
      ),
  };
}

function offersAbove({ checks }: ProductOverview): CellContent {
  const check = checks.find((one) => one.check === 'offer_above');
  if (!check?.example) return { value: '0', note: texts.noOfferAbove };
  return {
    value: groupLakh(check.count),
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
    value: groupLakh(count),
    tone: count > 0 ? 'error' : undefined,
    note: `${texts.last7Days}, ${numberText(previous)} in the 7 days before`,
  };
}
