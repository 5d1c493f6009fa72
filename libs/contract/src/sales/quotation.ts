import { z } from 'zod';
import { Person } from './enquiries';
import { CreateDesign, Design } from './enquiry-design';
import { givenDay, isoDate, moment, plainText, ruledText } from '../platform/fields';
import { locale, LOCALES } from '../platform/locales';
import { Delivery } from '../platform/mail';
import { quotationRecipientRules } from '../platform/rules';
import { RecordId } from '../platform/numbers';
import { salesErrors } from './sales-errors.texts';
import { schemaTexts } from '../platform/schema.texts';

export const QUOTATION_LINES = 100;
export const QUOTATION_QUANTITY_MAX = 9999;
/** 10 crore taka per piece. */
export const QUOTATION_PRICE_MAX = 100_000_000;
/** 200 crore taka. */
export const QUOTATION_TOTAL_MAX = 2_000_000_000;
/** Validity of a new quotation, in days. */
export const QUOTATION_DAYS = 30;
const LETTER_MAX = 5000;

/** State of the latest sent revision; `draft` if none was sent. */
export const QUOTATION_STATES = ['draft', 'sent', 'accepted', 'expired'] as const;
export type QuotationState = (typeof QUOTATION_STATES)[number];

/** State of a sent revision as its recipient sees it. A later revision supersedes it. */
export const REVISION_STATES = ['open', 'accepted', 'superseded', 'expired'] as const;
export type RevisionState = (typeof REVISION_STATES)[number];

/** States of the approval of a draft; null if none was requested since its last change. */
export const APPROVAL_STATES = ['requested', 'approved', 'refused'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

const WHOLE = schemaTexts.wholeTaka;
const taka = (max: number) =>
  z
    .number({ required_error: WHOLE, invalid_type_error: WHOLE })
    .int(WHOLE)
    .min(0, salesErrors.zeroOrMore)
    .max(max, salesErrors.atMost(max));
const PIECES = salesErrors.pieces(QUOTATION_QUANTITY_MAX);

/** Recipient. A draft can lack any of these fields. */
export const QuotationRecipient = z
  .object({
    name: ruledText(quotationRecipientRules.name),
    company: ruledText(quotationRecipientRules.company),
    email: ruledText(quotationRecipientRules.email),
    number: ruledText(quotationRecipientRules.number),
    place: ruledText(quotationRecipientRules.place),
  })
  .strict();
export type QuotationRecipient = z.infer<typeof QuotationRecipient>;

/** A line with its price. */
export const PricedLine = z
  .object({
    /** Null for a line that is not a product, such as installation. */
    product_id: RecordId.nullable(),
    model: plainText(100),
    title: plainText(200),
    note: plainText(300),
    quantity: z
      .number({ required_error: PIECES, invalid_type_error: PIECES })
      .int(PIECES)
      .min(1, PIECES)
      .max(QUOTATION_QUANTITY_MAX, PIECES),
    /** Whole taka per piece; null until it is set. */
    unit_price: taka(QUOTATION_PRICE_MAX).nullable(),
    /** Catalogue price when the line was added; null if there was none. */
    listed_price: taka(QUOTATION_PRICE_MAX).nullable(),
    /** True for lines that the discount applies to. */
    is_equipment: z.boolean({ errorMap: () => ({ message: schemaTexts.trueOrFalse }) }),
    /** Missing or null for a line that is always part of the order. */
    choice: z
      .object({
        /** '' for an option, else the name of its alternatives. */
        group: plainText(60),
        /** True if it is chosen until the customer chooses. */
        selected: z.boolean(),
      })
      .strict()
      .nullish()
      .transform((choice) => choice ?? undefined),
  })
  .strict();
export type PricedLine = z.infer<typeof PricedLine>;

export const QuotationTerm = z
  .object({
    title: plainText(80, schemaTexts.titleRequired),
    text: plainText(1000, schemaTexts.textRequired),
  })
  .strict();
export type QuotationTerm = z.infer<typeof QuotationTerm>;
const terms = z.array(QuotationTerm).max(20, salesErrors.termsTooMany);

/** A rate of tax in hundredths of a percent. */
const basisPoints = z
  .number({ required_error: salesErrors.percent, invalid_type_error: salesErrors.percent })
  .int(salesErrors.percentDecimals)
  .min(1, salesErrors.percent)
  .max(10_000, salesErrors.percent);
const wholePercent = z
  .number({
    required_error: salesErrors.wholePercent,
    invalid_type_error: salesErrors.wholePercent,
  })
  .int(salesErrors.wholePercent)
  .min(1, salesErrors.wholePercent)
  .max(100, salesErrors.wholePercent);

/** Rules for the prices of quotations, set by the owner. */
export const QuotationSettings = z
  .object({
    vat_bp: basisPoints,
    ait_bp: basisPoints,
    /** Source of both rates, for staff. */
    source: plainText(300, salesErrors.sourceRequired),
    /** True if new quotations state VAT. */
    states_vat: z.boolean(),
    states_ait: z.boolean(),
    /** Advance of new quotations; null for none. */
    advance_percent: wholePercent.nullable(),
    /** Discount in percent of the equipment above which an owner must approve; null for no limit. */
    approval_above: wholePercent.or(z.literal(0)).nullable(),
  })
  .strict();
export type QuotationSettings = z.infer<typeof QuotationSettings>;

/** Parts of a revision that staff write. */
const written = {
  recipient: QuotationRecipient,
  /** Subject, such as `VRF air conditioning, design office in Dhanmondi`. */
  title: plainText(150),
  letter: plainText(LETTER_MAX),
  lines: z.array(PricedLine).max(QUOTATION_LINES, salesErrors.linesTooMany(QUOTATION_LINES)),
  /** Discount on the equipment, in whole taka. */
  discount: taka(QUOTATION_TOTAL_MAX),
  /** Rates that the quotation states; null for none. Without one, the draft keeps its own. */
  vat_bp: basisPoints.nullable().optional(),
  ait_bp: basisPoints.nullable().optional(),
  /** Advance in percent of the total; null for none. */
  advance_percent: wholePercent.nullable().optional(),
  terms,
  /** Last day in Dhaka on which it can be accepted. */
  valid_until: givenDay,
};

/** The whole draft. */
export const SaveRevision = z
  .object({
    ...written,
    /** Inputs of a tool, which are recalculated. Null removes the design; without it, the draft keeps its design. */
    design: CreateDesign.nullable().optional(),
    /** Version of the draft that was edited; 409 if stale. */
    version: z.number().int(),
  })
  .strict();
export type SaveRevision = z.infer<typeof SaveRevision>;

/**
 * A difference from the previously sent revision. `name` is the model or title of a line, and '' for discount and
 * total.
 */
export const RevisionChange = z.object({
  kind: z.enum(['added', 'removed', 'quantity', 'price', 'discount', 'total']),
  name: z.string(),
  title: z.string(),
  /** Quantities for `added`, `removed` and `quantity`, whole taka for the other kinds. */
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

/** A set of terms for new quotations in a language. */
export const TermsSet = z.object({
  id: z.number().int(),
  name: z.string(),
  locale: z.enum(LOCALES),
  terms: z.array(z.object({ title: z.string(), text: z.string() })),
  /** True for the set that new quotations in its language start with. */
  is_default: z.boolean(),
  version: z.number().int(),
  updated_at: moment,
});
export type TermsSet = z.infer<typeof TermsSet>;

const setFields = {
  name: plainText(80, schemaTexts.nameRequired),
  terms: terms.min(1, salesErrors.termRequired),
};
/** The language of a set never changes; English if none is given. */
export const CreateTermsSet = z.object({ ...setFields, locale }).strict();
export type CreateTermsSet = z.infer<typeof CreateTermsSet>;
export const UpdateTermsSet = z
  .object({
    ...z.object(setFields).partial().shape,
    /** Makes this set the default for new quotations in its language, instead of the previous one. */
    is_default: z.literal(true).optional(),
    version: z.number().int(),
  })
  .strict();
export type UpdateTermsSet = z.infer<typeof UpdateTermsSet>;

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
  .object({ text: plainText(LETTER_MAX, salesErrors.answerRequired) })
  .strict();
export type AnswerQuestion = z.infer<typeof AnswerQuestion>;
