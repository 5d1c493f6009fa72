import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { groupLakh } from '@shishir/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { loadFailure } from '../api/failure';
import { useMessageSummary } from '../contact-message/contact-message.queries';
import { listTexts } from '../ui/list/list.texts';
import { paths } from '../ui/page/paths';
import { type Figure, type OverviewFigures, retryOf } from './overview.queries';
import { overviewTexts } from './overview.texts';

interface Card extends Figure {
  title: string;
  note: ReactNode;
  to: string;
}

/** The three specified cards, three skeletons until they are there, and what is new in the inbox. */
export function OverviewCards({ figures }: { figures: OverviewFigures | null }) {
  const response = useMessageSummary();
  const summary = response.data?.body.data;
  return (
    <div className="figures num" aria-busy={figures === null}>
      {figures === null
        ? ['users', 'completed', 'pending'].map((card) => (
            <Skeleton key={card} variant="rounded" height={119} sx={{ borderRadius: '12px' }} />
          ))
        : specifiedCards(figures).map((card) => <FigureCard key={card.title} {...card} />)}
      <FigureCard
        title={overviewTexts.newMessages}
        value={summary?.new_count ?? null}
        note={summary && overviewTexts.waiting(summary.waiting_count)}
        to={`${paths.messages}?status=new`}
        {...retryOf(response)}
      />
    </div>
  );
}

function specifiedCards({ users, recentUsers, completed, pending }: OverviewFigures): Card[] {
  const services = `${paths.products.list}?service_status=`;
  return [
    {
      ...users,
      title: overviewTexts.totalUsers,
      note: (
        <>
          <em>{overviewTexts.recent(recentUsers)}</em> {overviewTexts.lastDays}
        </>
      ),
      to: paths.userList,
    },
    {
      ...completed,
      title: overviewTexts.successProducts,
      note: overviewTexts.completed,
      to: `${services}completed`,
    },
    {
      ...pending,
      title: overviewTexts.pendingProducts,
      note: overviewTexts.pending,
      to: `${services}pending`,
    },
  ];
}

/** A figure with the way to what it counts, or why it is not there. */
function FigureCard({ title, value, note, to, failure, retry }: Card) {
  if (failure) {
    return (
      <div className="paper figure" role="alert">
        <span>{title}</span>
        <small>{listTexts.error(loadFailure(failure))}</small>
        <Button onClick={retry}>{listTexts.retry}</Button>
      </div>
    );
  }
  return (
    <Link to={to} className="paper figure">
      <span>{title}</span>
      <b>{value === null ? ' ' : groupLakh(value)}</b>
      <small>{note || ' '}</small>
    </Link>
  );
}
