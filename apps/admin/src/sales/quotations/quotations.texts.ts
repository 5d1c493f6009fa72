import type { QuotationRevision, RevisionChange } from '@shishir/contract';
import { counted } from '@shishir/format';
import { changeValue, type ListedState } from './quotation-values';

export const REVISION_STATES: Record<QuotationRevision['state'], string> = {
  draft: 'Draft',
  open: 'Sent',
  accepted: 'Accepted',
  superseded: 'Superseded',
  expired: 'Expired',
};

/** Names of the states in a list. */
export const LISTED_STATES: Record<ListedState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  opened: 'Opened',
  accepted: 'Accepted',
  expired: 'Expired',
};

export const quotationTexts = {
  listTitle: 'Quotations',
  search: { label: 'Search quotations', hint: 'Number, name, company or title' },
  views: 'Status',
  viewNames: {
    all: 'All',
    open: 'Open',
    draft: 'Drafts',
    approval: 'Waiting for approval',
    sent: 'Sent',
    accepted: 'Accepted',
    expired: 'Expired',
  },
  empty: {
    all: 'No quotations yet. Open an enquiry in the inbox to prepare one.',
    narrowed: 'No quotations match.',
  },
  toInbox: 'Open the inbox',
  termsSets: 'Terms',
  settings: 'Prices',
  columns: {
    number: 'Number',
    customer: 'Customer',
    title: 'Title',
    state: 'Status',
    total: 'Total',
    valid: 'Valid until',
    changed: 'Last change',
  },
  revision: (revision: number) => `Revision ${revision}`,
  draftBeside: (revision: number) => `draft of revision ${revision}`,
  questions: (count: number) => counted(count, 'question'),
  noPrice: 'no price yet',
  heading: (number: string) => `Quotation ${number}`,
  gone: 'There is no quotation at this address. A draft that was never sent may have been discarded.',
  enquiry: {
    label: 'Quotations',
    title: 'Quotation',
    count: (count: number) => counted(count, 'quotation'),
    none: 'No quotation yet. It will start with the products of this enquiry at today’s prices.',
    prepare: 'Prepare a quotation',
    another: 'Another quotation',
    preparing: 'Preparing...',
    failed: 'We couldn’t start the quotation. Please try again in a moment.',
    design: {
      system: 'Visitor’s system',
      project: 'Visitor’s systems',
      room: 'Visitor’s room',
    },
  },
};

export const changeTexts = {
  title: (revision: number, since: number) => `Revision ${revision} compared with ${since}`,
  columns: { what: 'Item', before: 'Before', now: 'Now' },
  nothing: 'No differences.',
  kinds: {
    added: 'Added',
    removed: 'Removed',
    quantity: 'Quantity',
    price: 'Unit price',
    chosen: 'Chosen',
    discount: 'Discount on equipment',
    vat: 'VAT',
    ait: 'AIT',
    total: 'Total',
    advance: 'Advance',
  },
  texts: {
    letter: 'The letter changed.',
    terms: 'The terms changed.',
    design: 'The design changed.',
    valid_until: 'The validity changed.',
  },
  short: { letter: 'letter', terms: 'terms', design: 'design', valid_until: 'validity' },
  more: (count: number) => `${count} more`,
};

/** 'Slim Duct added', 'discount ৳40,500'. */
export function changeText(change: RevisionChange): string {
  const { kind, name, before, after } = change;
  const value = changeValue(change, after);
  switch (kind) {
    case 'added':
      return `${name} added`;
    case 'removed':
      return `${name} removed`;
    case 'quantity':
      return `${name} ${before} to ${after}`;
    case 'price':
      return `${name} ${value}`;
    case 'chosen':
      return after === 1 ? `${name} chosen` : `${name} not chosen`;
    case 'discount':
      return `discount ${value}`;
    case 'vat':
      return after === null ? 'no VAT' : `VAT ${value}`;
    case 'ait':
      return after === null ? 'no AIT' : `AIT ${value}`;
    case 'advance':
      return after === null ? 'no advance' : `advance ${value}`;
    case 'total':
      return `total ${value}`;
  }
}

export const editorTexts = {
  form: (number: string, revision: number) => `Quotation ${number}, revision ${revision}`,
  forEnquiry: 'For enquiry',
  enquiryGone: 'The enquiry was deleted.',
  inBangla: 'Customer reads Bangla',
  state: (state: string, revision: number) => `${state}, revision ${revision}`,
  preview: 'Preview',
  pdf: 'Open PDF',
  orderPdf: 'Order confirmation',
  purchaseOrder: 'Purchase order',
  newRevision: 'New revision',
  toDraft: (revision: number) => `Back to the draft of revision ${revision}`,
  discard: 'Discard',
  rail: 'Customer, validity, history',
  notices: {
    superseded: (current: number) => `This revision is superseded by revision ${current}.`,
    expired: (day: string) => `This revision expired on ${day}. It can no longer be accepted.`,
    accepted: (name: string, time: string, address: string | null) =>
      address
        ? `Accepted by ${name} on ${time}, from ${address}.`
        : `Accepted by ${name} on ${time}.`,
    mailFailed: (to: string, why: string) => `The email to ${to} was not delivered: ${why}`,
    again: 'Send again',
    sentAgain: 'The email is on its way again.',
    notSentAgain: 'We couldn’t send the email again. Please try again in a moment.',
    mailWaits: (to: string) => `The email to ${to} is waiting for the mail server.`,
  },
  customer: {
    from: 'From the customer',
    noText: 'Sent without a message.',
  },
  design: {
    title: { system: 'System', project: 'Systems', room: 'Room' },
    remove: 'Leave out the design',
    restore: 'Restore the design',
    fromEnquiry: 'Use the design from the enquiry',
    removed: 'The drawing and its figures are left out of the quotation. The lines stay.',
  },
  builder: {
    title: 'From the builder',
    taken: 'Lines updated from the changed system. Products still in it keep their price and text.',
    undo: 'Undo',
    failed: 'We couldn’t calculate the changed system.',
    again: 'Try again',
    unreadable: 'This address contains no valid system. Open the builder from here again.',
  },
  lines: {
    title: 'Lines',
    count: (count: number) => counted(count, 'line'),
    columns: { item: 'Item', quantity: 'Quantity', price: 'Unit price', sum: 'Amount' },
    listed: 'list price',
    own: 'custom price',
    ownWas: (price: string) => `custom price, list price ${price}`,
    noPrice: 'no price yet',
    none: 'No lines yet. Add a product, or a custom line such as installation.',
    unnamed: (place: number) => `line ${place}`,
    quantityOf: (name: string) => `Quantity of ${name}`,
    priceOf: (name: string) => `Unit price of ${name} in taka`,
    remove: (name: string) => `Remove ${name}`,
    edit: (name: string) => `Edit the text of ${name}`,
    model: 'Model',
    name: 'Title',
    note: 'Note',
    equipment: 'Equipment (discount applies)',
    kind: 'In the order',
    kinds: { fixed: 'Always', option: 'Option', alternative: 'Alternative' },
    alternativeOf: (group: string) => (group ? `${group}: alternative` : 'Alternative'),
    group: 'Name of the choice',
    groupHint: 'Same name for all its alternatives, such as Outdoor unit',
    preselected: 'Preselected',
    ordered: 'ordered',
    notOrdered: 'not ordered',
    done: 'Done',
    addProduct: 'Add product',
    addFree: 'Add custom line',
    full: 'A quotation can have up to 100 lines.',
    search: 'Product',
    searchHint: 'Type a model or a name, then choose',
    noProduct: 'No products match.',
    onRequest: 'Price on request',
    already: 'already in the list',
  },
  sums: {
    sum: 'Subtotal',
    discount: 'Discount on equipment',
    total: 'Total, excl. VAT',
    grandTotal: 'Total, incl. VAT',
    vatPercent: 'VAT',
    aitPercent: 'AIT, deducted at source',
    advancePercent: 'Advance',
    vat: (percent: string) => `VAT ${percent}%`,
    ait: (percent: string) => `AIT ${percent}%, deducted at source`,
    advance: (percent: string) => `Advance ${percent}%`,
    rateAmount: (label: string, amount: string) => `${label}: ${amount}`,
    useRate: (label: string, percent: string) => `${label}: use ${percent}%`,
    percent: (percent: string) => `${percent}% off the equipment`,
    unpriced: (count: number) =>
      count === 1 ? '1 line has no price yet' : `${count} lines have no price yet`,
  },
  text: {
    heading: 'Letter and terms',
    title: 'Subject',
    letter: 'Letter to the customer',
    set: 'Terms',
    chooseSet: 'Choose a set',
    own: 'Edited here',
    replaceQuestion: (name: string) => `Replace the terms with ‘${name}’?`,
    replaceText: 'The terms of this quotation were edited. These edits will be lost.',
    replace: 'Replace',
    manage: 'Edit term sets',
    terms: 'Terms',
    noTerms: 'No terms.',
    noLetter: 'No letter.',
  },
  recipient: {
    title: 'Customer',
    edit: 'Edit',
    labels: {
      name: 'Name',
      company: 'Company',
      email: 'Email',
      number: 'Phone',
      place: 'Location',
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
    past: 'This date is in the past.',
  },
  history: {
    title: 'Revisions',
    draft: (total: string) => `Draft, ${total}`,
    sent: (time: string, total: string) => `Sent ${time}, ${total}`,
    unsent: (state: string, total: string) => `${state}, ${total}`,
    by: (name: string) => `by ${name}`,
    opened: 'Opened by the customer',
    approvalRequested: (revision: number) => `Approval of revision ${revision} requested`,
    approved: (revision: number) => `Revision ${revision} approved`,
    refused: (revision: number) => `Approval of revision ${revision} refused`,
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
    open: (count: number) => counted(count, 'open question'),
    label: 'Answer to the customer',
    hint: 'Emailed to the customer with the question.',
    noneHint: 'No open question. Your text is emailed to the customer.',
    send: 'Send answer',
    sending: 'Sending...',
    empty: 'Write an answer',
    sent: 'Answer sent.',
    failed: 'We couldn’t send the answer. Please try again in a moment.',
  },
  note: {
    title: 'Internal note',
    hint: 'Staff only. Never on the quotation.',
    save: 'Save note',
    saving: 'Saving...',
    failed: 'We couldn’t save the note. Please try again in a moment.',
    conflict: (theirs: string) =>
      `Someone else changed the note to ‘${theirs}’. Save again to replace it.`,
  },
  bar: {
    saved: 'Saved',
    at: (time: string) => `, ${time}. Not sent`,
    saving: 'Saving...',
    changed: 'Not saved yet',
    failed: 'Autosave failed. Press Save.',
    save: 'Save',
    submitting: 'Saving...',
    send: (revision: number) => `Send revision ${revision}`,
    attention: (count: number) => (count === 1 ? '1 needs attention' : `${count} need attention`),
  },
  saved: 'Revision saved.',
  saveFailed: 'We couldn’t save the revision. Please try again in a moment.',
  nothing: { title: 'No changes', description: 'Everything is already saved.' },
  conflict: (by: string) => `${by} changed this revision`,
  invalidFields: 'Some fields need attention.',
  labels: {
    recipient: 'Customer',
    title: 'Subject',
    letter: 'Letter to the customer',
    lines: 'Lines',
    discount: 'Discount on equipment',
    vat_bp: 'VAT in percent',
    ait_bp: 'AIT in percent',
    advance_percent: 'Advance in percent',
    terms: 'Terms',
    valid_until: 'Valid until',
    design: 'Design',
  },
  noDiscount: 'none',
  designs: {
    system: 'With the system',
    project: 'With the systems',
    room: 'With the room',
    none: 'Left out',
  },
  send: {
    question: (revision: number) => `Send revision ${revision}?`,
    to: 'To',
    total: 'Total',
    valid: 'Valid until',
    text: 'The email has the PDF and a link where the customer can ask questions and accept. A sent revision can’t be changed.',
    supersedes: (revision: number) => `It supersedes revision ${revision}.`,
    confirm: 'Send',
    sending: 'Sending...',
    sent: (revision: number, to: string) => `Revision ${revision} is on its way to ${to}.`,
    failed: 'We couldn’t send the revision. Please try again in a moment.',
    changed: 'Someone else changed this revision. Check it, then send it.',
  },
  approval: {
    states: {
      needed: () =>
        'The discount is above the limit. An owner must approve this revision before you can send it.',
      owner: () => 'The discount is above the limit. As an owner, you can send without approval.',
      requested: (by: string | null) =>
        by ? `${by} requested an approval of this discount.` : 'An approval was requested.',
      approved: (by: string | null) =>
        by ? `Approved by ${by}. A change needs a new approval.` : 'Approved.',
      refused: (by: string | null, reason: string) =>
        by ? `Refused by ${by}: ${reason}` : `Refused: ${reason}`,
    },
    request: 'Request approval',
    approve: 'Approve',
    refuse: 'Refuse',
    refusing: 'Refusing...',
    refuseQuestion: (revision: number) => `Refuse revision ${revision}?`,
    reason: 'Reason',
    requestedNow: 'Approval requested.',
    approvedNow: 'Revision approved.',
    refusedNow: 'Revision refused.',
    failed: 'That didn’t work. Please try again in a moment.',
  },
  discarding: {
    question: (revision: number) => `Discard the draft of revision ${revision}?`,
    whole: 'Nothing has been sent. Discarding deletes the quotation; its number is not reused.',
    draft: 'Revisions already sent are kept.',
    confirm: 'Discard',
    busy: 'Discarding...',
    failed: 'We couldn’t discard the draft. Please try again in a moment.',
    done: 'Draft discarded.',
  },
  beginFailed: 'We couldn’t start the revision. Please try again in a moment.',
  missing: {
    name: 'Enter a name',
    email: 'Enter the customer’s email address',
    title: 'Enter a subject',
    lines: 'Add at least one line',
    line: 'Enter a title for this line',
    price: 'Enter a price',
    group: 'Enter a name',
    alternatives: (group: string) =>
      `‘${group}’ needs at least two alternatives, and one of them preselected.`,
    valid: 'This date is in the past',
    quantity: 'Enter a whole number from 1 to 9,999',
    taka: 'Enter whole taka',
    discount: (equipment: string) =>
      `The discount can’t be higher than the equipment, which costs ${equipment}.`,
  },
};
