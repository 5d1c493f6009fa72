import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { secondFactor, type SecondFactorSetup } from '@shishir/contract';
import { useState } from 'react';
import { tsr } from '../../../platform/api/tsr';
import { FormFrame } from '../../../platform/ui/form/form-frame';
import { useSchemaForm } from '../../../platform/ui/form/schema-form';
import { useFormSubmit } from '../../../platform/ui/form/use-form-submit';
import { FormButtons } from '../form-buttons';
import { FormCodeField, OwnPasswordField } from './proof-fields';
import { CopyButton, RecoveryCodes } from './recovery-codes';
import { useSecondFactorChanged } from './second-factor.queries';
import { secondFactorTexts as texts } from './second-factor.texts';
import { CodeText, StepNote } from './set-up-texts';

interface Props {
  /** Called when the second factor is on and the recovery codes are on screen; the parent must stay until `onDone`. */
  onTurnedOn: () => void;
  onDone: () => void;
}

/** Setup in three steps: password, picture and first code, recovery codes. */
export function SetUp({ onTurnedOn, onDone }: Props) {
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const secondFactorChanged = useSecondFactorChanged();

  const confirmed = (recoveryCodes: string[]) => {
    onTurnedOn();
    setCodes(recoveryCodes);
    secondFactorChanged(true);
  };
  if (codes) return <RecoveryCodes codes={codes} at={texts.step(3)} onSaved={onDone} />;
  return setup ? (
    <FirstCodeForm setup={setup} onConfirmed={confirmed} onRestart={() => setSetup(null)} />
  ) : (
    <OwnPasswordForm onStarted={setSetup} />
  );
}

/** First step of the setup: the password. */
function OwnPasswordForm({ onStarted }: { onStarted: (setup: SecondFactorSetup) => void }) {
  const begin = tsr.secondFactor.begin.useMutation();
  const form = useSchemaForm({ values: { password: '' }, schema: secondFactor.begin.body });
  const { submit, busy } = useFormSubmit(form, {
    send: (body) => begin.mutateAsync({ body }),
    onSent: ({ body }) => onStarted(body.data),
    texts: { failed: texts.failed },
  });
  return (
    <FormFrame label={texts.setUp} form={form} busy={busy} onSubmit={() => void submit()}>
      <div>
        <StepNote>{texts.step(1)}</StepNote>
        <p>{texts.whyPassword}</p>
      </div>
      <OwnPasswordField />
      <FormButtons>
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? texts.checking : texts.next}
        </Button>
      </FormButtons>
    </FormFrame>
  );
}

const keySx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  alignItems: 'center',
};

interface FirstCodeFormProps {
  setup: SecondFactorSetup;
  onConfirmed: (recoveryCodes: string[]) => void;
  onRestart: () => void;
}

/** Second step of the setup: the picture, the key for apps that cannot read it, and the first code. */
function FirstCodeForm({ setup, onConfirmed, onRestart }: FirstCodeFormProps) {
  const confirm = tsr.secondFactor.confirm.useMutation();
  const form = useSchemaForm({ values: { code: '' }, schema: secondFactor.confirm.body });
  const { submit, busy } = useFormSubmit(form, {
    send: (body) => confirm.mutateAsync({ body }),
    onSent: ({ body }) => onConfirmed(body.data.recovery_codes),
    texts: { failed: texts.failed },
  });
  return (
    <FormFrame label={texts.setUp} form={form} busy={busy} onSubmit={() => void submit()}>
      <div>
        <StepNote>{texts.step(2)}</StepNote>
        <p>{texts.scan}</p>
      </div>
      <QrPicture qr={setup.qr} />
      <Box sx={keySx}>
        <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
          {texts.byHand}
        </Typography>
        <CodeText>{setup.secret}</CodeText>
        <CopyButton label={texts.copyKey} text={setup.secret.replaceAll(' ', '')} />
      </Box>
      <FormCodeField takesRecovery={false} autoFocus />
      <FormButtons>
        <Button variant="outlined" disabled={busy} onClick={onRestart}>
          {texts.anew}
        </Button>
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? texts.turningOn : texts.turnOn}
        </Button>
      </FormButtons>
    </FormFrame>
  );
}

const qrSx = {
  width: 232,
  height: 232,
  mx: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
};

/** QR code for the app: black on white in the dark scheme too, as cameras require. */
function QrPicture({ qr }: { qr: SecondFactorSetup['qr'] }) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={texts.picture}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      sx={qrSx}
    >
      <rect width={qr.size} height={qr.size} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </Box>
  );
}
