import { groupThousands } from '@shishir/format';
import { Link } from 'react-router-dom';
import { recordTexts } from './record.texts';

const { label, all, trash } = recordTexts.views;

interface Props<S extends string> {
  path: string;
  /** What each status is called. */
  statuses: Record<S, string>;
  /** Undefined while they load. */
  counts: { all: number; trash: number; by_status: Record<S, number> } | undefined;
  query: { status?: S | undefined; trash?: 'true' | undefined };
}

/** The views of a list as links, with how many records each has: all, one for each status, and the trash. */
export function StatusViews<S extends string>({ path, statuses, counts, query }: Props<S>) {
  const view = (text: string, search: string, count: number | undefined, isCurrent: boolean) => (
    <Link key={text} to={path + search} aria-current={isCurrent ? 'page' : undefined}>
      {text} {count !== undefined && <small className="num">{groupThousands(count)}</small>}
    </Link>
  );
  const entries = Object.entries(statuses) as [S, string][];
  return (
    <nav aria-label={label}>
      {view(all, '', counts?.all, !query.status && !query.trash)}
      {entries.map(([status, text]) =>
        view(text, `?status=${status}`, counts?.by_status[status], query.status === status),
      )}
      {view(trash, '?trash=true', counts?.trash, query.trash === 'true')}
    </nav>
  );
}
