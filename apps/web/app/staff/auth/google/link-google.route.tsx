import { fetchApi } from '@shishir/contract/client';
import { data, Link, redirect, useSearchParams } from 'react-router';
import { apiOf } from '../../../platform/api/api-context';
import { useFormAttempt } from '../../../platform/forms/form-attempt';
import { FormDone } from '../../../platform/forms/form-notice';
import { pageMeta } from '../../../platform/ui/page/page-meta';
import { siteNameOf } from '../../../platform/ui/page/shell-data';
import { authTexts } from '../auth.texts';
import { AuthForm, AuthLayout } from '../layout/auth-layout';
import { nextPath } from '../next-path';
import { PasswordAndCode } from '../second-factor/password-and-code';
import { forwardCookies } from '../session';
import type { Route } from './+types/link-google.route';
import { GoogleButton } from './google-button';
import { googleTexts } from './google.texts';
import { type Proof, type ProofField, proveAccount } from './link-google';
import styles from '../layout/auth.module.css';

const texts = googleTexts.link;

export async function loader({ context }: Route.LoaderArgs) {
  const response = await apiOf(context).api.google.pending();
  if (response.status !== 200) throw data(null, { status: 503 });
  return { email: response.body.data?.email ?? null };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { google } = apiOf(context).api;
  const proof = await proveAccount(await request.formData(), {
    byPassword: (body) => google.linkByPassword({ body }),
    sendLink: () => google.sendLink({ body: {} }),
  });
  if ('result' in proof) return respond(proof);
  const headers = forwardCookies(proof.response);
  return redirect(nextPath(url.searchParams.get('next')), { headers });
}

export async function clientAction({ request, url }: Route.ClientActionArgs) {
  const proof = await proveAccount(await request.formData(), {
    byPassword: (body) => fetchApi('POST /api/v1/auth/google/link', { body }),
    sendLink: () => fetchApi('POST /api/v1/auth/google/send-link', { body: {} }),
  });
  return 'result' in proof ? respond(proof) : redirect(nextPath(url.searchParams.get('next')));
}

const respond = ({ result, status }: Extract<Proof<never>, { result: unknown }>) =>
  data(result, { status });

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: texts.metaTitle,
    description: texts.description,
    path: '/link-google',
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex',
  });

export default function LinkGooglePage({ loaderData, actionData: result }: Route.ComponentProps) {
  const { email } = loaderData;
  const [search] = useSearchParams();
  const attempt = useFormAttempt<ProofField>(result?.sent === false ? result : undefined);
  const { form, sending, errorOf, input } = attempt;

  return (
    <AuthLayout line={texts.line} text={texts.text}>
      {email === null ? (
        <section className="form" aria-labelledby="stale">
          <h1 id="stale">{texts.staleTitle}</h1>
          <p className="full">{texts.stale}</p>
          <GoogleButton label={googleTexts.continue} next={search.get('next')} />
        </section>
      ) : (
        <AuthForm {...form} title={texts.title}>
          <p className={`full ${styles.note}`}>{texts.note(<b>{email}</b>)}</p>
          {result?.sent && <FormDone announced>{texts.sent(email)}</FormDone>}
          <input hidden readOnly name="username" autoComplete="username" value={email} />
          <PasswordAndCode {...{ errorOf, input }} asksForCode={result?.asksForCode} />
          <button className="button button--go" type="submit" disabled={sending}>
            {sending ? texts.sending : texts.action}
          </button>
          {!result?.sent && (
            <div className={`full ${styles.method}`}>
              <p className="quiet">{authTexts.or}</p>
              <button className="button button--line" name="intent" value="mail" disabled={sending}>
                {texts.sendLink}
              </button>
            </div>
          )}
          <p className={`full quiet ${styles.other}`}>
            {texts.notYou}
            <Link className="link" to="/login">
              {authTexts.signIn}
            </Link>
          </p>
        </AuthForm>
      )}
    </AuthLayout>
  );
}
