import { Link } from 'react-router';
import { requireUser } from '../auth/session';
import { PageBanner } from '../contact-message/page-banner';
import { pageMeta } from '../shell/page-meta';
import type { Route } from './+types/dashboard.route';
import { Portrait } from './portrait';
import './account.css';
import { NextSteps } from './next-steps';
import { SignOut } from './sign-out';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  return { user: await requireUser(request, context, url) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Dashboard',
    description: 'Your profile, your quotation cart and a way to sales.',
    path: '/dashboard',
    publicUrl: matches[0].loaderData.publicUrl,
    robots: 'noindex',
  });

export default function DashboardPage({ loaderData: { user } }: Route.ComponentProps) {
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
