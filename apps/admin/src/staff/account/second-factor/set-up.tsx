import Button from '@mui/material/Button';
import { secondFactor, type SecondFactorSetup } from '@shishir/contract';
import { useState } from 'react';
import { tsr } from '../../../platform/api/tsr';
import { FormFrame } from '../../../platform/ui/form/form-frame';
import { useSchemaForm } from '../../../platform/ui/form/schema-form';
import { useFormSubmit } from '../../../platform/ui/form/use-form-submit';
import { FormCodeField, OwnPasswordField } from './proof-fields';
import { CopyButton, RecoveryCodes } from './recovery-codes';
import { useSecondFactorChanged } from './second-factor.queries';
import { secondFactorTexts as texts } from './second-factor.texts';
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
  const secondFactorChanged = useSecondFactorChanged();

  const confirmed = (recoveryCodes: string[]) => {
    onTurnedOn();
    setCodes(recoveryCodes);
    secondFactorChanged(true);
  };
  return (
    <div className="set-up">
      {codes ? (
        <RecoveryCodes codes={codes} at={texts.step(3)} onSaved={onDone} />
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
  const begin = tsr.secondFactor.begin.useMutation();
  const form = useSchemaForm({ values: { password: '' }, schema: secondFactor.begin.body });
  const { submit, busy } = useFormSubmit(form, {
    send: (body) => begin.mutateAsync({ body }),
    onSent: ({ body }) => onBegun(body.data),
    texts: { failed: texts.failed },
  });
  return (
    <FormFrame label={texts.setUp} form={form} busy={busy} onSubmit={() => void submit()}>
      <p className="set-up__at">{texts.step(1)}</p>
      <p>{texts.whyPassword}</p>
      <OwnPasswordField />
      <div className="form__buttons">
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? texts.checking : texts.next}
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
  const confirm = tsr.secondFactor.confirm.useMutation();
  const form = useSchemaForm({ values: { code: '' }, schema: secondFactor.confirm.body });
  const { submit, busy } = useFormSubmit(form, {
    send: (body) => confirm.mutateAsync({ body }),
    onSent: ({ body }) => onConfirmed(body.data.recovery_codes),
    texts: { failed: texts.failed },
  });
  return (
    <FormFrame label={texts.setUp} form={form} busy={busy} onSubmit={() => void submit()}>
      <p className="set-up__at">{texts.step(2)}</p>
      <p>{texts.scan}</p>
      <QrPicture qr={setup.qr} />
      <div className="set-up__key">
        <p>{texts.byHand}</p>
        <code>{setup.secret}</code>
        <CopyButton label={texts.copyKey} text={setup.secret.replaceAll(' ', '')} />
      </div>
      <FormCodeField takesRecovery={false} autoFocus />
      <div className="form__buttons">
        <Button variant="outlined" disabled={busy} onClick={onAnew}>
          {texts.anew}
        </Button>
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? texts.turningOn : texts.turnOn}
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
      aria-label={texts.picture}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
    >
      <rect width={qr.size} height={qr.size} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  );
}
