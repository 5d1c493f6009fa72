import Button from '@mui/material/Button';
import { type ComponentType, lazy } from 'react';
import { sharedTexts } from '../shared.texts';
import { PageState } from './page-state';

/**
 * Loads a page, or a part of one, when it is first shown. Retries a failed load once; after that the part offers to
 * reload the page, and the rest of the page stays.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  failed: ComponentType<P> = PartFailed,
) {
  return lazy(() =>
    load()
      .catch(load)
      .catch(() => ({ default: failed })),
  );
}

function PartFailed() {
  return (
    <PageState shows="cross" text={sharedTexts.partFailed} alert>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {sharedTexts.reload}
      </Button>
    </PageState>
  );
}
