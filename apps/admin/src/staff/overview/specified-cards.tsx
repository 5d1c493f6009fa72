import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatCount } from '@shishir/format';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/ui/page/paths';
import { FailedFigure, FigureNote, FigureTitle } from './figure-text';
import { type Figure, useProductOverview, useSpecifiedFigures } from './overview.queries';
import { overviewTexts as texts } from './overview.texts';
import { Thirds } from './panel';

const SERVICE_RECORDS = `${paths.products.list}?service_status=`;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The three specified cards; three skeletons until they are loaded. */
export function SpecifiedCards({ now }: { now: Date }) {
  const figures = useSpecifiedFigures();
  const { data } = useProductOverview();
  const oldest = data?.oldest_pending;
  return (
    <Thirds component="section" aria-label={texts.cards} aria-busy={figures === null}>
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
    </Thirds>
  );
}

const daysSince = (day: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - new Date(day).getTime()) / DAY_MS));

const CARD = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  px: { xs: 2, md: 3 },
  py: { xs: 1.5, md: 2 },
  transition: 'border-color var(--t)',
};

interface CardProps extends Figure {
  title: string;
  note: string | undefined;
  to: string;
}

/** Figure with a link to its list, or its error. */
function Card({ title, note, to, value, failure, retry }: CardProps) {
  if (failure) {
    return (
      <Paper role="alert" sx={[CARD, { gridTemplateColumns: 'minmax(0, 1fr)' }]}>
        <FailedFigure title={title} failure={failure} retry={retry} />
      </Paper>
    );
  }
  return (
    <Paper component={Link} to={to} sx={[CARD, { '&:hover': { borderColor: 'primary.main' } }]}>
      <FigureTitle>{title}</FigureTitle>
      <Typography
        variant="figure"
        component="b"
        sx={{ gridRow: '1 / 3', gridColumn: 2, lineHeight: 1 }}
      >
        {value !== null && formatCount(value)}
      </Typography>
      <FigureNote>{note ?? '\u00a0'}</FigureNote>
    </Paper>
  );
}
