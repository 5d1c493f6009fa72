/** The start cannot go on, for a reason that the person who starts the product can mend. */
export class StartError extends Error {}
