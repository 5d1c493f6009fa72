import { useLocation } from 'react-router';
import { sitePath } from '../locale/site-path';
import { EmptyState, type EmptyStateProps, StatePage } from './empty-state';
import { ErrorNumber } from './error-number';
import { uiTexts as texts } from './ui.texts';

interface FailedStateProps extends Pick<EmptyStateProps, 'heading' | 'text' | 'level'> {
  /** Address to reload. A plain link, which works without JavaScript and after a failed render too. */
  retry: string;
}

/** Message with a link that tries again. Use it if something could not be loaded. */
export function FailedState({ retry, ...state }: FailedStateProps) {
  return (
    <EmptyState {...state} drawing="cross" role="alert">
      <a className="button button--main" href={sitePath(retry)}>
        {texts.failed.retry}
      </a>
      <ErrorNumber />
    </EmptyState>
  );
}

/** Whole page that could not be rendered. */
export function FailedPage() {
  const { pathname, search } = useLocation();
  return (
    <StatePage>
      <FailedState
        heading={texts.failed.title}
        text={texts.failed.text}
        retry={pathname + search}
        level="h1"
      />
    </StatePage>
  );
}
