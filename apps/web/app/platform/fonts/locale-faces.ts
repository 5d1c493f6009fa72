/** Fonts of this language that every page loads first, besides those of all pages. */
export const LOCALE_FACES: string[] = [];
