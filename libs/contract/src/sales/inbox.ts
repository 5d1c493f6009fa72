import { z } from 'zod';
import {
  type ContactMessageQuery,
  enquiryFilters,
  CONTACT_MESSAGE_KINDS,
  CONTACT_MESSAGE_STATUSES,
  Person,
} from './enquiries';
import { moment, plainText } from '../platform/fields';
import { PageQuery } from '../platform/lists';
import { Delivery } from '../platform/mail';
import { RecordId } from '../platform/numbers';

const status = z.enum(CONTACT_MESSAGE_STATUSES, {
  errorMap: () => ({ message: 'Choose a status' }),
});
/** Null for nobody. */
const owner_id = RecordId.nullable();
export const enquiryIds = z.array(RecordId).min(1, 'Choose at least one enquiry').max(500);
/** Those that were removed together. */
export const removedIds = z.array(RecordId).min(1).max(2000);

/** Spam that is set to `new` is released: its mails go out then. */
export const UpdateContactMessage = z
  .object({
    status: status.optional(),
    owner_id: owner_id.optional(),
    /** What the editor had before it: a stale one is a 409. */
    version: z.number().int(),
  })
  .strict();
export type UpdateContactMessage = z.infer<typeof UpdateContactMessage>;

/** The largest number of enquiries that are changed at once. */
export const ENQUIRIES_AT_ONCE = 2000;

/**
 * The enquiries that a change is about: `ids`, or a `filter` of the inbox with how many it shows. If the filter selects
 * more or fewer by then, nothing is changed.
 */
const selection = {
  ids: enquiryIds.optional(),
  filter: z
    .object({ ...enquiryFilters, q: PageQuery.shape.q })
    .strict()
    .optional(),
  expected: z.number().int().positive().max(ENQUIRIES_AT_ONCE).optional(),
};
export interface EnquirySelection {
  ids?: number[] | undefined;
  filter?: Omit<ContactMessageQuery, 'page' | 'pageSize'> | undefined;
  expected?: number | undefined;
}
const isWhole = ({ ids, filter, expected }: EnquirySelection) =>
  (ids === undefined) === (filter !== undefined) &&
  (filter === undefined) === (expected === undefined);
const SELECTION = { message: 'Name ids, or a filter with how many it shows', path: ['ids'] };

export const ChangeContactMessages = z
  .object({ ...selection, status: status.optional(), owner_id: owner_id.optional() })
  .strict()
  .refine(isWhole, SELECTION);
export const RemoveContactMessages = z.object(selection).strict().refine(isWhole, SELECTION);
export type RemoveContactMessages = z.infer<typeof RemoveContactMessages>;
export type ChangeContactMessages = z.infer<typeof ChangeContactMessages>;

export const CONTACT_CHANNELS = ['call', 'whatsapp', 'mail'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

export const EVENT_KINDS = [
  'received',
  'mail',
  'reply',
  'note',
  'contact',
  'status',
  'owner',
  'quotation',
] as const;

/** What happened to an enquiry. It is never changed. */
export const EnquiryEvent = z.object({
  id: z.number().int(),
  kind: z.enum(EVENT_KINDS),
  at: moment,
  /** Null where the product did it, and where the account is gone. */
  by: Person.nullable(),
  /**
   * The text of a reply or a note, what somebody noted of a contact, the subject of a mail, the status that it got
   * (`confirmed` or `unsubscribed` for a subscription), the name of its new owner, or what happened to its quotation; null where there is none.
   */
  text: z.string().nullable(),
  /** How somebody contacted the visitor. */
  channel: z.enum(CONTACT_CHANNELS).nullable(),
  /** The mail of a reply, or the one that the product sent. */
  mail: Delivery.nullable(),
});
export type EnquiryEvent = z.infer<typeof EnquiryEvent>;

const TEXT_MAX = 5000;

export const CreateEnquiryNote = z.object({ text: plainText(TEXT_MAX, 'Write a note') }).strict();
export type CreateEnquiryNote = z.infer<typeof CreateEnquiryNote>;

export const CreateEnquiryReply = z
  .object({
    text: plainText(TEXT_MAX, 'Write a reply'),
    /** Without one it names the reference. */
    subject: plainText(150).optional(),
    /** Whether the enquiry is replied to with it. */
    set_replied: z.boolean(),
  })
  .strict();
export type CreateEnquiryReply = z.infer<typeof CreateEnquiryReply>;

export const CreateEnquiryContact = z
  .object({
    channel: z.enum(CONTACT_CHANNELS),
    text: plainText(500).optional(),
  })
  .strict();
export type CreateEnquiryContact = z.infer<typeof CreateEnquiryContact>;

/** A text for replies. `{name}`, `{reference}` and `{company}` stand for those of the enquiry and of the company. */
export const ReplyTemplate = z.object({
  id: z.number().int(),
  name: z.string(),
  text: z.string(),
  /** The kind of enquiry that it fits; null for any. */
  kind: z.enum(CONTACT_MESSAGE_KINDS).nullable(),
  version: z.number().int(),
  updated_at: moment,
});
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

const templateFields = {
  name: plainText(80, 'Name is required'),
  text: plainText(TEXT_MAX, 'Text is required'),
  kind: z
    .enum(CONTACT_MESSAGE_KINDS, { errorMap: () => ({ message: 'Choose a type of enquiry' }) })
    .nullable()
    .optional(),
};
export const CreateReplyTemplate = z.object(templateFields).strict();
export type CreateReplyTemplate = z.infer<typeof CreateReplyTemplate>;
export const UpdateReplyTemplate = z
  .object({ ...z.object(templateFields).partial().shape, version: z.number().int() })
  .strict();
export type UpdateReplyTemplate = z.infer<typeof UpdateReplyTemplate>;

/** What the link in a mail to a subscriber carries. */
export const SubscriptionLink = z.object({ token: z.string().min(1).max(300) }).strict();
export type SubscriptionLink = z.infer<typeof SubscriptionLink>;
