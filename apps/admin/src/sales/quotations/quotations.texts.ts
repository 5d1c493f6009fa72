import type { QuotationRevision } from '@shishir/contract';
import { counted } from '@shishir/format';
import type { ListedState } from './quotation-values';

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
