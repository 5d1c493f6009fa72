import { type Industry, industryRecord } from '@shishir/contract';
import { tsr } from '../../platform/api/tsr';
import { paths } from '../../platform/ui/page/paths';
import { recordQueries } from '../../platform/ui/record/record-queries';

const nameOf = ({ title }: Industry) => title;

const texts = {
  listTitle: 'Industries',
  values: { active: { true: 'Active', false: 'Inactive' } },
  tones: { active: { true: 'ok', false: 'warn' } },
  noPicture: 'No Image',
  search: { label: 'Search industries', hint: 'Title, page' },
  loading: 'Loading industries...',
  loadFailed: 'Failed to fetch industries',
  empty: { all: 'There are no industries yet.', narrowed: 'No industry fits this search.' },
  gone: 'There is no industry at this address.',
  addTitle: 'Add Industry',
  editTitle: (title: string) => `Edit ${title}`,
  image: 'Image',
  details: 'Details',
  detailsNote: 'Industries stand on the home page, each with its picture and the way to its page.',
  linkHint: 'An address of the site, such as /page/air-conditioning-for-home',
  add: 'Add Industry',
  save: 'Save',
  submitting: 'Submitting...',
  added: 'Industry added.',
  saved: 'Industry saved.',
  addFailed: 'Failed to add the industry. Please try again.',
  saveFailed: 'Failed to save the industry. Please try again.',
  conflict: (by: string) => `${by} has changed this industry`,
  removal: {
    title: 'Delete industry',
    question: 'Are you sure you want to delete this industry?',
    note: 'It goes off the site at once and stays in the trash for 30 days.',
    confirm: 'Delete',
    failed: 'Failed to delete',
  },
} as const;

/** Settings of the screens for industries. */
export const industries = {
  declared: industryRecord,
  paths: paths.industries,
  nameOf,
  texts,
  records: recordQueries<Industry>({
    declared: industryRecord,
    routes: tsr.industries,
    nameOf,
    texts,
  }),
} as const;
