import { z } from 'zod';
import { CreateDesign } from './enquiry-design';
import { ruledText } from '../platform/fields';
import { locale } from '../platform/locales';
import { CART_MAX_QUANTITY } from './quotation-cart';
import {
  applicationRules,
  consultationRules,
  contactRules,
  priceRules,
  lookUpRules,
  quotationRules,
  serviceRules,
  subscriptionRules,
} from '../platform/rules';
import { RecordId, TextId, textId } from '../platform/numbers';

/** Fields that every form of the site sends besides its own. */
const commonFields = {
  page: z.string().max(300).optional(),
  /** Product that the page was about, as text in a multipart body. */
  product_id: z.preprocess((value) => (value === '' ? undefined : value), TextId.optional()),
  /** Filters of the list that the visitor was viewing, in words: `Chiller, 5 TR to 10 TR`. */
  filters: z.string().max(500).optional(),
  /** Signed time from `GET /contact-message/stamp`, which shows how long the form was open. */
  stamp: z.string().max(200).optional(),
  /** Language of the page; replies, mails and PDFs are in it. */
  locale,
  /** Honeypot: people do not see this field, so only bots fill it in. */
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
    ...commonFields,
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
    ...commonFields,
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
    ...commonFields,
  })
  .strict();
export type CreateSubscription = z.infer<typeof CreateSubscription>;

const PIECES = `Quantity must be a whole number from 1 to ${CART_MAX_QUANTITY}`;

/** A product of a quotation with its quantity. */
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
 * The quotation cart with the visitor's description of the project. Each product occurs in one line only. A request
 * without products asks for the price of the equipment described in the message; it needs only a phone number or an
 * email address.
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
    /** Inputs of a tool; the API calculates the result. */
    design: CreateDesign.optional(),
    ...commonFields,
  })
  .strict();
export type CreateQuotation = z.infer<typeof CreateQuotation>;

/** Without `kind`, it is a message of the contact form. */
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
    /** Opening to apply for; without it, the application is unsolicited. */
    opening_id: z.preprocess(
      (value) => (value === '' ? undefined : value),
      textId('Choose one of the openings').optional(),
    ),
    ...commonFields,
  })
  .strict();
export type CreateApplication = z.infer<typeof CreateApplication>;

/** Multipart; the photos in `photos` are optional. */
export const CreateServiceRequest = z
  .object({
    fault: ruledText(serviceRules.fault),
    unit: ruledText(serviceRules.unit).optional(),
    /** Code of an installed unit, from its public page; an unknown one is ignored. */
    unit_code: z.string().max(40).optional(),
    city: ruledText(serviceRules.city),
    place: ruledText(serviceRules.place),
    wanted_by: ruledText(serviceRules.wanted_by).optional(),
    wanted_time: ruledText(serviceRules.wanted_time).optional(),
    name: ruledText(serviceRules.name),
    number: ruledText(serviceRules.number),
    email: ruledText(serviceRules.email).default(''),
    message: ruledText(serviceRules.message).optional(),
    ...commonFields,
  })
  .strict();
export type CreateServiceRequest = z.infer<typeof CreateServiceRequest>;

/** Either the secret `key` of the page after sending, or the reference with the phone number of the enquiry. */
export const LookUpEnquiry = z.union([
  z.object({ key: z.string().min(1).max(200) }).strict(),
  z
    .object({
      reference: ruledText(lookUpRules.reference),
      number: ruledText(lookUpRules.number),
    })
    .strict(),
]);
export type LookUpEnquiry = z.infer<typeof LookUpEnquiry>;
