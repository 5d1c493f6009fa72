import { pictureMainPath } from '@shishir/format';
import { redirect } from 'react-router';
import type { Route } from './+types/old-picture.route';
import { apiOf } from '../api/api-context';
import { loadResponse } from '../api/load-response.server';
import { storedAt } from './json-file.server';
import { oldFilesTexts as texts } from './old-files.texts';

/**
 * Redirects a picture address of the old site to the current one. Temporary, since the picture may change.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  // Decoded by the router, which keeps a broken escape.
  const path = `/images/${params['*']}`;
  const found = await loadResponse(apiOf(context).api.media.oldAddress({ query: { path } }));
  if (!found) throw new Response(texts.noPicture, { status: 404 });
  const { key, width } = found.body.data;
  return redirect(storedAt(pictureMainPath(key, width)), {
    headers: { 'cache-control': 'public, max-age=3600' },
  });
}
