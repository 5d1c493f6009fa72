import type { CreateContactMessage, ErrorBody } from '@shishir/contract';
import { checkFields, type ContactField, contactRules } from '@shishir/contract/rules';

export const SENT = { title: 'Success', text: 'Message Send Successfully' };
export const REFUSED = 'Server validation failed.';
export const BROKEN = 'Something went wrong. Please try again.';

export type ContactErrors = Partial<Record<ContactField, string>>;

export interface ContactSent {
  state: 'sent';
  reference: string | null;
}

export interface ContactFailed {
  state: 'failed';
  /** What the server or the connection says; null where the fields say it all. */
  notice: { title: string; text: string | null } | null;
  errors: ContactErrors;
  typed: ContactTyped;
  ticket: ContactTicket;
}

export interface ContactOutcome {
  status: number;
  result: ContactSent | ContactFailed;
}

/** How a checked message reaches the API: by the browser itself, or by the site's server. */
export type PostContact = (
  body: CreateContactMessage,
  key: string,
) => Promise<{ status: number; body: unknown }>;

/** Checks a posted form and, where nothing is wrong with it, sends it. Never throws for a lost connection. */
export async function submitContact(
  form: FormData,
  page: string,
  post: PostContact,
): Promise<ContactOutcome> {
  const submission = readSubmission(form);
  const { typed, ticket } = submission;
  const failed = (
    status: number,
    errors: ContactErrors,
    notice: ContactFailed['notice'] = null,
  ): ContactOutcome => ({
    status,
    result: { state: 'failed', notice, errors, typed, ticket },
  });

  const errors = checkFields(contactRules, typed);
  if (Object.keys(errors).length > 0) return failed(400, errors);

  try {
    const answer = await post(contactBody(submission, page), idempotencyKey(submission));
    if (answer.status < 300) {
      return { status: 200, result: { state: 'sent', reference: referenceOf(answer.body) } };
    }
    const refusal = answer.body as Partial<ErrorBody> | null;
    const known = knownErrors(refusal?.fields);
    // Where no field says what is wrong, the server's own sentence does.
    const text = Object.keys(known).length > 0 ? null : (refusal?.message ?? null);
    return failed(answer.status, known, { title: REFUSED, text });
  } catch {
    return failed(503, {}, { title: BROKEN, text: null });
  }
}

function referenceOf(body: unknown): string | null {
  return (body as { reference?: string } | null)?.reference ?? null;
}

function knownErrors(fields: Record<string, string> = {}): ContactErrors {
  return Object.fromEntries(
    CONTACT_FIELDS.filter((field) => fields[field]).map((field) => [field, fields[field]]),
  );
}

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
