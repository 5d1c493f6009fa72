/**
 * Edition of the calculations, stored with their results. Results without an edition are from the first one, which added
 * the peaks of all parts and used nominal capacities.
 */
export const EDITION = 2;
