import { valueNames } from './value-names.texts';

/**
 * Returns the name or the source of a constant or a published curve for a person, from the English text. Sources that
 * the owner has entered stay as they are. Servers that write both languages pass the names.
 */
export const valueLabel = (english: string, { labels } = valueNames): string =>
  labels[english] ?? english;
