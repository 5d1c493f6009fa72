export const listTexts = {
  error: (message: string) => `Error: ${message}`,
  retry: 'Try again',
  clear: 'Clear search and filters',
  columns: 'Columns',
  rowsPerPage: 'Rows per page',
  range: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
  previous: 'Previous page',
  next: 'Next page',
  pages: 'Pages',
  loading: 'Loading...',
} as const;
