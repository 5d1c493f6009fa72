import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { failureText } from '../../platform/api/failure';
import { FailedList } from '../../platform/ui/list/list-states';
import type { Retry } from './overview.queries';

interface Props extends Retry {
  title: string;
  /** Right of the title: the list that the panel is an excerpt of, or a legend. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the overview; when its own data fails, the others stay. */
export function Panel({ title, aside, failure, retry, children }: Props) {
  return (
    <section className="paper panel" aria-label={title}>
      <div className="panel__header">
        <h2>{title}</h2>
        {aside}
      </div>
      {failure ? <FailedList message={failureText(failure)} onRetry={retry} /> : children}
    </section>
  );
}

interface EntryProps {
  to: string;
  mark: ReactNode;
  title: string;
  note: string;
  /** At the right: a count or a time. */
  children: ReactNode;
}

/** A row of a panel, which leads to what it is about. */
export function PanelEntry({ to, mark, title, note, children }: EntryProps) {
  return (
    <li>
      <Link to={to}>
        {mark}
        <span className="entries__text">
          <b>{title}</b>
          <span title={note}>{note}</span>
        </span>
        <span className="entries__aside num">{children}</span>
      </Link>
    </li>
  );
}
