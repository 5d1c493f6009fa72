/** The import cannot be done at all. The message is a sentence for the person who requested it. */
export class ImportError extends Error {}

/** The headings of the file are not the names of our fields, so it needs a mapping. */
export class UnknownHeadings extends ImportError {}
