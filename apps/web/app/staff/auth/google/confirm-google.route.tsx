import { data, Form } from 'react-router';
import { apiOf } from '../../../platform/api/api-context';
import { FormAlert, FormDone } from '../../../platform/forms/form-notice';
import { errorMessageOf } from '../../../platform/forms/form-problem';
import { pageMeta } from '../../../platform/ui/page/page-meta';
import { siteNameOf } from '../../../platform/ui/page/shell-data';
import { AuthLayout } from '../layout/auth-layout';
import type { Route } from './+types/confirm-google.route';
import { GoogleButton } from './google-button';
import styles from '../layout/auth.module.css';

/** Linking needs a POST, because mail scanners open links. */
export async function action({ context, url }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? '';
  const response = await apiOf(context)
    .api.google.linkByMail({ body: { token } })
    .catch(() => null);
  if (response?.status === 200) return data({ linked: true, problem: null });
  const problem = errorMessageOf(response?.body) ?? 'Something went wrong. Please try again.';
  return data({ linked: false, problem }, { status: response?.status ?? 503 });
}

export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Use Google',
    description: 'Allow Google to open your account.',
    path: '/confirm-google',
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex',
  });

export default function ConfirmGooglePage({ actionData: outcome }: Route.ComponentProps) {
  return (
    <AuthLayout
      line="One press"
      text="It shows that the mailbox, and with it the account, is yours."
    >
      {outcome?.linked ? (
        <section className="form" aria-labelledby="linked">
          <h1 id="linked">Google is linked</h1>
          <FormDone announced>From now on Google opens your account.</FormDone>
          <GoogleButton label="Continue with Google" />
        </section>
      ) : (
        <Form className="form" method="post">
          <h1>Use Google for your account</h1>
          {outcome?.problem && <FormAlert id="link-problem" title={outcome.problem} />}
          <p className={`full ${styles.note}`}>
            If you did not ask for this, close the page: nothing changes. If this mailbox was never
            confirmed, an older password of the account stops working.
          </p>
          <button className="button button--go" type="submit">
            Allow Google for my account
          </button>
        </Form>
      )}
    </AuthLayout>
  );
}
