/** Splits a text into paragraphs at blank lines. */
export const paragraphs = (text: string) => text.trim().split(/\n\s*\n/);
