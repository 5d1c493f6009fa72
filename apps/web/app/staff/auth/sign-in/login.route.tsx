import { fetchApi } from '@shishir/contract/client';
import { data, Link, redirect, useSearchParams } from 'react-router';
import { apiOf } from '../../../platform/api/api-context';
import { Field } from '../../../platform/forms/field';
import { useFormAttempt } from '../../../platform/forms/form-attempt';
import { FormAlert, FormDone } from '../../../platform/forms/form-notice';
import type { FormProblem } from '../../../platform/forms/form-problem';
import { pageMeta } from '../../../platform/ui/page/page-meta';
import { siteNameOf } from '../../../platform/ui/page/shell-data';
import { authTexts } from '../auth.texts';
import { googleAvailable } from '../google/google-available.server';
import { GoogleMethod } from '../google/google-button';
import { googleOnSignIn } from '../google/google-outcome';
import { AuthForm, AuthLayout } from '../layout/auth-layout';
import { nextPath, withNext } from '../next-path';
import { PasswordAndCode } from '../second-factor/password-and-code';
import { forwardCookies, redirectSignedIn } from '../session';
import type { Route } from './+types/login.route';
import { signIn, type SignInField } from './sign-in';
import { CLEARED_NOTICE_COOKIE, signInNotice } from './sign-in-notice';
import { signInTexts as texts } from './sign-in.texts';
import styles from '../layout/auth.module.css';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await redirectSignedIn(request, context, nextPath(url.searchParams.get('next')));
  const notice = signInNotice(request);
  const google = await googleAvailable(apiOf(context).api);
  return data(
    { notice, google },
    { headers: notice ? { 'set-cookie': CLEARED_NOTICE_COOKIE } : {} },
  );
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { api } = apiOf(context);
  const signed = await signIn(await request.formData(), (body) => api.auth.login({ body }));
  if ('failed' in signed) {
    // The page is rendered again, and a password is never sent back.
    return data({ ...signed.failed, passwordGone: true }, { status: signed.status });
  }
  const headers = forwardCookies(signed.response);
  return redirect(nextPath(url.searchParams.get('next')), { headers });
}

export async function clientAction({ request, url }: Route.ClientActionArgs) {
  const signed = await signIn(await request.formData(), (body) =>
    fetchApi('POST /api/v1/auth/login', { body }),
  );
  if ('failed' in signed) {
    return data({ ...signed.failed, passwordGone: false }, { status: signed.status });
  }
  // The response has set the cookie. All loaders run again after an action, so the whole page is updated.
  return redirect(nextPath(url.searchParams.get('next')));
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: authTexts.signIn,
    description: texts.description,
    path: '/login',
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex',
  });

export default function LoginPage({ loaderData, actionData: failed }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { form, sending, errorOf, input } = useFormAttempt<SignInField>(failed);

  return (
    <AuthLayout line={texts.line} text={texts.text}>
      <AuthForm
        {...form}
        title={authTexts.signIn}
        welcome={
          <Welcome notice={loaderData.notice} google={googleOnSignIn(search)} failed={failed} />
        }
      >
        <Field name="email" label={authTexts.email} full {...errorOf('email')}>
          {(field) => (
            <input
              {...field}
              {...input('email')}
              type="email"
              autoComplete="email"
              defaultValue={failed?.email}
            />
          )}
        </Field>
        <PasswordAndCode {...{ errorOf, input }} asksForCode={failed?.asksForCode} />
        <button className="button button--go" type="submit" disabled={sending}>
          {sending ? texts.sending : authTexts.signIn}
        </button>
        <GoogleMethod
          label={texts.google}
          next={search.get('next')}
          available={loaderData.google}
        />
        <p className={`full quiet ${styles.other}`}>
          <Link className="link" to="/forgot-password">
            {texts.forgotPassword}
          </Link>
        </p>
        <p className={`full quiet ${styles.other}`}>
          {texts.newHere}
          <Link className="link" to={withNext('/signup', search.get('next'))}>
            {authTexts.signUp}
          </Link>
        </p>
      </AuthForm>
    </AuthLayout>
  );
}

interface WelcomeProps {
  /** Reason for a redirect to this page. */
  notice: string | null;
  /** Result of signing in with Google. */
  google: string | null;
  failed?: { asksForCode: boolean; passwordGone: boolean; problem: FormProblem<SignInField> };
}

/** Shown above the fields while there is no error. */
function Welcome({ notice, google, failed }: WelcomeProps) {
  if (failed?.asksForCode) {
    return (
      <FormDone announced>{failed.passwordGone ? texts.againWithCode : texts.nowCode}</FormDone>
    );
  }
  if (failed) return null;
  if (google) return <FormAlert title={google} />;
  return notice && <FormDone announced>{notice}</FormDone>;
}
