import { data } from 'react-router';
import type { Route } from './+types/not-found.route';
import { siteOf } from '../api/api-context';
import { NotFound } from './not-found';
import { pageMeta } from '../ui/page/page-meta';

export function loader({ context, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  return data({ path: pathname, publicUrl: siteOf(context).publicUrl }, { status: 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: 'Page not found',
    description: 'This page does not exist, or it moved.',
    path: loaderData.path,
    publicUrl: loaderData.publicUrl,
    robots: 'noindex',
  });
}

export default NotFound;
