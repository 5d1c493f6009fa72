import { z } from 'zod';
import { Design } from './enquiry-design';
import { givenDay, isoDate, moment } from '../platform/fields';
import { PageQuery, sortBy } from '../platform/lists';
import { LOCALES } from '../platform/locales';
import { Delivery } from '../platform/mail';
import { Picture } from '../platform/picture';
import { TextId } from '../platform/numbers';
import { LOST_REASONS, saleFilters, STAGES } from './stages';

export const CONTACT_MESSAGE_KINDS = [
  'contact',
  'consultation',
  'subscription',
  'application',
  'quotation',
  'service',
] as const;
export type ContactMessageKind = (typeof CONTACT_MESSAGE_KINDS)[number];
/** `new` and `read` enquiries wait for a reply. Lists contain spam only if they filter by it. */
export const CONTACT_MESSAGE_STATUSES = ['new', 'read', 'replied', 'archived', 'spam'] as const;
export type ContactMessageStatus = (typeof CONTACT_MESSAGE_STATUSES)[number];
/** Spam score from which an enquiry is held. */
export const SPAM_LIMIT = 6;
export const SPAM_SCORE_MAX = 10;

/** A subscription to product news is valid once its address is confirmed. */
export const SUBSCRIPTION_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;

/** A member of staff, as referenced by other rows. */
export const Person = z.object({ id: z.number().int(), name: z.string() });

/** A line of a quotation request, with the data of the product at the time of the request. */
export const QuotationItem = z.object({
  /** Null if the product no longer exists. */
  product_id: z.number().int().nullable(),
  title: z.string(),
  model: z.string(),
  quantity: z.number().int(),
  /** In BDT per piece; null if it had no price. */
  price: z.number().nullable(),
  picture: Picture.nullable(),
});
export type QuotationItem = z.infer<typeof QuotationItem>;

/** A file of the sender, which only staff can download. */
const SentFile = z.object({
  name: z.string(),
  bytes: z.number().int(),
  deleted_at: moment.nullable(),
});

/** Fields that only some kinds of enquiries have; null if not given. */
export const ContactMessageDetails = z.object({
  company: z.string().nullable(),
  city: z.string().nullable(),
  role: z.string().nullable(),
  interest: z.string().nullable(),
  location: z.string().nullable(),
  /** Title that the opening had when the application was sent. */
  opening: z.string().nullable(),
  /** File of an application. It is deleted after some time; its name is kept. */
  cv: SentFile.nullable(),
  /** Fault of a unit, and its model or serial number, for a service request. */
  fault: z.string().nullable(),
  unit: z.string().nullable(),
  wanted_time: z.string().nullable(),
  /** Photos of a service request; none once they were deleted, which happens like for the file of an application. */
  photos: z.array(SentFile.omit({ deleted_at: true })),
  photos_deleted_at: moment.nullable(),
  /** Products of a quotation. */
  items: z.array(QuotationItem),
  /** Kind of building for a quotation. */
  project: z.string().nullable(),
  place: z.string().nullable(),
  /** Day, such as `2026-12-10`. */
  wanted_by: z.string().nullable(),
  /** Result of a tool; null if no tool was used or its inputs were impossible. */
  design: Design.nullable(),
  /** The design as text, or the inputs that could not be calculated. */
  design_text: z.string().nullable(),
});
export type ContactMessageDetails = z.infer<typeof ContactMessageDetails>;

export const ContactMessage = z.object({
  id: z.number().int(),
  /** Reference for people: `ENQ-2026-000123`. */
  reference: z.string(),
  kind: z.enum(CONTACT_MESSAGE_KINDS),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Language of the sender. */
  locale: z.enum(LOCALES),
  /** E.164, followed by `x` and the extension if there is one; '' if none was given. */
  number: z.string(),
  /** '' if none was written. */
  message: z.string(),
  details: ContactMessageDetails,
  status: z.enum(CONTACT_MESSAGE_STATUSES),
  /** Reason for the classification as spam, in words for staff. */
  spam_reason: z.string().nullable(),
  /** Spam score on arrival, up to `SPAM_SCORE_MAX`; null if it was not calculated. */
  spam_score: z.number().int().nullable(),
  /** Customer whom it is linked to. */
  customer: Person.nullable(),
  /** Installed unit whose code a service request was sent from. */
  installed_unit: Person.nullable(),
  /** Member of staff in charge. */
  owner: Person.nullable(),
  stage: z.enum(STAGES),
  /** Set for lost enquiries only. */
  lost_reason: z.enum(LOST_REASONS).nullable(),
  /** Expected order value in whole taka. */
  value: z.number().int().nullable(),
  /** Day on which the order is expected. */
  expected_on: isoDate.nullable(),
  /** The next action of staff, with its day and the person who does it. */
  next_step: z.string().nullable(),
  next_on: isoDate.nullable(),
  next_owner: Person.nullable(),
  /** Part of the site from which it was sent. */
  source: z.object({
    page: z.string().nullable(),
    product: z.object({ id: z.number().int(), title: z.string() }).nullable(),
    /** Filters of the list that the visitor was viewing, in words. */
    filters: z.string().nullable(),
  }),
  /** Null for other kinds. */
  subscription: z.enum(SUBSCRIPTION_STATES).nullable(),
  /** Time of the last reply. */
  replied_at: moment.nullable(),
  /** Mail with the last reply or quotation; null if it was answered in another way. */
  reply_mail: Delivery.nullable(),
  /** Number of other enquiries from the same email address, excluding spam. */
  earlier_count: z.number().int(),
  /** Network address of the sender; deleted after some time. */
  address: z.string().nullable(),
  version: z.number().int(),
  created_at: moment,
  /** When it was moved to the trash; it is purged after 30 days. */
  deleted_at: moment.nullable(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** Progress of an enquiry as shown to its sender. */
export const ENQUIRY_STATES = ['received', 'in_progress', 'answered'] as const;

/** An enquiry as its sender sees it. */
export const OwnEnquiry = z.object({
  reference: z.string(),
  kind: z.enum(CONTACT_MESSAGE_KINDS),
  /** Subject in one line. */
  subject: z.string(),
  /** Number of products in a quotation; 0 for other kinds. */
  item_count: z.number().int(),
  state: z.enum(ENQUIRY_STATES),
  created_at: moment,
});
export type OwnEnquiry = z.infer<typeof OwnEnquiry>;

/** An enquiry as shown to people who know its reference and phone number, without account: nothing personal. */
export const FoundEnquiry = OwnEnquiry.omit({ subject: true }).extend({
  /** Day and time of a service visit as the visitor asked for it. */
  wanted_by: z.string().nullable(),
  wanted_time: z.string().nullable(),
  replied_at: moment.nullable(),
});
export type FoundEnquiry = z.infer<typeof FoundEnquiry>;

/** Promises about enquiries: pages state only these numbers. */
export const EnquiryTerms = z.object({
  /** Working days within which the company replies. */
  reply_working_days: z.number().int(),
  /** Days after which the file of an application is deleted. */
  keep_application_days: z.number().int(),
  /** Days after which a suspected spam enquiry is deleted. */
  keep_quarantine_days: z.number().int(),
  /** Days after which the network address of the sender is deleted. */
  keep_address_days: z.number().int(),
});
export type EnquiryTerms = z.infer<typeof EnquiryTerms>;

/** Filters and order of the inbox and its export. */
export const enquiryFilters = {
  /** Spam is excluded unless this selects it. */
  status: z.enum(CONTACT_MESSAGE_STATUSES).optional(),
  kind: z.enum(CONTACT_MESSAGE_KINDS).optional(),
  /** Id of a staff account, 'me' for the caller, or 'none' for enquiries without an owner. */
  owner: z.union([z.enum(['me', 'none']), TextId]).optional(),
  /** All enquiries from one email address. */
  email: z.string().trim().max(190).optional(),
  /** Enquiries that have waited for a reply for more than a day. */
  waiting: z.literal('day').optional(),
  ...saleFilters,
  /** First and last day in Dhaka, both included. */
  from: givenDay.optional(),
  to: givenDay.optional(),
  /**
   * `waiting` is the order of the inbox: waiting enquiries, the longest first, then answered ones, newest first. `next`
   * is that of the pipeline: by the day of the next step, so overdue ones first, then those without one and closed ones.
   */
  sort: sortBy(
    ...(['created_at', 'id', 'first_name', 'last_name', 'email', 'status', 'waiting'] as const),
    ...(['next', 'value', 'expected_on'] as const),
  ),
};

export const ContactMessageQuery = PageQuery.extend(enquiryFilters);
export type ContactMessageQuery = z.infer<typeof ContactMessageQuery>;

export const ContactMessageTrashQuery = PageQuery.extend({
  sort: sortBy('deleted_at', 'created_at', 'id'),
});
export type ContactMessageTrashQuery = z.infer<typeof ContactMessageTrashQuery>;

/** Number of inbox rows by kind, excluding spam, and of the groups that are counted separately. */
export const ContactMessageCounts = z.object({
  all: z.number().int(),
  by_kind: z.object({
    contact: z.number().int(),
    consultation: z.number().int(),
    subscription: z.number().int(),
    application: z.number().int(),
    quotation: z.number().int(),
    service: z.number().int(),
  }),
  spam: z.number().int(),
  new: z.number().int(),
  /** The three parts of the inbox order: waiting for more than a day, waiting, answered. */
  waiting_day: z.number().int(),
  waiting: z.number().int(),
  answered: z.number().int(),
  /** Next steps of the caller that are due today or before. */
  due: z.number().int(),
});
export type ContactMessageCounts = z.infer<typeof ContactMessageCounts>;
