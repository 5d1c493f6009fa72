import type { CreateContactMessage, ErrorBody } from '@shishir/contract';
import { checkFields, contactRules, type ContactField } from '@shishir/contract/rules';
import {
  CONTACT_FIELDS,
  contactBody,
  type ContactTicket,
  type ContactTyped,
  idempotencyKey,
  readSubmission,
} from './submit-contact';

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
