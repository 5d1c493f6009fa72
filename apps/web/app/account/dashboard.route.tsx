import type { ReactNode } from 'react';
import { data, Link } from 'react-router';
import { apiOf } from '../api/api-context';
import { requireUser } from '../auth/session';
import { useCartCount } from '../cart/cart-store';
import { Icon } from '../ui/icon';
import { PageBanner } from '../ui/page-banner';
import { pageMeta } from '../ui/page/page-meta';
import { siteNameOf, useShell } from '../ui/page/shell-data';
import type { Route } from './+types/dashboard.route';
import './account.css';
import { ConfirmReminder } from './confirm-reminder';
import { accountPicture, Avatar } from '../ui/avatar';
import { SignOut } from './sign-out';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  return { user: await requireUser(request, context, url) };
}

/** Sends the confirmation mail again. */
export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(request, context, url);
  const response = await apiOf(context)
    .api.auth.sendConfirmation({ body: {} })
    .catch(() => null);
  const sent = response?.status === 200;
  return data({ sent }, { status: sent ? 200 : (response?.status ?? 503) });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Dashboard',
    description: 'Your profile, your quotation cart and a way to sales.',
    path: '/dashboard',
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex',
  });

export default function DashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { user } = loaderData;
  return (
    <>
      <PageBanner
        crumbs={[{ title: 'Home', path: '/' }]}
        here="Dashboard"
        title={`Welcome, ${user.name}`}
        text="Your quotations and contact details."
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
              <Avatar name={user.name} src={accountPicture(user.image)} />
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

/** Links to go on with, the likeliest first. */
function NextSteps({ staff }: { staff: boolean }) {
  const { adminUrl } = useShell();
  const count = useCartCount();
  return (
    <ul className="next-steps">
      {staff && (
        <li>
          <a className="next-step" href={`${adminUrl}/dashboard`}>
            <StepText title="Staff dashboard">Catalogue, messages and accounts.</StepText>
          </a>
        </li>
      )}
      <li>
        <Link className="next-step" to="/products">
          <StepText title="Find the right size">
            Every model by category, capacity and price.
          </StepText>
        </Link>
      </li>
      <li>
        <Link className="next-step" to="/cart">
          <StepText title="Quotation cart">{cartText(count)}</StepText>
        </Link>
      </li>
      <li>
        <Link className="next-step" to="/contact-us">
          <StepText title="Contact sales">Ask about a unit, a price or a whole building.</StepText>
        </Link>
      </li>
    </ul>
  );
}

function StepText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <span>
        <b>{title}</b>
        {children}
      </span>
      <Icon name="arrow" />
    </>
  );
}

function cartText(count: number): string {
  if (count === 0) return 'Collect units, then ask for one price for all of them.';
  return count === 1 ? 'One product is waiting in it.' : `${count} products are waiting in it.`;
}
