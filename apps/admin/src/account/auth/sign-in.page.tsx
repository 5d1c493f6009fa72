import { useNavigate, useSearchParams } from 'react-router-dom';
import { Logo } from '../../ui/page/logo';
import { PageTitle } from '../../ui/page/page-title';
import { publicAddress } from '../../ui/page/public-address';
import { useCompanyName } from '../../ui/page/company.queries';
import { AirLines } from './air-lines';
import { authTexts } from './auth.texts';
import { originOf } from './return-path';
import { SignInForm } from './sign-in-form';
import './sign-in.css';

export default function SignInPage() {
  const company = useCompanyName();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const home = publicAddress(window.location);
  return (
    <div className="sign-in">
      <PageTitle text={authTexts.signIn} />
      <header className="sign-in__air">
        <AirLines />
        <a href={home} aria-label={authTexts.home}>
          <Logo />
        </a>
        <p>{authTexts.area}</p>
      </header>
      <main className="sign-in__side">
        <div>
          <h1>{authTexts.signIn}</h1>
          <p className="sign-in__for">{company && authTexts.forStaff(company)}</p>
          <SignInForm
            onSignedIn={() =>
              void navigate(originOf(parameters, window.location.origin), { replace: true })
            }
          />
          <p className="sign-in__elsewhere">
            {authTexts.elsewhere} <a href={home}>{authTexts.publicSite}</a>
          </p>
        </div>
      </main>
    </div>
  );
}
