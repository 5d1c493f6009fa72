import { z } from 'zod';
import { moment } from '../platform/fields';
import { routes } from '../platform/policy';

/** Steps before a site can take enquiries, in the order of the checklist. */
export const FIRST_STEPS = [
  'company',
  'mail',
  'catalogue',
  'products',
  'staff',
  'second_factor',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Company details that the first step asks for. The logo is optional. */
export const COMPANY_PARTS = ['name', 'phone', 'hours', 'head_office', 'logo'] as const;

const step = z.object({ done: z.boolean() });

/** Checklist of the owner. Its states are calculated from the current data. */
export const FirstSteps = z.object({
  /** True if the owner has dismissed the checklist. Initially true in demonstration mode, which needs no setup. */
  dismissed: z.boolean(),
  steps: z.object({
    company: step.extend({ missing: z.array(z.enum(COMPANY_PARTS)) }),
    /** Done once a server has accepted a mail. */
    mail: step.extend({
      set: z.boolean(),
      /** Number of mails waiting to be sent. */
      waiting: z.number().int(),
    }),
    /** Categories and menus are installed with the product: done once the owner confirms them or staff change one. */
    catalogue: step.extend({
      categories: z.number().int(),
      menus: z.number().int(),
      confirmed_at: moment.nullable(),
    }),
    products: step.extend({ count: z.number().int() }),
    /** `accounts` includes the owner; `invited` counts people who have not accepted yet. */
    staff: step.extend({ accounts: z.number().int(), invited: z.number().int() }),
    /** The second factor of the owner. */
    second_factor: step,
  }),
  /** True if the site is open to visitors, which requires a company name and a phone number. */
  site_ready: z.boolean(),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

const responses = { 200: z.object({ data: FirstSteps }) };

export const firstSteps = routes({
  get: {
    method: 'GET',
    path: '/first-steps',
    summary: 'The checklist of a new installation, and how far it is',
    metadata: { access: 'super_admin' },
    responses,
  },
  confirm: {
    method: 'POST',
    path: '/first-steps/confirm',
    summary: 'Confirm what came with the installation',
    metadata: { access: 'super_admin' },
    body: z.object({ step: z.literal('catalogue') }).strict(),
    responses,
  },
  dismiss: {
    method: 'POST',
    path: '/first-steps/dismiss',
    summary: 'Put the checklist away',
    metadata: { access: 'super_admin' },
    body: z.object({}).strict().optional(),
    responses,
  },
  restore: {
    method: 'DELETE',
    path: '/first-steps/dismiss',
    summary: 'Bring the checklist back',
    metadata: { access: 'super_admin' },
    body: z.object({}).strict().optional(),
    responses,
  },
});
