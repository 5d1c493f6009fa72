import type { OwnEnquiry, OwnQuotation } from '@shishir/contract';
import { counted } from '@shishir/format';
import type { ReactNode } from 'react';
import { enquiryTermsTexts } from '../../../sales/enquiry/enquiry-terms.texts';

/** Texts of the sections of the visitor's dashboard. */
export const visitorAreaTexts = {
  enquiries: {
    title: 'Enquiries',
    new: 'New enquiry',
    notLoaded: 'We couldn’t load your enquiries. Please reload the page in a moment.',
    empty: 'No enquiries yet.',
    emptyText:
      'Ask about a unit, a price or a whole building. Enquiries you send while signed in appear ' +
      'here with their status.',
    states: {
      received: 'Received',
      in_progress: 'In progress',
      answered: 'Answered',
    } satisfies Record<OwnEnquiry['state'], string>,
    kinds: {
      contact: 'Message',
      consultation: 'Consultation',
      subscription: 'Product news',
      application: 'Application',
      quotation: 'Quotation',
      service: 'Service visit',
    } satisfies Record<OwnEnquiry['kind'], string>,
    products: (count: number) => counted(count, 'product'),
    confirmAddress: 'You’ll get our news once you confirm your email address.',
    inProgress: 'We’re working on it.',
    reply: (days: number) => `We’ll reply within ${enquiryTermsTexts.workingDays(days)}.`,
    pages: 'Pages of enquiries',
    newer: 'Newer',
    older: 'Older',
  },
  quotations: {
    title: 'Quotations',
    states: {
      open: 'Open',
      accepted: 'Accepted',
      superseded: 'Replaced',
      expired: 'No longer valid',
    } satisfies Record<OwnQuotation['state'], string>,
    priceOpen: 'To be quoted',
    revision: (revision: number) => `revision ${revision}`,
    validUntil: (day: string) => `valid until ${day}`,
    wasValidUntil: (day: string) => `was valid until ${day}`,
  },
  systems: {
    title: 'VRF systems',
    plan: 'Plan a system',
    planFirst: 'Plan a VRF system',
    notLoaded: 'We couldn’t load your systems. Please reload the page in a moment.',
    notSaved: 'We couldn’t save this. Please try again in a moment.',
    empty: 'No systems yet.',
    emptyText:
      'Plan indoor and outdoor units room by room. Saved systems appear here on all your devices.',
    summary: (rooms: number, units: number, saved: string) =>
      `${counted(rooms, 'room')}, ${counted(units, 'indoor unit')}. Saved ${saved}`,
    name: 'Name',
    rename: 'Rename',
    renamed: (name: string) => `Renamed to ‘${name}’`,
    save: 'Save',
    delete: 'Delete',
    deleteQuestion: (name: string) => `Delete ‘${name}’ permanently?`,
    deleted: 'Deleted',
  },
  cart: {
    title: 'Quotation cart',
    withoutScript: (link: (label: string) => ReactNode) => (
      <>The cart needs JavaScript. {link('Tell us')} which units you need.</>
    ),
    empty: 'Your cart is empty',
    emptyText: 'Add the units you need and we’ll send one quotation for all of them.',
    products: 'All Products',
    gone: 'No longer sold',
    pieces: (count: number) => counted(count, 'piece'),
    onRequest: 'Price on request',
    total: 'Total of list prices',
    open: 'Open the cart',
    ask: 'Ask for a quotation',
    notIncluded: 'Not included: installation, piping, VAT. This is not an order.',
  },
};
