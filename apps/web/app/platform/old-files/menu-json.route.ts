import type { MenuItem } from '@shishir/contract';
import { apiOf } from '../api/api-context';
import type { Route } from './+types/menu-json.route';
import { jsonFile, loadList } from './json-file.server';

/** The menu in each file, by the pattern of its route. */
const GROUPS: Record<string, MenuItem['group']> = {
  'categories.json': 'vrf',
  'homeAppliance.json': 'home-appliance',
  'aboutItems.json': 'about',
};

/** The links of one menu, numbered from 1 as in the old site's files, which had neither levels nor headings. */
export async function loader({ pattern, context }: Route.LoaderArgs) {
  const { body } = await loadList(apiOf(context).api.menu.list());
  const wanted = GROUPS[pattern.replace(/^\//, '')];
  const entries = body.data.filter(({ group, path }) => group === wanted && path !== null);
  return jsonFile(entries.map(({ title, path }, index) => ({ id: index + 1, title, path })));
}
