import { z } from 'zod';
import { MESSAGE_STATUSES, Person } from './enquiries';
import { moment, plainText } from './fields';
import { MAIL_STATUSES } from './mail';

const status = z.enum(MESSAGE_STATUSES, { errorMap: () => ({ message: 'Choose a status' }) });
/** Null for nobody. */
const owner_id = z.number().int().positive().nullable();
export const enquiryIds = z
  .array(z.number().int().positive())
  .min(1, 'Choose at least one enquiry')
  .max(500);

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

export const ChangeContactMessages = z
  .object({ ids: enquiryIds, status: status.optional(), owner_id: owner_id.optional() })
  .strict();
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
  mail: z
    .object({
      id: z.number().int(),
      status: z.enum(MAIL_STATUSES),
      to: z.string(),
      /** Why it could not be sent the last time. */
      last_error: z.string().nullable(),
    })
    .nullable(),
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
  version: z.number().int(),
  updated_at: moment,
});
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

const templateFields = {
  name: plainText(80, 'Name is required'),
  text: plainText(TEXT_MAX, 'Text is required'),
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
