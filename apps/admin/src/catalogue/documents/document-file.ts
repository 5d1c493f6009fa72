import type { Document } from '@shishir/contract';

/** '3.2 MB'; a small file is 0.1 MB. */
export const megabytes = (bytes: number): string =>
  `${Math.max(bytes / 1024 / 1024, 0.1).toFixed(1)}\u00a0MB`;

/** Suggested title of a new document: its file name without the extension. */
export const titleOf = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 150);

export type Owner = { product_id: number } | { category_id: number } | { unit_id: number };
export type Saved = Pick<Document, 'id' | 'title'>;
