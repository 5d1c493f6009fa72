import { z } from 'zod';
import { AuditEntry } from './audit';
import { CONTACT_MESSAGE_KINDS } from '../sales/enquiries';
import { isoDate, moment } from '../platform/fields';
import { NoQuery } from '../platform/lists';
import { Delivery, MAIL_STATUSES } from '../platform/mail';
import { routes } from '../platform/policy';

const count = z.number().int();
/** A count of a period, and the one of the equally long period before it. */
const compared = z.object({ count, previous: count });

/** Of the kinds, those that the chart has a colour for; the others are put together. */
export const CHART_PARTS = ['contact', 'quotation', 'other'] as const;
export type ChartPart = (typeof CHART_PARTS)[number];

/** Enquiries in figures, without spam. */
export const EnquiryOverview = z.object({
  /** Nobody has opened them yet. */
  new_count: count,
  /** Of the last 7 days. */
  received: compared,
  /** Those that have waited for a reply for more than a day: now, and a week ago. */
  late: compared.extend({ longest_since: moment.nullable() }),
  /** Between receiving an enquiry and replying to it, in minutes, of the replies of the last 30 days; null without one. */
  answer_time: z.object({ median: count.nullable(), previous: count.nullable() }),
  chart: z.object({
    /** Weeks where there are fewer than 20 enquiries in one, else days. */
    per: z.enum(['week', 'day']),
    /** Oldest first; the last one has not ended. */
    bars: z.array(z.object({ from: isoDate, contact: count, quotation: count, other: count })),
    total: compared,
  }),
  waiting: z.object({
    total: count,
    /** The longest waiting first. */
    enquiries: z.array(
      z.object({
        id: z.number().int(),
        kind: z.enum(CONTACT_MESSAGE_KINDS),
        name: z.string(),
        /** What it is about, in one line. */
        subject: z.string(),
        /** Who of the staff cares for it. */
        owner: z.string().nullable(),
        created_at: moment,
      }),
    ),
  }),
  /** Replies whose mail waits or failed, those that failed first. */
  unsent: z.object({
    total: count,
    enquiries: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        subject: z.string(),
        replied_at: moment,
        mail: Delivery,
      }),
    ),
  }),
});
export type EnquiryOverview = z.infer<typeof EnquiryOverview>;

/** What may be missing or wrong in the data of a product. */
export const PRODUCT_CHECKS = [
  'offer_above',
  'no_price',
  'no_picture',
  'one_picture',
  'hidden',
] as const;
export type ProductCheck = (typeof PRODUCT_CHECKS)[number];

export const ProductOverview = z.object({
  /** All that are not in the trash. */
  total: count,
  checks: z.array(
    z.object({
      check: z.enum(PRODUCT_CHECKS),
      count,
      /** The first of them. */
      example: z.object({ id: z.number().int(), model: z.string(), title: z.string() }).nullable(),
    }),
  ),
  /** The receive date of the oldest service record that is pending. */
  oldest_pending: isoDate.nullable(),
});
export type ProductOverview = z.infer<typeof ProductOverview>;

export const MailOverview = z.object({
  /** Of the last 7 days. */
  failed: compared,
  /** Of the last 30 days. */
  sent: count,
  /** Those that failed, and those that wait for another attempt, newest first. */
  troubled: z.array(
    z.object({
      id: z.number().int(),
      status: z.enum(MAIL_STATUSES),
      to: z.string(),
      subject: z.string(),
      last_error: z.string().nullable(),
      attempts: count,
      /** True where it had a personal link, which is not kept: it cannot be sent again. */
      secret: z.boolean(),
      created_at: moment,
      next_at: moment,
    }),
  ),
});
export type MailOverview = z.infer<typeof MailOverview>;

/** One route for each source of figures: one that fails leaves the others standing. */
export const overview = routes({
  enquiries: {
    method: 'GET',
    path: '/overview/enquiries',
    summary: 'Enquiries in figures, and those that wait for a reply',
    metadata: { access: 'admin' },
    query: NoQuery,
    responses: { 200: z.object({ data: EnquiryOverview }) },
  },
  products: {
    method: 'GET',
    path: '/overview/products',
    summary: 'What is missing or wrong in the catalogue',
    metadata: { access: 'admin' },
    query: NoQuery,
    responses: { 200: z.object({ data: ProductOverview }) },
  },
  mails: {
    method: 'GET',
    path: '/overview/mails',
    summary: 'Mails that failed, and how many were sent',
    metadata: { access: 'super_admin' },
    query: NoQuery,
    responses: { 200: z.object({ data: MailOverview }) },
  },
  changes: {
    method: 'GET',
    path: '/overview/changes',
    summary: 'The last lines of the audit log that are not about signing in',
    metadata: { access: 'super_admin' },
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(AuditEntry) }) },
  },
});
