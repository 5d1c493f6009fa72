import { z } from 'zod';
import { AuditEntry } from './audit';
import { CONTACT_MESSAGE_KINDS } from '../sales/enquiries';
import { STAGES } from '../sales/stages';
import { givenDay, isoDate, moment } from '../platform/fields';
import { NoQuery } from '../platform/lists';
import { Delivery, MAIL_STATUSES } from '../platform/mail';
import { decimalNumber, wholeNumber } from '../platform/numbers';
import { routes } from '../platform/policy';

const count = z.number().int();
/** Count of a period and of the equally long period before it. */
const compared = z.object({ count, previous: count });

/** Parts of the chart with their own colour; other kinds are combined. */
export const CHART_PARTS = ['contact', 'quotation', 'other'] as const;
export type ChartPart = (typeof CHART_PARTS)[number];

/** Figures about enquiries, excluding spam. */
export const EnquiryOverview = z.object({
  /** Not opened by anyone yet. */
  new_count: count,
  /** In the last 7 days. */
  received: compared,
  /** Waiting for a reply for more than a day: now, and a week ago. */
  late: compared.extend({ longest_since: moment.nullable() }),
  /** Minutes between an enquiry and its reply, for replies in the last 30 days; null without replies. */
  answer_time: z.object({ median: count.nullable(), previous: count.nullable() }),
  chart: z.object({
    /** Weeks if there are fewer than 20 enquiries per week on average, else days. */
    per: z.enum(['week', 'day']),
    /** Oldest first; the last one is still running. */
    bars: z.array(z.object({ from: isoDate, contact: count, quotation: count, other: count })),
    total: compared,
  }),
  waiting: z.object({
    total: count,
    /** Longest waiting first. */
    enquiries: z.array(
      z.object({
        id: z.number().int(),
        kind: z.enum(CONTACT_MESSAGE_KINDS),
        name: z.string(),
        /** Subject in one line. */
        subject: z.string(),
        /** Member of staff in charge. */
        owner: z.string().nullable(),
        created_at: moment,
      }),
    ),
  }),
  /** Replies whose mail is waiting or has failed, failed ones first. */
  unsent: z.object({
    total: count,
    enquiries: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        kind: z.enum(CONTACT_MESSAGE_KINDS),
        subject: z.string(),
        replied_at: moment,
        mail: Delivery,
      }),
    ),
  }),
});
export type EnquiryOverview = z.infer<typeof EnquiryOverview>;

/** Properties by which sales figures are grouped. `product` is the category of the products asked for. */
export const SALES_GROUPS = ['kind', 'product', 'place', 'owner'] as const;
export type SalesGroup = (typeof SALES_GROUPS)[number];
/** Groups that are listed; those with the most enquiries. */
export const SALES_GROUPS_SHOWN = 20;

/** Enquiries received in a period, by first and last day in Dhaka. */
export const SalesQuery = z
  .object({
    by: z.enum(SALES_GROUPS),
    from: givenDay.optional(),
    to: givenDay.optional(),
  })
  .strict();
export type SalesQuery = z.infer<typeof SalesQuery>;

/** Figures from enquiry to order, without spam and kinds that cannot become one. Values are in whole taka. */
export const SalesOverview = z.object({
  stages: z.array(z.object({ stage: z.enum(STAGES), count, value: count })),
  /**
   * An enquiry about several categories counts in each. `name` is the kind of enquiry, or the name of the category,
   * place or owner; null for enquiries without one.
   */
  groups: z.array(
    z.object({
      name: z.string().nullable(),
      count,
      /** Not won or lost yet. */
      open: count,
      won: count,
      lost: count,
      open_value: count,
      won_value: count,
    }),
  ),
});
export type SalesOverview = z.infer<typeof SalesOverview>;

/** Checks for missing or wrong product data. */
export const PRODUCT_CHECKS = [
  'offer_above',
  'no_price',
  'no_picture',
  'one_picture',
  'hidden',
  'larger_costs_less',
  'fan_input',
  'same_cop',
  'same_cabinet',
] as const;
export type ProductCheck = (typeof PRODUCT_CHECKS)[number];

export const ProductOverview = z.object({
  /** All products outside the trash. */
  total: count,
  checks: z.array(
    z.object({
      check: z.enum(PRODUCT_CHECKS),
      count,
      /** The first product that the check reports. */
      example: z.object({ id: z.number().int(), model: z.string(), title: z.string() }).nullable(),
      /** The first hundred products of a check that no filter of the list has; null for the others. */
      ids: z.array(z.number().int()).nullable(),
    }),
  ),
  /** Receive date of the oldest pending service record. */
  oldest_pending: isoDate.nullable(),
});
export type ProductOverview = z.infer<typeof ProductOverview>;

const figure = (label: string) => decimalNumber({ label, max: 1_000_000_000 }).optional();
const words = z.string().max(200).optional();

/** Figures of a product in the form, also of one that is not saved yet. */
export const ComparedFigures = z
  .object({
    /** The product itself, which is not compared with itself. */
    id: wholeNumber({ label: 'Product', min: 1, max: 999_999_999 }).optional(),
    category: wholeNumber({ label: 'Category', min: 1, max: 999_999_999 }),
    ...{ title: words, brand: words, refrigerant: words, inverter_type: words },
    horsepower: figure('Horsepower'),
    cooling_kw: figure('Cooling'),
    air_flow_high_cfm: figure('Air flow'),
    /** The offer, else the regular price. */
    price: figure('Price'),
    size_width_mm: figure('Width'),
    size_height_mm: figure('Height'),
    size_depth_mm: figure('Depth'),
  })
  .strict();
export type ComparedFigures = z.infer<typeof ComparedFigures>;

const ComparedProduct = z.object({
  ...{ id: z.number().int(), model: z.string(), title: z.string() },
  price: z.number().int().nullable(),
  cooling_kw: z.number().nullable(),
});

/** Products that make figures implausible. */
export const ComparedProducts = z.object({
  /** The dearest smaller product of its series that costs more. */
  smaller_costs_more: ComparedProduct.nullable(),
  /** A chiller in the same cabinet with the most different capacity. */
  same_cabinet: ComparedProduct.nullable(),
});
export type ComparedProducts = z.infer<typeof ComparedProducts>;

export const MailOverview = z.object({
  /** In the last 7 days. */
  failed: compared,
  /** In the last 30 days. */
  sent: count,
  /** Failed mails and mails waiting for another attempt, newest first. */
  troubled: z.array(
    z.object({
      id: z.number().int(),
      status: z.enum(MAIL_STATUSES),
      to: z.string(),
      subject: z.string(),
      last_error: z.string().nullable(),
      attempts: count,
      /** True if it contained a personal link. The link is not kept, so the mail cannot be sent again. */
      secret: z.boolean(),
      created_at: moment,
      next_at: moment,
    }),
  ),
});
export type MailOverview = z.infer<typeof MailOverview>;

/** One route per source of figures, so that a failing source does not affect the others. */
export const overview = routes({
  enquiries: {
    method: 'GET',
    path: '/overview/enquiries',
    summary: 'Enquiries in figures, and those that wait for a reply',
    metadata: { access: 'admin' },
    query: NoQuery,
    responses: { 200: z.object({ data: EnquiryOverview }) },
  },
  sales: {
    method: 'GET',
    path: '/overview/sales',
    summary: 'Enquiries of a period on their way to an order: by stage and by one property',
    metadata: { access: 'admin' },
    query: SalesQuery,
    responses: { 200: z.object({ data: SalesOverview }) },
  },
  products: {
    method: 'GET',
    path: '/overview/products',
    summary: 'What is missing or wrong in the catalogue',
    metadata: { access: 'admin' },
    query: NoQuery,
    responses: { 200: z.object({ data: ProductOverview }) },
  },
  compared: {
    method: 'GET',
    path: '/overview/products/compared',
    summary: 'Products that make the figures of a product implausible: its price or its cabinet',
    metadata: { access: 'admin' },
    query: ComparedFigures,
    responses: { 200: z.object({ data: ComparedProducts }) },
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
