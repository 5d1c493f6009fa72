import { type GalleryItem, galleryRecord } from '@shishir/contract';
import { tsr } from '../../platform/api/tsr';
import { paths } from '../../platform/ui/page/paths';
import { recordQueries } from '../../platform/ui/record/record-queries';

const nameOf = ({ title }: GalleryItem) => title;

export const galleryTexts = {
  listTitle: 'Gallery List',
  layout: { label: 'Layout', list: 'List', grid: 'Grid' },
  search: { label: 'Search gallery items', hint: 'Title, project, place' },
  values: { status: { active: 'Active', inactive: 'Inactive', archived: 'Archived' } },
  tones: { status: { active: 'ok', inactive: 'warn', archived: 'bad' } },
  bulk: { active: 'Set active', inactive: 'Set inactive', archived: 'Archive' },
  onSite: 'On the site',
  notOnSite: 'Not on the site',
  loading: 'Loading gallery...',
  loadFailed: 'Failed to fetch gallery data',
  empty: { all: 'No gallery items found.', narrowed: 'No gallery item fits this search.' },
  gone: 'There is no gallery item at this address.',
  addTitle: 'Add Gallery',
  editTitle: (title: string) => `Edit ${title}`,
  image: 'Upload Image',
  imageMissing: 'Image is required',
  details: 'Details',
  detailsNote: 'Title and image are needed, the rest can follow.',
  descriptionHint: 'What one sees, in one sentence',
  statusNote: 'Active pictures stand on the public gallery page.',
  add: 'Add Gallery',
  save: 'Save',
  submitting: 'Submitting...',
  added: 'Gallery added successfully!',
  saved: 'Gallery item saved.',
  addFailed: 'Failed to add gallery. Please try again.',
  saveFailed: 'Failed to save the gallery item. Please try again.',
  conflict: (by: string) => `${by} has changed this gallery item`,
  removal: {
    title: 'Confirm Delete',
    question: 'Are you sure you want to delete this file?',
    note: 'It goes off the site at once and stays in the trash for 30 days.',
    confirm: 'Delete',
    failed: 'Failed to delete',
  },
} as const;

/** Settings of the screens for gallery items. */
export const gallery = {
  declared: galleryRecord,
  paths: paths.gallery,
  nameOf,
  texts: galleryTexts,
  records: recordQueries<GalleryItem>({
    declared: galleryRecord,
    routes: tsr.gallery,
    nameOf,
    texts: galleryTexts,
  }),
} as const;
