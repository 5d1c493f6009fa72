import { groupLakh } from '@shishir/format';

export const listTexts = {
  error: (message: string) => `Error: ${message}`,
  retry: 'Try again',
  clear: 'Clear search and filters',
  clearSearch: 'Clear search',
  find: 'Find in this list',
  noneFound: 'Nothing in this list matches.',
  columns: 'Columns',
  folded: (values: string[]) => `All: ${values.join(', ')}`,
  filters: 'Filters',
  filtersOn: (count: number) => `Filters, ${count} on`,
  removeFilter: (label: string) => `Remove the filter: ${label}`,
  saved: 'Saved',
  /** Shown below a cell that is being edited. */
  keys: [
    { key: 'Enter', does: 'save' },
    { key: 'Tab', does: 'next' },
    { key: 'Esc', does: 'cancel' },
  ],
  pasted: {
    title: (rows: number) => (rows === 1 ? 'Pasted into 1 row' : `Pasted into ${rows} rows`),
    problems: (count: number) =>
      count === 1
        ? '1 value was not saved. The reason is shown at its cell.'
        : `${count} values were not saved. The reasons are shown at their cells.`,
    left: (count: number) =>
      count === 1
        ? '1 value has no cell on this page.'
        : `${count} values have no cell on this page.`,
    undo: 'Undo',
  },
  rowsPerPage: 'Rows per page',
  range: (from: number, to: number, total: number) =>
    `${groupLakh(from)} to ${groupLakh(to)} of ${groupLakh(total)}`,
  previous: 'Previous page',
  next: 'Next page',
  pages: 'Pages',
  selectAll: 'Select all on this page',
  select: (name: string) => `Select ${name}`,
  selectMatching: (count: number) => `Select all ${groupLakh(count)} matches`,
  allSelected: (count: number) => `All ${groupLakh(count)} matches selected`,
  onlyDisplayed: (count: number) => `Only the ${groupLakh(count)} on this page`,
  selected: (count: number) => `${groupLakh(count)} selected`,
  clearSelection: 'Clear selection',
};
