import { redirect } from 'react-router';
import { apiOf } from '../../platform/api/api-context';
import { loadResponse } from '../../platform/api/load-response.server';
import type { Route } from './+types/vrf-redirect.route';

/** Redirects the old address of VRF to the category of outdoor units. */
export async function loader({ context }: Route.LoaderArgs) {
  const response = await loadResponse(apiOf(context).api.categories.list({ query: {} }));
  const outdoor = response?.body.data.find(({ kind }) => kind === 'outdoor_unit');
  return outdoor ? redirect(outdoor.path, 301) : redirect('/products', 302);
}
