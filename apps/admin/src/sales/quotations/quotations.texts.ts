import type { QuotationRevision, QuotationRow, RevisionChange } from '@shishir/contract';
import { dhakaMidnight, formatNumericDate, formatNumericTime, formatTaka } from '@shishir/format';
import type { Tone } from '../../platform/theme/status-badge';

export const dayText = (day: string) => formatNumericDate(dhakaMidnight(day));
/** '22/11/2026, 10:41'. */
export const timeText = (moment: string) => formatNumericTime(moment).replace(' ', ', ');

export const REVISION_STATES: Record<QuotationRevision['state'], string> = {
  draft: 'Draft',
  open: 'Sent',
  accepted: 'Accepted',
  superseded: 'Superseded',
  expired: 'Expired',
};

/** State of a quotation in a list: 'draft' until a revision is sent, and 'opened' once the customer has opened it. */
export type ListedState = 'draft' | 'sent' | 'opened' | 'accepted' | 'expired';
export const LISTED_STATES: Record<ListedState, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'warn' },
  sent: { label: 'Sent', tone: 'info' },
  opened: { label: 'Opened', tone: 'info' },
  accepted: { label: 'Accepted', tone: 'ok' },
  expired: { label: 'Expired', tone: 'bad' },
};

export function listedState(row: Pick<QuotationRow, 'state' | 'opened_at'>): ListedState {
  return row.state === 'sent' && row.opened_at ? 'opened' : row.state;
}

export const REVISION_TONES: Record<QuotationRevision['state'], Tone> = {
  draft: 'warn',
  open: 'info',
  accepted: 'ok',
  superseded: 'mute',
  expired: 'bad',
};

export const quotationTexts = {
  listTitle: 'Quotations',
  search: { label: 'Search quotations', hint: 'Number, name, company or title' },
  views: 'State',
  viewNames: {
    all: 'All',
    open: 'Open',
    draft: 'Drafts',
    sent: 'Sent',
    accepted: 'Accepted',
    expired: 'Expired',
  },
  empty: {
    all: 'No quotations yet. Open an enquiry of the inbox and prepare one.',
    narrowed: 'No quotation fits.',
  },
  toInbox: 'Open the inbox',
  termsSets: 'Terms',
  columns: {
    number: 'Number',
    customer: 'Customer',
    title: 'Title',
    state: 'State',
    total: 'Total',
    valid: 'Valid until',
    changed: 'Last change',
  },
  revision: (revision: number) => `Revision ${revision}`,
  draftBeside: (revision: number) => `draft of revision ${revision}`,
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  heading: (number: string) => `Quotation ${number}`,
  gone: 'There is no quotation at this address. A draft that was never sent may have been discarded.',
  enquiry: {
    label: 'Quotations',
    title: 'Quotation',
    count: (count: number) => (count === 1 ? '1 quotation' : `${count} quotations`),
    none: 'Nothing is quoted yet. The lines begin with the products of this enquiry, at the prices of today.',
    prepare: 'Prepare a quotation',
    another: 'Another quotation',
    preparing: 'Preparing...',
    failed: 'The quotation could not be begun.',
    design: { system: 'System of the visitor', room: 'Room of the visitor' },
  },
} as const;

export const changeTexts = {
  title: (revision: number, since: number) => `Revision ${revision} compared with ${since}`,
  columns: ['What', 'Before', 'Now'],
  nothing: 'Nothing differs.',
  kinds: {
    added: 'Added',
    removed: 'Removed',
    quantity: 'Quantity',
    price: 'Unit price',
    discount: 'Discount on equipment',
    total: 'Total',
  },
  texts: {
    letter: 'The letter differs.',
    terms: 'The terms differ.',
    design: 'The design differs.',
    valid_until: 'The validity differs.',
  },
  short: { letter: 'letter', terms: 'terms', design: 'design', valid_until: 'validity' },
} as const;

/** A value of a change in pieces or whole taka. */
export function changeValue({ kind }: RevisionChange, value: number | null): string {
  if (value === null) return '-';
  return ['added', 'removed', 'quantity'].includes(kind) ? `${value} ×` : formatTaka(value);
}

/** 'Slim Duct added', 'discount ৳40,500'. */
export function changeText(change: RevisionChange): string {
  const { kind, name, before, after } = change;
  const value = changeValue(change, after);
  switch (kind) {
    case 'added':
    case 'removed':
      return `${name} ${kind}`;
    case 'quantity':
      return `${name} ${before} to ${after}`;
    case 'price':
      return `${name} ${value}`;
    case 'discount':
      return `discount ${value}`;
    case 'total':
      return `total ${value}`;
  }
}

export const editorTexts = {
  form: (number: string, revision: number) => `Quotation ${number}, revision ${revision}`,
  forEnquiry: 'For the enquiry',
  enquiryGone: 'The enquiry was deleted.',
  state: (state: string, revision: number) => `${state}, revision ${revision}`,
  preview: 'Preview',
  pdf: 'Open PDF',
  newRevision: 'New revision',
  toDraft: (revision: number) => `Back to the draft of revision ${revision}`,
  discard: 'Discard',
  rail: 'Customer, validity, history',
  notices: {
    superseded: (current: number) => `This revision is superseded: revision ${current} counts.`,
    expired: (day: string) => `This revision expired on ${day}. It cannot be accepted any more.`,
    accepted: (name: string, time: string) => `Accepted by ${name} on ${time}.`,
    mailFailed: (to: string, why: string) => `Its mail to ${to} was not delivered: ${why}`,
    again: 'Send again',
    sentAgain: 'The mail is on its way again.',
    notSentAgain: 'The mail was not sent again.',
    mailWaits: (to: string) => `Its mail to ${to} waits for the mail server.`,
  },
  customer: {
    from: 'From the customer',
    noText: 'Sent without a message.',
  },
  design: {
    title: { system: 'System', room: 'Room' },
    remove: 'Leave it out of the quotation',
    restore: 'Put it back',
    fromEnquiry: 'Take it from the enquiry',
    removed: 'The drawing and the figures are left out of the quotation. The lines stay.',
  },
  builder: {
    title: 'From the builder',
    taken: 'The lines follow the changed system. Products that stay keep their price and text.',
    undo: 'Take it back',
    failed: 'The changed system could not be calculated right now.',
    again: 'Try again',
    unreadable: 'The address holds no system that can be read. Open the builder from here again.',
  },
  lines: {
    title: 'Lines',
    count: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
    columns: { item: 'Item', quantity: 'Quantity', price: 'Unit price', sum: 'Sum' },
    listed: 'listed',
    own: 'own price',
    ownWas: (price: string) => `own price, listed ${price}`,
    noPrice: 'no price yet',
    none: 'No lines yet. Add a product, or a line of your own such as installation.',
    unnamed: (place: number) => `line ${place}`,
    quantityOf: (name: string) => `Quantity of ${name}`,
    priceOf: (name: string) => `Unit price of ${name} in taka`,
    remove: (name: string) => `Remove ${name}`,
    edit: (name: string) => `Edit the text of ${name}`,
    model: 'Model',
    name: 'Title',
    note: 'Note',
    equipment: 'Equipment: the discount is on it',
    done: 'Done',
    addProduct: 'Add product',
    addFree: 'Add free line',
    full: 'A quotation has at most 100 lines.',
    search: 'Product',
    searchHint: 'Type a model or a name, then choose',
    noProduct: 'No product fits.',
    onRequest: 'Price on request',
    already: 'in the list already',
  },
  sums: {
    sum: 'Sum',
    discount: 'Discount on equipment',
    total: 'Total, without VAT',
    percent: (percent: string) => `${percent} % off the equipment`,
    unpriced: (count: number) =>
      count === 1 ? '1 line has no price yet' : `${count} lines have no price yet`,
  },
  text: {
    heading: 'Text',
    title: 'What it is about',
    letter: 'Letter to the customer',
    set: 'Terms',
    chooseSet: 'Choose a set',
    own: 'Changed here',
    replaceQuestion: (name: string) => `Replace the terms by '${name}'?`,
    replaceText: 'The terms of this quotation were changed. What is written in them is lost.',
    replace: 'Replace',
    manage: 'Edit the sets',
    terms: 'Terms',
    noTerms: 'Without terms.',
    noLetter: 'Without a letter.',
  },
  recipient: {
    title: 'Customer',
    edit: 'Edit',
    labels: {
      name: 'Name',
      company: 'Company',
      email: 'Email',
      number: 'Number',
      place: 'Site',
    },
    none: '-',
  },
  validity: {
    title: 'Validity',
    label: 'Valid until',
    days: (days: number) =>
      days === 1
        ? '1 day. The link closes at the end of that day.'
        : `${days} days. The link closes at the end of that day.`,
    past: 'This day is over.',
  },
  history: {
    title: 'Revisions',
    draft: (total: string) => `Draft, ${total}`,
    sent: (time: string, total: string) => `Sent ${time}, ${total}`,
    unsent: (state: string, total: string) => `${state}, ${total}`,
    by: (name: string) => `by ${name}`,
    opened: 'Opened by the customer',
    accepted: (revision: number) => `Accepted, revision ${revision}`,
    question: 'Question',
    answer: 'Answer',
    discarded: (revision: number) => `Revision ${revision} discarded`,
    show: 'Open',
    pdf: 'PDF',
    compare: (since: number) => `Compare with revision ${since}`,
  },
  questions: {
    title: 'Answer',
    open: (count: number) => (count === 1 ? '1 open question' : `${count} open questions`),
    label: 'Answer to the customer',
    hint: 'Goes by mail, with the question.',
    noneHint: 'No question is open. What you write goes by mail.',
    send: 'Send answer',
    sending: 'Sending...',
    empty: 'Write an answer',
    sent: 'Answer sent.',
    failed: 'The answer was not sent.',
  },
  note: {
    title: 'Internal note',
    hint: 'Staff only. Never on the quotation.',
    save: 'Save note',
    saving: 'Saving...',
    failed: 'The note was not saved.',
    conflict: (theirs: string) =>
      `Someone else has changed the note: ‘${theirs}’. Save again to replace it.`,
  },
  bar: {
    saved: 'Saved',
    at: (time: string) => `, ${time}. Not sent`,
    saving: 'Saving...',
    changed: 'Not saved yet',
    failed: 'It could not be saved by itself. Press Save.',
    save: 'Save',
    submitting: 'Saving...',
    send: (revision: number) => `Send revision ${revision}`,
    attention: (count: number) => (count === 1 ? '1 needs attention' : `${count} need attention`),
  },
  saved: 'Revision saved.',
  saveFailed: 'The revision was not saved.',
  nothing: { title: 'Nothing changed', description: 'What is here is saved already.' },
  conflict: (by: string) => `${by} has changed this revision`,
  invalidFields: 'Some fields need attention.',
  labels: {
    recipient: 'Customer',
    title: 'What it is about',
    letter: 'Letter to the customer',
    lines: 'Lines',
    discount: 'Discount on equipment',
    terms: 'Terms',
    valid_until: 'Valid until',
    design: 'Design',
  },
  designs: { system: 'With the system', room: 'With the room', none: 'Left out' },
  send: {
    question: (revision: number) => `Send revision ${revision}?`,
    to: 'To',
    total: 'Total',
    valid: 'Valid until',
    text: 'The mail has the PDF and a link where the customer can ask and accept. A sent revision is not changed any more.',
    supersedes: (revision: number) => `Revision ${revision} is superseded by it.`,
    confirm: 'Send',
    sending: 'Sending...',
    sent: (revision: number, to: string) => `Revision ${revision} goes to ${to}.`,
    failed: 'The revision was not sent.',
    changed: 'Someone else has changed this revision. Check it, then send it.',
  },
  discarding: {
    question: (revision: number) => `Discard the draft of revision ${revision}?`,
    whole:
      'Nothing of this quotation was sent yet: the whole quotation goes, only its number stays used.',
    draft: 'What was sent before stays.',
    confirm: 'Discard',
    busy: 'Discarding...',
    failed: 'The draft was not discarded.',
    done: 'Draft discarded.',
  },
  beginFailed: 'The revision could not be begun.',
  missing: {
    name: 'Enter a name',
    email: 'Enter the email address that it is sent to',
    title: 'Say what it is about',
    lines: 'Give at least one line',
    line: 'Say what this line is',
    price: 'Enter a price',
    valid: 'This day is over. Choose today or a later one',
    quantity: 'Quantity is a whole number from 1 to 9999',
    taka: 'Enter whole taka',
    discount: (equipment: string) => `The discount is on the equipment, which costs ${equipment}.`,
  },
} as const;
