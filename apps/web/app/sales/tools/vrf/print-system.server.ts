import type { PrintSystem } from '@shishir/contract';
import { hrefOf, typedFrom } from './system/project-query';
import { namedOf } from './system/system-enquiry';
import { inputOf, onlySystem } from './system/system-input';

/** Returns the project of an address as the API prints it. */
export function printOf(search: URLSearchParams): PrintSystem {
  const { typed } = typedFrom(search);
  const only = onlySystem(typed);
  const systems = typed.systems.map((system) => ({
    ...system,
    rooms: system.rooms.map((room) => ({ ...room, from: '' })),
  }));
  return {
    name: typed.name.trim(),
    ...(only
      ? inputOf(only)
      : { ...{ rooms: [], outdoor: [] }, systems: typed.systems.map(namedOf) }),
    address: hrefOf({ ...typed, systems }),
  };
}
