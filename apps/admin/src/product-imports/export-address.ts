import { API_PREFIX, type ProductQuery } from '@shishir/contract';

export const EXPORT_FORMATS = ['csv', 'json'] as const;

/** A file has no pages. */
const PAGES = ['page', 'pageSize'];

/** Where a file of what a list shows is fetched; hidden products are in it unless the list leaves them out. */
export function exportAddress(
  format: (typeof EXPORT_FORMATS)[number],
  query: ProductQuery,
): string {
  const parameters = new URLSearchParams({ format, visibility: 'all' });
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && !PAGES.includes(name)) parameters.set(name, String(value));
  }
  return `${API_PREFIX}/products/export?${parameters}`;
}
