import { totalOf } from '@shishir/contract';
import { formatPhone } from '@shishir/format';
import { data, Link } from 'react-router';
import type { User } from '@shishir/contract';
import type { ApiClient } from '../../platform/api/api-client';
import { apiOf } from '../../platform/api/api-context';
import { requireUser } from '../auth/session';
import { useCartCount } from '../../sales/cart/cart-store';
import { termsFrom } from '../../sales/enquiry/enquiry-terms';
import { serverActionOr } from '../../platform/forms/server-action';
import { accountPicture, Avatar } from '../../platform/ui/avatar';
import { Breadcrumb } from '../../platform/ui/breadcrumb';
import { Facts } from '../../platform/ui/facts';
import { Icon } from '../../platform/ui/icon';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf, useShell } from '../../platform/ui/page/shell-data';
import type { Route } from './+types/dashboard.route';
import { PROFILE_PATH } from './account-change';
import { accountTexts as texts } from './account.texts';
import { ConfirmReminder } from './confirm-reminder';
import { SignOut } from './sign-out';
import { CartSection } from './visitor-area/cart-section';
import { EnquiriesSection, type OwnEnquiries } from './visitor-area/enquiries-section';
import { ownQuotations, QuotationsSection } from './visitor-area/quotations-section';
import { type SystemChanged, systemNotChanged } from './visitor-area/system-changed';
import { changeSystem, ownSystems } from './visitor-area/systems.server';
import { SystemsSection } from './visitor-area/systems-section';
import styles from './visitor-area/visitor-area.module.css';

const PAGE_SIZE = 10;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = await requireUser(request, context, url);
  const { api } = apiOf(context);
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1);
  const [enquiries, quotations, systems, terms] = await Promise.all([
    ownEnquiries(api, page),
    ownQuotations(api),
    ownSystems(api),
    termsFrom(api),
  ]);
  return { user, enquiries, quotations, systems, terms };
}

/** Loads the visitor's enquiries; null if they could not be loaded. */
async function ownEnquiries(api: ApiClient, page: number): Promise<OwnEnquiries | null> {
  const response = await api.contactMessage
    .own({ query: { page, pageSize: PAGE_SIZE } })
    .catch(() => null);
  if (response?.status !== 200) return null;
  const total = totalOf(response.headers);
  return { rows: response.body.data, total, page, pages: Math.ceil(total / PAGE_SIZE) };
}

/** Sends the confirmation mail again, or changes a saved system. */
export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(request, context, url);
  const { api } = apiOf(context);
  const form = await request.formData();
  if (form.has('system')) {
    const systems = await changeSystem(api, form);
    return data({ systems }, { status: systems.status });
  }
  const response = await api.auth.sendConfirmation({ body: {} }).catch(() => null);
  const sent = response?.status === 200;
  return data({ sent }, { status: sent ? 200 : (response?.status ?? 503) });
}

type Changed = { systems: SystemChanged } | { sent: boolean };

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return serverActionOr<Changed>(
    serverAction,
    (result) => ('systems' in result ? result.systems.status : result.sent ? 200 : 503),
    () => (form.has('system') ? { systems: systemNotChanged(form) } : { sent: false }),
  );
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: texts.title,
    description: texts.description,
    path: '/dashboard',
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex',
  });

export default function DashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { user, enquiries, quotations, systems, terms } = loaderData;
  const outcome = actionData && 'sent' in actionData ? actionData : undefined;
  const changed = actionData && 'systems' in actionData ? actionData.systems : undefined;
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb crumbs={[{ title: texts.home, path: '/' }, { title: texts.title }]} />
      <div className={styles.area}>
        <AreaNav
          staff={user.role !== 'user'}
          enquiries={enquiries?.total}
          quotations={quotations.length}
          systems={systems?.length}
        />
        <div>
          <div className={styles.head}>
            <Avatar name={user.name} src={accountPicture(user.image)} large />
            <div>
              <h1>{texts.title}</h1>
              <p className="lead">{texts.lead(user.email)}</p>
            </div>
          </div>
          {!user.email_confirmed && <ConfirmReminder email={user.email} outcome={outcome} />}
          <EnquiriesSection enquiries={enquiries} terms={terms} />
          <QuotationsSection quotations={quotations} />
          <SystemsSection systems={systems} changed={changed} />
          <CartSection />
          <ProfileSummary user={user} />
        </div>
      </div>
    </div>
  );
}

interface AreaNavProps {
  staff: boolean;
  /** Number of enquiries; undefined if unknown. */
  enquiries?: number;
  quotations: number;
  systems?: number;
}

/** Links to the parts of this page, at its side on wide screens and above it on others. */
function AreaNav({ staff, enquiries, quotations, systems }: AreaNavProps) {
  const { adminUrl } = useShell();
  const products = useCartCount();
  const { navigation } = texts;
  const count = (of: number) => <b className="number">{of}</b>;
  return (
    <nav className={styles.navigation} aria-label={navigation.label}>
      <a href="#enquiries" aria-current="true">
        <Icon name="chat" small />
        {navigation.enquiries(enquiries !== undefined && count(enquiries))}
      </a>
      {quotations > 0 && (
        <a href="#quotations">
          <Icon name="file" small />
          {navigation.quotations(count(quotations))}
        </a>
      )}
      <a href="#systems">
        <Icon name="grid" small />
        {navigation.systems(systems !== undefined && systems > 0 && count(systems))}
      </a>
      <a href="#quotation-cart">
        <Icon name="cart" small />
        {navigation.cart(products > 0 && count(products))}
      </a>
      <a href="#profile">
        <Icon name="user" small />
        {navigation.profile}
      </a>
      {staff && (
        <a href={`${adminUrl}/dashboard`}>
          <Icon name="grid" small />
          {navigation.staff}
        </a>
      )}
      <SignOut className={styles.signOut}>
        <Icon name="leave" small />
        {texts.logout}
      </SignOut>
    </nav>
  );
}

/** The visitor's details, with a link to the profile page, which changes them. */
function ProfileSummary({ user: { name, number, email } }: { user: User }) {
  const { profile } = texts;
  return (
    <section aria-labelledby="profile">
      <header>
        <h2 id="profile">{profile.title}</h2>
        <Link className="link" to={PROFILE_PATH}>
          {profile.edit} <Icon name="arrow" />
        </Link>
      </header>
      <Facts
        className={styles.profile}
        facts={[
          [profile.name, name],
          [profile.phone, number ? formatPhone(number) : '–'],
          [profile.email, email],
          [
            profile.password,
            <Link key="link" className="link" to={`${PROFILE_PATH}#change-password`}>
              {profile.changePassword}
            </Link>,
          ],
        ]}
      />
    </section>
  );
}
