import { z } from 'zod';
import { choice, longText, text } from '../platform/field-kinds';
import { IdParams, moment, plainText, ruledText } from '../platform/fields';
import { NoQuery } from '../platform/lists';
import { RecordId, TextVersion } from '../platform/numbers';
import { routes } from '../platform/policy';
import { record } from '../platform/record';
import { recordRoutes } from '../platform/record-routes';
import { priceRules } from '../platform/rules';
import { customerLabels as texts } from './customer-labels.texts';
import { CONTACT_MESSAGE_KINDS, CONTACT_MESSAGE_STATUSES, Person } from './enquiries';
import { QUOTATION_STATES } from './quotation';

export const CUSTOMER_KINDS = ['person', 'company'] as const;
/** Maximum number of contacts, and of sites. */
export const CUSTOMER_PARTS_MAX = 30;

/** A person of a customer. */
export const CustomerContact = z
  .object({
    name: plainText(100, texts.errors.contactNameRequired),
    role: plainText(100).default(''),
    /** E.164 in responses; '' if none is known. */
    phone: ruledText(priceRules.number).default(''),
    email: ruledText(priceRules.email).default(''),
  })
  .strict();
export type CustomerContact = z.infer<typeof CustomerContact>;

/** A building of a customer. Installed units name it. */
export const CustomerSite = z
  .object({
    name: plainText(150, texts.errors.siteNameRequired),
    address: plainText(300).default(''),
    district: plainText(100).default(''),
  })
  .strict();
export type CustomerSite = z.infer<typeof CustomerSite>;

export const customerRecord = record(
  {
    name: {
      ...text(150),
      label: texts.labels.name,
      required: texts.errors.nameRequired,
      sort: true,
      column: { width: 186, grow: 1 },
    },
    kind: {
      ...choice(CUSTOMER_KINDS, texts.errors.chooseKind),
      label: texts.labels.kind,
      hasDefault: true,
      sort: true,
      column: { width: 112 },
    },
    /** E.164, with `x` and an optional extension. */
    phone: { ...text(20), label: texts.labels.phone, column: { width: 156 } },
    email: {
      ...text(190),
      pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
      mismatch: texts.errors.emailMalformed,
      label: texts.labels.email,
      column: { width: 190, grow: 1, trash: false },
    },
    district: {
      ...text(100),
      label: texts.labels.district,
      sort: true,
      column: { width: 132, wideOnly: true },
    },
    notes: { ...longText(5000), label: texts.labels.notes },
  },
  {
    subject: 'customer',
    path: '/customers',
    one: 'customer',
    many: 'customers',
    list: 'Customers by name, without those that are merged into another one; `q` looks in their contacts and sites too',
    staffOnly: true,
    sorted: 'name',
    row: {
      contacts: z.array(CustomerContact),
      sites: z.array(CustomerSite),
      /** Customer that shows the rows of this one; null if it is not merged. */
      merged_into_id: z.number().int().nullable(),
    },
    body: {
      contacts: z
        .array(CustomerContact)
        .max(CUSTOMER_PARTS_MAX, texts.errors.contactsTooMany(CUSTOMER_PARTS_MAX)),
      sites: z
        .array(CustomerSite)
        .max(CUSTOMER_PARTS_MAX, texts.errors.sitesTooMany(CUSTOMER_PARTS_MAX)),
    },
    query: {
      kind: z.enum(CUSTOMER_KINDS).optional(),
      district: z.string().trim().max(100).optional(),
    },
  },
);
export const {
  Row: Customer,
  Query: CustomerQuery,
  Create: CreateCustomer,
  Update: UpdateCustomer,
} = customerRecord;
export type Customer = z.infer<typeof Customer>;
export type CustomerQuery = z.infer<typeof CustomerQuery>;
export type CreateCustomer = z.infer<typeof CreateCustomer>;
export type UpdateCustomer = z.infer<typeof UpdateCustomer>;

/** Why two rows may be of the same customer. */
export const CUSTOMER_MATCHES = ['phone', 'email', 'name', 'contact'] as const;
export type CustomerMatch = (typeof CUSTOMER_MATCHES)[number];

/** A customer that another row may be about. */
export const CustomerProposal = Customer.pick({
  id: true,
  name: true,
  kind: true,
  phone: true,
  email: true,
  district: true,
}).extend({ matches: z.array(z.enum(CUSTOMER_MATCHES)) });
export type CustomerProposal = z.infer<typeof CustomerProposal>;

/** Maximum rows of each part of the page of a customer. */
export const CUSTOMER_ROWS_MAX = 100;

/** Everything about a customer and those merged into it, each part newest first. */
export const CustomerFile = z.object({
  /** Customers merged into this one, with their contacts and sites. */
  merged: z.array(Customer),
  /** Customers that may be the same one. */
  duplicates: z.array(CustomerProposal),
  enquiries: z.array(
    z.object({
      id: z.number().int(),
      reference: z.string(),
      kind: z.enum(CONTACT_MESSAGE_KINDS),
      status: z.enum(CONTACT_MESSAGE_STATUSES),
      /** Name of the sender. */
      name: z.string(),
      owner: Person.nullable(),
      created_at: moment,
    }),
  ),
  quotations: z.array(
    z.object({
      id: z.number().int(),
      number: z.string(),
      title: z.string(),
      state: z.enum(QUOTATION_STATES),
      total: z.number().int(),
      updated_at: moment,
    }),
  ),
  /** Time of the last enquiry, quotation or change; null if there is none. */
  last_activity_at: moment.nullable(),
});
export type CustomerFile = z.infer<typeof CustomerFile>;

const noBody = z.object({}).strict().optional();

/** Routes with a fixed path, and those about one customer or enquiry. */
const customerRoutes = routes({
  export: {
    method: 'GET',
    path: '/customers/export',
    summary: 'The customers that the filters leave, as CSV',
    metadata: { access: 'admin', download: ['text/csv'] },
    query: CustomerQuery.omit({ page: true, pageSize: true }).strict(),
    responses: { 200: z.string() },
  },
  proposals: {
    method: 'GET',
    path: '/customers/of-enquiry/:id',
    summary: 'Customers with the phone number, email address or company of an enquiry',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(CustomerProposal) }) },
  },
  createFromEnquiry: {
    method: 'POST',
    path: '/customers/of-enquiry/:id',
    summary:
      'Make a customer from an enquiry and link the two; an enquiry that has a customer keeps it',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: noBody,
    responses: { 201: z.object({ data: Customer }) },
  },
  linkEnquiry: {
    method: 'PUT',
    path: '/customers/of-enquiry/:id',
    summary: 'Link an enquiry and its quotations to a customer; null removes the link',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({ customer_id: RecordId.nullable() }).strict(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  file: {
    method: 'GET',
    path: '/customers/:id/file',
    summary: 'Enquiries and quotations of a customer, and customers that may be the same',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    query: NoQuery,
    responses: { 200: z.object({ data: CustomerFile }) },
  },
  merge: {
    method: 'POST',
    path: '/customers/:id/merge',
    summary: 'Merge a customer into another one, which then shows the rows of both',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({ into_id: RecordId, version: TextVersion.optional() }).strict(),
    responses: { 200: z.object({ data: Customer }) },
  },
  unmerge: {
    method: 'POST',
    path: '/customers/:id/unmerge',
    summary: 'Undo a merge: the customer is listed again, with its own rows',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: noBody,
    responses: { 200: z.object({ data: Customer }) },
  },
});

export const customers = { ...customerRoutes, ...recordRoutes(customerRecord) };
