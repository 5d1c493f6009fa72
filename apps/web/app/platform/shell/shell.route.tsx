import { Outlet, useMatches, type ShouldRevalidateFunctionArgs } from 'react-router';
import { pagePath } from '../locale/site-path';
import type { Route } from './+types/shell.route';
import { apiOf, siteOf } from '../api/api-context';
import { shouldRevalidate as revalidatesPage } from '../ui/browser/hash-change';
import { FailedPage } from '../ui/failed-state';
import { loadShell } from './load-shell.server';
import { failedOf } from '../ui/page/page-handle';
import { documentTitle } from '../ui/page/page-meta';
import { siteNameOf } from '../ui/page/shell-data';
import { shellTexts as texts } from './shell.texts';

/**
 * Loads the data of the shell around every page. The root loads nothing: if the root fails, React replaces
 * the document, and the page is unstyled until the style sheets have loaded again.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const shell = await loadShell(apiOf(context), request.headers.get('cookie'));
  const siteName = shell.company?.name ?? new URL(site.publicUrl).hostname;
  return { ...shell, ...site, siteName };
}

/**
 * Keeps the shell on a change of filter, sort order, page, search text or hash; everything else may change it, such as
 * the end of a preview.
 */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod = 'GET' } = change;
  const sameList =
    LISTS.test(pagePath(nextUrl.pathname)) &&
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    !currentUrl.searchParams.has('preview');
  return sameList && formMethod === 'GET' ? false : revalidatesPage(change);
}

const LISTS = /^\/(products(\/|$)|search$|compare$)/;

/** Title of a page that could not be loaded; other pages have their own. */
export function meta({ error, matches }: Route.MetaArgs) {
  const title = documentTitle(texts.failedTitle, siteNameOf(matches));
  return error ? [{ title }] : [];
}

export default Outlet;

/** Shows the page's own error state if the shell could not be loaded either. */
export function ErrorBoundary() {
  return useMatches().map(failedOf).findLast(Boolean) ?? <FailedPage />;
}
