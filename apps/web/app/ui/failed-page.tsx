import { useLocation } from 'react-router';
import { FailedState } from './failed-state';

/** A whole page that could not be made. */
export function FailedPage() {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap state-page">
      <FailedState
        heading="We could not load this page"
        text="The connection broke on the way. Nothing that you sent was lost."
        retry={pathname + search}
        level="h1"
      />
    </div>
  );
}
