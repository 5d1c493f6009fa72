import Button from '@mui/material/Button';
import { type ComponentType, lazy } from 'react';
import { sharedTexts } from '../shared.texts';
import { PageState } from './page-state';

/**
 * A page, or a part of one, that is loaded when it is first shown. A load that fails is tried once more; then the part
 * offers to load the page again, and the rest of the page stays.
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
