import { z } from 'zod';
import { Person } from './enquiries';
import { Design } from './enquiry-design';
import { isoDate, moment, plainText } from '../platform/fields';
import { LOCALES } from '../platform/locales';
import { Delivery } from '../platform/mail';
import { QUOTATION_LETTER_MAX } from './quotation-content';
import { salesErrors } from './sales-errors.texts';

/** State of the latest sent revision; `draft` if none was sent. */
export const QUOTATION_STATES = ['draft', 'sent', 'accepted', 'expired'] as const;
export type QuotationState = (typeof QUOTATION_STATES)[number];

/** State of a sent revision as its recipient sees it. A later revision supersedes it. */
export const REVISION_STATES = ['open', 'accepted', 'superseded', 'expired'] as const;
export type RevisionState = (typeof REVISION_STATES)[number];

/** States of the approval of a draft; null if none was requested since its last change. */
export const APPROVAL_STATES = ['requested', 'approved', 'refused'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/**
 * A difference from the previously sent revision. `name` is the model or title of a line, and '' for amounts
 * and rates.
 */
export const RevisionChange = z.object({
  kind: z.enum([
    ...(['added', 'removed', 'quantity', 'price', 'chosen', 'discount'] as const),
    ...(['vat', 'ait', 'total', 'advance'] as const),
  ]),
  name: z.string(),
  title: z.string(),
  /**
   * Quantities for `added`, `removed` and `quantity`; hundredths of a percent for `vat` and `ait`, percent for `advance`;
   * 1 or 0 for `chosen`, a line that is now part of the order or not; whole taka for the other kinds.
   */
  before: z.number().int().nullable(),
  after: z.number().int().nullable(),
});
export type RevisionChange = z.infer<typeof RevisionChange>;

/** Differences from an earlier revision. */
export const RevisionChanges = z.object({
  /** Number of the earlier revision. */
  since: z.number().int(),
  changes: z.array(RevisionChange),
  /** Texts that differ. */
  texts: z.array(z.enum(['letter', 'terms', 'design', 'valid_until'])),
});
export type RevisionChanges = z.infer<typeof RevisionChanges>;

/** The choice of a line, after acceptance that of the customer; null for a line that is always part of the order. */
export const shownChoice = z.object({ group: z.string(), selected: z.boolean() }).nullable();

export const quotationFigures = {
  /**
   * Whole taka, stored when the revision was written, and again for the customer's choice when it was accepted. Lines
   * without a price are not included.
   */
  sum: z.number().int(),
  discount: z.number().int(),
  vat_bp: z.number().int().nullable(),
  vat: z.number().int(),
  ait_bp: z.number().int().nullable(),
  ait: z.number().int(),
  /** With VAT. */
  total: z.number().int(),
  advance_percent: z.number().int().nullable(),
  advance: z.number().int(),
};

/** A revision as staff see it. Stored values may exceed limits that were introduced later. */
export const QuotationRevision = z.object({
  id: z.number().int(),
  revision: z.number().int(),
  state: z.enum(['draft', ...REVISION_STATES]),
  recipient: z.object({
    name: z.string(),
    company: z.string(),
    email: z.string(),
    number: z.string(),
    place: z.string(),
  }),
  title: z.string(),
  letter: z.string(),
  design: Design.nullable(),
  lines: z.array(
    z.object({
      product_id: z.number().int().nullable(),
      model: z.string(),
      title: z.string(),
      note: z.string(),
      quantity: z.number().int(),
      unit_price: z.number().int().nullable(),
      listed_price: z.number().int().nullable(),
      is_equipment: z.boolean(),
      choice: shownChoice,
    }),
  ),
  terms: z.array(z.object({ title: z.string(), text: z.string() })),
  ...quotationFigures,
  valid_until: isoDate,
  /** Null for the first revision. */
  changes: RevisionChanges.nullable(),
  sent_at: moment.nullable(),
  /** Name at the time of sending; the id is null if the account was deleted. */
  sent_by: z.object({ id: z.number().int().nullable(), name: z.string() }).nullable(),
  mail: Delivery.nullable(),
  /** First time that the recipient opened the link. */
  opened_at: moment.nullable(),
  accepted_at: moment.nullable(),
  accepted_name: z.string().nullable(),
  /** Network address of the acceptance, until it is cleared like those of enquiries. */
  accepted_address: z.string().nullable(),
  /** Purchase order that the customer sent with the acceptance. */
  purchase_order: z.object({ name: z.string(), bytes: z.number().int() }).nullable(),
  /** True for a draft whose discount an owner must approve before other staff can send it. */
  needs_approval: z.boolean(),
  /** Reason and person are in the events. */
  approval: z.enum(APPROVAL_STATES).nullable(),
  /** The signed link in its mail; null for a draft. */
  link: z.string().nullable(),
  version: z.number().int(),
  updated_at: moment,
});
export type QuotationRevision = z.infer<typeof QuotationRevision>;

export const QUOTATION_EVENTS = [
  'created',
  'drafted',
  'discarded',
  'approval_requested',
  'approved',
  'refused',
  'sent',
  'opened',
  'question',
  'answer',
  'accepted',
] as const;

/** An event in the history of a quotation; immutable. */
export const QuotationEvent = z.object({
  id: z.number().int(),
  kind: z.enum(QUOTATION_EVENTS),
  revision: z.number().int(),
  at: moment,
  /** Null for events caused by the recipient or the product, and if the account was deleted. */
  by: Person.nullable(),
  /** Text of a question or an answer, reason of a refusal, or the name under which it was accepted. */
  text: z.string().nullable(),
});
export type QuotationEvent = z.infer<typeof QuotationEvent>;

const enquiry = z.object({
  id: z.number().int(),
  reference: z.string(),
  created_at: moment,
  in_trash: z.boolean(),
});

const summary = {
  id: z.number().int(),
  /** Number for people: `QUO-2026-000123`. */
  number: z.string(),
  state: z.enum(QUOTATION_STATES),
  /** Language of the recipient: that of the enquiry. */
  locale: z.enum(LOCALES),
  /** True while a revision is being written. */
  has_draft: z.boolean(),
  /** Enquiry that it answers; null after that was purged. */
  enquiry: enquiry.nullable(),
  /** Number of questions since the last answer or revision. */
  open_questions: z.number().int(),
  created_at: moment,
  updated_at: moment,
};

/** A row of the list, with data of the latest revision, even if that is a draft. */
export const QuotationRow = z.object({
  ...summary,
  revision: z.number().int(),
  title: z.string(),
  name: z.string(),
  company: z.string(),
  total: z.number().int(),
  valid_until: isoDate,
  sent_at: moment.nullable(),
  opened_at: moment.nullable(),
  accepted_at: moment.nullable(),
  /** Mail with the sent revision. */
  mail: Delivery.nullable(),
});
export type QuotationRow = z.infer<typeof QuotationRow>;

const quotationData = z.object({
  ...summary,
  /** Internal note of staff. */
  note: z.string(),
  created_by: Person.nullable(),
  /** Newest first. */
  revisions: z.array(QuotationRevision),
  /** Oldest first. */
  events: z.array(QuotationEvent),
  /** Version of the quotation itself, for changes of the note. A draft has its own. */
  version: z.number().int(),
});
type QuotationData = typeof quotationData;
/** Named, because the inferred declaration of the routes would repeat the whole shape and become too long. */

export interface QuotationSchema extends QuotationData {}
export const Quotation: QuotationSchema = quotationData;
export type Quotation = z.infer<typeof Quotation>;

const version = z.number().int();
/** Decision of an owner about the draft of this version. */
export const DecideApproval = z.discriminatedUnion('approved', [
  z.object({ approved: z.literal(true), version }).strict(),
  z
    .object({
      approved: z.literal(false),
      reason: plainText(500, salesErrors.refusalRequired),
      version,
    })
    .strict(),
]);
export type DecideApproval = z.infer<typeof DecideApproval>;

export const AnswerQuestion = z
  .object({ text: plainText(QUOTATION_LETTER_MAX, salesErrors.answerRequired) })
  .strict();
export type AnswerQuestion = z.infer<typeof AnswerQuestion>;
