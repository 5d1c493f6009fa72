import type { Design, RevisionState } from '@shishir/contract';
import { counted, formatTaka } from '@shishir/format';
import type { ReactNode } from 'react';

const difference = (before: number, after: number) =>
  after < before ? `${formatTaka(before - after)} less` : `${formatTaka(after - before)} more`;

type Bold = (text: string) => ReactNode;

/** Texts of the page of a quotation for its recipient. */
export const quotationTexts = {
  home: 'Home',
  dashboard: 'Your enquiries',
  title: 'Quotation',
  titleOf: (number: string) => `Quotation ${number}`,
  heading: (number: ReactNode) => <>Quotation {number}</>,
  description: 'Your quotation with its prices and terms. Ask questions or accept it online.',
  preparedFor: (title: string, recipient: string) => `${title}. Prepared for ${recipient}.`,
  revision: (revision: number, sent: string | null) =>
    sent ? `Revision ${revision}, ${sent}` : `Revision ${revision}`,
  validUntil: (day: string) => `Valid until ${day}`,
  accept: 'Accept',
  /** Shown instead of an amount if there is no price yet. */
  priceOpen: 'To be quoted',
  letter: 'Letter',
  terms: 'Terms',
  validity: 'Validity',
  validityText: (day: string) => `This quotation is valid until the end of ${day}.`,
  replaces: (revision: number, before: number) =>
    `Revision ${revision} replaces revision ${before}.`,
  changes: {
    title: (revision: number) => `What’s new in revision ${revision}`,
    none: (before: number) => `No changes from revision ${before}.`,
    added: (name: ReactNode, count: number) => (
      <>
        {name} is new, {counted(count, 'piece')}
      </>
    ),
    removed: (name: ReactNode) => <>{name} removed</>,
    quantity: (name: ReactNode, before: number, after: number) => (
      <>
        {name} {counted(after, 'piece')} instead of {before}
      </>
    ),
    price: (name: ReactNode, before: number, after: number, quantity: number) => (
      <>
        {name} {formatTaka(after)}
        {quantity > 1 && ' each'}, {difference(before, after)}
      </>
    ),
    discountRemoved: (bold: Bold, before: number) => (
      <>
        {bold('Discount')} of {formatTaka(before)} removed
      </>
    ),
    discountNew: (bold: Bold, after: number) => (
      <>
        {bold('Discount')} on equipment, {formatTaka(after)}
      </>
    ),
    discount: (bold: Bold, before: number, after: number) => (
      <>
        {bold('Discount')} on equipment, {formatTaka(after)} instead of {formatTaka(before)}
      </>
    ),
    total: (bold: Bold, before: number, after: number) => (
      <>
        {bold('Total')} {formatTaka(after)}, {difference(before, after)}
      </>
    ),
    chosen: (name: ReactNode) => <>{name} is now part of the offer</>,
    notChosen: (name: ReactNode) => <>{name} is now only an option</>,
    /** A rate in percent; null if the revision states none. */
    rate: (
      bold: Bold,
      kind: 'vat' | 'ait' | 'advance',
      before: string | null,
      after: string | null,
    ) => (
      <>
        {bold({ vat: 'VAT', ait: 'Advance income tax', advance: 'Advance' }[kind])}{' '}
        {after ?? 'no longer stated'}
        {after && before && ` instead of ${before}`}
      </>
    ),
    letter: (bold: Bold) => <>New {bold('cover letter')}</>,
    design: (bold: Bold) => <>{bold('System')} changed</>,
    terms: (bold: Bold) => <>{bold('Terms')} changed</>,
    validUntil: (bold: Bold, day: string) => (
      <>
        {bold('Valid')} until {day}
      </>
    ),
  },
  design: {
    title: { room: 'Room', system: 'System', project: 'Systems' } satisfies Record<
      Design['tool'],
      string
    >,
    open: {
      room: 'Open in the room calculator',
      system: 'Open in the system builder',
      project: 'Open in the system builder',
    } satisfies Record<Design['tool'], string>,
    area: 'Floor area',
    load: 'Cooling load, likely',
    from: 'From',
    to: 'To',
    rooms: 'Rooms',
    roomLoads: 'Room loads',
    indoorUnits: 'Indoor units',
    outdoorUnit: 'Outdoor unit',
    noOutdoorUnit: 'No outdoor unit',
    ratio: 'Combination ratio',
    earlierEdition:
      'Made with an earlier edition of our calculation. The figures are kept as they were.',
  },
  prices: {
    title: 'Prices',
    number: 'No.',
    item: 'Item',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    amount: 'Amount',
    subtotal: 'Subtotal',
    discount: 'Discount on equipment',
    vat: (percent: string) => `VAT ${percent}%`,
    total: 'Total, excl. VAT',
    grandTotal: 'Total, incl. VAT',
    ait: (percent: string) => `Advance income tax (AIT) ${percent}%, if you deduct it at source`,
    payable: 'Payment to us after AIT',
    advance: (percent: string) => `Advance ${percent}% of the total`,
    inWords: (words: string) => words,
    options: 'Options',
    alternatives: (name: string) => `${name}: choose one`,
    recalculate: 'Recalculate the total',
    included: 'Included',
    /** After the quantity, as in '3 × included'. */
    timesIncluded: 'included',
  },
  decision: {
    label: 'Your decision',
    total: 'Total, excl. VAT',
    grandTotal: 'Total, incl. VAT',
    advance: (percent: string, amount: string) => `Advance ${percent}%: ${amount}.`,
    daysLeft: (days: number) => (days === 0 ? 'Last day' : `${counted(days, 'day')} left`),
    validity: (day: string, discount: string | null) =>
      discount ? `Valid until ${day}. Includes a discount of ${discount}.` : `Valid until ${day}.`,
    accepted: 'Accepted',
    acceptedBy: (name: string | undefined, revision: number, contact: string | null) =>
      contact
        ? `${name} accepted revision ${revision}. ${contact} will call you to agree dates.`
        : `${name} accepted revision ${revision}. We’ll call you to agree dates.`,
    replacedBy: (revision: number | undefined) => `Replaced by revision ${revision}`,
    acceptedOn: (name: string, revision: number, at: string) =>
      `${name} accepted revision ${revision} on ${at}.`,
    openNewest: (revision: number | undefined, sent: string | null | undefined) =>
      (sent
        ? `Please open the link in our email of ${sent} about revision ${revision}. `
        : `Please open the link in our email about revision ${revision}. `) +
      'Each revision has its own link. If you can’t find it, ask us to send it again.',
    expired: 'No longer valid',
    expiredOn: (day: string) => `Expired ${day}`,
    expiredText:
      'Prices may have changed. Ask for a new revision and we’ll send it to the same address.',
    ask: {
      open: 'Ask a question',
      accepted: 'Ask a question',
      superseded: 'Ask for the link again',
      expired: 'Ask for a new revision',
    } satisfies Record<RevisionState, string>,
    pdf: 'PDF',
    acceptedPdf: 'Order confirmation (PDF)',
    name: 'Your name',
    agreement: (revision: number, terms: (label: string) => ReactNode) => (
      <>
        I accept revision {revision} with its prices and {terms('terms')}.
      </>
    ),
    order: 'Purchase order (optional)',
    orderHint: (megabytes: number) => `PDF, JPG or PNG, max. ${megabytes} MB`,
    orderAgain: 'Please choose the purchase order again.',
    purchaseOrder: (name: string) => `Purchase order: ${name}.`,
    /** Data stored with the acceptance. */
    stored: (privacy: (label: string) => ReactNode) => (
      <>We store your name, the time and your IP address. {privacy('Privacy')}</>
    ),
    accept: 'Accept the quotation',
    accepting: 'Accepting...',
    noPayment: 'No payment now. We’ll call to agree dates.',
    notAccepted: (reason: string) => `Not accepted. ${reason}`,
    /** Initials are made of it if the contact has no name. */
    sales: 'Sales',
    salesTeam: 'Our sales team',
  },
  log: {
    title: 'Questions and revisions',
    revision: (revision: number) => `Revision ${revision}`,
    total: (total: string) => `${total}.`,
    totalReplaced: (total: string, next: number) => `${total}. Replaced by revision ${next}.`,
    pdf: 'Open the PDF',
    question: 'Your question',
    answer: (by: string | null) => (by ? `Answer from ${by}` : 'Answer'),
    accepted: (revision: number) => `Revision ${revision} accepted`,
    acceptedBy: (name: string) => `By ${name}.`,
  },
  ask: {
    label: 'Ask a question or request a change',
    placeholder: 'For example: what would it cost without the pantry?',
    prefill: {
      expired: 'Please send me a new revision of this quotation.',
      superseded: 'Please send me the link to the latest revision again.',
    },
    send: 'Send question',
    sending: 'Sending...',
    sent: (contact: string | null) =>
      contact
        ? `Question sent. ${contact} will reply by email, and the answer will appear here too.`
        : 'Question sent. We’ll reply by email, and the answer will appear here too.',
    notSent: (reason: string) => `Not sent. ${reason}`,
  },
  broken: 'Something went wrong. Please try again.',
  pdfFailed: 'We couldn’t create this file. Please try again in a moment.',
  /** Instead of a quotation. */
  missing: {
    down: {
      title: 'We couldn’t load the quotation',
      text: 'Your link is fine, and nothing is lost. Please try again in a moment.',
    },
    none: {
      title: 'Open a quotation',
      text: 'Each quotation has its own link. You’ll find it in our email.',
    },
    broken: {
      title: 'This link doesn’t open a quotation',
      text:
        'Part of it may be missing. Please open the whole link from our email, or ask us for a ' +
        'new one.',
    },
    writeToUs: 'Write to us',
    questionNotSent: (text: string) => `Your question was not sent: ‘${text}’`,
    notAccepted: 'The quotation was not accepted.',
    sendAgain: 'Send it again',
    acceptAgain: 'Accept it again',
  },
};
