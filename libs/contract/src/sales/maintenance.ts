import { z } from 'zod';
import { choice, day, flag, longText, money, text } from '../platform/field-kinds';
import { IdParams } from '../platform/fields';
import { NoQuery } from '../platform/lists';
import { RecordId, TextId, wholeNumber } from '../platform/numbers';
import { routes } from '../platform/policy';
import { record } from '../platform/record';
import { recordRoutes } from '../platform/record-routes';
import { Person } from './enquiries';
import { maintenanceLabels as texts } from './maintenance-labels.texts';
import { RHYTHMS } from './maintenance-rule';
import { QUOTATION_STATES } from './quotation';

/** Maximum units of a contract, and of a visit. */
export const SERVICED_UNITS_MAX = 200;
/** A running contract ends soon in the last so many days. */
export const ENDING_SOON_DAYS = 60;

/** States of a contract, derived from its days. */
export const CONTRACT_STATES = ['upcoming', 'running', 'ending', 'ended', 'cancelled'] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** An installed unit as contracts and visits name it. */
export const ServicedUnit = z.object({
  id: z.number().int(),
  /** Brand, model and serial number. */
  name: z.string(),
  /** Its place in the building. */
  place: z.string().nullable(),
});
export type ServicedUnit = z.infer<typeof ServicedUnit>;

export const UnitIds = z.array(RecordId).max(SERVICED_UNITS_MAX);

export const maintenanceContractRecord = record(
  {
    /** Name for people, such as 'Head office, 4 cassettes'; also the purpose of its visits. */
    title: {
      ...text(150),
      label: texts.labels.contract,
      required: texts.errors.contractRequired,
      sort: true,
      column: { width: 170, grow: 1 },
    },
    starts_on: {
      ...day,
      label: texts.labels.startsOn,
      required: texts.errors.startsRequired,
      sort: true,
      column: { width: 112, wideOnly: true },
    },
    /** The last day. */
    ends_on: {
      ...day,
      label: texts.labels.endsOn,
      required: texts.errors.endsRequired,
      sort: true,
      column: { width: 112 },
    },
    /** Months between two visits. */
    rhythm: {
      ...choice(RHYTHMS, texts.errors.chooseRhythm),
      label: texts.labels.rhythm,
      hasDefault: true,
      column: { width: 132, trash: false },
    },
    price: {
      ...money,
      label: texts.labels.price,
      sort: true,
      column: { width: 118, align: 'right', wideOnly: true },
    },
    /** Name of a site of its customer. */
    site: { ...text(150), label: texts.labels.site },
    note: { ...longText(2000), label: texts.labels.note },
    /** A cancelled contract has no further visits. */
    cancelled: { ...flag, label: texts.labels.cancelled, hasDefault: true },
  },
  {
    subject: 'maintenance-contract',
    path: '/maintenance-contracts',
    one: 'maintenance contract',
    many: 'maintenance contracts',
    list: 'Maintenance contracts, those that end first at the top; `q` looks in name, number, site and note',
    staffOnly: true,
    sorted: 'ends_on',
    row: {
      /** Such as MNT-2026-000001. */
      number: z.string(),
      state: z.enum(CONTRACT_STATES),
      customer: Person.nullable(),
      customer_id: z.number().int().nullable(),
      unit_ids: z.array(z.number().int()),
      units: z.array(ServicedUnit),
      /** Responsible member of staff. */
      technician: Person.nullable(),
      technician_id: z.number().int().nullable(),
      /** Contract that this one follows. */
      follows_id: z.number().int().nullable(),
      /** Quotation for the time after it. */
      renewal_id: z.number().int().nullable(),
    },
    body: {
      customer_id: RecordId.nullable(),
      unit_ids: UnitIds,
      technician_id: RecordId.nullable(),
    },
    query: {
      state: z.enum(CONTRACT_STATES).optional(),
      /** Contracts of a customer and of those merged into it. */
      customer_id: TextId.optional(),
      technician_id: TextId.optional(),
      unit_id: TextId.optional(),
    },
  },
);
export const {
  Row: MaintenanceContract,
  Query: MaintenanceContractQuery,
  Create: CreateMaintenanceContract,
  Update: UpdateMaintenanceContract,
} = maintenanceContractRecord;
export type MaintenanceContract = z.infer<typeof MaintenanceContract>;
export type MaintenanceContractQuery = z.infer<typeof MaintenanceContractQuery>;
export type CreateMaintenanceContract = z.infer<typeof CreateMaintenanceContract>;
export type UpdateMaintenanceContract = z.infer<typeof UpdateMaintenanceContract>;

const reminderDays = (label: string) => wholeNumber({ label, min: 1, max: 90 }).nullable();

/** When reminders are sent by mail; null for none. */
export const MaintenanceSettings = z
  .object({
    /** Days before a planned visit. */
    visit_days: reminderDays(texts.labels.visitDays),
    /** Days before the last day of a contract. */
    end_days: reminderDays(texts.labels.endDays),
  })
  .strict();
export type MaintenanceSettings = z.infer<typeof MaintenanceSettings>;

/** The quotation for the time after a contract, and the contract that follows it. */
export const Renewal = z.object({
  quotation: z
    .object({ id: z.number().int(), number: z.string(), state: z.enum(QUOTATION_STATES) })
    .nullable(),
  following: z.object({ id: z.number().int(), number: z.string() }).nullable(),
});
export type Renewal = z.infer<typeof Renewal>;

const noBody = z.object({}).strict().optional();

const maintenanceRoutes = routes({
  settings: {
    method: 'GET',
    path: '/maintenance-settings',
    summary: 'How long before visits and ends of contracts reminders are sent',
    metadata: { access: 'admin' },
    query: NoQuery,
    responses: { 200: z.object({ data: MaintenanceSettings }) },
  },
  saveSettings: {
    method: 'PUT',
    path: '/maintenance-settings',
    summary: 'Set how long before visits and ends of contracts reminders are sent',
    metadata: { access: 'super_admin' },
    body: MaintenanceSettings,
    responses: { 200: z.object({ data: MaintenanceSettings }) },
  },
  renewal: {
    method: 'GET',
    path: '/maintenance-contracts/:id/renewal',
    summary:
      'The renewal quotation of a contract and the contract that follows it, if there are any',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    query: NoQuery,
    responses: { 200: z.object({ data: Renewal }) },
  },
  renew: {
    method: 'POST',
    path: '/maintenance-contracts/:id/renewal',
    summary: 'Begin the renewal quotation of a contract; one that exists is returned',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: noBody,
    responses: { 200: z.object({ data: Renewal }) },
  },
  extend: {
    method: 'POST',
    path: '/maintenance-contracts/:id/extension',
    summary: 'Add the contract that follows, for the next period; one that exists is returned',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: noBody,
    responses: { 200: z.object({ data: Renewal }) },
  },
  export: {
    method: 'GET',
    path: '/maintenance-contracts/export',
    summary: 'The maintenance contracts that the filters leave, as CSV',
    metadata: { access: 'admin', download: ['text/csv'] },
    query: MaintenanceContractQuery.omit({ page: true, pageSize: true }).strict(),
    responses: { 200: z.string() },
  },
});

export const maintenanceContracts = {
  ...maintenanceRoutes,
  ...recordRoutes(maintenanceContractRecord),
};
