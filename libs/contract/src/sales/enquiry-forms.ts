import { z } from 'zod';
import { CreateDesign } from './enquiry-design';
import { ruledText } from '../platform/fields';
import { CART_MAX_QUANTITY } from './quotation-cart';
import {
  applicationRules,
  consultationRules,
  contactRules,
  priceRules,
  quotationRules,
  subscriptionRules,
} from '../platform/rules';
import { RecordId, TextId, textId } from '../platform/numbers';

/** What every form of the site sends beside its own fields. */
const sent = {
  page: z.string().max(300).optional(),
  /** The product that the page was about. In a multipart body it is text. */
  product_id: z.preprocess((value) => (value === '' ? undefined : value), TextId.optional()),
  /** How the visitor had narrowed a list, in words: `Chiller, 5 TR to 10 TR`. */
  filters: z.string().max(500).optional(),
  /** A signed time from `GET /contact-message/stamp`: shows how long the form was open. */
  stamp: z.string().max(200).optional(),
  /** A field that people do not see. What fills it is not a person. */
  website: z.string().max(500).optional(),
};

export const CreateContact = z
  .object({
    kind: z.literal('contact').optional(),
    firstName: ruledText(contactRules.firstName),
    lastName: ruledText(contactRules.lastName),
    number: ruledText(contactRules.number),
    email: ruledText(contactRules.email),
    message: ruledText(contactRules.message),
    ...sent,
  })
  .strict();
export type CreateContact = z.infer<typeof CreateContact>;

export const CreateConsultation = z
  .object({
    kind: z.literal('consultation'),
    name: ruledText(consultationRules.name),
    email: ruledText(consultationRules.email),
    phone: ruledText(consultationRules.phone).optional(),
    company: ruledText(consultationRules.company).optional(),
    city: ruledText(consultationRules.city).optional(),
    role: ruledText(consultationRules.role).optional(),
    interest: ruledText(consultationRules.interest).optional(),
    message: ruledText(consultationRules.message).optional(),
    ...sent,
  })
  .strict();
export type CreateConsultation = z.infer<typeof CreateConsultation>;

export const CreateSubscription = z
  .object({
    kind: z.literal('subscription'),
    name: ruledText(subscriptionRules.name),
    email: ruledText(subscriptionRules.email),
    company: ruledText(subscriptionRules.company).optional(),
    number: ruledText(subscriptionRules.number).optional(),
    role: ruledText(subscriptionRules.role),
    location: ruledText(subscriptionRules.location),
    ...sent,
  })
  .strict();
export type CreateSubscription = z.infer<typeof CreateSubscription>;

const PIECES = `Quantity is a whole number from 1 to ${CART_MAX_QUANTITY}`;

/** One product of a quotation and how many of it. */
export const QuotationLine = z
  .object({
    product_id: RecordId,
    quantity: z
      .number({ invalid_type_error: PIECES, required_error: PIECES })
      .int(PIECES)
      .min(1, PIECES)
      .max(CART_MAX_QUANTITY, PIECES),
  })
  .strict();
export type QuotationLine = z.infer<typeof QuotationLine>;

export const QUOTATION_LINES_MAX = 100;

/**
 * The quotation cart with what the visitor says about the project. One product stands in one line. Without products it
 * asks for the price of equipment that the message names: then a phone number or an email address is enough.
 */
export const CreateQuotation = z
  .object({
    kind: z.literal('quotation'),
    name: ruledText(quotationRules.name),
    email: ruledText(priceRules.email).default(''),
    number: ruledText(priceRules.number).default(''),
    company: ruledText(quotationRules.company).optional(),
    project: ruledText(quotationRules.project).optional(),
    place: ruledText(quotationRules.place).optional(),
    wanted_by: ruledText(quotationRules.wanted_by).optional(),
    message: ruledText(quotationRules.message).optional(),
    items: z
      .array(QuotationLine)
      .min(1, 'Your cart is empty')
      .max(QUOTATION_LINES_MAX, `Please use at most ${QUOTATION_LINES_MAX} products`)
      .optional(),
    /** What a tool has worked out; the API calculates it itself. */
    design: CreateDesign.optional(),
    ...sent,
  })
  .strict();
export type CreateQuotation = z.infer<typeof CreateQuotation>;

/** Without `kind` it is the contact form. */
export const CreateContactMessage = z.discriminatedUnion(
  'kind',
  [CreateContact, CreateConsultation, CreateSubscription, CreateQuotation],
  { errorMap: () => ({ message: 'Use contact, consultation, subscription or quotation' }) },
);
export type CreateContactMessage = z.infer<typeof CreateContactMessage>;

/** Multipart, with the file in `cv`, which is required. */
export const CreateApplication = z
  .object({
    name: ruledText(applicationRules.name),
    email: ruledText(applicationRules.email),
    number: ruledText(applicationRules.number),
    message: ruledText(applicationRules.message).optional(),
    /** The opening that it is for; without one it is for any. */
    opening_id: z.preprocess(
      (value) => (value === '' ? undefined : value),
      textId('Choose one of the openings').optional(),
    ),
    ...sent,
  })
  .strict();
export type CreateApplication = z.infer<typeof CreateApplication>;
