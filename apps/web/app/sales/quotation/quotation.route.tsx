import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { apiOf } from '../../platform/api/api-context';
import { discardDraft } from '../../platform/forms/draft';
import { serverActionOr } from '../../platform/forms/server-action';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf } from '../../platform/ui/page/shell-data';
import type { Route } from './+types/quotation.route';
import { type ActFailed, actFailed } from './act-failed';
import { act } from './quotation-acts.server';
import { NoRevision } from './no-revision';
import { loadQuotation, STATUS } from './quotation-page.server';
import { acceptDraft, questionDraft } from './quotation-path';
import { quotationTexts as texts } from './quotation.texts';
import { RevisionPage } from './revision-page';
import './quotation.module.css';

const tokenIn = (url: URL) => url.searchParams.get('token') ?? '';

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await loadQuotation(apiOf(context).api, tokenIn(url));
  return data({ page, asked: url.searchParams.has('asked') }, { status: STATUS[page.kind] });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  // Browsers do not keep a chosen file on the next page; with JavaScript, the page stays.
  const isNextPage = request.headers.get('sec-fetch-mode') === 'navigate';
  return act(apiOf(context).api, tokenIn(url), await request.formData(), isNextPage);
}

export async function clientAction({ request, url, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return serverActionOr<ActFailed>(
    serverAction,
    ({ status }) => status,
    () => actFailed(form, null),
  ).catch((done: unknown) => {
    // Only a successful act redirects.
    if (done instanceof Response) {
      const draft = form.get('act') === 'ask' ? questionDraft : acceptDraft;
      discardDraft(draft(tokenIn(url)));
    }
    throw done;
  });
}

/** After a conflict the page is outdated. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === 409 || defaultShouldRevalidate;

/**
 * The address contains the secret of the link. Without any referrer, browsers would post the forms without an origin.
 */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = loaderData?.page;
  return pageMeta({
    title: page?.kind === 'revision' ? texts.titleOf(page.revision.number) : texts.title,
    description: texts.description,
    path: '/quotation',
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex',
  });
}

/** The page of a quotation for its recipient, at the signed link of a mail. */
export default function QuotationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, asked } = loaderData;
  return page.kind === 'revision' ? (
    <RevisionPage revision={page.revision} asked={asked} failed={actionData} />
  ) : (
    <NoRevision kind={page.kind} failed={actionData} />
  );
}
