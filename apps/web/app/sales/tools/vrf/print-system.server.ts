import type { PrintSystem } from '@shishir/contract';
import { detailsOf, inputOf } from './system/system-input';
import { hrefOf, typedFrom } from './system/system-query';

/** Returns the system of an address as the API prints it. */
export function printOf(search: URLSearchParams): PrintSystem {
  const { typed } = typedFrom(search);
  const { rooms, outdoor } = inputOf(typed);
  return {
    name: typed.name.trim(),
    rooms: [...rooms],
    outdoor: [...outdoor],
    ...detailsOf(typed.details),
    address: hrefOf({ ...typed, rooms: typed.rooms.map((room) => ({ ...room, from: '' })) }),
  };
}
