import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SignInMethods } from '@shishir/contract';
import { type PropsWithChildren, useEffect, useId, useRef, useState } from 'react';
import { StatusBadge } from '../../../platform/theme/status-badge';
import { DialogFrame } from '../../../platform/ui/dialog/dialog-frame';
import { FailedQuery } from '../../../platform/ui/list/list-states';
import { AccountPanel } from '../account-panel';
import { NewCodesDialog, TurnOffDialog } from './proof-dialogs';
import { useSignInMethods } from './second-factor.queries';
import { secondFactorTexts as texts } from './second-factor.texts';
import { SetUp } from './set-up';
import { LoadingShapes } from '../../../platform/ui/page/page-state';

/** Second factor of the user's own account: its state and actions. */
export function SecondFactorPanel() {
  const title = useId();
  const response = useSignInMethods();
  const [dialog, setDialog] = useState<SecondFactorDialogName | null>(null);
  const methods = response.data?.body.data;
  const close = () => setDialog(null);
  // The focused button is removed after a change, so the heading receives focus.
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
    <AccountPanel
      aria-labelledby={title}
      aria-busy={response.isPending}
      sx={{ display: 'grid', gap: 1.25, maxWidth: 720, mt: 2 }}
    >
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', rowGap: 0.5, columnGap: 1.5, alignItems: 'center' }}
      >
        <h2 id={title} ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        {methods && (
          <StatusBadge
            tone={methods.second_factor ? 'ok' : 'mute'}
            label={methods.second_factor ? texts.on : texts.off}
          />
        )}
      </Stack>
      <Typography sx={{ mt: -1, color: 'text.third' }}>{texts.what}</Typography>
      {methods ? (
        <SecondFactorState methods={methods} onOpen={setDialog} />
      ) : response.isError ? (
        <FailedQuery of={response} />
      ) : (
        <LoadingShapes>
          <Skeleton width="45%" height={40} />
        </LoadingShapes>
      )}
      {dialog === 'set-up' && <SetUpDialog onClose={close} onDone={finish} />}
      {dialog === 'new-codes' && <NewCodesDialog onClose={close} />}
      {dialog === 'turn-off' && <TurnOffDialog onClose={close} onDone={finish} />}
    </AccountPanel>
  );
}

const FEW = 3;

type SecondFactorDialogName = 'set-up' | 'new-codes' | 'turn-off';

interface Props {
  methods: SignInMethods;
  onOpen: (what: SecondFactorDialogName) => void;
}

/** State of the second factor, with the actions it allows. */
function SecondFactorState({ methods, onOpen }: Props) {
  if (!methods.second_factor) {
    return methods.password ? (
      <PanelButtons>
        <Button variant="contained" onClick={() => onOpen('set-up')}>
          {texts.setUp}
        </Button>
      </PanelButtons>
    ) : (
      <Typography color="textSecondary">{texts.noPassword}</Typography>
    );
  }
  const left = methods.recovery_codes_left;
  return (
    <>
      <Typography
        sx={left < FEW ? { color: 'warning.main', fontWeight: 500 } : { color: 'text.secondary' }}
      >
        {left === 0 ? texts.noCodesLeft : texts.codesLeft(left)}
        {left > 0 && left < FEW && `. ${texts.fewCodes}`}
      </Typography>
      {methods.second_factor_required && (
        <Typography color="textSecondary">{texts.required}</Typography>
      )}
      <PanelButtons>
        <Button variant="outlined" onClick={() => onOpen('new-codes')}>
          {texts.newCodes}
        </Button>
        {!methods.second_factor_required && (
          <Button variant="outlined" onClick={() => onOpen('turn-off')}>
            {texts.turnOff}
          </Button>
        )}
      </PanelButtons>
    </>
  );
}

const PanelButtons = ({ children }: PropsWithChildren) => (
  <Stack
    direction="row"
    sx={{
      flexWrap: 'wrap',
      gap: 1,
      mt: 0.75,
      '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' } },
    }}
  >
    {children}
  </Stack>
);

interface SetUpDialogProps {
  onClose: () => void;
  /** Called when the second factor is on and the codes are saved. */
  onDone: () => void;
}

/** Setup over the profile page; it cannot be closed before the recovery codes are saved. */
function SetUpDialog({ onClose, onDone }: SetUpDialogProps) {
  const [isOn, setIsOn] = useState(false);
  return (
    <DialogFrame title={texts.setUp} onClose={isOn ? undefined : onClose}>
      <SetUp onTurnedOn={() => setIsOn(true)} onDone={onDone} />
    </DialogFrame>
  );
}
