import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { apiOf } from '../../../platform/api/api-context';
import type { PageHandle } from '../../../platform/ui/page/page-handle';
import { pageMeta } from '../../../platform/ui/page/page-meta';
import { siteNameOf } from '../../../platform/ui/page/shell-data';
import type { Route } from './+types/vrf.route';
import { Builder } from './builder';
import { actOnForm, saveForm } from './form-actions.server';
import { isForm, LONGEST_ADDRESS, SYSTEM_FIELDS, UNSAVED } from './system/project-query';
import { loadVrfPage } from './vrf-page.server';
import { vrfTexts as texts } from './vrf.texts';

export async function loader({ url, context }: Route.LoaderArgs) {
  // Without JavaScript each button sends the form, and the result is a redirect to the address of the changed system.
  if (isForm(url.searchParams)) throw redirect(actOnForm(url.searchParams));
  const { api } = apiOf(context);
  const unsaved = url.searchParams.get(UNSAVED);
  return { unsaved, ...(await loadVrfPage(api, url.searchParams)) };
}

/** Saves the system of a form that was posted. */
export async function action({ request, context }: Route.ActionArgs) {
  return saveForm(request, context);
}

/** Typed values are not in the router's address, so only another address loads the page again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta({
    title: texts.heading,
    description: texts.description,
    path: '/tools/vrf',
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    // All systems are one page for search engines.
    robots: location.search ? 'noindex, follow' : undefined,
  });

export const handle: PageHandle = {
  cache: { query: SYSTEM_FIELDS, ordered: true, longest: LONGEST_ADDRESS },
};

export default function VrfPage({ loaderData }: Route.ComponentProps) {
  return <Builder {...loaderData} />;
}
