import type { Opening } from '@shishir/contract';

export const openingsTexts = {
  listTitle: 'Openings',
  several: 'openings',
  columns: {
    sl: '#',
    title: 'Title',
    location: 'Location',
    type: 'Type',
    posted_date: 'Posted',
    closing_date: 'Closes',
    status: 'Status',
    action: 'Actions',
  },
  search: { label: 'Search openings', hint: 'Title, place, text' },
  orderNote: 'Drag a row to change the order on the site',
  statuses: {
    active: 'Published',
    inactive: 'Closed',
    archived: 'Archived',
  } satisfies Record<Opening['status'], string>,
  bulk: {
    active: 'Publish',
    inactive: 'Close',
    archived: 'Archive',
  } satisfies Record<Opening['status'], string>,
  loading: 'Loading openings...',
  loadFailed: 'Failed to fetch openings',
  empty: { all: 'There are no openings yet.', narrowed: 'No opening fits this search.' },
  gone: 'There is no opening at this address.',
} as const;

export const openingFormTexts = {
  addTitle: 'Add Opening',
  editTitle: (title: string) => `Edit ${title}`,
  labels: {
    title: 'Title',
    location: 'Location',
    type: 'Type',
    summary: 'Summary',
    description: 'Description',
    posted_date: 'Posted',
    closing_date: 'Last day to apply',
    status: 'Status',
  },
  details: 'Details',
  detailsNote: 'Published openings are on the career page until their last day.',
  summaryHint: 'The work in a sentence or two, on the list of openings',
  postedHint: 'Today if empty',
  closingHint: 'Leave empty for no last day',
  tooEarly: 'An opening cannot close before it is posted.',
  add: 'Add Opening',
  save: 'Save',
  submitting: 'Submitting...',
  added: 'Opening added.',
  saved: 'Opening saved.',
  addFailed: 'Failed to add the opening. Please try again.',
  saveFailed: 'Failed to save the opening. Please try again.',
  conflict: (by: string) => `${by} has changed this opening`,
} as const;

export const openingRemovalTexts = {
  title: 'Delete opening',
  question: 'Are you sure you want to delete this opening?',
  note: 'It goes off the site at once and stays in the trash for 30 days.',
  confirm: 'Delete',
  failed: 'Failed to delete',
} as const;
