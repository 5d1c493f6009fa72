import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../platform/ui/page/paths';
import { publicAddress } from '../../../platform/ui/page/public-address';
import { authTexts } from './auth.texts';
import { OtherWay } from './entry-form';
import { originOf } from './return-path';
import { SignInForm } from './sign-in-form';
import { SignInLayout } from './sign-in-layout';

const elsewhereSx = {
  mt: 2.25,
  px: 2,
  py: 1.75,
  borderRadius: '8px',
  bgcolor: 'background.default',
  color: 'text.secondary',
};

export default function SignInPage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  return (
    <SignInLayout title={authTexts.signIn}>
      <SignInForm
        onSignedIn={() =>
          void navigate(originOf(parameters, window.location.origin), { replace: true })
        }
      />
      <OtherWay to={paths.forgotPassword}>{authTexts.forgot}</OtherWay>
      <Typography variant="body2" sx={elsewhereSx}>
        {authTexts.elsewhere}{' '}
        <Link href={publicAddress(window.location)} underline="hover" sx={{ fontWeight: 600 }}>
          {authTexts.publicSite}
        </Link>
      </Typography>
    </SignInLayout>
  );
}
