import { z } from 'zod';
import { ChangedRecords, Done, RecordIds, statusCounts, statusOfMany } from '../platform/bulk';
import {
  givenDay,
  IdParams,
  isoDate,
  moment,
  orNothing,
  plainText,
  position,
} from '../platform/fields';
import { NoQuery, PageQuery, sortBy } from '../platform/lists';
import { routes } from '../platform/policy';
import { TextVersion } from '../platform/numbers';

/** Visitors see the active ones, until their closing date. */
export const OPENING_STATUSES = ['active', 'inactive', 'archived'] as const;

export const OPENING_TYPES = ['Full Time', 'Part Time'] as const;

export const Opening = z.object({
  id: z.number().int(),
  title: z.string(),
  /** The town. */
  location: z.string(),
  type: z.enum(OPENING_TYPES),
  /** The work in a sentence or two. */
  summary: z.string(),
  /** Duties and what is asked for, as Markdown. */
  description: z.string(),
  posted_date: isoDate,
  /** The last day on which one can apply; null for no such day. */
  closing_date: isoDate.nullable(),
  status: z.enum(OPENING_STATUSES),
  position: z.number().int(),
  updated_at: moment,
  /** Staff only, as all below it. */
  version: z.number().int().optional(),
  created_at: moment.optional(),
  /** Since when it is in the trash; after 30 days it is purged. */
  deleted_at: moment.nullable().optional(),
});
export type Opening = z.infer<typeof Opening>;

export const OpeningQuery = PageQuery.extend({
  type: z.enum(OPENING_TYPES).optional(),
  /** Staff only, who get all of them by default; visitors get the active ones. */
  status: z.enum(OPENING_STATUSES).optional(),
  /** Staff only: what was deleted in the last 30 days. */
  trash: z.literal('true').optional(),
  sort: sortBy(
    'id',
    'title',
    'location',
    'type',
    'posted_date',
    'closing_date',
    'status',
    'position',
    'updated_at',
    'deleted_at',
  ),
});
export type OpeningQuery = z.infer<typeof OpeningQuery>;

const fields = {
  title: plainText(150, 'Title is required'),
  location: plainText(100, 'Location is required'),
  type: z.enum(OPENING_TYPES, { errorMap: () => ({ message: 'Choose Full Time or Part Time' }) }),
  summary: plainText(300, 'Summary is required'),
  description: plainText(5000, 'Description is required'),
  posted_date: givenDay,
  closing_date: orNothing(givenDay),
  status: z.enum(OPENING_STATUSES, { errorMap: () => ({ message: 'Choose a status' }) }),
  position,
};
const { posted_date, closing_date, status, position: place, ...required } = fields;

/** Without a status it is active, without a posting date it has today's, without a position it stands last. */
export const CreateOpening = z
  .object({
    ...required,
    ...z.object({ posted_date, closing_date, status, position: place }).partial().shape,
  })
  .strict();
export type CreateOpening = z.infer<typeof CreateOpening>;

/** What is to be different. */
export const UpdateOpening = z
  .object({
    ...z.object(fields).partial().shape,
    /** What the editor had before it: a stale one is a 409. Without it the write goes through. */
    version: TextVersion.optional(),
  })
  .strict();
export type UpdateOpening = z.infer<typeof UpdateOpening>;

export const openings = routes({
  list: {
    method: 'GET',
    path: '/openings',
    summary:
      'Openings by position: the active ones until their closing date, for staff all of them',
    metadata: { access: 'public', cache: true, total: true },
    query: OpeningQuery,
    responses: { 200: z.object({ data: z.array(Opening) }) },
  },
  counts: {
    method: 'GET',
    path: '/openings/counts',
    summary: 'How many openings there are, by status and in the trash',
    metadata: { access: 'admin' },
    query: NoQuery,
    responses: { 200: statusCounts(OPENING_STATUSES) },
  },
  get: {
    method: 'GET',
    path: '/openings/:id',
    summary: 'One opening; staff see one that is not active or in the trash too',
    metadata: { access: 'public', cache: true },
    pathParams: IdParams,
    responses: { 200: z.object({ data: Opening }) },
  },
  create: {
    method: 'POST',
    path: '/openings',
    summary: 'Add an opening',
    metadata: { access: 'admin' },
    body: CreateOpening,
    responses: { 201: z.object({ data: Opening }) },
  },
  /** The given ones exchange the positions that they have now; all others stay where they are. */
  reorder: {
    method: 'PUT',
    path: '/openings/order',
    summary: 'Put these openings into this order, which visitors see',
    metadata: { access: 'admin' },
    body: RecordIds,
    responses: { 200: Done },
  },
  changeStatus: {
    method: 'POST',
    path: '/openings/status',
    summary: 'Give several openings a status: all of them or, where one is not there, none',
    metadata: { access: 'admin' },
    body: statusOfMany(OPENING_STATUSES),
    responses: { 200: ChangedRecords },
  },
  removeMany: {
    method: 'POST',
    path: '/openings/trash',
    summary: 'Put several openings into the trash: all of them or, where one is not there, none',
    metadata: { access: 'admin' },
    body: RecordIds,
    responses: { 200: Done },
  },
  restoreMany: {
    method: 'POST',
    path: '/openings/restore',
    summary: 'Take openings out of the trash again',
    metadata: { access: 'admin' },
    body: RecordIds,
    responses: { 200: Done },
  },
  update: {
    method: 'PUT',
    path: '/openings/:id',
    summary: 'Change what is given of an opening',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: UpdateOpening,
    responses: { 200: z.object({ data: Opening }) },
  },
  remove: {
    method: 'DELETE',
    path: '/openings/:id',
    summary: 'Put an opening into the trash for 30 days',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: Done },
  },
  restore: {
    method: 'POST',
    path: '/openings/:id/restore',
    summary: 'Take an opening out of the trash again',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ data: Opening }) },
  },
});
