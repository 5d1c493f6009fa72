import type { CreateContactMessage, ErrorBody } from '@shishir/contract';
import { checkFields, type ContactField, contactRules } from '@shishir/contract/rules';

export const SENT = { title: 'Success', text: 'Message Send Successfully' };
export const REJECTED = 'Server validation failed.';
export const BROKEN = 'Something went wrong. Please try again.';

export type ContactErrors = Partial<Record<ContactField, string>>;

export interface ContactSent {
  state: 'sent';
  reference: string | null;
}

export interface ContactFailed {
  state: 'failed';
  /** The message about the server or the connection; null where the field errors are enough. */
  notice: { title: string; text: string | null } | null;
  errors: ContactErrors;
  values: ContactValues;
  ticket: ContactTicket;
}

interface ContactOutcome {
  status: number;
  result: ContactSent | ContactFailed;
}

/** How a valid message is sent to the API: from the browser or from the site's server. */
type PostContact = (
  body: CreateContactMessage,
  key: string,
) => Promise<{ status: number; body: unknown }>;

/** Validates a posted form and sends it. Never throws for a lost connection. */
export async function submitContact(
  form: FormData,
  page: string,
  post: PostContact,
): Promise<ContactOutcome> {
  const submission = readSubmission(form);
  const { values, ticket } = submission;
  const failed = (
    status: number,
    errors: ContactErrors,
    notice: ContactFailed['notice'] = null,
  ): ContactOutcome => ({
    status,
    result: { state: 'failed', notice, errors, values, ticket },
  });

  const errors = checkFields(contactRules, values);
  if (Object.keys(errors).length > 0) return failed(400, errors);

  try {
    const response = await post(contactBody(submission, page), idempotencyKey(submission));
    if (response.status < 300) {
      return { status: 200, result: { state: 'sent', reference: referenceOf(response.body) } };
    }
    const error = response.body as Partial<ErrorBody> | null;
    const known = knownErrors(error?.fields);
    // If there is no field error, the server's own message is shown.
    const text = Object.keys(known).length > 0 ? null : (error?.message ?? null);
    return failed(response.status, known, { title: REJECTED, text });
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

const CONTACT_FIELDS = Object.keys(contactRules) as ContactField[];

type ContactValues = Record<ContactField, string>;

/**
 * Rendered with the page: a key that identifies a repeated message, and a stamp of when the form was opened.
 */
export interface ContactTicket {
  key: string;
  stamp: string;
}

/** The content of a posted form. */
interface ContactSubmission {
  values: ContactValues;
  ticket: ContactTicket;
  /** The honeypot field. */
  website: string;
}

function readSubmission(form: FormData): ContactSubmission {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    values: Object.fromEntries(
      CONTACT_FIELDS.map((field) => [field, text(field)]),
    ) as ContactValues,
    ticket: { key: text('key'), stamp: text('stamp') },
    website: text('website'),
  };
}

/** The body of the request. `page` is the address that the form was sent from. */
function contactBody(submission: ContactSubmission, page: string): CreateContactMessage {
  const { values, ticket, website } = submission;
  return {
    ...values,
    page: page.slice(0, 300),
    ...(ticket.stamp && { stamp: ticket.stamp }),
    ...(website && { website }),
  };
}

/**
 * The Idempotency-Key of one message: the ticket's key and a hash of the text. Sending the same text again
 * creates no second enquiry; a text that was changed after a failure is a new message.
 */
function idempotencyKey({ values, ticket }: ContactSubmission): string {
  const text = CONTACT_FIELDS.map((field) => values[field].trim());
  return `${ticket.key.slice(0, 60)}-${hashOf(JSON.stringify(text))}`;
}

/** The 64-bit FNV-1a hash as hexadecimal. Web Crypto is not available on pages without https. */
function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  }
  return hash.toString(16).padStart(16, '0');
}
