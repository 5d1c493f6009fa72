import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMessageSummary } from '../contact-message/contact-message.queries';
import { paths } from '../ui/page/paths';
import type { OverviewFigures } from './overview.queries';
import { overviewTexts } from './overview.texts';

interface Card {
  title: string;
  figure: number;
  note: ReactNode;
  to: string;
}

/** The three specified cards, three skeletons until they are there, and what is new in the inbox. */
export function OverviewCards({ figures }: { figures: OverviewFigures | null }) {
  const summary = useMessageSummary().data?.body.data;
  return (
    <div className="figures num" aria-busy={figures === null}>
      {figures === null
        ? ['users', 'completed', 'pending'].map((card) => (
            <Skeleton key={card} variant="rounded" height={119} sx={{ borderRadius: '12px' }} />
          ))
        : specifiedCards(figures).map((card) => <FigureCard key={card.title} {...card} />)}
      <FigureCard
        title={overviewTexts.newMessages}
        figure={summary?.new_count}
        note={summary && overviewTexts.waiting(summary.waiting_count)}
        to={`${paths.messages}?status=new`}
      />
    </div>
  );
}

function specifiedCards(figures: OverviewFigures): Card[] {
  const services = `${paths.products.list}?service_status=`;
  return [
    {
      title: overviewTexts.totalUsers,
      figure: figures.users,
      note: (
        <>
          <em>{overviewTexts.recent(figures.recentUsers)}</em> {overviewTexts.lastDays}
        </>
      ),
      to: paths.userList,
    },
    {
      title: overviewTexts.successProducts,
      figure: figures.completed,
      note: overviewTexts.completed,
      to: `${services}completed`,
    },
    {
      title: overviewTexts.pendingProducts,
      figure: figures.pending,
      note: overviewTexts.pending,
      to: `${services}pending`,
    },
  ];
}

function FigureCard(card: Omit<Card, 'figure'> & { figure: number | undefined }) {
  return (
    <Link to={card.to} className="paper figure">
      <span>{card.title}</span>
      <b>{card.figure ?? ' '}</b>
      <small>{card.note || ' '}</small>
    </Link>
  );
}
