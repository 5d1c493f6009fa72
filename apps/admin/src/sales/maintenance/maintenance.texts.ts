const listWords = {
  filters: { state: 'Status', technician: 'Technician', any: 'Any' },
  columns: { customer: 'Customer', technician: 'Technician' },
  export: 'Export CSV',
  save: 'Save',
  submitting: 'Saving...',
};
const confirm = { confirm: 'Delete', failed: 'Failed to delete' };

/** Texts of the parts that forms of contracts and visits share. */
export const partyTexts = {
  title: 'Customer and units',
  note: 'Choose the customer first, then the units in our care.',
  customer: 'Customer',
  units: 'Units',
  unitsNone: 'This customer has no installed units.',
  unitsOfWhom: 'Choose the customer first.',
  allUnits: 'All units',
  technician: 'Technician',
  technicianNone: 'No one yet',
};

/** Texts of maintenance contracts. */
export const contractTexts = {
  ...listWords,
  listTitle: 'Maintenance Contracts',
  view: (name: string) => `View ${name}`,
  search: { label: 'Search maintenance contracts', hint: 'Name, number, site' },
  states: {
    upcoming: 'Upcoming',
    running: 'Running',
    ending: 'Ends soon',
    ended: 'Ended',
    cancelled: 'Cancelled',
  },
  values: {
    rhythm: {
      '1': 'Every month',
      '2': 'Every 2 months',
      '3': 'Every 3 months',
      '4': 'Every 4 months',
      '6': 'Every 6 months',
      '12': 'Once a year',
    },
  },
  loading: 'Loading maintenance contracts...',
  loadFailed: 'We couldn’t load the maintenance contracts.',
  empty: { all: 'No maintenance contracts yet.', narrowed: 'No maintenance contracts match.' },
  gone: 'There is no maintenance contract at this address.',
  addTitle: 'Add Maintenance Contract',
  editTitle: (name: string) => `Edit ${name}`,
  details: 'Contract',
  detailsNote: 'The first visit is due on the first day. Visits that are planned or done stay.',
  add: 'Add Contract',
  added: 'Maintenance contract added.',
  saved: 'Maintenance contract saved.',
  addFailed: 'We couldn’t add the contract. Please try again.',
  saveFailed: 'We couldn’t save the contract. Please try again.',
  conflict: (by: string) => `${by} changed this contract`,
  removal: {
    ...confirm,
    title: 'Delete maintenance contract?',
    question: 'Delete this contract?',
    note: 'Its unplanned open visits are removed. The contract is in the trash for 30 days.',
  },
  preview: {
    title: 'Visits',
    note: 'The contract sets the days on which visits are due.',
    none: 'Enter both dates to see the visits.',
    count: (count: number) => (count === 1 ? '1 visit:' : `${count} visits:`),
  },
};

/** Texts of visits. */
export const visitTexts = {
  ...listWords,
  listTitle: 'Visits',
  view: (name: string) => `View ${name}`,
  search: { label: 'Search visits', hint: 'Purpose, site, note' },
  values: {
    state: { due: 'Not planned', planned: 'Planned', done: 'Done', cancelled: 'Cancelled' },
  },
  loading: 'Loading visits...',
  loadFailed: 'We couldn’t load the visits.',
  empty: { all: 'No visits yet.', narrowed: 'No visits match.' },
  gone: 'There is no visit at this address.',
  report: 'Report',
  reportOf: (name: string) => `Report: ${name}`,
  addTitle: 'Add Visit',
  editTitle: (name: string) => `Edit ${name}`,
  details: 'Visit',
  detailsNote: 'A visit is planned as soon as it has a planned day.',
  timeHint: 'Such as 09:30',
  add: 'Add Visit',
  added: 'Visit added.',
  saved: 'Visit saved.',
  addFailed: 'We couldn’t add the visit. Please try again.',
  saveFailed: 'We couldn’t save the visit. Please try again.',
  conflict: (by: string) => `${by} changed this visit`,
  removal: {
    ...confirm,
    title: 'Delete visit?',
    question: 'Delete this visit?',
    note: 'The visit is in the trash for at least 30 days. Its contract does not create it again.',
  },
  message: 'Service request',
};
