import Button from '@mui/material/Button';
import type { SecondFactorSetup } from '@shishir/contract';
import { statusOf } from '../../api/failure';
import { tsr } from '../../api/tsr';
import { FormFrame } from '../../ui/form/form-frame';
import { serverProblems } from '../../ui/form/form-problems';
import { useForm } from '../../ui/form/use-form';
import { CodeField } from './code-field';
import { CopyButton } from './copy-button';
import { codeProblem } from './prove-check';
import { QrPicture } from './qr-picture';
import { secondStepTexts as texts } from './second-factor.texts';

interface Props {
  setup: SecondFactorSetup;
  onConfirmed: (recoveryCodes: string[]) => void;
  onAnew: () => void;
}

/** The second step of the set-up: the picture, the key for apps that cannot read it, and the first code. */
export function FirstCodeForm({ setup, onConfirmed, onAnew }: Props) {
  const form = useForm({ code: '' });
  const confirm = tsr.secondFactor.confirm.useMutation();

  const send = () => {
    const { code } = form.values;
    const problem = codeProblem(code);
    if (problem) return form.refuse({ form: null, fields: { code: problem } });
    form.accept();
    confirm.mutate(
      { body: { code } },
      {
        onSuccess: ({ body }) => onConfirmed(body.data.recovery_codes),
        onError: (error) => {
          if (statusOf(error) !== 401) form.refuse(serverProblems(error, ['code'], texts.refused));
        },
      },
    );
  };
  return (
    <FormFrame label={texts.setUp} form={form} busy={confirm.isPending} onSend={send}>
      <p className="set-up__at">{texts.step(2)}</p>
      <p>{texts.scan}</p>
      <QrPicture qr={setup.qr} />
      <div className="set-up__key">
        <p>{texts.byHand}</p>
        <code>{setup.secret}</code>
        <CopyButton label={texts.copyKey} text={setup.secret.replaceAll(' ', '')} />
      </div>
      <CodeField {...form.text('code')} takesRecovery={false} autoFocus />
      <div className="form__buttons">
        <Button variant="outlined" disabled={confirm.isPending} onClick={onAnew}>
          {texts.anew}
        </Button>
        <Button type="submit" variant="contained" disabled={confirm.isPending}>
          {confirm.isPending ? texts.turningOn : texts.turnOn}
        </Button>
      </div>
    </FormFrame>
  );
}
