import { apiOf } from '../api/api-context';
import type { Route } from './+types/we-serve-json.route';
import { loadList, jsonFile, storedAt } from './json-file.server';

/** The industries, as the old site's file has them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { body } = await loadList(apiOf(context).api.industries.list());
  const rows = body.data.map(({ id, title, image, link }) => ({
    id,
    title,
    image: image === null ? '' : storedAt(image),
    link,
  }));
  return jsonFile(rows);
}
