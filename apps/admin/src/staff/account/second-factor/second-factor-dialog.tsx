import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { tsr } from '../../../platform/api/tsr';
import { useLogout } from '../auth/auth.queries';
import { DialogFrame } from '../../../platform/ui/dialog/dialog-frame';
import { useCompanyName } from '../../../platform/ui/page/company.queries';
import { gateTexts } from './second-factor.texts';
import { SetUp } from './set-up';

interface Props {
  onTurnedOn: () => void;
  onDone: () => void;
}

/** Opens over the page when the owner's rule takes effect during work. */
export default function SecondFactorDialog(props: Props) {
  const company = useCompanyName();
  const logout = useLogout();
  return (
    <tsr.ReactQueryProvider>
      <DialogFrame title={gateTexts.title}>
        <Typography sx={{ mb: 2.5, color: 'text.secondary' }}>{gateTexts.text(company)}</Typography>
        <SetUp {...props} />
        <Button variant="text" onClick={() => void logout()}>
          {gateTexts.logout}
        </Button>
      </DialogFrame>
    </tsr.ReactQueryProvider>
  );
}
