import { z } from 'zod';
import { choice, day, longText, text } from '../platform/field-kinds';
import { Done } from '../platform/bulk';
import { isoDate, moment } from '../platform/fields';
import { NoQuery } from '../platform/lists';
import { RecordId, TextId } from '../platform/numbers';
import { routes } from '../platform/policy';
import { record } from '../platform/record';
import { recordRoutes } from '../platform/record-routes';
import { Person } from './enquiries';
import { ServicedUnit, UnitIds } from './maintenance';
import { maintenanceLabels as texts } from './maintenance-labels.texts';

/** A planned visit has a planned day. */
export const VISIT_STATES = ['due', 'planned', 'done', 'cancelled'] as const;
export type VisitState = (typeof VISIT_STATES)[number];

export const visitRecord = record(
  {
    /** Purpose for people; the name of its contract for visits by rule. */
    title: {
      ...text(150),
      label: texts.labels.visit,
      required: texts.errors.visitRequired,
      sort: true,
      column: { width: 150, grow: 1 },
    },
    /** Follows from the contract, if the visit has one. */
    due_on: {
      ...day,
      label: texts.labels.dueOn,
      required: texts.errors.dueRequired,
      sort: true,
      column: { header: texts.labels.due, width: 112, trash: false, wideOnly: true },
    },
    planned_on: { ...day, label: texts.labels.plannedOn },
    /** Time in Dhaka, such as 09:30; only with a planned day. */
    planned_at: {
      ...text(5),
      pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
      mismatch: texts.errors.timeMalformed,
      label: texts.labels.plannedAt,
    },
    state: {
      ...choice(VISIT_STATES, texts.errors.chooseState),
      label: texts.labels.state,
      hasDefault: true,
      sort: true,
      column: { width: 112 },
    },
    /** Set with the state `done`; today if it is not given. */
    done_on: { ...day, label: texts.labels.doneOn },
    /** Name of a site of its customer. */
    site: { ...text(150), label: texts.labels.site },
    note: { ...longText(2000), label: texts.labels.note },
  },
  {
    subject: 'visit',
    path: '/visits',
    one: 'visit',
    many: 'visits',
    list: 'Visits by their planned day, or else by the day on which they are due; `q` looks in purpose, site and note',
    staffOnly: true,
    sorted: 'day',
    row: {
      /** Planned day, or else the due day. */
      day: isoDate,
      customer: Person.nullable(),
      customer_id: z.number().int().nullable(),
      unit_ids: z.array(z.number().int()),
      units: z.array(ServicedUnit),
      technician: Person.nullable(),
      technician_id: z.number().int().nullable(),
      /** Contract whose rule created it; null for single visits. */
      contract: z.object({ id: z.number().int(), number: z.string() }).nullable(),
      contract_id: z.number().int().nullable(),
      /** From 1 in the order of the rule; null for single visits. */
      sequence: z.number().int().nullable(),
      /** Service request that it was planned from. */
      message_id: z.number().int().nullable(),
    },
    body: {
      customer_id: RecordId.nullable(),
      unit_ids: UnitIds,
      technician_id: RecordId.nullable(),
      message_id: RecordId.nullable(),
    },
    query: {
      state: z.enum(VISIT_STATES).optional(),
      /** Only due and planned visits. */
      open: z.literal('true').optional(),
      /** First and last day. */
      from: isoDate.optional(),
      to: isoDate.optional(),
      /** Visits of a customer and of those merged into it. */
      customer_id: TextId.optional(),
      technician_id: TextId.optional(),
      contract_id: TextId.optional(),
      unit_id: TextId.optional(),
      message_id: TextId.optional(),
    },
  },
);
export const {
  Row: Visit,
  Query: VisitQuery,
  Create: CreateVisit,
  Update: UpdateVisit,
} = visitRecord;
export type Visit = z.infer<typeof Visit>;
export type VisitQuery = z.infer<typeof VisitQuery>;
export type CreateVisit = z.infer<typeof CreateVisit>;
export type UpdateVisit = z.infer<typeof UpdateVisit>;

/** The secret calendar of the signed-in account. */
export const CalendarFeed = z.object({ created_at: moment });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

const noBody = z.object({}).strict().optional();

const visitRoutes = routes({
  calendar: {
    method: 'GET',
    path: '/visits/calendar',
    summary: 'Whether the account has an address for calendar programs; null if not',
    metadata: { access: 'admin' },
    query: NoQuery,
    responses: { 200: z.object({ data: CalendarFeed.nullable() }) },
  },
  openCalendar: {
    method: 'POST',
    path: '/visits/calendar',
    summary:
      'Make a new secret address for the own visits; it is shown once, and replaces the former one',
    metadata: { access: 'admin' },
    body: noBody,
    responses: { 201: z.object({ data: CalendarFeed, address: z.string() }) },
  },
  closeCalendar: {
    method: 'DELETE',
    path: '/visits/calendar',
    summary: 'Revoke the secret address of the own visits',
    metadata: { access: 'admin' },
    body: noBody,
    responses: { 200: Done },
  },
  feed: {
    method: 'GET',
    path: '/visits/feeds/:file',
    summary: 'The open visits of a technician as iCalendar; unknown addresses are limited',
    metadata: { access: 'public', download: ['text/calendar'] },
    pathParams: z.object({ file: z.string().max(80) }),
    query: NoQuery,
    responses: { 200: z.string() },
  },
  export: {
    method: 'GET',
    path: '/visits/export',
    summary: 'The visits that the filters leave, as CSV',
    metadata: { access: 'admin', download: ['text/csv'] },
    query: VisitQuery.omit({ page: true, pageSize: true }).strict(),
    responses: { 200: z.string() },
  },
});

export const visits = { ...visitRoutes, ...recordRoutes(visitRecord) };
