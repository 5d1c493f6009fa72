import { z } from 'zod';
import { CUSTOMER_KINDS } from '../sales/customers';
import { CONTACT_MESSAGE_KINDS, CONTACT_MESSAGE_STATUSES } from '../sales/enquiries';
import { moment } from '../platform/fields';
import { Picture } from '../platform/picture';
import { ROLES, routes } from '../platform/policy';
import { VRF_PROJECT_STATUSES } from '../content/vrf-project';

const id = z.number().int();

/** A few records of each kind that match the text typed so far, best match first. */
export const StaffSearchResults = z.object({
  /** Includes hidden products. */
  products: z.array(
    z.object({
      id,
      model: z.string(),
      title: z.string(),
      /** Price that a visitor pays, in BDT; null if on request. */
      price: z.number().nullable(),
      picture: Picture.nullable(),
    }),
  ),
  enquiries: z.array(
    z.object({
      id,
      name: z.string(),
      kind: z.enum(CONTACT_MESSAGE_KINDS),
      reference: z.string(),
      email: z.string(),
      status: z.enum(CONTACT_MESSAGE_STATUSES),
      created_at: moment,
    }),
  ),
  /** Matched by their latest revision. */
  quotations: z.array(
    z.object({
      id,
      number: z.string(),
      name: z.string(),
      company: z.string(),
      title: z.string(),
      total: z.number().int(),
    }),
  ),
  /** A merged customer is found as the one that shows its rows. */
  customers: z.array(
    z.object({
      id,
      name: z.string(),
      kind: z.enum(CUSTOMER_KINDS),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      district: z.string().nullable(),
    }),
  ),
  units: z.array(
    z.object({
      id,
      model: z.string(),
      brand: z.string().nullable(),
      serial: z.string().nullable(),
      code: z.string(),
      customer: z.string().nullable(),
      /** Site of the customer at which it is installed. */
      site: z.string().nullable(),
    }),
  ),
  projects: z.array(
    z.object({
      id,
      project_name: z.string(),
      client_name: z.string(),
      location: z.string().nullable(),
      status: z.enum(VRF_PROJECT_STATUSES),
      picture: Picture.nullable(),
    }),
  ),
  users: z.array(z.object({ id, name: z.string(), email: z.string(), role: z.enum(ROLES) })),
  categories: z.array(
    z.object({ id, slug: z.string(), title: z.string(), product_count: z.number().int() }),
  ),
});
export type StaffSearchResults = z.infer<typeof StaffSearchResults>;

export const staffSearch = routes({
  search: {
    method: 'GET',
    path: '/staff-search',
    summary: 'Records that staff may see, for the command palette',
    metadata: { access: 'admin' },
    query: z.object({ q: z.string().trim().min(1).max(100) }).strict(),
    responses: { 200: z.object({ data: StaffSearchResults }) },
  },
});
