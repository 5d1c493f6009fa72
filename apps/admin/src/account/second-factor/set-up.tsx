import Button from '@mui/material/Button';
import type { SecondFactorSetup } from '@shishir/contract';
import { useState } from 'react';
import { statusOf } from '../../api/failure';
import { tsr } from '../../api/tsr';
import { FormFrame } from '../../ui/form/form-frame';
import { serverProblems } from '../../ui/form/form-problems';
import { useForm } from '../../ui/form/use-form';
import { CodeField } from './code-field';
import { CopyButton, RecoveryCodes } from './recovery-codes';
import { OwnPasswordField } from './own-password-field';
import { codeProblem, passwordProblem } from './prove-check';
import { useSecondStepChanged } from './second-factor.queries';
import { secondStepTexts, secondStepTexts as texts } from './second-factor.texts';
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

/** The first step of the set-up: the password. */
function OwnPasswordForm({ onBegun }: { onBegun: (setup: SecondFactorSetup) => void }) {
  const form = useForm({ password: '' });
  const begin = tsr.secondFactor.begin.useMutation();

  const send = () => {
    const { password } = form.values;
    const problem = passwordProblem(password);
    if (problem) return form.refuse({ form: null, fields: { password: problem } });
    form.accept();
    begin.mutate(
      { body: { password } },
      {
        onSuccess: ({ body }) => onBegun(body.data),
        onError: (error) => {
          if (statusOf(error) !== 401)
            form.refuse(serverProblems(error, ['password'], texts.refused));
        },
      },
    );
  };
  return (
    <FormFrame label={texts.setUp} form={form} busy={begin.isPending} onSend={send}>
      <p className="set-up__at">{texts.step(1)}</p>
      <p>{texts.whyPassword}</p>
      <OwnPasswordField {...form.text('password')} />
      <div className="form__buttons">
        <Button type="submit" variant="contained" disabled={begin.isPending}>
          {begin.isPending ? texts.checking : texts.next}
        </Button>
      </div>
    </FormFrame>
  );
}

interface FirstCodeFormProps {
  setup: SecondFactorSetup;
  onConfirmed: (recoveryCodes: string[]) => void;
  onAnew: () => void;
}

/** The second step of the set-up: the picture, the key for apps that cannot read it, and the first code. */
function FirstCodeForm({ setup, onConfirmed, onAnew }: FirstCodeFormProps) {
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

/** The picture for the app: black on white in the dark scheme too, since cameras want it so. */
function QrPicture({ qr }: { qr: SecondFactorSetup['qr'] }) {
  return (
    <svg
      className="qr"
      role="img"
      aria-label={secondStepTexts.picture}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
    >
      <rect width={qr.size} height={qr.size} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  );
}
