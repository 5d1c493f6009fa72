import type { ErrorBody, Locale } from '@shishir/contract';
import { checkFields, type FieldRule } from '@shishir/contract/rules';
import { SENT_LOCALE } from '../../platform/locale/sent-locale';
import { formPartsTexts as texts } from './form-parts.texts';

/** The place on the site from which an enquiry was started. */
export interface LeadSource {
  page: string;
  product_id?: number;
  /** The filters of a list, in words. */
  filters?: string;
}

/** The signed time at which a form was opened, and the page its visitor came from. */
export interface FormTicket {
  /** '' if unknown, as on a page that is cached. */
  stamp: string;
  /** The page of the form by default. */
  source?: LeadSource;
}

export interface EnquirySent {
  state: 'sent';
  reference: string | null;
  /** Opens the page with the state of the enquiry. */
  stateKey: string | null;
  /** Sent texts by name of the field. */
  values: Partial<Record<string, string>>;
}

export interface EnquiryFailed<F extends string = string> {
  state: 'failed';
  /** Message about the server or the connection; null if the field errors are enough. */
  notice: { title: string; text: string | null } | null;
  errors: Partial<Record<F, string>>;
  /** The typed values, shown again. */
  values: Partial<Record<string, string>>;
  ticket: FormTicket;
}

export interface EnquiryOutcome<F extends string> {
  status: number;
  result: EnquirySent | EnquiryFailed<F>;
}

/** A response of the API to the browser or to the site's server. */
export interface ApiReply {
  status: number;
  body: unknown;
}

/** Sent by every form besides its own fields. */
export interface SentWithForm extends LeadSource {
  locale?: Locale;
  stamp?: string;
  website?: string;
}

interface EnquiryForm<F extends string, Extra extends string> {
  form: FormData;
  rules: Record<F, FieldRule>;
  /** The address that the form was sent from; the source if the form names no other. */
  page: string;
  /** Converts a value that means 'none' to a blank. */
  read?: (value: string) => string;
  /** Returns errors that no field rule finds, such as those of a file. */
  errors?: Partial<Record<Extra, string>>;
  /** Distinguishes messages with equal fields: their kind and subject. */
  about: readonly string[];
  post: (values: Record<F, string>, sent: SentWithForm, key: string) => Promise<ApiReply>;
}

/** Validates a posted form and sends it. Never throws for a lost connection. */
export async function submitEnquiry<F extends string, Extra extends string = never>(
  enquiry: EnquiryForm<F, Extra>,
): Promise<EnquiryOutcome<F | Extra>> {
  const { form, rules, page, read = String, about, post } = enquiry;
  const fields = Object.keys(rules) as F[];
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const values = Object.fromEntries(fields.map((field) => [field, read(text(field))])) as Record<
    F,
    string
  >;
  const source = readSource(text, page);
  const ticket = { stamp: text('stamp'), source };
  const failed = (
    status: number,
    errors: Partial<Record<F | Extra, string>>,
    notice: EnquiryFailed['notice'] = null,
  ): EnquiryOutcome<F | Extra> => ({
    status,
    result: { state: 'failed', notice, errors, values, ticket },
  });

  const errors = {
    ...checkFields(rules, values),
    ...enquiry.errors,
  } as Partial<Record<F | Extra, string>>;
  if (Object.values(errors).some(Boolean)) return failed(400, errors);

  const website = text('website');
  const sent = {
    ...SENT_LOCALE,
    ...source,
    ...(ticket.stamp && { stamp: ticket.stamp }),
    ...(website && { website }),
  };
  const content = [...about, ...fields.map((field) => values[field].trim())];
  try {
    const response = await post(values, sent, hashOf(JSON.stringify(content)));
    if (response.status < 300) {
      const { reference = null, key = null } = (response.body ?? {}) as Partial<Receipt>;
      return { status: 200, result: { state: 'sent', reference, stateKey: key, values } };
    }
    const names = [...fields, ...(Object.keys(enquiry.errors ?? {}) as Extra[])];
    const rejected = rejection(response.body, names);
    return failed(response.status, rejected.errors, {
      title: texts.rejected,
      text: rejected.text,
    });
  } catch {
    // On the server, `navigator.onLine` is not reliable.
    const text = globalThis.navigator?.onLine === false ? texts.offline : null;
    return failed(503, {}, { title: texts.broken, text });
  }
}

/** Returns the source in the hidden fields of the form. They are untrusted input, so they are checked again. */
function readSource(text: (name: string) => string, page: string): LeadSource {
  const product = /^[1-9]\d{0,8}$/.exec(text('product_id'))?.[0];
  const filters = text('filters').slice(0, 500);
  const given = text('page');
  return {
    page: (given.startsWith('/') ? given : page).slice(0, 300),
    ...(product && { product_id: Number(product) }),
    ...(filters && { filters }),
  };
}

/** The API's response to a sent form. */
type Receipt = Record<'reference' | 'key', string>;

/** Returns the errors of fields that the form has; if there are none, the server's other message. */
function rejection<F extends string>(body: unknown, names: readonly F[]) {
  const error = body as Partial<ErrorBody> | null;
  const reported = Object.entries(error?.fields ?? {});
  const known = reported.filter(([field]) => names.includes(field as F));
  const others = reported.filter(([field]) => !names.includes(field as F));
  const text = others.map(([, sentence]) => sentence).join(' ') || (error?.message ?? null);
  return {
    errors: Object.fromEntries(known) as Partial<Record<F, string>>,
    text: known.length > 0 && others.length === 0 ? null : text,
  };
}

/**
 * Returns the Idempotency-Key of a message, which browser and server both derive from its content: a 64-bit FNV-1a
 * hash, as Web Crypto is not available on pages without https.
 */
function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  }
  return hash.toString(16).padStart(16, '0');
}
