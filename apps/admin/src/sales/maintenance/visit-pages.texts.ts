/** Texts of the pages and dialogs about visits and contracts beside lists and forms. */
export const duePageTexts = {
  tabs: 'Visits',
  due: 'Due',
  calendar: 'Calendar',
  all: 'All visits',
  title: 'Due Visits',
  groups: { overdue: 'Overdue', week: 'This week', next: 'Next week', later: 'Later' },
  none: 'No open visits.',
  loading: 'Loading visits...',
  failed: 'We couldn’t load the visits.',
  customer: 'Customer',
  customerHint: 'Customer: name or phone number',
  contract: (number: string) => `Contract ${number}`,
  clearContract: (number: string) => `Only contract ${number}. Show all`,
  noTechnician: 'No technician',
  units: (count: number) => (count === 1 ? '1\u00a0unit' : `${count}\u00a0units`),
  more: 'Only the first 500 visits are shown.',
};

export const planTexts = {
  plan: 'Plan',
  planOf: (name: string) => `Plan ${name}`,
  title: (name: string) => `Plan: ${name}`,
  due: (day: string) => `Due ${day}`,
  day: 'Day',
  time: 'Time',
  timeHint: '09:30',
  technician: 'Technician',
  technicianHint: 'No one yet',
  save: 'Save',
  saving: 'Saving...',
  done: 'Mark as done',
  edit: 'All fields',
  saved: 'Visit saved.',
  failed: 'We couldn’t save the visit. Please try again.',
};

export const calendarPageTexts = {
  title: 'Visit Calendar',
  before: 'Previous month',
  after: 'Next month',
  today: 'Today',
  none: 'No open visits in this month.',
  weekdays: ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
};

export const feedTexts = {
  button: 'Calendar address',
  title: 'Your visits in a calendar program',
  note: 'Google Calendar, Outlook and phones can show your visits. Everyone with the address sees them, so keep it secret.',
  none: 'You have no address yet.',
  since: (day: string) =>
    `You have had an address since ${day}. It is not stored and can’t be shown again.`,
  make: 'Make an address',
  renew: 'Make a new address',
  revoke: 'Revoke',
  once: 'Copy the address now. It is shown only once.',
  address: 'Address',
  copy: 'Copy',
  copied: 'Address copied.',
  revoked: 'The address no longer works.',
  failed: 'That didn’t work. Please try again.',
  close: 'Close',
};

export const reminderTexts = {
  button: 'Reminders',
  title: 'Reminders by email',
  note: 'Customers get them in their language. Leave a field empty to send none.',
  visit: 'Days before a planned visit, to the customer',
  end: 'Days before the end of a contract, to customer and technician',
  saved: 'Reminders saved.',
  failed: 'We couldn’t save the reminders. Please try again.',
};

export const contractPageTexts = {
  edit: 'Edit',
  number: 'Number',
  customer: 'Customer',
  period: 'Period',
  rhythm: 'Visits',
  price: 'Price for the period',
  technician: 'Technician',
  site: 'Site',
  units: 'Units',
  note: 'Note',
  visits: 'Visits',
  noVisits: 'This contract has no visits.',
  plan: 'Due list',
  renewal: {
    title: 'Renewal',
    note: 'Offer the customer the next period.',
    make: 'Renewal quotation',
    making: 'Making...',
    open: (number: string) => `Open ${number}`,
    states: {
      draft: 'The renewal quotation is a draft.',
      sent: 'The renewal quotation was sent.',
      accepted: 'The customer accepted the renewal. Extend the contract now.',
      expired: 'The renewal quotation has expired.',
    },
    extend: 'Extend the contract',
    extending: 'Extending...',
    following: (number: string) => `Continued by ${number}`,
    extended: 'The following contract was added.',
    failed: 'That didn’t work. Please try again.',
  },
};

export const customerServiceTexts = {
  contracts: 'Maintenance contracts',
  noContracts: 'No maintenance contracts yet.',
  addContract: 'Add contract',
  visits: 'Visits',
  noVisits: 'No visits yet.',
  addVisit: 'Add visit',
  allVisits: 'All visits',
  planVisit: 'Plan a visit',
  planned: 'Visit planned from this enquiry:',
  from: (reference: string) => `Service request ${reference}`,
};
