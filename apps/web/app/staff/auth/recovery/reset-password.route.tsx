import { fetchApi } from '@shishir/contract/client';
import { data, Link, redirect } from 'react-router';
import { apiOf } from '../../../platform/api/api-context';
import { useFormAttempt } from '../../../platform/forms/form-attempt';
import { PasswordField } from '../../../platform/forms/password-field';
import { pageMeta } from '../../../platform/ui/page/page-meta';
import { siteNameOf } from '../../../platform/ui/page/shell-data';
import { authTexts } from '../auth.texts';
import { AuthForm, AuthLayout } from '../layout/auth-layout';
import { noticeCookie } from '../sign-in/sign-in-notice';
import type { Route } from './+types/reset-password.route';
import { type ResetField, setNewPassword } from './recovery';
import { recoveryTexts } from './recovery.texts';
import styles from '../layout/auth.module.css';

const texts = recoveryTexts.reset;

const tokenOf = (url: URL) => url.searchParams.get('token') ?? '';

export async function action({ request, context, url }: Route.ActionArgs) {
  const { api } = apiOf(context);
  const attempt = await setNewPassword(await request.formData(), tokenOf(url), (body) =>
    api.auth.resetPassword({ body }),
  );
  if (!attempt.done) return data(attempt, { status: attempt.status });
  return redirect('/login', { headers: { 'set-cookie': noticeCookie('password-changed') } });
}

export async function clientAction({ request, url }: Route.ClientActionArgs) {
  const attempt = await setNewPassword(await request.formData(), tokenOf(url), (body) =>
    fetchApi('POST /api/v1/auth/reset-password', { body }),
  );
  if (!attempt.done) return data(attempt, { status: attempt.status });
  document.cookie = noticeCookie('password-changed');
  return redirect('/login');
}

// The address contains a secret token, so no cache may store the page and no referrer is sent.
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: texts.title,
    description: texts.description,
    path: '/reset-password',
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex',
  });

export default function ResetPasswordPage({ actionData: attempt }: Route.ComponentProps) {
  const { form, sending, errorOf, input } = useFormAttempt<ResetField>(
    attempt?.done === false ? attempt : undefined,
  );

  return (
    <AuthLayout line={texts.line} text={texts.text}>
      <AuthForm {...form} title={texts.title}>
        <PasswordField
          name="newPassword"
          label={authTexts.newPassword}
          full
          autoComplete="new-password"
          {...errorOf('newPassword')}
          {...input('newPassword')}
        />
        <PasswordField
          name="confirmPassword"
          label={authTexts.confirmPassword}
          full
          autoComplete="new-password"
          {...errorOf('confirmPassword')}
          {...input('confirmPassword')}
        />
        <button className="button button--go" type="submit" disabled={sending}>
          {sending ? texts.saving : texts.action}
        </button>
        <p className={`full quiet ${styles.other}`}>
          {texts.tooOld}
          <Link className="link" to="/forgot-password">
            {texts.newLink}
          </Link>
        </p>
      </AuthForm>
    </AuthLayout>
  );
}
