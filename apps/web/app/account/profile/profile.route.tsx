import type { SignInMethods } from '@shishir/contract';
import { data, redirect, useSearchParams } from 'react-router';
import type { ApiClient } from '../../api/api-client';
import { apiOf } from '../../api/api-context';
import { send } from '../../api/send';
import { passCookies, requireUser } from '../../auth/session';
import { noticeCookie } from '../../auth/sign-in/sign-in-notice';
import { PageBanner } from '../../ui/page-banner';
import { pageMeta } from '../../ui/page/page-meta';
import '../account.css';
import { PasswordSection } from '../password/password-section';
import { GoogleTold, SignInWaysSection } from '../sign-in-methods/sign-in-methods-section';
import { SignInsSection } from '../sign-ins/sign-ins-section';
import { signInsOf } from '../sign-ins/sign-ins.server';
import type { Route } from './+types/profile.route';
import { type AccountChange, changeAccount, PROFILE_PATH } from '../account-change';
import { EditNamePage } from './edit-name-page';
import { ProfileSection } from './profile-section';
import { saveName } from './save-name.server';

const CRUMBS = [
  { title: 'Home', path: '/' },
  { title: 'Dashboard', path: '/dashboard' },
];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = await requireUser(request, context, url);
  const { api } = apiOf(context);
  const [signIns, ways] = await Promise.all([signInsOf(api), signInWaysOf(api)]);
  return { user, signIns, ways };
}

/** The forms of a browser without JavaScript, and of one that has not hydrated yet. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api } = apiOf(context);
  const form = await request.formData();
  if (form.get('intent') === 'name') return saveName(form, request, context);
  const change = await changeAccount(form, {
    changePassword: (body) => api.auth.changePassword({ body }),
    endSession: (id) => api.auth.endSession({ params: { id }, body: {} }),
    signOutEverywhere: () => api.auth.logoutEverywhere({ body: {} }),
    unlinkGoogle: () => api.google.unlink({ body: {} }),
  });
  if (!change || 'told' in change) return tell(change);
  const headers = change.answer ? passCookies(change.answer) : new Headers();
  headers.append('set-cookie', noticeCookie(change.leaves));
  return redirect(wayOut(change.leaves), { headers });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const change = await changeAccount(await request.formData(), {
    changePassword: (body) => send('/api/v1/auth/change-password', body),
    endSession: (id) => send(`/api/v1/auth/sessions/${id}`, {}, {}, 'DELETE'),
    signOutEverywhere: () => send('/api/v1/auth/logout-everywhere', {}),
    unlinkGoogle: () => send('/api/v1/auth/google', {}, {}, 'DELETE'),
  });
  if (!change || 'told' in change) return tell(change);
  document.cookie = noticeCookie(change.leaves);
  return redirect(wayOut(change.leaves));
}

function tell(change: Extract<AccountChange<never>, { told: unknown }> | null) {
  if (change) return data(change.told, { status: change.status });
  throw data(null, { status: 400 });
}

/** Whoever did not mean to leave comes back here. */
const wayOut = (leaves: string) =>
  leaves === 'session-ended' ? `/login?next=${encodeURIComponent(PROFILE_PATH)}` : '/login';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Profile',
    description: 'What we know of you.',
    path: PROFILE_PATH,
    publicUrl: matches[1].loaderData.publicUrl,
    robots: 'noindex',
  });

export default function ProfilePage({ loaderData, actionData: told }: Route.ComponentProps) {
  const { user, signIns, ways } = loaderData;
  const [search] = useSearchParams();
  const name = told?.intent === 'name' ? told : undefined;
  if (name && 'problem' in name) return <EditNamePage name={user.name} refused={name} />;
  if (!name && search.has('edit')) return <EditNamePage name={user.name} />;
  const signIn = told && 'notice' in told && told.intent !== 'unlink-google' ? told : undefined;
  return (
    <>
      <PageBanner
        crumbs={CRUMBS}
        title="Profile"
        text="What we know of you, and use to answer you."
      />
      <section className="block block--account">
        <div className="wrap">
          <GoogleTold ways={ways} />
          <ProfileSection user={user} told={name?.state} />
          <SignInWaysSection
            user={user}
            ways={ways}
            posted={told?.intent === 'unlink-google' ? told : undefined}
          />
          {ways?.password !== false && (
            <PasswordSection
              email={user.email}
              posted={told?.intent === 'password' ? told : undefined}
            />
          )}
          <SignInsSection signIns={signIns} posted={signIn} />
        </div>
      </section>
    </>
  );
}

/** How one can get into one's account; null while the API does not say. */
export async function signInWaysOf(api: ApiClient): Promise<SignInMethods | null> {
  const answer = await api.secondFactor.methods().catch(() => null);
  return answer?.status === 200 ? answer.body.data : null;
}
