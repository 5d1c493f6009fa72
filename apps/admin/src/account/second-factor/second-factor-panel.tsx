import Skeleton from '@mui/material/Skeleton';
import { useEffect, useId, useRef, useState } from 'react';
import { failureText } from '../../api/failure';
import { FailedList } from '../../ui/list/list-states';
import { listTexts } from '../../ui/list/list.texts';
import { StatusBadge } from '../../theme/status-badge';
import { NewCodesDialog } from './new-codes-dialog';
import { useSignInMethods } from './second-factor.queries';
import { secondStepTexts as texts } from './second-factor.texts';
import { SecondStepState, type Doing } from './second-factor-state';
import { SetUpDialog } from './set-up-dialog';
import { TurnOffDialog } from './turn-off-dialog';
import './second-factor.css';

/** One's own second step: on or off, and what can be done about it. */
export function SecondStepPanel() {
  const title = useId();
  const answer = useSignInMethods();
  const [doing, setDoing] = useState<Doing | null>(null);
  const methods = answer.data?.body.data;
  const close = () => setDoing(null);
  // The button that had the focus is gone once the step is on or off; the heading takes it.
  const heading = useRef<HTMLHeadingElement>(null);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes > 0) heading.current?.focus();
  }, [changes]);
  const finish = () => {
    close();
    setChanges((count) => count + 1);
  };
  return (
    <section className="paper second-step" aria-labelledby={title} aria-busy={answer.isPending}>
      <div className="second-step__head">
        <h2 id={title} ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        {methods && (
          <StatusBadge
            tone={methods.second_factor ? 'ok' : 'mute'}
            word={methods.second_factor ? texts.on : texts.off}
          />
        )}
      </div>
      <p className="mut">{texts.what}</p>
      {methods ? (
        <SecondStepState methods={methods} onDo={setDoing} />
      ) : answer.isError ? (
        <FailedList message={failureText(answer.error)} onRetry={() => void answer.refetch()} />
      ) : (
        <div role="status">
          <span className="vh">{listTexts.loading}</span>
          <Skeleton width="45%" height={40} />
        </div>
      )}
      {doing === 'set-up' && <SetUpDialog onClose={close} onDone={finish} />}
      {doing === 'new-codes' && <NewCodesDialog onClose={close} />}
      {doing === 'turn-off' && <TurnOffDialog onClose={close} onDone={finish} />}
    </section>
  );
}
