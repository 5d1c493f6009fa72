import { apiOf, siteOf } from '../../platform/api/api-context';
import { loadResponse } from '../../platform/api/load-response.server';
import type { Route } from './+types/product-feed.route';
import { productFeed, streamOf } from './product-feed.server';

/** Products for Google Merchant, in the language of the site: RSS 2.0 with the names of Google. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = apiOf(context);
  const { publicUrl } = siteOf(context);
  const company = (await loadResponse(api.company.get()))?.body.data;
  if (!company?.ready) throw new Response('Not found', { status: 404 });
  const name = company.name ?? new URL(publicUrl).hostname;
  const parts = productFeed(api, { publicUrl, name, now: new Date() });
  return new Response(streamOf(parts), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
