import type { SecondFactorSetup } from '@shishir/contract';
import { useState } from 'react';
import { FirstCodeForm } from './first-code-form';
import { OwnPasswordForm } from './own-password-form';
import { RecoveryCodes } from './recovery-codes';
import { useSecondStepChanged } from './second-factor.queries';
import { secondStepTexts } from './second-factor.texts';
import './second-factor.css';

interface Props {
  /** The step is on, and the recovery codes stand there: what holds this must stay until `onDone`. */
  onTurnedOn: () => void;
  onDone: () => void;
}

/** Password, picture and first code, recovery codes. */
export function SetUp({ onTurnedOn, onDone }: Props) {
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const tellPages = useSecondStepChanged();

  const confirmed = (given: string[]) => {
    onTurnedOn();
    setCodes(given);
    void tellPages(true);
  };
  return (
    <div className="set-up">
      {codes ? (
        <RecoveryCodes codes={codes} at={secondStepTexts.step(3)} onKept={onDone} />
      ) : setup ? (
        <FirstCodeForm setup={setup} onConfirmed={confirmed} onAnew={() => setSetup(null)} />
      ) : (
        <OwnPasswordForm onBegun={setSetup} />
      )}
    </div>
  );
}
