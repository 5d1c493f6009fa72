import { z } from 'zod';
import { IdParams, moment, ruledText } from './fields';
import { PageQuery, sortBy } from './lists';
import { routes } from './policy';
import { contactRules } from './rules';

export const MESSAGE_KINDS = [
  'contact',
  'consultation',
  'subscription',
  'application',
  'quotation',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
export const MESSAGE_STATUSES = ['new', 'read', 'replied', 'archived'] as const;

export const ContactMessage = z.object({
  id: z.number().int(),
  /** What people name it by: `ENQ-2026-000123`. */
  reference: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** E.164. */
  number: z.string(),
  message: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  /** True where it looks like spam: kept, but out of the inbox. */
  quarantined: z.boolean(),
  /** The page that it was sent from. */
  page: z.string().nullable(),
  version: z.number().int(),
  created_at: moment,
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const CreateContactMessage = z
  .object({
    firstName: ruledText(contactRules.firstName),
    lastName: ruledText(contactRules.lastName),
    number: ruledText(contactRules.number),
    email: ruledText(contactRules.email),
    message: ruledText(contactRules.message),
    page: z.string().max(300).optional(),
    /** A signed time from `GET /contact-message/stamp`: shows how long the form was open. */
    stamp: z.string().max(200).optional(),
    /** A field that people do not see. What fills it is not a person. */
    website: z.string().max(500).optional(),
  })
  .strict();
export type CreateContactMessage = z.infer<typeof CreateContactMessage>;

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

export const contactMessage = routes({
  create: {
    method: 'POST',
    path: '/contact-message',
    summary: 'Send an enquiry; one Idempotency-Key makes one enquiry',
    metadata: { access: 'public', limit: 'contact' },
    headers: z.object({ 'idempotency-key': z.string().min(8).max(100).optional() }),
    body: CreateContactMessage,
    responses: { 201: z.object({ success: z.literal(true), reference: z.string() }) },
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
  get: {
    method: 'GET',
    path: '/contact-message/:id',
    summary: 'One enquiry, whole',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    responses: { 200: z.object({ data: ContactMessage }) },
  },
});
