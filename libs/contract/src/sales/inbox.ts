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
import { saleFields, stageFields } from './stages';
import { RecordId } from '../platform/numbers';
import { salesErrors } from './sales-errors.texts';
import { schemaTexts } from '../platform/schema.texts';

const status = z.enum(CONTACT_MESSAGE_STATUSES, {
  errorMap: () => ({ message: schemaTexts.chooseStatus }),
});
/** Null for no owner. */
const owner_id = RecordId.nullable();
export const enquiryIds = z.array(RecordId).min(1, salesErrors.chooseEnquiry).max(500);
/** Enquiries that were deleted together. */
export const removedIds = z.array(RecordId).min(1).max(2000);

/** Setting spam to `new` releases it, which sends its mails. */
export const UpdateContactMessage = z
  .object({
    status: status.optional(),
    owner_id: owner_id.optional(),
    ...saleFields,
    /** Version that was edited; 409 if stale. */
    version: z.number().int(),
  })
  .strict();
export type UpdateContactMessage = z.infer<typeof UpdateContactMessage>;

/** Maximum number of enquiries in a bulk change. */
export const ENQUIRIES_AT_ONCE = 2000;

/**
 * Enquiries of a bulk change: `ids`, or a `filter` of the inbox together with the number of rows it shows. If the
 * filter selects more or fewer enquiries by then, nothing is changed.
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
const SELECTION = { message: 'Give IDs, or a filter with its number of results', path: ['ids'] };

export const ChangeContactMessages = z
  .object({
    ...selection,
    status: status.optional(),
    owner_id: owner_id.optional(),
    ...stageFields,
  })
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
  'stage',
  'value',
  'next_step',
] as const;

/** An event in the history of an enquiry; immutable. */
export const EnquiryEvent = z.object({
  id: z.number().int(),
  kind: z.enum(EVENT_KINDS),
  at: moment,
  /** Null for events caused by the product, and if the account was deleted. */
  by: Person.nullable(),
  /**
   * Text of a reply or a note, remark about a contact, subject of a mail, new status (`confirmed` or `unsubscribed` for
   * a subscription), name of the new owner, event of its quotation, new stage (`lost:` with the reason), new value in
   * taka, or day and text of the next step (`2026-12-03 Call again`); null for other events, a removed value and a
   * completed next step.
   */
  text: z.string().nullable(),
  /** Channel through which staff contacted the visitor. */
  channel: z.enum(CONTACT_CHANNELS).nullable(),
  /** Mail with a reply, or sent automatically. */
  mail: Delivery.nullable(),
});
export type EnquiryEvent = z.infer<typeof EnquiryEvent>;

const TEXT_MAX = 5000;

export const CreateEnquiryNote = z
  .object({ text: plainText(TEXT_MAX, salesErrors.noteRequired) })
  .strict();
export type CreateEnquiryNote = z.infer<typeof CreateEnquiryNote>;

export const CreateEnquiryReply = z
  .object({
    text: plainText(TEXT_MAX, salesErrors.replyRequired),
    /** Defaults to a subject with the reference. */
    subject: plainText(150).optional(),
    /** Whether the reply sets the status to `replied`. */
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

/**
 * A template for replies. `{name}`, `{reference}` and `{company}` are replaced by those of the enquiry and of the
 * company.
 */
export const ReplyTemplate = z.object({
  id: z.number().int(),
  name: z.string(),
  text: z.string(),
  /** Kind of enquiry that it suits; null for any. */
  kind: z.enum(CONTACT_MESSAGE_KINDS).nullable(),
  version: z.number().int(),
  updated_at: moment,
});
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

const templateFields = {
  name: plainText(80, schemaTexts.nameRequired),
  text: plainText(TEXT_MAX, schemaTexts.textRequired),
  kind: z
    .enum(CONTACT_MESSAGE_KINDS, { errorMap: () => ({ message: salesErrors.chooseKind }) })
    .nullable()
    .optional(),
};
export const CreateReplyTemplate = z.object(templateFields).strict();
export type CreateReplyTemplate = z.infer<typeof CreateReplyTemplate>;
export const UpdateReplyTemplate = z
  .object({ ...z.object(templateFields).partial().shape, version: z.number().int() })
  .strict();
export type UpdateReplyTemplate = z.infer<typeof UpdateReplyTemplate>;

/** Token of the link in a mail to a subscriber. */
export const SubscriptionLink = z.object({ token: z.string().min(1).max(300) }).strict();
export type SubscriptionLink = z.infer<typeof SubscriptionLink>;
