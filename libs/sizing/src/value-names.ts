import { valueNames } from './value-names.texts';

/**
 * Returns the name or the source of a constant or a published curve for a person, from the English text. Sources that
 * the owner has entered stay as they are.
 */
export const valueLabel = (english: string): string => valueNames.labels[english] ?? english;
