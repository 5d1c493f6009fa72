import type { PrintSystem } from '@shishir/contract';
import { inputOf } from './system/system-input';
import { hrefOf, typedFrom } from './system/system-query';

/** Returns the system of an address as the API prints it. */
export function printOf(search: URLSearchParams): PrintSystem {
  const { typed } = typedFrom(search);
  const { rooms, outdoor, details } = inputOf(typed);
  return {
    name: typed.name.trim(),
    rooms: [...rooms],
    outdoor: [...outdoor],
    ...(details && { details }),
    address: hrefOf({ ...typed, rooms: typed.rooms.map((room) => ({ ...room, from: '' })) }),
  };
}
