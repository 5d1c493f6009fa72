export const industriesTexts = {
  listTitle: 'Industries',
  several: 'industries',
  columns: {
    sl: '#',
    image: 'Image',
    title: 'Title',
    link: 'Page',
    active: 'Status',
    action: 'Actions',
  },
  states: { yes: 'Active', no: 'Inactive' },
  search: { label: 'Search industries', hint: 'Title, page' },
  orderNote: 'Drag a row to change the order on the site',
  loading: 'Loading industries...',
  loadFailed: 'Failed to fetch industries',
  empty: { all: 'There are no industries yet.', narrowed: 'No industry fits this search.' },
  gone: 'There is no industry at this address.',
  noImage: 'No Image',
} as const;

export const industryFormTexts = {
  addTitle: 'Add Industry',
  editTitle: (title: string) => `Edit ${title}`,
  labels: { title: 'Title', link: 'Page', active: 'Status', image: 'Image' },
  details: 'Details',
  detailsNote: 'Industries stand on the home page, each with its picture and the way to its page.',
  linkHint: 'An address of the site, such as /page/air-conditioning-for-home',
  activeNote: 'Active industries are on the site.',
  add: 'Add Industry',
  save: 'Save',
  submitting: 'Submitting...',
  added: 'Industry added.',
  saved: 'Industry saved.',
  addFailed: 'Failed to add the industry. Please try again.',
  saveFailed: 'Failed to save the industry. Please try again.',
  conflict: (by: string) => `${by} has changed this industry`,
} as const;

export const industryRemovalTexts = {
  title: 'Delete industry',
  question: 'Are you sure you want to delete this industry?',
  note: 'It goes off the site at once and stays in the trash for 30 days.',
  confirm: 'Delete',
  failed: 'Failed to delete',
} as const;
