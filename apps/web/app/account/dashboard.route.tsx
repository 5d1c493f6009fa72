import { data, Link } from 'react-router';
import { apiOf } from '../api/api-context';
import { requireUser } from '../auth/session';
import { PageBanner } from '../ui/page-banner';
import { pageMeta } from '../ui/page/page-meta';
import type { Route } from './+types/dashboard.route';
import { Portrait } from './portrait';
import './account.css';
import { ConfirmReminder } from './confirm-reminder';
import { NextSteps } from './next-steps';
import { SignOut } from './sign-out';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  return { user: await requireUser(request, context, url) };
}

/** Sends the link that confirms the mailbox again. */
export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(request, context, url);
  const answer = await apiOf(context)
    .api.auth.sendConfirmation({ body: {} })
    .catch(() => null);
  const sent = answer?.status === 200;
  return data({ sent }, { status: sent ? 200 : (answer?.status ?? 503) });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Dashboard',
    description: 'Your profile, your quotation cart and a way to sales.',
    path: '/dashboard',
    publicUrl: matches[1].loaderData.publicUrl,
    robots: 'noindex',
  });

export default function DashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { user } = loaderData;
  return (
    <>
      <PageBanner
        crumbs={[{ label: 'Home', to: '/' }]}
        here="Dashboard"
        title={`Welcome, ${user.name}`}
        text="This is your own corner: what you plan, and how we reach you."
      />
      <section className="block block--account">
        <div className="wrap own">
          <div>
            {!user.email_confirmed && <ConfirmReminder email={user.email} outcome={actionData} />}
            <h2>Next steps</h2>
            <NextSteps staff={user.role !== 'user'} />
          </div>
          <aside className="me" aria-label="Your profile">
            <div className="me__who">
              <Portrait user={user} />
              <div>
                <b>{user.name}</b>
                <span>{user.email}</span>
              </div>
            </div>
            <div className="me__end">
              <Link className="btn btn--main btn--s" to="/dashboard/profile">
                View profile
              </Link>
              <SignOut />
            </div>
          </aside>
        </div>
      </section>
    </>
  );
}
