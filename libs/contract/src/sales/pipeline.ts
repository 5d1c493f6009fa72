import { z } from 'zod';
import { enquiryFilters, CONTACT_MESSAGE_KINDS, Person } from './enquiries';
import { isoDate, moment } from '../platform/fields';
import { NoQuery, PageQuery } from '../platform/lists';
import { RecordId } from '../platform/numbers';
import { routes } from '../platform/policy';
import { LOST_REASONS, STAGES } from './stages';

/** Cards in a column of the board; the list shows all. */
export const CARDS_PER_COLUMN = 50;

/** An enquiry on the board. */
export const PipelineCard = z.object({
  id: z.number().int(),
  reference: z.string(),
  kind: z.enum(CONTACT_MESSAGE_KINDS),
  name: z.string(),
  company: z.string().nullable(),
  stage: z.enum(STAGES),
  lost_reason: z.enum(LOST_REASONS).nullable(),
  /** In whole taka. */
  value: z.number().int().nullable(),
  next_step: z.string().nullable(),
  next_on: isoDate.nullable(),
  owner: Person.nullable(),
  version: z.number().int(),
  created_at: moment,
});
export type PipelineCard = z.infer<typeof PipelineCard>;

/** A stage with its newest enquiries; count and value are those of all. */
export const PipelineColumn = z.object({
  stage: z.enum(STAGES),
  count: z.number().int(),
  value: z.number().int(),
  cards: z.array(PipelineCard),
});
export type PipelineColumn = z.infer<typeof PipelineColumn>;

const { kind, owner, overdue, next_owner, next_from, next_to, from, to } = enquiryFilters;
export const PipelineQuery = z
  .object({
    ...{ kind, owner, overdue, next_owner, next_from, next_to, from, to },
    q: PageQuery.shape.q,
  })
  .strict();
export type PipelineQuery = z.infer<typeof PipelineQuery>;

/** Owner of new enquiries of a kind: an account, the next of `turn`, or null for no owner. */
const assignee = z.union([z.literal('turn'), RecordId]).nullable();

/** Rules by which new enquiries get an owner. Former members of staff are skipped. */
export const EnquiryAssignment = z
  .object({
    kinds: z
      .object({
        ...{ contact: assignee, consultation: assignee, subscription: assignee },
        ...{ application: assignee, quotation: assignee, service: assignee },
      })
      .strict(),
    /** Accounts that take new enquiries in turn. */
    turn: z.array(RecordId).max(50),
  })
  .strict();
export type EnquiryAssignment = z.infer<typeof EnquiryAssignment>;

export const pipeline = routes({
  board: {
    method: 'GET',
    path: '/contact-message/board',
    summary: `Enquiries that can become an order by stage: the newest ${CARDS_PER_COLUMN} of each with the number and value of all`,
    metadata: { access: 'admin' },
    query: PipelineQuery,
    responses: { 200: z.object({ data: z.object({ columns: z.array(PipelineColumn) }) }) },
  },
  assignment: {
    method: 'GET',
    path: '/contact-message/assignment',
    summary: 'The rules by which new enquiries get an owner',
    metadata: { access: 'admin' },
    query: NoQuery,
    responses: { 200: z.object({ data: EnquiryAssignment }) },
  },
  updateAssignment: {
    method: 'PUT',
    path: '/contact-message/assignment',
    summary: 'Set the rules by which new enquiries get an owner',
    metadata: { access: 'super_admin' },
    body: EnquiryAssignment,
    responses: { 200: z.object({ data: EnquiryAssignment }) },
  },
});
