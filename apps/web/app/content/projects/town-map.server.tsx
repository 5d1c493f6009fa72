import type { VrfProject } from '@shishir/contract';
import { placeTowns, tonsByTown } from '@shishir/format';
import { toHtml } from '../../platform/ui/server-html.server';
import { TownMap } from './town-map';

/** Returns the map of the projects as HTML for `ServerHtml`; null unless it shows several towns. */
export function townMap(projects: Pick<VrfProject, 'location' | 'capacity'>[]): string | null {
  const towns = placeTowns(tonsByTown(projects));
  return towns.length > 1 ? toHtml(<TownMap towns={towns} />) : null;
}
