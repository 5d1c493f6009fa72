import { data, Form, Link } from 'react-router';
import { apiOf } from '../../../platform/api/api-context';
import { FormAlert, FormDone } from '../../../platform/forms/form-notice';
import { pageMeta } from '../../../platform/ui/page/page-meta';
import { siteNameOf } from '../../../platform/ui/page/shell-data';
import { AuthLayout } from '../layout/auth-layout';
import type { Route } from './+types/confirm-email.route';
import { confirmMailbox } from './recovery';
import { recoveryTexts } from './recovery.texts';

const texts = recoveryTexts.confirm;

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
    title: texts.title,
    description: texts.description,
    path: '/confirm-email',
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex',
  });

export default function ConfirmEmailPage({ actionData: outcome }: Route.ComponentProps) {
  return (
    <AuthLayout line={texts.line} text={texts.text}>
      <Form className="form" method="post">
        <h1>{texts.title}</h1>
        {outcome?.confirmed && <FormDone announced>{texts.done}</FormDone>}
        {outcome?.problem && <FormAlert id="confirm-problem" title={outcome.problem} />}
        {outcome?.confirmed || outcome?.spent ? (
          <Link className="button button--go full" to="/dashboard">
            {outcome.confirmed ? texts.toDashboard : texts.newLink}
          </Link>
        ) : (
          <button className="button button--go full" type="submit">
            {texts.action}
          </button>
        )}
      </Form>
    </AuthLayout>
  );
}
