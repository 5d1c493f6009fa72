import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LogOutIcon } from 'lucide-react';
import { tsr } from '../../../platform/api/tsr';
import { AccountPanel } from '../account-panel';
import { useLogout } from '../auth/auth.queries';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { useCompanyName } from '../../../platform/ui/page/company.queries';
import { Logo } from '../../../platform/ui/page/logo';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { SchemeToggle } from '../../../platform/theme/scheme-toggle';
import { gateTexts } from './second-factor.texts';
import { SetUp } from './set-up';

interface Props {
  onTurnedOn: () => void;
  onDone: () => void;
}

const headerSx = {
  gap: 1,
  alignItems: 'center',
  height: 64,
  pl: { xs: 2, sm: 3 },
  pr: 2,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};

const mainSx = {
  maxWidth: 520,
  mx: 'auto',
  px: 2.5,
  pt: 'clamp(28px, 7vh, 72px)',
  pb: 6,
};

/** Replaces every page of the dashboard until the second factor is set up. */
export default function SecondFactorPage(props: Props) {
  const { email } = useStaff();
  const company = useCompanyName();
  const logout = useLogout();
  return (
    <tsr.ReactQueryProvider>
      <PageTitle text={gateTexts.title} />
      <Stack component="header" direction="row" sx={headerSx}>
        <Box sx={{ mr: 'auto' }}>
          <Logo />
        </Box>
        <SchemeToggle />
        <Button color="inherit" startIcon={<LogOutIcon />} onClick={() => void logout()}>
          {gateTexts.logout}
        </Button>
      </Stack>
      <Box component="main" sx={mainSx}>
        <h1>{gateTexts.title}</h1>
        <Typography sx={{ mt: 1.25, color: 'text.secondary', fontSize: '1rem' }}>
          {gateTexts.text(company)}
        </Typography>
        <AccountPanel aria-label={gateTexts.title} sx={{ mt: 3, mb: 2 }}>
          <SetUp {...props} />
        </AccountPanel>
        <Typography color="textThird">{email}</Typography>
      </Box>
    </tsr.ReactQueryProvider>
  );
}
