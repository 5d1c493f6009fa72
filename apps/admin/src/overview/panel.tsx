import type { ReactNode } from 'react';
import { failureText } from '../api/failure';
import { FailedList } from '../ui/list/list-states';
import type { Retry } from './overview.queries';

interface Props extends Retry {
  title: string;
  /** Right of the title: a figure or a way on. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the overview; when its own data fails, the others stay. */
export function Panel({ title, aside, failure, retry, children }: Props) {
  return (
    <section className="paper panel" aria-label={title}>
      <div className="panel__head">
        <h2>{title}</h2>
        {aside}
      </div>
      {failure ? <FailedList message={failureText(failure)} onRetry={retry} /> : children}
    </section>
  );
}
