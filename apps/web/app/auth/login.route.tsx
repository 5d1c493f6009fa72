import { data, Link, redirect, useSearchParams } from 'react-router';
import { apiOf } from '../api/api-context';
import { send } from '../api/send';
import { Field } from '../forms/field';
import { useFormAttempt } from '../forms/form-attempt';
import { FormDone } from '../forms/form-done';
import { PasswordField } from '../forms/password-field';
import { pageMeta } from '../shell/page-meta';
import type { Route } from './+types/login.route';
import { AuthForm } from './auth-form';
import { AuthRoom } from './auth-room';
import { nextPath, withNext } from './next-path';
import { leadSignedInAway, passCookies } from './session';
import { signIn, type SignInField } from './sign-in';
import { NOTICE_TOLD, signInNotice } from './sign-in-notice';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await leadSignedInAway(request, context, nextPath(url.searchParams.get('next')));
  const notice = signInNotice(request);
  return data({ notice }, { headers: notice ? { 'set-cookie': NOTICE_TOLD } : {} });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { api } = apiOf(context);
  const signed = await signIn(await request.formData(), (body) => api.auth.login({ body }));
  if ('failed' in signed) return data(signed.failed, { status: signed.status });
  const headers = passCookies(signed.answer);
  return redirect(nextPath(url.searchParams.get('next')), { headers });
}

export async function clientAction({ request, url }: Route.ClientActionArgs) {
  const signed = await signIn(await request.formData(), (body) => send('/api/v1/auth/login', body));
  if ('failed' in signed) return data(signed.failed, { status: signed.status });
  // The answer has set the cookie. All loaders run again after an action, so every part of the page knows.
  return redirect(nextPath(url.searchParams.get('next')));
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Sign In',
    description: 'Sign in to your quotation cart and your profile.',
    path: '/login',
    publicUrl: matches[0].loaderData.publicUrl,
    robots: 'noindex',
  });

export default function LoginPage({ loaderData, actionData: failed }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { form, sending, trouble, input } = useFormAttempt<SignInField>(failed);

  return (
    <AuthRoom
      line="Good to have you back"
      text="Your quotation cart, your profile and a way to sales, in one place."
    >
      <AuthForm
        {...form}
        title="Sign In"
        welcome={loaderData.notice && <FormDone announced>{loaderData.notice}</FormDone>}
      >
        <Field name="email" label="Email" full {...trouble('email')}>
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
        <PasswordField
          name="password"
          label="Password"
          full
          autoComplete="current-password"
          {...trouble('password')}
          {...input('password')}
        />
        <button className="btn btn--go" type="submit" disabled={sending}>
          {sending ? 'Signing in...' : 'Sign In'}
        </button>
        <p className="room__other">
          <Link className="link" to="/forgot-password">
            Forgotten password?
          </Link>
        </p>
        <p className="room__other">
          New here?
          <Link className="link" to={withNext('/signup', search.get('next'))}>
            Sign Up
          </Link>
        </p>
      </AuthForm>
    </AuthRoom>
  );
}
