import { fetchApi } from '@shishir/contract/client';
import { data, Link, redirect, useSearchParams } from 'react-router';
import { apiOf } from '../../../platform/api/api-context';
import { discardDraft } from '../../../platform/forms/draft';
import { Field } from '../../../platform/forms/field';
import { useFormAttempt } from '../../../platform/forms/form-attempt';
import { PasswordField } from '../../../platform/forms/password-field';
import { useDraft } from '../../../platform/forms/use-draft';
import { pageMeta } from '../../../platform/ui/page/page-meta';
import { siteNameOf } from '../../../platform/ui/page/shell-data';
import { authTexts } from '../auth.texts';
import { googleAvailable } from '../google/google-available.server';
import { GoogleMethod } from '../google/google-button';
import { AuthForm, AuthLayout } from '../layout/auth-layout';
import { withNext } from '../next-path';
import { redirectSignedIn } from '../session';
import { noticeCookie } from '../sign-in/sign-in-notice';
import type { Route } from './+types/signup.route';
import { signUp, type SignUpField } from './sign-up';
import { signUpTexts as texts } from './sign-up.texts';
import styles from '../layout/auth.module.css';

const DRAFT = 'sign-up';

export async function loader({ request, context }: Route.LoaderArgs) {
  await redirectSignedIn(request, context, '/dashboard');
  return { google: await googleAvailable(apiOf(context).api) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { api } = apiOf(context);
  const failure = await signUp(await request.formData(), (body) => api.auth.register({ body }));
  if (failure) return data(failure.failed, { status: failure.status });
  return redirect(withNext('/login', url.searchParams.get('next')), {
    headers: { 'set-cookie': noticeCookie('account-made') },
  });
}

export async function clientAction({ request, url }: Route.ClientActionArgs) {
  const failure = await signUp(await request.formData(), (body) =>
    fetchApi('POST /api/v1/register', { body }),
  );
  if (failure) return data(failure.failed, { status: failure.status });
  discardDraft(DRAFT);
  document.cookie = noticeCookie('account-made');
  return redirect(withNext('/login', url.searchParams.get('next')));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: authTexts.signUp,
    description: texts.description,
    path: '/signup',
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex',
  });

export default function SignUpPage({ loaderData, actionData: failed }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { form, sending, errorOf, input } = useFormAttempt<SignUpField>(failed);
  useDraft(form.ref, DRAFT, { rejected: failed !== undefined });

  return (
    <AuthLayout line={texts.line} text={texts.text}>
      <AuthForm {...form} title={authTexts.signUp}>
        <Field name="name" label={authTexts.name} full {...errorOf('name')}>
          {(field) => (
            <input
              {...field}
              {...input('name')}
              autoComplete="name"
              defaultValue={failed?.values.name}
            />
          )}
        </Field>
        <Field name="number" label={authTexts.phone} full {...errorOf('number')}>
          {(field) => (
            <input
              {...field}
              {...input('number')}
              type="tel"
              autoComplete="tel"
              defaultValue={failed?.values.number}
            />
          )}
        </Field>
        <Field name="email" label={authTexts.email} full {...errorOf('email')}>
          {(field) => (
            <input
              {...field}
              {...input('email')}
              type="email"
              autoComplete="email"
              defaultValue={failed?.values.email}
            />
          )}
        </Field>
        <PasswordField
          name="password"
          label={authTexts.password}
          autoComplete="new-password"
          {...errorOf('password')}
          {...input('password')}
        />
        <PasswordField
          name="confirmPassword"
          label={authTexts.confirmPassword}
          autoComplete="new-password"
          {...errorOf('confirmPassword')}
          {...input('confirmPassword')}
        />
        <button className="button button--go" type="submit" disabled={sending}>
          {sending ? texts.sending : authTexts.signUp}
        </button>
        <GoogleMethod
          label={texts.google}
          next={search.get('next')}
          available={loaderData.google}
        />
        <p className={`full quiet ${styles.other}`}>
          {texts.haveAccount}
          <Link className="link" to={withNext('/login', search.get('next'))}>
            {authTexts.signIn}
          </Link>
        </p>
      </AuthForm>
    </AuthLayout>
  );
}
