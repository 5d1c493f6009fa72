import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { publicAddress } from '../../../platform/ui/page/public-address';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { useLogout } from './auth.queries';
import { authTexts } from './auth.texts';

const pageSx = {
  gap: 2,
  justifyContent: 'center',
  maxWidth: 480,
  minHeight: '100vh',
  mx: 'auto',
  px: 2.5,
  py: 4,
};

/** Shown to visitors, whose accounts may not enter, with a link to the public site. */
export function NotStaff({ email }: { email: string }) {
  const logout = useLogout();
  return (
    <Stack component="main" sx={pageSx}>
      <PageTitle text={authTexts.notStaffTitle} />
      <h1>{authTexts.notStaffTitle}</h1>
      <Typography sx={{ color: 'text.secondary', fontSize: '1rem' }}>
        {authTexts.notStaff(email)}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="contained" href={publicAddress(window.location)}>
          {authTexts.home}
        </Button>
        <Button variant="outlined" onClick={() => void logout()}>
          {authTexts.otherAccount}
        </Button>
      </Stack>
    </Stack>
  );
}
