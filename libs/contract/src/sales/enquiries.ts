import { z } from 'zod';
import { Design } from './enquiry-design';
import { givenDay, moment } from '../platform/fields';
import { PageQuery, sortBy } from '../platform/lists';
import { Delivery } from '../platform/mail';
import { Picture } from '../platform/picture';
import { TextId } from '../platform/numbers';

export const CONTACT_MESSAGE_KINDS = [
  'contact',
  'consultation',
  'subscription',
  'application',
  'quotation',
] as const;
export type ContactMessageKind = (typeof CONTACT_MESSAGE_KINDS)[number];
/** A `new` or `read` one waits for a reply. Spam is in no list that does not ask for it. */
export const CONTACT_MESSAGE_STATUSES = ['new', 'read', 'replied', 'archived', 'spam'] as const;
export type ContactMessageStatus = (typeof CONTACT_MESSAGE_STATUSES)[number];
/** Spam score from which an enquiry is held back. */
export const SPAM_LIMIT = 6;
export const SPAM_SCORE_MAX = 10;

/** A subscription to product news is valid once its address is confirmed. */
export const SUBSCRIPTION_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;

/** A member of staff, as other rows name one. */
export const Person = z.object({ id: z.number().int(), name: z.string() });

/** A line of a quotation: the product as it was when the visitor asked. */
export const QuotationItem = z.object({
  /** Null where the product is gone. */
  product_id: z.number().int().nullable(),
  title: z.string(),
  model: z.string(),
  quantity: z.number().int(),
  /** In BDT for one; null where it had no price. */
  price: z.number().nullable(),
  picture: Picture.nullable(),
});
export type QuotationItem = z.infer<typeof QuotationItem>;

/** What only some kinds have; null where it was not given. */
export const ContactMessageDetails = z.object({
  company: z.string().nullable(),
  city: z.string().nullable(),
  role: z.string().nullable(),
  interest: z.string().nullable(),
  location: z.string().nullable(),
  /** The title of the opening that an application is for, as it was called then. */
  opening: z.string().nullable(),
  /** The file of an application. It is deleted after a time; its name stays. */
  cv: z
    .object({ name: z.string(), bytes: z.number().int(), deleted_at: moment.nullable() })
    .nullable(),
  /** The products of a quotation. */
  items: z.array(QuotationItem),
  /** What kind of building a quotation is for. */
  project: z.string().nullable(),
  place: z.string().nullable(),
  /** A day, such as `2026-12-10`. */
  wanted_by: z.string().nullable(),
  /** What a tool has worked out; null where nothing was, and where its inputs were impossible. */
  design: Design.nullable(),
  /** The same in words, or the inputs that could not be calculated. */
  design_text: z.string().nullable(),
});
export type ContactMessageDetails = z.infer<typeof ContactMessageDetails>;

export const ContactMessage = z.object({
  id: z.number().int(),
  /** What people name it by: `ENQ-2026-000123`. */
  reference: z.string(),
  kind: z.enum(CONTACT_MESSAGE_KINDS),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** E.164, with `x` and the extension if there is one; '' if none was given. */
  number: z.string(),
  /** '' where none was written. */
  message: z.string(),
  details: ContactMessageDetails,
  status: z.enum(CONTACT_MESSAGE_STATUSES),
  /** Why it was taken for spam, in words for staff. */
  spam_reason: z.string().nullable(),
  /** How much it looked like spam when it came, up to `SPAM_SCORE_MAX`; null where that was not counted. */
  spam_score: z.number().int().nullable(),
  /** Who of the staff cares for it. */
  owner: Person.nullable(),
  /** Where on the site the visitor was. */
  source: z.object({
    page: z.string().nullable(),
    product: z.object({ id: z.number().int(), title: z.string() }).nullable(),
    /** How the visitor had narrowed a list, in words. */
    filters: z.string().nullable(),
  }),
  /** Null for any other kind. */
  subscription: z.enum(SUBSCRIPTION_STATES).nullable(),
  /** When it was last replied to. */
  replied_at: moment.nullable(),
  /** The mail of the last reply or quotation; null where it was answered in another way. */
  reply_mail: Delivery.nullable(),
  /** Other enquiries from the same email address, without spam. */
  earlier_count: z.number().int(),
  /** The network address that it was sent from; null after some time. */
  address: z.string().nullable(),
  version: z.number().int(),
  created_at: moment,
  /** Since when it is in the trash; after 30 days it is purged. */
  deleted_at: moment.nullable(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** How far an enquiry is, in the eyes of whoever sent it. */
export const ENQUIRY_STATES = ['received', 'in_progress', 'answered'] as const;

/** An enquiry as its sender sees it. */
export const OwnEnquiry = z.object({
  reference: z.string(),
  kind: z.enum(CONTACT_MESSAGE_KINDS),
  /** One line that names what it was about. */
  subject: z.string(),
  /** How many products a quotation has; 0 for any other kind. */
  item_count: z.number().int(),
  state: z.enum(ENQUIRY_STATES),
  created_at: moment,
});
export type OwnEnquiry = z.infer<typeof OwnEnquiry>;

/** What the company promises about enquiries: pages state these numbers and no others. */
export const EnquiryTerms = z.object({
  /** Within how many working days somebody replies. */
  reply_working_days: z.number().int(),
  /** After how many days the file of an application is deleted. */
  keep_application_days: z.number().int(),
  /** After how many days an enquiry that looks like spam is deleted. */
  keep_quarantine_days: z.number().int(),
  /** After how many days the network address of its sender is deleted. */
  keep_address_days: z.number().int(),
});
export type EnquiryTerms = z.infer<typeof EnquiryTerms>;

/** What narrows and orders the inbox and its export. */
export const enquiryFilters = {
  /** Without it, spam is left out. */
  status: z.enum(CONTACT_MESSAGE_STATUSES).optional(),
  kind: z.enum(CONTACT_MESSAGE_KINDS).optional(),
  /** An account of the staff by its id, whoever asks, or nobody. */
  owner: z.union([z.enum(['me', 'none']), TextId]).optional(),
  /** All enquiries of one email address. */
  email: z.string().trim().max(190).optional(),
  /** Those that have waited for a reply for more than a day. */
  waiting: z.literal('day').optional(),
  /** The first day in Dhaka and the last, both included. */
  from: givenDay.optional(),
  to: givenDay.optional(),
  /** `waiting` is the order of the inbox: those that wait, longest first, then the answered ones, newest first. */
  sort: sortBy('created_at', 'id', 'first_name', 'last_name', 'email', 'status', 'waiting'),
};

export const ContactMessageQuery = PageQuery.extend(enquiryFilters);
export type ContactMessageQuery = z.infer<typeof ContactMessageQuery>;

export const ContactMessageTrashQuery = PageQuery.extend({
  sort: sortBy('deleted_at', 'created_at', 'id'),
});
export type ContactMessageTrashQuery = z.infer<typeof ContactMessageTrashQuery>;

/** The rows of the inbox by kind, without spam; beside them what has a count of its own. */
export const ContactMessageCounts = z.object({
  all: z.number().int(),
  by_kind: z.object({
    contact: z.number().int(),
    consultation: z.number().int(),
    subscription: z.number().int(),
    application: z.number().int(),
    quotation: z.number().int(),
  }),
  spam: z.number().int(),
  new: z.number().int(),
  /** The three parts of the inbox order: waiting over a day, waiting, answered. */
  waiting_day: z.number().int(),
  waiting: z.number().int(),
  answered: z.number().int(),
});
export type ContactMessageCounts = z.infer<typeof ContactMessageCounts>;
