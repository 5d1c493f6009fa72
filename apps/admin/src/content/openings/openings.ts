import { type Opening, openingRecord } from '@shishir/contract';
import { tsr } from '../../platform/api/tsr';
import { paths } from '../../platform/ui/page/paths';
import { recordQueries } from '../../platform/ui/record/record-queries';

const nameOf = ({ title }: Opening) => title;

const texts = {
  listTitle: 'Openings',
  values: { status: { active: 'Published', inactive: 'Closed', archived: 'Archived' } },
  tones: { status: { active: 'ok', inactive: 'warn', archived: 'bad' } },
  bulk: { active: 'Publish', inactive: 'Close', archived: 'Archive' },
  search: { label: 'Search openings', hint: 'Title, place, text' },
  loading: 'Loading openings...',
  loadFailed: 'Failed to fetch openings',
  empty: { all: 'There are no openings yet.', narrowed: 'No opening fits this search.' },
  gone: 'There is no opening at this address.',
  addTitle: 'Add Opening',
  editTitle: (title: string) => `Edit ${title}`,
  details: 'Details',
  detailsNote: 'Published openings are on the career page until their last day.',
  summaryHint: 'The work in a sentence or two, on the list of openings',
  postedHint: 'Today if empty',
  closingHint: 'Leave empty for no last day',
  add: 'Add Opening',
  save: 'Save',
  submitting: 'Submitting...',
  added: 'Opening added.',
  saved: 'Opening saved.',
  addFailed: 'Failed to add the opening. Please try again.',
  saveFailed: 'Failed to save the opening. Please try again.',
  conflict: (by: string) => `${by} has changed this opening`,
  removal: {
    title: 'Delete opening',
    question: 'Are you sure you want to delete this opening?',
    note: 'It goes off the site at once and stays in the trash for 30 days.',
    confirm: 'Delete',
    failed: 'Failed to delete',
  },
} as const;

/** Settings of the screens for openings. */
export const openings = {
  declared: openingRecord,
  paths: paths.openings,
  nameOf,
  texts,
  records: recordQueries<Opening>({ declared: openingRecord, routes: tsr.openings, nameOf, texts }),
} as const;
