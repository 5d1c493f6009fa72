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

/** The entries of one menu, numbered from 1 as in the old site's files. */
export async function loader({ pattern, context }: Route.LoaderArgs) {
  const { body } = await loadList(apiOf(context).api.menu.list());
  const entries = body.data.filter(({ group }) => group === GROUPS[pattern.replace(/^\//, '')]);
  return jsonFile(entries.map(({ title, path }, index) => ({ id: index + 1, title, path })));
}
