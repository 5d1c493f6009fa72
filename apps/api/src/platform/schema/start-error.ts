/** The start failed for a reason that the person who starts the product can fix. */
export class StartError extends Error {}
