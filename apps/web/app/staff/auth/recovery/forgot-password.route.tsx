import { fetchApi } from '@shishir/contract/client';
import { data, Link } from 'react-router';
import { apiOf } from '../../../platform/api/api-context';
import { Field } from '../../../platform/forms/field';
import { useFormAttempt } from '../../../platform/forms/form-attempt';
import { FormDone } from '../../../platform/forms/form-notice';
import { pageMeta } from '../../../platform/ui/page/page-meta';
import { siteNameOf } from '../../../platform/ui/page/shell-data';
import { authTexts } from '../auth.texts';
import { AuthForm, AuthLayout } from '../layout/auth-layout';
import type { Route } from './+types/forgot-password.route';
import { askForReset } from './recovery';
import { recoveryTexts } from './recovery.texts';
import styles from '../layout/auth.module.css';

const texts = recoveryTexts.forgot;

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
    title: texts.title,
    description: texts.description,
    path: '/forgot-password',
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex',
  });

export default function ForgotPasswordPage({ actionData: attempt }: Route.ComponentProps) {
  const { form, sending, errorOf, input } = useFormAttempt<'email'>(
    attempt?.done === false ? attempt : undefined,
  );
  const sent = attempt?.done && <FormDone announced>{texts.sent(attempt.email)}</FormDone>;

  return (
    <AuthLayout line={texts.line} text={texts.text}>
      <AuthForm {...form} title={texts.title} welcome={sent}>
        <Field name="email" label={authTexts.email} full {...errorOf('email')}>
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
          {sending ? authTexts.sending : texts.action}
        </button>
        <p className={`full quiet ${styles.other}`}>
          {texts.remembered}
          <Link className="link" to="/login">
            {authTexts.signIn}
          </Link>
        </p>
      </AuthForm>
    </AuthLayout>
  );
}
