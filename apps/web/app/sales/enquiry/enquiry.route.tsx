import { useEffect, useState } from 'react';
import { data, Link } from 'react-router';
import { pagePath } from '../../platform/locale/site-path';
import type { ApiClient } from '../../platform/api/api-client';
import { apiOf } from '../../platform/api/api-context';
import { discardDraft } from '../../platform/forms/draft';
import { focusHeading } from '../../platform/ui/browser/focus-heading';
import { PageBanner } from '../../platform/ui/page-banner';
import { Panel } from '../../platform/ui/panel';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf } from '../../platform/ui/page/shell-data';
import type { Route } from './+types/enquiry.route';
import { callsFromServer } from './enquiry-calls';
import { EnquiryForm } from './enquiry-form';
import {
  DIALOG_KINDS,
  type DialogKind,
  type EnquiryContent,
  KINDS,
  PRICE_QUESTIONS,
} from './enquiry-kinds';
import { termsFrom } from './enquiry-terms';
import { enquiryTexts as texts } from './enquiry.texts';
import { SentReference } from './form-parts';
import { draftNameOf } from './form-ticket';
import { ticketFor } from './form-ticket.server';
import { sendEnquiry } from './send-enquiry';
import type { EnquirySent } from './submit-enquiry';
import styles from './enquiry.module.css';

const LONGEST_SUBJECT = 80;

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const { api } = apiOf(context);
  const [content, terms, ticket] = await Promise.all([
    withTitle(api, contentOf(params.kind, url)),
    termsFrom(api),
    ticketFor(request, context, url),
  ]);
  return { content, terms, action: pagePath(url.pathname) + url.search, ticket };
}

/** Returns the enquiry of an address; throws a 404 for an unknown kind. */
function contentOf(kind: string, { searchParams }: URL): EnquiryContent<DialogKind> {
  if (!DIALOG_KINDS.includes(kind as DialogKind)) throw data(null, { status: 404 });
  const subject = searchParams.get('subject')?.trim().slice(0, LONGEST_SUBJECT);
  const opening = /^[1-9]\d{0,8}$/.exec(searchParams.get('opening') ?? '')?.[0];
  const questions =
    kind === 'price' && PRICE_QUESTIONS.find((one) => one === searchParams.get('questions'));
  return {
    kind: kind as DialogKind,
    ...(subject && { subject }),
    ...(questions && { questions }),
    ...(opening && { opening: { id: Number(opening), title: '' } }),
  };
}

/** Adds the title of the opening; throws a 404 if it is closed. While the API is down the title is blank. */
async function withTitle(
  api: ApiClient,
  content: EnquiryContent<DialogKind>,
): Promise<EnquiryContent<DialogKind>> {
  if (!content.opening) return content;
  const { id } = content.opening;
  const found = await api.openings.get({ params: { id } }).catch(() => null);
  if (found?.status === 404) throw data(null, { status: 404 });
  return found?.status === 200
    ? { ...content, opening: { id, title: found.body.data.title } }
    : content;
}

/** Handles a form that is posted without JavaScript or before hydration. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const { api } = apiOf(context);
  const form = await request.formData();
  const { status, result } = await sendEnquiry(
    contentOf(params.kind, url),
    form,
    url.pathname + url.search,
    callsFromServer(api),
  );
  // Browsers do not keep a chosen file on the next page.
  if (result.state === 'failed' && form.has('cv')) result.errors.cv ??= texts.file.chooseAgain;
  return data(result, { status });
}

/** The signed time belongs to one visitor, so the page must not be cached. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { content, terms } = loaderData;
  return pageMeta({
    title: KINDS[content.kind].title(content),
    description: KINDS[content.kind].text(content, terms),
    path: `/enquiry/${content.kind}`,
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex',
  });
}

/** Replaces the dialog without JavaScript. */
export default function EnquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { content, terms, action, ticket } = loaderData;
  const [sentHere, setSentHere] = useState<EnquirySent | null>(null);
  useEffect(() => {
    if (!sentHere) return;
    window.scrollTo({ top: 0 });
    focusHeading();
  }, [sentHere]);
  const posted = actionData?.state === 'sent' ? actionData : null;
  const draft = draftNameOf(content);
  useEffect(() => {
    // Sent before the page was hydrated.
    if (posted) discardDraft(draft);
  }, [posted, draft]);
  const sent = sentHere ?? posted;
  const { title, text, sent: thanks } = KINDS[content.kind];
  const crumbs = [{ title: texts.home, path: '/' }];
  if (sent) {
    return (
      <>
        <PageBanner
          crumbs={crumbs}
          here={title(content)}
          title={texts.thanks}
          text={thanks(terms)}
        />
        <section className={`block ${styles.page}`}>
          <div className="wrap" role="status">
            <SentReference {...sent} />
            <Link className="button button--main" to="/">
              {texts.goHome}
            </Link>
          </div>
        </section>
      </>
    );
  }
  return (
    <>
      <PageBanner crumbs={crumbs} title={title(content)} text={text(content, terms)} />
      <section className={`block ${styles.page}`}>
        <div className="wrap">
          <Panel className={styles.pageForm}>
            <EnquiryForm
              content={content}
              ticket={ticket}
              terms={terms}
              failed={actionData?.state === 'failed' ? actionData : undefined}
              action={action}
              onSent={setSentHere}
            />
          </Panel>
        </div>
      </section>
    </>
  );
}
