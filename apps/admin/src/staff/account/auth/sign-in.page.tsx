import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { apiPath } from '@shishir/contract/client';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LOCALE } from '../../../platform/ui/page/locale';
import { paths } from '../../../platform/ui/page/paths';
import { publicAddress } from '../../../platform/ui/page/public-address';
import { useProvider } from './auth.queries';
import { authTexts, providerTexts } from './auth.texts';
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
  const next = originOf(parameters, window.location.origin);
  const outcome = parameters.get('oidc') ?? '';
  return (
    <SignInLayout title={authTexts.signIn}>
      <SignInForm
        notice={isOutcome(outcome) ? providerTexts.outcomes[outcome] : undefined}
        onSignedIn={() => void navigate(next, { replace: true })}
      />
      <OtherWay to={paths.forgotPassword}>{authTexts.forgot}</OtherWay>
      <ProviderButton next={next} />
      <Typography variant="body2" sx={elsewhereSx}>
        {authTexts.elsewhere}{' '}
        <Link href={publicAddress(window.location)} underline="hover" sx={{ fontWeight: 600 }}>
          {authTexts.publicSite}
        </Link>
      </Typography>
    </SignInLayout>
  );
}

const isOutcome = (text: string): text is keyof typeof providerTexts.outcomes =>
  Object.hasOwn(providerTexts.outcomes, text);

/** Starts the sign-in at the provider of the company. A plain link, because the API redirects to another host. */
function ProviderButton({ next }: { next: string }) {
  const provider = useProvider().data?.provider;
  if (!provider) return null;
  return (
    <Button
      component="a"
      variant="outlined"
      fullWidth
      href={apiPath('GET /api/v1/auth/oidc', { query: { locale: LOCALE, next } })}
      sx={{ minHeight: 48, mt: 1 }}
    >
      {providerTexts.continue(provider)}
    </Button>
  );
}
