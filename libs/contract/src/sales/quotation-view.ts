import { z } from 'zod';
import { Design } from './enquiry-design';
import { isoDate, moment, ruledText } from '../platform/fields';
import { quotationFigures, REVISION_STATES, RevisionChanges, shownChoice } from './quotation';
import { acceptRules, questionRules } from '../platform/rules';

/** Token of a signed link. */
const token = z.string().min(1).max(200);
export const QuotationLink = z.object({ token }).strict();
export type QuotationLink = z.infer<typeof QuotationLink>;

/** A sent revision as its recipient sees it. */
const quotationViewData = z.object({
  number: z.string(),
  revision: z.number().int(),
  state: z.enum(REVISION_STATES),
  recipient: z.object({ name: z.string(), company: z.string(), place: z.string() }),
  title: z.string(),
  letter: z.string(),
  design: Design.nullable(),
  lines: z.array(
    z.object({
      /** Null if visitors cannot see the product. */
      product_id: z.number().int().nullable(),
      model: z.string(),
      title: z.string(),
      note: z.string(),
      quantity: z.number().int(),
      unit_price: z.number().int(),
      /** Quantity times price. */
      sum: z.number().int(),
      is_equipment: z.boolean(),
      choice: shownChoice,
    }),
  ),
  terms: z.array(z.object({ title: z.string(), text: z.string() })),
  ...quotationFigures,
  valid_until: isoDate,
  /** Whole days until then: 0 on the last day, negative after it. */
  days_left: z.number().int(),
  /** Null in the preview of a draft. */
  sent_at: moment.nullable(),
  accepted: z
    .object({
      at: moment,
      name: z.string(),
      /** File name of the purchase order; null if none was sent. */
      purchase_order: z.string().nullable(),
    })
    .nullable(),
  /** The valid revision, which differs from this one if this one is superseded. */
  current: z.object({ revision: z.number().int(), sent_at: moment.nullable() }),
  /** Null for the first revision. */
  changes: RevisionChanges.nullable(),
  /** This revision and the revisions sent before it, newest first. */
  history: z.array(
    z.object({
      revision: z.number().int(),
      sent_at: moment.nullable(),
      total: z.number().int(),
      state: z.enum(REVISION_STATES),
      /** Token that opens the revision; null if it was sent to another mailbox. */
      token: z.string().nullable(),
    }),
  ),
  /** Questions and answers about these revisions, oldest first. */
  messages: z.array(
    z.object({
      kind: z.enum(['question', 'answer']),
      revision: z.number().int(),
      at: moment,
      /** Author of an answer; null if the account was deleted. */
      by: z.string().nullable(),
      text: z.string(),
    }),
  ),
  /** Sender of the revision, with the phone number of the company's sales. */
  contact: z.object({
    name: z.string().nullable(),
    title: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
  enquiry: z.object({ reference: z.string(), created_at: moment }).nullable(),
});
type QuotationViewData = typeof quotationViewData;
/** Named, because the inferred declaration of the routes would repeat the whole shape and become too long. */

export interface QuotationViewSchema extends QuotationViewData {}
export const QuotationView: QuotationViewSchema = quotationViewData;
export type QuotationView = z.infer<typeof QuotationView>;

const agreed = z.literal(true, {
  errorMap: () => ({ message: acceptRules.agreed.blank }),
});
export const AcceptQuotation = z
  .object({
    token,
    name: ruledText(acceptRules.name),
    // Text in a multipart body.
    agreed: z.preprocess((value) => (value === 'true' ? true : value), agreed),
    /** Positions of the chosen lines, such as '2,5'. Without it, the choice is the one of the offer. */
    chosen: z
      .string()
      .regex(/^(\d{1,3}(,\d{1,3})*)?$/)
      .optional(),
    /** Total that the customer saw: 409 if the choice has another one. */
    total: z.coerce.number().int().optional(),
  })
  .strict();
export type AcceptQuotation = z.infer<typeof AcceptQuotation>;

export const AskAboutQuotation = z.object({ token, text: ruledText(questionRules.text) }).strict();
export type AskAboutQuotation = z.infer<typeof AskAboutQuotation>;

/** A quotation as the sender of its enquiry sees it: the latest sent revision. */
export const OwnQuotation = z.object({
  number: z.string(),
  title: z.string(),
  revision: z.number().int(),
  state: z.enum(REVISION_STATES),
  total: z.number().int(),
  valid_until: isoDate,
  sent_at: moment,
  /** Reference of the enquiry that it answers. */
  reference: z.string(),
  /** Page on the site: `/quotation?token=...`. */
  path: z.string(),
});
export type OwnQuotation = z.infer<typeof OwnQuotation>;
