import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { DialogFrame } from '../../../platform/ui/dialog/dialog-frame';
import { useDiscard } from '../../../platform/ui/form/unsaved-changes';
import { useGoToSignIn } from './auth.queries';
import { authTexts } from './auth.texts';
import { signInAddress } from './return-path';
import { SignInForm } from './sign-in-form';
import { useSessionOver, useStaff } from '../../../platform/ui/staff/staff-context';

const texts = authTexts.sessionOver;

/** Opens over the page when the session ends during work, so that no form values are lost. */
export function SessionDialog() {
  const { email } = useStaff();
  const location = useLocation();
  const discard = useDiscard();
  const goToSignIn = useGoToSignIn();
  if (!useSessionOver()) return null;

  const cancel = () => {
    discard();
    void goToSignIn(signInAddress(location));
  };
  // Closed by the guard after sign-in.
  return (
    <DialogFrame title={texts.title}>
      <Typography sx={{ mb: 2.5, color: 'text.secondary' }}>{texts.text}</Typography>
      <SignInForm expected={email} />
      <Button variant="text" fullWidth onClick={cancel} sx={{ minHeight: 44, mt: 1 }}>
        {texts.cancel}
      </Button>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.third', textAlign: 'center' }}>
        {texts.onCancel}
      </Typography>
    </DialogFrame>
  );
}
