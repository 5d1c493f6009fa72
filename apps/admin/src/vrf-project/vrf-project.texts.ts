import type { VrfProject } from '@shishir/contract';

export const vrfProjectTexts = {
  listTitle: 'VRF project List',
  count: (total: number) => (total === 1 ? '1 VRF project' : `${total} VRF projects`),
  columns: {
    sl: '#',
    image: 'Image',
    title: 'Title',
    status: 'Status',
    updated_at: 'Last change',
    action: 'Actions',
  },
  search: { label: 'Search VRF projects', hint: 'Title, text' },
  status: 'Status',
  allStatuses: 'All',
  statuses: {
    active: 'Active',
    inactive: 'Inactive',
    archived: 'Archived',
  } satisfies Record<VrfProject['status'], string>,
  loading: 'Loading VRF projects...',
  loadFailed: 'Failed to fetch VRF projects',
  empty: {
    all: 'No VRF projects found.',
    narrowed: 'No VRF project fits this search.',
  },
  gone: 'There is no VRF project at this address.',
} as const;

export const vrfProjectFormTexts = {
  addTitle: 'Add VRF project',
  editTitle: (title: string) => `Edit ${title}`,
  labels: {
    title: 'Title',
    description: 'Description',
    status: 'Status',
    image: 'Upload Image',
  },
  imageMissing: 'Image is required',
  add: 'Add VRF project',
  save: 'Save',
  submitting: 'Submitting...',
  added: 'VRF project added successfully!',
  saved: 'VRF project saved.',
  addFailed: 'Failed to add the VRF project. Please try again.',
  saveFailed: 'Failed to save the VRF project. Please try again.',
  conflict: 'Somebody else has changed this VRF project',
} as const;

export const vrfProjectRemovalTexts = {
  title: 'Confirm Delete',
  question: 'Are you sure you want to delete this VRF project?',
  note: 'It goes off the site at once and stays in the trash for 30 days.',
  confirm: 'Delete',
  failed: 'Failed to delete',
} as const;
