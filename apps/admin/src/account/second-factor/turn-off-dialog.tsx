import { tsr } from '../../api/tsr';
import { DialogFrame } from '../../ui/dialog/dialog-frame';
import { useOutcomeToasts } from '../../ui/toast/outcome-toasts';
import { ProveForm } from './prove-form';
import { useSecondStepChanged } from './second-factor.queries';
import { secondStepTexts } from './second-factor.texts';

const texts = secondStepTexts.prove.turnOff;

interface Props {
  onClose: () => void;
  onDone: () => void;
}

/** Turns one's own second step off. */
export function TurnOffDialog({ onClose, onDone }: Props) {
  const tellPages = useSecondStepChanged();
  const outcome = useOutcomeToasts();
  const remove = tsr.secondFactor.remove.useMutation();
  const close = () => !remove.isPending && onClose();
  return (
    <DialogFrame title={texts.title} onClose={close}>
      <ProveForm
        texts={texts}
        destructive
        busy={remove.isPending}
        onCancel={close}
        onSend={(body, onError) =>
          remove.mutate(
            { body },
            {
              onSuccess: () => {
                void tellPages(false);
                outcome.succeeded(secondStepTexts.turnedOff);
                onDone();
              },
              onError,
            },
          )
        }
      />
    </DialogFrame>
  );
}
