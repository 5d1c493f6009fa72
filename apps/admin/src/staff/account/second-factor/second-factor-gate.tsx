import { Suspense, useState, type PropsWithChildren } from 'react';
import { Checking } from '../../../platform/ui/page/page-state';
import { lazyPart } from '../../../platform/ui/page/lazy-part';

const SecondFactorPage = lazyPart(() => import('./second-factor.page'));
const SecondFactorDialog = lazyPart(() => import('./second-factor-dialog'));

/**
 * Requires the setup of a second factor that the owner requires and the account lacks: instead of the page, or over it
 * during work, so that no form values are lost.
 */
export function SecondFactorGate({ missing, children }: PropsWithChildren<{ missing: boolean }>) {
  const [entered, setEntered] = useState(!missing);
  // Keeps the setup open while the recovery codes are shown, although nothing is missing any more.
  const [codesVisible, setCodesVisible] = useState(false);
  const closed = missing || codesVisible;
  if (!closed && !entered) setEntered(true);

  const steps = { onTurnedOn: () => setCodesVisible(true), onDone: () => setCodesVisible(false) };
  return (
    <Suspense fallback={<Checking />}>
      {(entered || !closed) && children}
      {closed && (entered ? <SecondFactorDialog {...steps} /> : <SecondFactorPage {...steps} />)}
    </Suspense>
  );
}
