/** The import as a whole cannot be done. The message is a sentence for the person who asked for it. */
export class ImportError extends Error {}
