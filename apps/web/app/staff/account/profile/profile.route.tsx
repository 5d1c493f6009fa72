import type { SignInMethods } from '@shishir/contract';
import { fetchApi } from '@shishir/contract/client';
import { data, redirect, useSearchParams } from 'react-router';
import type { ApiClient } from '../../../platform/api/api-client';
import { apiOf } from '../../../platform/api/api-context';
import { forwardCookies, requireUser } from '../../auth/session';
import { noticeCookie } from '../../auth/sign-in/sign-in-notice';
import { PageBanner } from '../../../platform/ui/page-banner';
import { pageMeta } from '../../../platform/ui/page/page-meta';
import { siteNameOf } from '../../../platform/ui/page/shell-data';
import { PasswordSection } from '../password/password-section';
import { GoogleNotice, SignInMethodsSection } from '../sign-in-methods/sign-in-methods-section';
import { SignInsSection } from '../sign-ins/sign-ins-section';
import { signInsOf } from '../sign-ins/sign-ins.server';
import type { Route } from './+types/profile.route';
import { type AccountChange, changeAccount, PROFILE_PATH } from '../account-change';
import { accountTexts } from '../account.texts';
import { EditNamePage } from './edit-name-page';
import { ProfileSection } from './profile-section';
import { profileTexts as texts } from './profile.texts';
import { type NameRejected, saveName } from './save-name.server';
import styles from '../account.module.css';

const CRUMBS = [
  { title: accountTexts.home, path: '/' },
  { title: accountTexts.title, path: '/dashboard' },
];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = await requireUser(request, context, url);
  const { api } = apiOf(context);
  const [signIns, methods] = await Promise.all([signInsOf(api), signInMethodsOf(api)]);
  return { user, signIns, methods };
}

/** Handles forms that are posted without JavaScript or before hydration. */
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
  if (!change || 'result' in change) return respond(change);
  const headers = change.response ? forwardCookies(change.response) : new Headers();
  headers.append('set-cookie', noticeCookie(change.signOutNotice));
  return redirect(signInPath(change.signOutNotice), { headers });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const change = await changeAccount(await request.formData(), {
    changePassword: (body) => fetchApi('POST /api/v1/auth/change-password', { body }),
    endSession: (id) => fetchApi('DELETE /api/v1/auth/sessions/:id', { params: { id }, body: {} }),
    signOutEverywhere: () => fetchApi('POST /api/v1/auth/logout-everywhere', { body: {} }),
    unlinkGoogle: () => fetchApi('DELETE /api/v1/auth/google', { body: {} }),
  });
  if (!change || 'result' in change) return respond(change);
  document.cookie = noticeCookie(change.signOutNotice);
  return redirect(signInPath(change.signOutNotice));
}

function respond(change: Extract<AccountChange<never>, { result: unknown }> | null) {
  if (change) return data(change.result, { status: change.status });
  throw data(null, { status: 400 });
}

/** Path of the sign-in page, which redirects a user whose session ended back to this page. */
const signInPath = (signOutNotice: string) =>
  signOutNotice === 'session-ended' ? `/login?next=${encodeURIComponent(PROFILE_PATH)}` : '/login';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: texts.title,
    description: texts.description,
    path: PROFILE_PATH,
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex',
  });

export default function ProfilePage({ loaderData, actionData: result }: Route.ComponentProps) {
  const { user, signIns, methods } = loaderData;
  const [search] = useSearchParams();
  const name = result?.intent === 'name' ? result : undefined;
  const editPage = (rejected?: NameRejected) => <EditNamePage user={user} rejected={rejected} />;
  if (name && 'problem' in name) return editPage(name);
  if (!name && search.has('edit')) return editPage();
  const signIn =
    result && 'notice' in result && result.intent !== 'unlink-google' ? result : undefined;
  return (
    <>
      <PageBanner crumbs={CRUMBS} title={texts.title} text={texts.lead} />
      <section className={`block ${styles.page}`}>
        <div className="wrap">
          <GoogleNotice methods={methods} />
          <ProfileSection user={user} outcome={name?.state} />
          <SignInMethodsSection
            user={user}
            methods={methods}
            posted={result?.intent === 'unlink-google' ? result : undefined}
          />
          {methods?.password !== false && (
            <PasswordSection
              email={user.email}
              posted={result?.intent === 'password' ? result : undefined}
            />
          )}
          <SignInsSection signIns={signIns} posted={signIn} />
        </div>
      </section>
    </>
  );
}

/** Loads the sign-in methods of the account; null if they could not be loaded. */
async function signInMethodsOf(api: ApiClient): Promise<SignInMethods | null> {
  const response = await api.secondFactor.methods().catch(() => null);
  return response?.status === 200 ? response.body.data : null;
}
