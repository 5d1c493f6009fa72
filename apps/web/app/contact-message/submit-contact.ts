import type { CreateContactMessage } from '@shishir/contract';
import { contactRules, type ContactField } from '@shishir/contract/rules';

export const CONTACT_FIELDS = Object.keys(contactRules) as ContactField[];

export type ContactTyped = Record<ContactField, string>;

/** Comes with the page: what makes a repeated message recognisable, and when the form was opened. */
export interface ContactTicket {
  key: string;
  stamp: string;
}

/** What a posted form holds. */
export interface ContactSubmission {
  typed: ContactTyped;
  ticket: ContactTicket;
  /** The field that people do not see. */
  website: string;
}

export function readSubmission(form: FormData): ContactSubmission {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    typed: Object.fromEntries(CONTACT_FIELDS.map((field) => [field, text(field)])) as ContactTyped,
    ticket: { key: text('key'), stamp: text('stamp') },
    website: text('website'),
  };
}

/** The body of the call. `page` is the address that the form was sent from. */
export function contactBody(submission: ContactSubmission, page: string): CreateContactMessage {
  const { typed, ticket, website } = submission;
  return {
    ...typed,
    page: page.slice(0, 300),
    ...(ticket.stamp && { stamp: ticket.stamp }),
    ...(website && { website }),
  };
}

/**
 * The Idempotency-Key of one message: the ticket's key and a print of the text. Sending the same text again
 * makes no second enquiry, and a text that was mended after a failure is a message of its own.
 */
export function idempotencyKey({ typed, ticket }: ContactSubmission): string {
  const text = CONTACT_FIELDS.map((field) => typed[field].trim());
  return `${ticket.key.slice(0, 60)}-${print(JSON.stringify(text))}`;
}

/** 64 bits of FNV-1a as hexadecimal. Web Crypto is missing where a page is opened without https. */
function print(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  }
  return hash.toString(16).padStart(16, '0');
}
