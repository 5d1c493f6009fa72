import { Outlet, useMatches, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/shell.route';
import { apiOf, siteOf } from '../api/api-context';
import { FailedPage } from '../ui/failed-state';
import { loadShell } from './load-shell.server';
import { failedOf } from '../ui/page/page-handle';
import { SITE_NAME } from '../ui/page/page-meta';

/**
 * Loads the data of the shell around every page. The root loads nothing: when the root fails, React replaces
 * the document, and the page is shown unstyled until the style sheets have loaded again.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = apiOf(context);
  return { ...(await loadShell(api, request.headers.get('cookie'))), ...siteOf(context) };
}

/** A change of filter, sort order, page or search text does not change the shell; everything else may. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod = 'GET', defaultShouldRevalidate } = change;
  const sameList =
    LISTS.test(nextUrl.pathname) &&
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search;
  return sameList && formMethod === 'GET' ? false : defaultShouldRevalidate;
}

const LISTS = /^\/(products(\/|$)|search$|compare$)/;

/** Pages have their own titles; this one is for a page that could not be loaded. */
export function meta({ error }: Route.MetaArgs) {
  return error ? [{ title: `Page could not be loaded | ${SITE_NAME}` }] : [];
}

export default Outlet;

/** If the shell could not be loaded either, the page shows its own error state. */
export function ErrorBoundary() {
  return useMatches().map(failedOf).findLast(Boolean) ?? <FailedPage />;
}
