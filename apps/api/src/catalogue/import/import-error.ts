/** The import cannot be done at all. The message is a sentence for the person who requested it. */
export class ImportError extends Error {}
