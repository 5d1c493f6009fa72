import { data, Form, Link } from 'react-router';
import { apiOf } from '../api/api-context';
import { FormAlert } from '../forms/form-alert';
import { FormDone } from '../forms/form-done';
import { saidBy } from '../forms/form-problem';
import { pageMeta } from '../shell/page-meta';
import type { Route } from './+types/confirm-email.route';
import { AuthRoom } from './auth-room';

/** A press confirms, not the visit: programs that look at mails open their links too. */
export async function action({ context, url }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? '';
  const answer = await apiOf(context).api.auth.confirmEmail({ body: { token } });
  if (answer.status === 200) return data({ confirmed: true, problem: null });
  const problem = saidBy(answer.body) ?? 'Something went wrong. Please try again.';
  return data({ confirmed: false, problem }, { status: answer.status });
}

export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Confirm your email address',
    description: 'Confirm that a mailbox is yours.',
    path: '/confirm-email',
    publicUrl: matches[0].loaderData.publicUrl,
    robots: 'noindex',
  });

export default function ConfirmEmailPage({ actionData: outcome }: Route.ComponentProps) {
  return (
    <AuthRoom
      line="One press"
      text="It tells us that the mailbox is yours, so that answers reach you."
    >
      <Form className="form" method="post">
        <h1>Confirm your email address</h1>
        {outcome?.confirmed && (
          <FormDone announced>Thank you. Your email address is confirmed.</FormDone>
        )}
        {outcome?.problem && <FormAlert id="confirm-problem" title={outcome.problem} />}
        {outcome?.confirmed ? (
          <Link className="btn btn--go full" to="/dashboard">
            Go to your dashboard
          </Link>
        ) : (
          <button className="btn btn--go full" type="submit">
            Confirm my email address
          </button>
        )}
      </Form>
    </AuthRoom>
  );
}
