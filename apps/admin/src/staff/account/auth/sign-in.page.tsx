import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useCompanyName } from '../../../platform/ui/page/company.queries';
import { paths } from '../../../platform/ui/page/paths';
import { publicAddress } from '../../../platform/ui/page/public-address';
import { authTexts } from './auth.texts';
import { originOf } from './return-path';
import { SignInForm } from './sign-in-form';
import { SignInLayout } from './sign-in-layout';

export default function SignInPage() {
  const company = useCompanyName();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  return (
    <SignInLayout title={authTexts.signIn} note={company && authTexts.forStaff(company)}>
      <SignInForm
        onSignedIn={() =>
          void navigate(originOf(parameters, window.location.origin), { replace: true })
        }
      />
      <p className="sign-in__other">
        <Link to={paths.forgotPassword}>{authTexts.forgot}</Link>
      </p>
      <p className="sign-in__elsewhere">
        {authTexts.elsewhere} <a href={publicAddress(window.location)}>{authTexts.publicSite}</a>
      </p>
    </SignInLayout>
  );
}
