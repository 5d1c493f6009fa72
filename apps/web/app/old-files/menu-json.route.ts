import type { Route } from './+types/menu-json.route';
import { apiOf } from '../api/api-context';
import { menuFile } from './menu-json.server';

export function loader({ context }: Route.LoaderArgs) {
  return menuFile(apiOf(context).api, 'vrf');
}
