import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { groupLakh } from '@shishir/format';
import { Link } from 'react-router-dom';
import { loadFailure } from '../../platform/api/failure';
import { listTexts } from '../../platform/ui/list/list.texts';
import { paths } from '../../platform/ui/page/paths';
import { type Figure, useProductOverview, useSpecifiedFigures } from './overview.queries';
import { overviewTexts as texts } from './overview.texts';

const SERVICE_RECORDS = `${paths.products.list}?service_status=`;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The three specified cards, three skeletons until they are there. */
export function SpecifiedCards({ now }: { now: Date }) {
  const figures = useSpecifiedFigures();
  const { data } = useProductOverview();
  const oldest = data?.oldest_pending;
  return (
    <section className="thirds num" aria-label={texts.cards} aria-busy={figures === null}>
      {figures === null ? (
        [1, 2, 3].map((card) => (
          <Skeleton key={card} variant="rounded" height={74} sx={{ borderRadius: '12px' }} />
        ))
      ) : (
        <>
          <Card
            {...figures.users}
            title={texts.totalUsers}
            note={figures.kinds && texts.people(figures.kinds.staff, figures.kinds.visitors)}
            to={paths.userList}
          />
          <Card
            {...figures.completed}
            title={texts.successProducts}
            note={texts.completed}
            to={`${SERVICE_RECORDS}completed`}
          />
          <Card
            {...figures.pending}
            title={texts.pendingProducts}
            note={oldest ? texts.oldest(daysSince(oldest, now)) : texts.pending}
            to={`${SERVICE_RECORDS}pending`}
          />
        </>
      )}
    </section>
  );
}

const daysSince = (day: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - new Date(day).getTime()) / DAY_MS));

interface CardProps extends Figure {
  title: string;
  note: string | undefined;
  to: string;
}

/** A figure with the way to what it counts, or why it is not there. */
function Card({ title, note, to, value, failure, retry }: CardProps) {
  if (failure) {
    return (
      <div className="paper card" role="alert">
        <span>{title}</span>
        <small>{listTexts.error(loadFailure(failure))}</small>
        <Button onClick={retry}>{listTexts.retry}</Button>
      </div>
    );
  }
  return (
    <Link to={to} className="paper card">
      <span>{title}</span>
      <b>{value !== null && groupLakh(value)}</b>
      <small>{note ?? '\u00a0'}</small>
    </Link>
  );
}
