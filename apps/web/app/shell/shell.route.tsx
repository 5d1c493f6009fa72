import { Outlet, useMatches, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/shell.route';
import { apiOf, siteOf } from '../api/api-context';
import { FailedPage } from '../ui/failed-state';
import { loadShell } from './load-shell.server';
import { failedOf } from '../ui/page/page-handle';
import { SITE_NAME } from '../ui/page/page-meta';

/**
 * What stands around every page. The document asks for none of it itself: a document that fails is built
 * anew with its stylesheets, and stands bare on the screen until they are there again.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = apiOf(context);
  return { ...(await loadShell(api, request.headers.get('cookie'))), ...siteOf(context) };
}

/** Another filter, order, page or search of one list changes nothing around it; everything else may. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod = 'GET', defaultShouldRevalidate } = change;
  const sameList =
    LISTS.test(nextUrl.pathname) &&
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search;
  return sameList && formMethod === 'GET' ? false : defaultShouldRevalidate;
}

const LISTS = /^\/(products(\/|$)|search$|compare$)/;

/** Every page has a title of its own; only one that did not come needs this. */
export function meta({ error }: Route.MetaArgs) {
  return error ? [{ title: `Page could not be loaded | ${SITE_NAME}` }] : [];
}

export default Outlet;

/** Where nothing came from the server at all, the page that was asked for still says so in its own words. */
export function ErrorBoundary() {
  return useMatches().map(failedOf).findLast(Boolean) ?? <FailedPage />;
}
