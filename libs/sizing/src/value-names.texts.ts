/** Names and sources of constants that differ from the English ones of `VALUES` and `PUBLISHED`, by the English text. */
export const valueNames = { labels: {} as Record<string, string> };
