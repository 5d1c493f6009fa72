/**
 * Edition of the calculations, stored with their results. Results without an edition are from the first one, which added
 * the peaks of all parts and used nominal capacities. The second one took the sensible load at the hour of the total one,
 * and searched the peak of rooms that are cooled at night in all hours.
 */
export const EDITION = 3;
