import type { GalleryItem } from '@shishir/contract';

export const galleryTexts = {
  listTitle: 'Gallery List',
  count: (total: number) => (total === 1 ? '1 gallery item' : `${total} gallery items`),
  columns: {
    sl: '#',
    image: 'Image',
    title: 'Title',
    project_name: 'Project',
    project_location: 'Location',
    status: 'Status',
    updated_at: 'Last change',
    action: 'Actions',
  },
  search: { label: 'Search gallery items', hint: 'Title, text' },
  status: 'Status',
  allStatuses: 'All',
  statuses: {
    active: 'Active',
    inactive: 'Inactive',
    archived: 'Archived',
  } satisfies Record<GalleryItem['status'], string>,
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
  imageMissing: 'Image is required',
  add: 'Add Gallery',
  save: 'Save',
  submitting: 'Submitting...',
  added: 'Gallery added successfully!',
  saved: 'Gallery item saved.',
  addFailed: 'Failed to add gallery. Please try again.',
  saveFailed: 'Failed to save the gallery item. Please try again.',
  conflict: 'Somebody else has changed this gallery item',
} as const;

export const galleryItemRemovalTexts = {
  title: 'Confirm Delete',
  question: 'Are you sure you want to delete this file?',
  note: 'It goes off the site at once and stays in the trash for 30 days.',
  confirm: 'Delete',
  failed: 'Failed to delete',
} as const;
