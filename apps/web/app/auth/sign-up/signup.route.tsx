import { data, Link, redirect, useSearchParams } from 'react-router';
import { apiOf } from '../../api/api-context';
import { send } from '../../api/send';
import { Field } from '../../forms/field';
import { useFormAttempt } from '../../forms/form-attempt';
import { PasswordField } from '../../forms/password-field';
import { pageMeta } from '../../ui/page/page-meta';
import { GoogleWay } from '../google/google-button';
import { AuthForm, AuthRoom } from '../layout/auth-layout';
import { withNext } from '../next-path';
import { leadSignedInAway } from '../session';
import { noticeCookie } from '../sign-in/sign-in-notice';
import type { Route } from './+types/signup.route';
import { signUp, type SignUpField } from './sign-up';

export async function loader({ request, context }: Route.LoaderArgs) {
  await leadSignedInAway(request, context, '/dashboard');
  return null;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { api } = apiOf(context);
  const refused = await signUp(await request.formData(), (body) => api.auth.register({ body }));
  if (refused) return data(refused.failed, { status: refused.status });
  return redirect(withNext('/login', url.searchParams.get('next')), {
    headers: { 'set-cookie': noticeCookie('account-made') },
  });
}

export async function clientAction({ request, url }: Route.ClientActionArgs) {
  const refused = await signUp(await request.formData(), (body) => send('/api/v1/register', body));
  if (refused) return data(refused.failed, { status: refused.status });
  document.cookie = noticeCookie('account-made');
  return redirect(withNext('/login', url.searchParams.get('next')));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Sign Up',
    description: 'Make an account to keep a quotation cart and reach sales.',
    path: '/signup',
    publicUrl: matches[1].loaderData.publicUrl,
    robots: 'noindex',
  });

export default function SignUpPage({ actionData: failed }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { form, sending, trouble, input } = useFormAttempt<SignUpField>(failed);

  return (
    <AuthRoom
      line="Make room for cool air"
      text="An account keeps your details, so that sales can answer about the right unit at once."
    >
      <AuthForm {...form} title="Sign Up">
        <Field name="name" label="Name" full {...trouble('name')}>
          {(field) => (
            <input
              {...field}
              {...input('name')}
              autoComplete="name"
              defaultValue={failed?.typed.name}
            />
          )}
        </Field>
        <Field name="number" label="Phone number" full {...trouble('number')}>
          {(field) => (
            <input
              {...field}
              {...input('number')}
              type="tel"
              autoComplete="tel"
              defaultValue={failed?.typed.number}
            />
          )}
        </Field>
        <Field name="email" label="Email" full {...trouble('email')}>
          {(field) => (
            <input
              {...field}
              {...input('email')}
              type="email"
              autoComplete="email"
              defaultValue={failed?.typed.email}
            />
          )}
        </Field>
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          {...trouble('password')}
          {...input('password')}
        />
        <PasswordField
          name="confirmPassword"
          label="Confirm password"
          autoComplete="new-password"
          {...trouble('confirmPassword')}
          {...input('confirmPassword')}
        />
        <button className="btn btn--go" type="submit" disabled={sending}>
          {sending ? 'Signing up...' : 'Sign Up'}
        </button>
        <GoogleWay label="Sign up with Google" next={search.get('next')} />
        <p className="room__other">
          You have an account?
          <Link className="link" to={withNext('/login', search.get('next'))}>
            Sign In
          </Link>
        </p>
      </AuthForm>
    </AuthRoom>
  );
}
