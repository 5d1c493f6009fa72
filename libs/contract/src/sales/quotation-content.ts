import { z } from 'zod';
import { CreateDesign } from './enquiry-design';
import { givenDay, plainText, ruledText } from '../platform/fields';
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
export const QUOTATION_LETTER_MAX = 5000;

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
export const quotationTerms = z.array(QuotationTerm).max(20, salesErrors.termsTooMany);

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
  letter: plainText(QUOTATION_LETTER_MAX),
  lines: z.array(PricedLine).max(QUOTATION_LINES, salesErrors.linesTooMany(QUOTATION_LINES)),
  /** Discount on the equipment, in whole taka. */
  discount: taka(QUOTATION_TOTAL_MAX),
  /** Rates that the quotation states; null for none. Without one, the draft keeps its own. */
  vat_bp: basisPoints.nullable().optional(),
  ait_bp: basisPoints.nullable().optional(),
  /** Advance in percent of the total; null for none. */
  advance_percent: wholePercent.nullable().optional(),
  terms: quotationTerms,
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
