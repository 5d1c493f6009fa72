import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { SignInMethods } from '@shishir/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { failureText } from '../../../platform/api/failure';
import { StatusBadge } from '../../../platform/theme/status-badge';
import { DialogFrame } from '../../../platform/ui/dialog/dialog-frame';
import { FailedList } from '../../../platform/ui/list/list-states';
import { sharedTexts } from '../../../platform/ui/shared.texts';
import { NewCodesDialog, TurnOffDialog } from './proof-dialogs';
import { useSignInMethods } from './second-factor.queries';
import { secondFactorTexts as texts } from './second-factor.texts';
import { SetUp } from './set-up';
import './second-factor.css';

/** The second factor of one's own account: on or off, and what can be done about it. */
export function SecondFactorPanel() {
  const title = useId();
  const response = useSignInMethods();
  const [dialog, setDialog] = useState<SecondFactorDialogName | null>(null);
  const methods = response.data?.body.data;
  const close = () => setDialog(null);
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
    <section className="paper second-factor" aria-labelledby={title} aria-busy={response.isPending}>
      <div className="second-factor__header">
        <h2 id={title} ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        {methods && (
          <StatusBadge
            tone={methods.second_factor ? 'ok' : 'mute'}
            label={methods.second_factor ? texts.on : texts.off}
          />
        )}
      </div>
      <p className="mut">{texts.what}</p>
      {methods ? (
        <SecondFactorState methods={methods} onOpen={setDialog} />
      ) : response.isError ? (
        <FailedList message={failureText(response.error)} onRetry={() => void response.refetch()} />
      ) : (
        <div role="status">
          <span className="vh">{sharedTexts.loading}</span>
          <Skeleton width="45%" height={40} />
        </div>
      )}
      {dialog === 'set-up' && <SetUpDialog onClose={close} onDone={finish} />}
      {dialog === 'new-codes' && <NewCodesDialog onClose={close} />}
      {dialog === 'turn-off' && <TurnOffDialog onClose={close} onDone={finish} />}
    </section>
  );
}

const FEW = 3;

type SecondFactorDialogName = 'set-up' | 'new-codes' | 'turn-off';

interface Props {
  methods: SignInMethods;
  onOpen: (what: SecondFactorDialogName) => void;
}

/** The state of the second factor, and the actions that it allows. */
function SecondFactorState({ methods, onOpen }: Props) {
  if (!methods.second_factor) {
    return methods.password ? (
      <div className="second-factor__buttons">
        <Button variant="contained" onClick={() => onOpen('set-up')}>
          {texts.setUp}
        </Button>
      </div>
    ) : (
      <p className="second-factor__note">{texts.noPassword}</p>
    );
  }
  const left = methods.recovery_codes_left;
  return (
    <>
      <p
        className={
          left < FEW ? 'second-factor__note second-factor__note--few' : 'second-factor__note'
        }
      >
        {left === 0 ? texts.noCodesLeft : texts.codesLeft(left)}
        {left > 0 && left < FEW && `. ${texts.fewCodes}`}
      </p>
      {methods.second_factor_required && <p className="second-factor__note">{texts.required}</p>}
      <div className="second-factor__buttons">
        <Button variant="outlined" onClick={() => onOpen('new-codes')}>
          {texts.newCodes}
        </Button>
        {!methods.second_factor_required && (
          <Button variant="outlined" onClick={() => onOpen('turn-off')}>
            {texts.turnOff}
          </Button>
        )}
      </div>
    </>
  );
}

interface SetUpDialogProps {
  onClose: () => void;
  /** The second factor is on, and the codes are saved. */
  onDone: () => void;
}

/** The set-up over the profile page; it cannot be closed before the recovery codes are saved. */
function SetUpDialog({ onClose, onDone }: SetUpDialogProps) {
  const [isOn, setIsOn] = useState(false);
  return (
    <DialogFrame title={texts.setUp} onClose={isOn ? undefined : onClose}>
      <SetUp onTurnedOn={() => setIsOn(true)} onDone={onDone} />
    </DialogFrame>
  );
}
