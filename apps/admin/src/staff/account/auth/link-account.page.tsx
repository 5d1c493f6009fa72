import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureText } from '../../../platform/api/failure';
import { FormError } from '../../../platform/ui/form/field';
import { paths } from '../../../platform/ui/page/paths';
import { Checking } from '../../../platform/ui/page/page-state';
import { useProvider } from './auth.queries';
import { authTexts, providerTexts as texts } from './auth.texts';
import { OtherWay } from './entry-form';
import { originOf } from './return-path';
import { SignInForm } from './sign-in-form';
import { SignInLayout } from './sign-in-layout';

/** Asks staff for their password, once, when they come back from the provider of the company. */
export default function LinkAccountPage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { data: state, error } = useProvider();
  const email = state?.data?.email;
  if (email) {
    return (
      <SignInLayout title={texts.linkTitle} note={texts.linkNote(email, state.provider ?? '')}>
        <SignInForm
          isLinking
          expected={email}
          onSignedIn={() =>
            void navigate(originOf(parameters, window.location.origin), { replace: true })
          }
        />
        <OtherWay to={paths.forgotPassword}>{authTexts.forgot}</OtherWay>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={texts.linkTitle}>
      {state || error ? (
        <>
          <FormError>{error ? failureText(error) : texts.stale}</FormError>
          <OtherWay to={paths.signIn}>{texts.back}</OtherWay>
        </>
      ) : (
        <Checking />
      )}
    </SignInLayout>
  );
}
