import { data, Form, Link } from 'react-router';
import { apiOf } from '../../platform/api/api-context';
import { AuthLayout } from '../../staff/auth/layout/auth-layout';
import { FormAlert, FormDone } from '../../platform/forms/form-notice';
import { errorMessageOf } from '../../platform/forms/form-problem';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf } from '../../platform/ui/page/shell-data';
import type { Route } from './+types/subscription.route';
import { subscriptionTexts as texts } from './subscription.texts';

/** The pages behind the two links in mails about product news. */
const PAGES = { confirm: texts.confirm, unsubscribe: texts.unsubscribe };

type Act = keyof typeof PAGES;

/** Returns the act of a link; throws a 404 for any other page. */
function actOf({ act }: { act: string }): Act {
  if (!Object.hasOwn(PAGES, act)) throw data(null, { status: 404 });
  return act as Act;
}

export const loader = ({ params, url }: Route.LoaderArgs) => ({
  act: actOf(params),
  hasToken: Boolean(url.searchParams.get('token')),
});

/** Opening a link changes nothing, because mail scanners open links. */
export async function action({ params, context, url }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? '';
  const { contactMessage } = apiOf(context).api;
  const response = await contactMessage[actOf(params)]({ body: { token } }).catch(() => null);
  if (response?.status === 200) {
    return data({ email: response.body.data.email, problem: null, isOver: false }, { status: 200 });
  }
  // A used, expired or forged link stays invalid; other errors may be temporary.
  const isOver = response?.status === 400 || response?.status === 404;
  const problem = (response && errorMessageOf(response.body)) ?? texts.broken;
  return data({ email: null, problem, isOver }, { status: response?.status ?? 503 });
}

export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, text } = PAGES[loaderData.act];
  return pageMeta({
    title,
    description: text,
    path: `/subscription/${loaderData.act}`,
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex',
  });
}

export default function SubscriptionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { act, hasToken } = loaderData;
  const { title, text, action: label, done } = PAGES[act];
  const problem = hasToken ? actionData?.problem : texts.incomplete;
  const email = actionData?.email;
  return (
    <AuthLayout line={texts.line} text={text}>
      <Form className="form" method="post">
        <h1>{title}</h1>
        {email && <FormDone announced>{done(email)}</FormDone>}
        {problem && <FormAlert title={problem} />}
        {(email || !hasToken) && (
          <Link className="button button--go full" to="/products">
            {texts.products}
          </Link>
        )}
        {actionData?.isOver && (
          <Link className="button button--go full" to="/enquiry/subscription">
            {texts.again}
          </Link>
        )}
        {hasToken && !email && !actionData?.isOver && (
          <button className="button button--go full" type="submit">
            {label}
          </button>
        )}
      </Form>
    </AuthLayout>
  );
}
