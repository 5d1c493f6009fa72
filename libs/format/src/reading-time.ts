const WORDS_PER_MINUTE = 200;

/** Returns the number of words in a Markdown text, without its markup. */
export const wordsIn = (body: string): number => body.match(/[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0;

/** Returns the minutes it takes to read a Markdown text, at least 1. */
export const readTimeOf = (body: string): number =>
  Math.max(1, Math.round(wordsIn(body) / WORDS_PER_MINUTE));
