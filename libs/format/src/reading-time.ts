const WORDS_PER_MINUTE = 200;

/** The words of a Markdown text, without its marks. */
export const wordsIn = (body: string): number => body.match(/[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0;

/** How many minutes it takes to read a Markdown text, at least one. */
export const readTimeOf = (body: string): number =>
  Math.max(1, Math.round(wordsIn(body) / WORDS_PER_MINUTE));
