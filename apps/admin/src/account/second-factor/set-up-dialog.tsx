import { useState } from 'react';
import { DialogFrame } from '../../ui/dialog/dialog-frame';
import { secondStepTexts } from './second-factor.texts';
import { SetUp } from './set-up';

interface Props {
  onClose: () => void;
  /** The step is on, and the codes are kept. */
  onDone: () => void;
}

/** The set-up over the profile page; it cannot be closed while the recovery codes wait to be kept. */
export function SetUpDialog({ onClose, onDone }: Props) {
  const [isOn, setIsOn] = useState(false);
  return (
    <DialogFrame title={secondStepTexts.setUp} onClose={isOn ? undefined : onClose}>
      <SetUp onTurnedOn={() => setIsOn(true)} onDone={onDone} />
    </DialogFrame>
  );
}
