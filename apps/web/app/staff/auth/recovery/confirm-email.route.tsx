import { data, Form, Link } from 'react-router';
import { apiOf } from '../../../platform/api/api-context';
import { FormAlert, FormDone } from '../../../platform/forms/form-notice';
import { pageMeta } from '../../../platform/ui/page/page-meta';
import { siteNameOf } from '../../../platform/ui/page/shell-data';
import { AuthLayout } from '../layout/auth-layout';
import type { Route } from './+types/confirm-email.route';
import { confirmMailbox } from './recovery';

/** Confirming needs a POST, because mail scanners open links. */
export async function action({ context, url }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? '';
  const { status, ...outcome } = await confirmMailbox(token, (body) =>
    apiOf(context).api.auth.confirmEmail({ body }),
  );
  return data({ confirmed: status === 200, ...outcome }, { status });
}

export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Confirm your email address',
    description: 'Confirm that a mailbox is yours.',
    path: '/confirm-email',
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex',
  });

export default function ConfirmEmailPage({ actionData: outcome }: Route.ComponentProps) {
  return (
    <AuthLayout
      line="One press"
      text="It tells us that the mailbox is yours, so that answers reach you."
    >
      <Form className="form" method="post">
        <h1>Confirm your email address</h1>
        {outcome?.confirmed && (
          <FormDone announced>Thank you. Your email address is confirmed.</FormDone>
        )}
        {outcome?.problem && <FormAlert id="confirm-problem" title={outcome.problem} />}
        {outcome?.confirmed || outcome?.spent ? (
          <Link className="button button--go full" to="/dashboard">
            {outcome.confirmed ? 'Go to your dashboard' : 'Ask for a new link'}
          </Link>
        ) : (
          <button className="button button--go full" type="submit">
            Confirm my email address
          </button>
        )}
      </Form>
    </AuthLayout>
  );
}
