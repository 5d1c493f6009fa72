import type { Route } from './+types/home-appliance-json.route';
import { apiOf } from '../api/api-context';
import { menuFile } from './menu-json.server';

export function loader({ context }: Route.LoaderArgs) {
  return menuFile(apiOf(context).api, 'home-appliance');
}
