import { fetchApi } from '@shishir/contract/client';
import { data, Link } from 'react-router';
import { apiOf } from '../../../platform/api/api-context';
import { Field } from '../../../platform/forms/field';
import { useFormAttempt } from '../../../platform/forms/form-attempt';
import { FormDone } from '../../../platform/forms/form-notice';
import { pageMeta } from '../../../platform/ui/page/page-meta';
import { siteNameOf } from '../../../platform/ui/page/shell-data';
import { AuthForm, AuthLayout } from '../layout/auth-layout';
import type { Route } from './+types/forgot-password.route';
import { askForReset } from './recovery';
import styles from '../layout/auth.module.css';

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = apiOf(context);
  const attempt = await askForReset(await request.formData(), (body) =>
    api.auth.forgotPassword({ body }),
  );
  return data(attempt, { status: attempt.done ? 200 : attempt.status });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const attempt = await askForReset(await request.formData(), (body) =>
    fetchApi('POST /api/v1/auth/forgot-password', { body }),
  );
  return data(attempt, { status: attempt.done ? 200 : attempt.status });
}

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Forgotten password',
    description: 'Ask for a link to set a new password.',
    path: '/forgot-password',
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex',
  });

export default function ForgotPasswordPage({ actionData: attempt }: Route.ComponentProps) {
  const { form, sending, errorOf, input } = useFormAttempt<'email'>(
    attempt?.done === false ? attempt : undefined,
  );
  const sent = attempt?.done && (
    <FormDone announced>
      If {attempt.email} has an account, a mail with a link is on its way. The link works once, for
      30 minutes.
    </FormDone>
  );

  return (
    <AuthLayout
      line="It happens"
      text="Tell us your email address. We send a link to a new password."
    >
      <AuthForm {...form} title="Forgotten password" welcome={sent}>
        <Field name="email" label="Email" full {...errorOf('email')}>
          {(field) => (
            <input
              {...field}
              {...input('email')}
              type="email"
              autoComplete="email"
              defaultValue={attempt?.email}
            />
          )}
        </Field>
        <button className="button button--go" type="submit" disabled={sending}>
          {sending ? 'Sending...' : 'Send the link'}
        </button>
        <p className={`full quiet ${styles.other}`}>
          You remember it?
          <Link className="link" to="/login">
            Sign In
          </Link>
        </p>
      </AuthForm>
    </AuthLayout>
  );
}
