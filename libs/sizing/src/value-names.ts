import { valueNames } from './value-names.texts';

/** Returns the name of a constant or a published curve for a person, from its English one. */
export const valueLabel = (label: string): string => valueNames.labels[label] ?? label;

/** Returns the source of a figure for a person. Sources that the owner has entered stay as they are. */
export const valueSource = (source: string): string => valueNames.sources[source] ?? source;
