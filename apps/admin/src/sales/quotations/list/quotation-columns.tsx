import type { QuotationRow } from '@shishir/contract';
import { formatSum } from '@shishir/format';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../platform/theme/status-badge';
import { type ListColumn, RowAction } from '../../../platform/ui/list/list-columns';
import { DhakaTime } from '../../../platform/ui/page/dhaka-time';
import { paths } from '../../../platform/ui/page/paths';
import { unsentState } from '../../../platform/ui/page/unsent-state';
import { dayText, LISTED_STATES, listedState, quotationTexts as texts } from '../quotations.texts';

const { columns } = texts;

export const quotationColumns: ListColumn<QuotationRow>[] = [
  {
    field: 'number',
    header: columns.number,
    width: 150,
    fixed: true,
    sort: 'number',
    cell: ({ id, number, revision }) => (
      <span className="quotation-cell">
        <RowAction>
          <Link to={paths.quotation(id)}>{number}</Link>
        </RowAction>
        <small>{texts.revision(revision)}</small>
      </span>
    ),
  },
  {
    field: 'customer',
    header: columns.customer,
    width: 150,
    grow: 1,
    cell: ({ name, company }) => (
      <span className="quotation-cell">
        <span>{name || company || '-'}</span>
        {name && company && <small>{company}</small>}
      </span>
    ),
  },
  {
    field: 'title',
    header: columns.title,
    width: 150,
    grow: 2,
    cell: ({ title }) => <span className="list-grid__text">{title}</span>,
  },
  {
    field: 'state',
    header: columns.state,
    width: 150,
    cell: (row) => <QuotationState row={row} />,
  },
  {
    field: 'total',
    header: columns.total,
    width: 116,
    align: 'right',
    sort: 'total',
    cell: ({ total }) => <b className="num quotation-cell__total">{formatSum(total, '-')}</b>,
  },
  {
    field: 'valid_until',
    header: columns.valid,
    width: 106,
    sort: 'valid_until',
    cell: ({ valid_until }) => <span className="num">{dayText(valid_until)}</span>,
  },
  {
    field: 'updated_at',
    header: columns.changed,
    width: 140,
    sort: 'updated_at',
    cell: ({ updated_at }) => <DhakaTime moment={updated_at} />,
  },
];

/** The state of what was sent, a draft beside it, and questions that wait for an answer. */
export function QuotationState({
  row,
}: {
  row: Pick<
    QuotationRow,
    'state' | 'opened_at' | 'has_draft' | 'revision' | 'open_questions' | 'mail'
  >;
}) {
  const state = listedState(row);
  const { label, tone } = (state === 'sent' && unsentState(row.mail)) || LISTED_STATES[state];
  const notes = [
    row.open_questions > 0 && texts.questions(row.open_questions),
    row.has_draft && row.state !== 'draft' && texts.draftBeside(row.revision),
  ].filter(Boolean);
  return (
    <span className="quotation-cell">
      <StatusBadge tone={tone} label={label} title={row.mail?.last_error ?? undefined} />
      {notes.length > 0 && <small>{notes.join(', ')}</small>}
    </span>
  );
}

/** A quotation on a phone; the whole card opens it. */
export function QuotationCard({ row }: { row: QuotationRow }) {
  const { id, number, name, company, title, total, valid_until } = row;
  return (
    <Link to={paths.quotation(id)} className="quotation-card num">
      <b>{name || company || number}</b>
      <b className="quotation-card__total">{formatSum(total, '-')}</b>
      <span>{title}</span>
      <small>
        {number}, {texts.columns.valid.toLowerCase()} {dayText(valid_until)}
      </small>
      <QuotationState row={row} />
    </Link>
  );
}
