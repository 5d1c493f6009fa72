import { useState } from 'react';
import { tsr } from '../../api/tsr';
import { DialogFrame } from '../../ui/dialog/dialog-frame';
import { ProveForm } from './prove-form';
import { RecoveryCodes } from './recovery-codes';
import { useCodesChanged } from './second-factor.queries';
import { secondStepTexts } from './second-factor.texts';

const texts = secondStepTexts.prove.newCodes;

/** New recovery codes in the place of the old ones. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const tellPages = useCodesChanged();
  const make = tsr.secondFactor.recoveryCodes.useMutation();
  const close = () => !make.isPending && onClose();
  return (
    <DialogFrame title={texts.title} onClose={codes ? undefined : close}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : (
        <ProveForm
          texts={texts}
          busy={make.isPending}
          onCancel={close}
          onSend={(body, onError) =>
            make.mutate(
              { body },
              {
                onSuccess: (answer) => {
                  setCodes(answer.body.data.recovery_codes);
                  tellPages();
                },
                onError,
              },
            )
          }
        />
      )}
    </DialogFrame>
  );
}
