import { pictureMainPath } from '@shishir/format';
import { redirect } from 'react-router';
import type { Route } from './+types/old-picture.route';
import { apiOf } from '../api/api-context';
import { loadAnswer } from '../units/load-response.server';
import { storedAt } from './json-file.server';

/** An address of a picture on the old site leads to the present one, which may change: not for ever. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const path = decodeURIComponent(url.pathname);
  const found = await loadAnswer(apiOf(context).api.media.oldAddress({ query: { path } }));
  if (!found) throw new Response('There is no picture at this address.', { status: 404 });
  const { key, width } = found.body.data;
  return redirect(storedAt(pictureMainPath(key, width)), {
    headers: { 'cache-control': 'public, max-age=3600' },
  });
}
