import type { FoundEnquiry } from '@shishir/contract';
import { counted } from '@shishir/format';

/** Texts of the page with the state of an enquiry. */
export const yourEnquiryTexts = {
  home: 'Home',
  title: 'Your enquiry',
  lead: 'See how far we are, with the reference number and the phone number you gave us. No account needed.',
  reference: 'Reference number',
  referenceHint: 'ENQ-2026-000123',
  number: 'Phone number',
  numberHint: '01XXX XXXXXX',
  show: 'Show',
  showing: 'Looking...',
  notFound: 'Not found',
  failed: 'We couldn’t look it up. Please try again in a moment.',
  another: 'Look up another enquiry',
  keep: 'Keep the address of this page: it opens this enquiry at any time.',
  facts: {
    reference: 'Reference',
    kind: 'About',
    received: 'Received',
    visit: 'Visit wanted',
    state: 'State',
  },
  kinds: {
    contact: 'Message',
    consultation: 'Consultation',
    subscription: 'Product news',
    application: 'Application',
    quotation: 'Quotation',
    service: 'Service visit',
  } satisfies Record<FoundEnquiry['kind'], string>,
  products: (count: number) => counted(count, 'product'),
  states: {
    received: 'Received. We’ll get back to you.',
    in_progress: 'In progress. We’re working on it.',
    answered: 'Answered',
  } satisfies Record<FoundEnquiry['state'], string>,
  answered: (day: string) => `Answered on ${day}`,
  questions: 'Questions? Call us and give the reference.',
  contact: 'Contact us',
};
