import type { GalleryItem } from '@shishir/contract';

export const galleryTexts = {
  listTitle: 'Gallery List',
  several: 'gallery items',
  layout: { label: 'Layout', list: 'List', grid: 'Grid' },
  orderNote: 'Drag a row to change the order on the site',
  columns: {
    sl: '#',
    image: 'Image',
    title: 'Title',
    project_name: 'Project',
    project_location: 'Location',
    status: 'Status',
    action: 'Actions',
  },
  search: { label: 'Search gallery items', hint: 'Title, project, place' },
  statuses: {
    active: 'Active',
    inactive: 'Inactive',
    archived: 'Archived',
  } satisfies Record<GalleryItem['status'], string>,
  bulk: {
    active: 'Set active',
    inactive: 'Set inactive',
    archived: 'Archive',
  } satisfies Record<GalleryItem['status'], string>,
  onSite: 'On the site',
  notOnSite: 'Not on the site',
  added: 'Added',
  loading: 'Loading gallery...',
  loadFailed: 'Failed to fetch gallery data',
  empty: {
    all: 'No gallery items found.',
    narrowed: 'No gallery item fits this search.',
  },
  gone: 'There is no gallery item at this address.',
} as const;

export const galleryItemFormTexts = {
  addTitle: 'Add Gallery',
  editTitle: (title: string) => `Edit ${title}`,
  labels: {
    title: 'Title',
    description: 'Description',
    project_name: 'Project Name',
    project_location: 'Project Location',
    status: 'Status',
    image: 'Upload Image',
  },
  details: 'Details',
  detailsNote: 'Title and image are needed, the rest can follow.',
  descriptionHint: 'What one sees, in one sentence',
  statusNote: 'Active pictures stand on the public gallery page.',
  imageMissing: 'Image is required',
  add: 'Add Gallery',
  save: 'Save',
  submitting: 'Submitting...',
  added: 'Gallery added successfully!',
  saved: 'Gallery item saved.',
  addFailed: 'Failed to add gallery. Please try again.',
  saveFailed: 'Failed to save the gallery item. Please try again.',
  conflict: (by: string) => `${by} has changed this gallery item`,
} as const;

export const galleryItemRemovalTexts = {
  title: 'Confirm Delete',
  question: 'Are you sure you want to delete this file?',
  note: 'It goes off the site at once and stays in the trash for 30 days.',
  confirm: 'Delete',
  failed: 'Failed to delete',
} as const;
