import { z } from 'zod';
import { IdParams, moment, ruledText } from './fields';
import { PageQuery, sortBy } from './lists';
import { routes } from './policy';
import {
  applicationRules,
  consultationRules,
  contactRules,
  CV_FILE,
  subscriptionRules,
} from './rules';

export const MESSAGE_KINDS = [
  'contact',
  'consultation',
  'subscription',
  'application',
  'quotation',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
export const MESSAGE_STATUSES = ['new', 'read', 'replied', 'archived'] as const;

/** What only some kinds have; null where it was not given. */
export const ContactMessageDetails = z.object({
  company: z.string().nullable(),
  city: z.string().nullable(),
  role: z.string().nullable(),
  interest: z.string().nullable(),
  location: z.string().nullable(),
  /** The title of the opening that an application is for, as it was called then. */
  opening: z.string().nullable(),
  /** The file of an application. It is deleted after a time; its name stays. */
  cv: z
    .object({ name: z.string(), bytes: z.number().int(), deleted_at: moment.nullable() })
    .nullable(),
});
export type ContactMessageDetails = z.infer<typeof ContactMessageDetails>;

export const ContactMessage = z.object({
  id: z.number().int(),
  /** What people name it by: `ENQ-2026-000123`. */
  reference: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** E.164, or '' where none was given. */
  number: z.string(),
  /** '' where none was written. */
  message: z.string(),
  details: ContactMessageDetails,
  status: z.enum(MESSAGE_STATUSES),
  /** True where it looks like spam: kept, but out of the inbox. */
  quarantined: z.boolean(),
  /** The page that it was sent from. */
  page: z.string().nullable(),
  version: z.number().int(),
  created_at: moment,
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** What every form of the site sends beside its own fields. */
const sent = {
  page: z.string().max(300).optional(),
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

/** Without `kind` it is the contact form. */
export const CreateContactMessage = z.discriminatedUnion(
  'kind',
  [CreateContact, CreateConsultation, CreateSubscription],
  { errorMap: () => ({ message: 'Use contact, consultation or subscription' }) },
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
      z.coerce
        .number({ invalid_type_error: 'Choose one of the openings' })
        .int('Choose one of the openings')
        .positive('Choose one of the openings')
        .optional(),
    ),
    ...sent,
  })
  .strict();
export type CreateApplication = z.infer<typeof CreateApplication>;

/** How far an enquiry is, in the eyes of whoever sent it. */
export const ENQUIRY_STATES = ['received', 'in_progress', 'answered'] as const;

/** An enquiry as its sender sees it. */
export const OwnEnquiry = z.object({
  reference: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  /** One line that names what it was about. */
  subject: z.string(),
  state: z.enum(ENQUIRY_STATES),
  created_at: moment,
});
export type OwnEnquiry = z.infer<typeof OwnEnquiry>;

/** What the company promises about enquiries: pages state these numbers and no others. */
export const EnquiryTerms = z.object({
  /** Within how many working days somebody replies. */
  reply_working_days: z.number().int(),
  /** After how many days the file of an application is deleted. */
  keep_application_days: z.number().int(),
  /** After how many days an enquiry that looks like spam is deleted. */
  keep_quarantine_days: z.number().int(),
});
export type EnquiryTerms = z.infer<typeof EnquiryTerms>;

export const ContactMessageQuery = PageQuery.extend({
  status: z.enum(MESSAGE_STATUSES).optional(),
  kind: z.enum(MESSAGE_KINDS).optional(),
  quarantined: z.enum(['true', 'false']).optional(),
  sort: sortBy('created_at', 'id', 'first_name', 'last_name', 'email', 'status'),
});
export type ContactMessageQuery = z.infer<typeof ContactMessageQuery>;

/** Enquiries per day in Dhaka, oldest first, and how they compare. */
export const ContactMessageSummary = z.object({
  days: z.array(z.object({ date: z.string(), counts: z.record(z.number().int()) })),
  total: z.number().int(),
  previous_total: z.number().int(),
  new_count: z.number().int(),
  /** Among the new ones, those that have waited for more than a day. */
  waiting_count: z.number().int(),
});
export type ContactMessageSummary = z.infer<typeof ContactMessageSummary>;

const headers = z.object({ 'idempotency-key': z.string().min(8).max(100).optional() });
const responses = { 201: z.object({ success: z.literal(true), reference: z.string() }) };

export const contactMessage = routes({
  create: {
    method: 'POST',
    path: '/contact-message',
    summary: 'Send an enquiry of one of three kinds; one Idempotency-Key makes one enquiry',
    metadata: { access: 'public', limit: 'contact' },
    headers,
    body: CreateContactMessage,
    responses,
  },
  apply: {
    method: 'POST',
    path: '/contact-message/application',
    summary: 'Apply for a job (multipart, with the CV in `cv`: PDF, DOC or DOCX)',
    metadata: {
      access: 'public',
      limit: 'contact',
      file: {
        field: 'cv',
        maxMegabytes: CV_FILE.maxMegabytes,
        types: { media: CV_FILE.types, sentence: CV_FILE.wrongType },
      },
    },
    contentType: 'multipart/form-data',
    headers,
    body: CreateApplication,
    responses,
  },
  terms: {
    method: 'GET',
    path: '/contact-message/terms',
    summary: 'Within which time enquiries are answered, and for how long they are kept',
    metadata: { access: 'public', cache: true },
    responses: { 200: z.object({ data: EnquiryTerms }) },
  },
  stamp: {
    method: 'GET',
    path: '/contact-message/stamp',
    summary: 'A signed time to send along with a form',
    metadata: { access: 'public' },
    responses: { 200: z.object({ stamp: z.string() }) },
  },
  list: {
    method: 'GET',
    path: '/contact-message',
    summary: 'The inbox, newest first, without what is in quarantine',
    metadata: { access: 'admin', total: true },
    query: ContactMessageQuery,
    responses: { 200: z.object({ data: z.array(ContactMessage) }) },
  },
  summary: {
    method: 'GET',
    path: '/contact-message/summary',
    summary: 'Enquiries of the last 30 days',
    metadata: { access: 'admin' },
    responses: { 200: z.object({ data: ContactMessageSummary }) },
  },
  own: {
    method: 'GET',
    path: '/contact-message/own',
    summary:
      'The enquiries of whoever is signed in, newest first: those sent while signed in, and with a confirmed email address those sent from it by nobody signed in',
    metadata: { access: 'self', total: true },
    query: PageQuery.omit({ q: true }),
    responses: { 200: z.object({ data: z.array(OwnEnquiry) }) },
  },
  get: {
    method: 'GET',
    path: '/contact-message/:id',
    summary: 'One enquiry, whole',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    responses: { 200: z.object({ data: ContactMessage }) },
  },
  cv: {
    method: 'GET',
    path: '/contact-message/:id/cv',
    summary: 'The CV of an application',
    metadata: { access: 'admin', download: CV_FILE.types },
    pathParams: IdParams,
    responses: { 200: z.string() },
  },
});
