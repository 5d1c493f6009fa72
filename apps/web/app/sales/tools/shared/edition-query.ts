import { EDITION } from '@shishir/sizing';

/** Parameter of the edition in the address of a room that a load of the system builder is from. */
export const EDITION_PARAM = 'edition';

/** Returns whether a load with this query of the room calculator is from an earlier edition of the calculation. */
export const isEarlierEdition = (query: string): boolean =>
  Number(new URLSearchParams(query).get(EDITION_PARAM) ?? 1) < EDITION;
