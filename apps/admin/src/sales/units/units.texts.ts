/** Texts of installed units. */
export const unitTexts = {
  listTitle: 'Installed Units',
  view: (name: string) => `View ${name}`,
  search: { label: 'Search installed units', hint: 'Model, serial number, site' },
  filters: {
    warranty: 'Warranty',
    warranties: { any: 'Any', valid: 'Under warranty', ended: 'Ended', unknown: 'Not entered' },
    serial: 'Serial number',
    serials: { any: 'Any', missing: 'Missing' },
  },
  columns: { customer: 'Customer' },
  export: 'Export CSV',
  loading: 'Loading installed units...',
  loadFailed: 'We couldn’t load the installed units.',
  empty: { all: 'No installed units yet.', narrowed: 'No installed units match.' },
  gone: 'There is no installed unit at this address.',
  addTitle: 'Add Installed Unit',
  editTitle: (name: string) => `Edit ${name}`,
  details: 'Unit',
  detailsNote:
    'The model is enough. If the end of the warranty is empty, it follows from the start-up and the warranty of the product.',
  add: 'Add Unit',
  save: 'Save',
  submitting: 'Saving...',
  added: 'Installed unit added.',
  saved: 'Installed unit saved.',
  addFailed: 'We couldn’t add the unit. Please try again.',
  saveFailed: 'We couldn’t save the unit. Please try again.',
  conflict: (by: string) => `${by} changed this unit`,
  removal: {
    title: 'Delete installed unit?',
    question: 'Delete this unit?',
    note: 'Its label stops working. The unit is in the trash for 30 days.',
    confirm: 'Delete',
    failed: 'Failed to delete',
  },
  links: {
    title: 'Product and customer',
    note: 'The public page shows the product, never the customer.',
    product: 'Product',
    productHint: 'Type a model',
    productNone: 'No products match',
    customer: 'Customer',
  },
  page: 'Public page',
  openPage: 'Open public page',
  quotation: 'Quotation',
  documents: 'Documents',
  labels: 'Print labels',
  import: {
    open: 'Import',
    title: 'Import installed units',
    note: 'A CSV or XLSX file with the headings of the export: Brand, Model, Serial number, Customer, Site, Place, Start-up, Warranty until, Note. Only Model is required. If a row has an error, nothing is added.',
    choose: 'Choose a file',
    working: 'Importing...',
    added: (count: number) =>
      count === 1 ? '1 installed unit added.' : `${count} installed units added.`,
    failed: 'We couldn’t import the file. Please try again.',
    close: 'Close',
  },
  ofCustomer: {
    title: 'Installed units',
    none: 'No units are installed yet.',
    serialMissing: 'Serial number missing',
    add: 'Add unit',
    all: 'All units',
  },
  ofQuotation: {
    title: 'Installed units',
    add: (count: number) => (count === 1 ? 'Add 1 unit' : `Add ${count} units`),
    adding: 'Adding...',
    complete: (count: number) =>
      count === 1 ? 'The unit of this quotation is added.' : `All ${count} units are added.`,
    none: 'This quotation has no products from the catalogue.',
    note: 'One row for each piece; enter the serial numbers later.',
    added: (count: number) =>
      count === 0
        ? 'All units had been added already.'
        : count === 1
          ? '1 installed unit added.'
          : `${count} installed units added.`,
    failed: 'We couldn’t add the units. Please try again.',
    show: 'Show units',
  },
};
