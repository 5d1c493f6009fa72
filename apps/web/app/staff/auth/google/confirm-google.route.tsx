import { data, Form } from 'react-router';
import { apiOf } from '../../../platform/api/api-context';
import { FormAlert, FormDone } from '../../../platform/forms/form-notice';
import { errorMessageOf } from '../../../platform/forms/form-problem';
import { pageMeta } from '../../../platform/ui/page/page-meta';
import { siteNameOf } from '../../../platform/ui/page/shell-data';
import { authTexts } from '../auth.texts';
import { AuthLayout } from '../layout/auth-layout';
import type { Route } from './+types/confirm-google.route';
import { GoogleButton } from './google-button';
import { googleTexts } from './google.texts';
import styles from '../layout/auth.module.css';

const texts = googleTexts.confirm;

/** Linking needs a POST, because mail scanners open links. */
export async function action({ context, url }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? '';
  const response = await apiOf(context)
    .api.google.linkByMail({ body: { token } })
    .catch(() => null);
  if (response?.status === 200) return data({ linked: true, problem: null });
  const problem = errorMessageOf(response?.body) ?? authTexts.broken;
  return data({ linked: false, problem }, { status: response?.status ?? 503 });
}

export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: texts.metaTitle,
    description: texts.description,
    path: '/confirm-google',
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex',
  });

export default function ConfirmGooglePage({ actionData: outcome }: Route.ComponentProps) {
  return (
    <AuthLayout line={texts.line} text={texts.text}>
      {outcome?.linked ? (
        <section className="form" aria-labelledby="linked">
          <h1 id="linked">{texts.doneTitle}</h1>
          <FormDone announced>{texts.done}</FormDone>
          <GoogleButton label={googleTexts.continue} />
        </section>
      ) : (
        <Form className="form" method="post">
          <h1>{texts.title}</h1>
          {outcome?.problem && <FormAlert id="link-problem" title={outcome.problem} />}
          <p className={`full ${styles.note}`}>{texts.note}</p>
          <button className="button button--go" type="submit">
            {texts.action}
          </button>
        </Form>
      )}
    </AuthLayout>
  );
}
