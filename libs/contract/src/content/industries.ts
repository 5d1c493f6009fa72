import { z } from 'zod';
import { Done, RecordIds } from '../platform/bulk';
import { chained, flag, IdParams, moment, plainText } from '../platform/fields';
import { PageQuery, sortBy } from '../platform/lists';
import { MediaId, Picture } from '../platform/picture';
import { routes } from '../platform/policy';
import { TextVersion } from '../platform/numbers';

/** A kind of place that we cool. Visitors see the active ones, by position. */
export const Industry = z.object({
  id: z.number().int(),
  title: z.string(),
  /** The page about it. */
  link: z.string(),
  image: z.string().nullable(),
  picture: Picture.nullable(),
  position: z.number().int(),
  /** Staff only, as all below it. */
  active: z.boolean().optional(),
  version: z.number().int().optional(),
  created_at: moment.optional(),
  updated_at: moment.optional(),
  /** Since when it is in the trash; after 30 days it is purged. */
  deleted_at: moment.nullable().optional(),
});
export type Industry = z.infer<typeof Industry>;

export const IndustryQuery = PageQuery.extend({
  /** Staff only, who get all of them by default; visitors get the active ones. */
  active: z.enum(['true', 'false']).optional(),
  /** Staff only: what was deleted in the last 30 days. */
  trash: z.literal('true').optional(),
  sort: sortBy('position', 'id', 'title', 'link', 'updated_at', 'deleted_at'),
});
export type IndustryQuery = z.infer<typeof IndustryQuery>;

const fields = {
  title: plainText(150, 'Title is required'),
  link: chained(
    plainText(190, 'Link is required'),
    z.string().regex(/^\/(?!\/)\S*$/, 'Begin with /, such as /page/air-conditioning-for-home'),
  ),
  active: flag,
};

/** As JSON, or multipart with a picture in `image`. It stands last, and is active unless it says otherwise. */
export const CreateIndustry = z
  .object({ ...fields, active: flag.optional(), media_id: MediaId })
  .strict();
export type CreateIndustry = z.infer<typeof CreateIndustry>;

/** What is to be different, as JSON, or as multipart with another picture in `image`. */
export const UpdateIndustry = z
  .object({
    ...z.object(fields).partial().shape,
    media_id: MediaId,
    /** 'true' removes the picture. */
    remove_image: flag.optional(),
    /** What the editor had before it: a stale one is a 409. Without it the write goes through. */
    version: TextVersion.optional(),
  })
  .strict();
export type UpdateIndustry = z.infer<typeof UpdateIndustry>;

export const industries = routes({
  list: {
    method: 'GET',
    path: '/industries',
    summary: 'The industries that we serve, by position: the active ones, for staff all of them',
    metadata: { access: 'public', cache: true, total: true },
    query: IndustryQuery,
    responses: { 200: z.object({ data: z.array(Industry) }) },
  },
  get: {
    method: 'GET',
    path: '/industries/:id',
    summary: 'One industry; staff see one that is not active or in the trash too',
    metadata: { access: 'public', cache: true },
    pathParams: IdParams,
    responses: { 200: z.object({ data: Industry }) },
  },
  create: {
    method: 'POST',
    path: '/industries',
    summary: 'Add an industry',
    metadata: { access: 'admin', limit: 'upload', pictures: ['image'], acceptsJson: true },
    contentType: 'multipart/form-data',
    body: CreateIndustry,
    responses: { 201: z.object({ data: Industry }) },
  },
  /** The given ones exchange the positions that they have now; all others stay where they are. */
  reorder: {
    method: 'PUT',
    path: '/industries/order',
    summary: 'Put these industries into this order, which visitors see',
    metadata: { access: 'admin' },
    body: RecordIds,
    responses: { 200: Done },
  },
  update: {
    method: 'PUT',
    path: '/industries/:id',
    summary: 'Change what is given of an industry',
    metadata: { access: 'admin', limit: 'upload', pictures: ['image'], acceptsJson: true },
    pathParams: IdParams,
    contentType: 'multipart/form-data',
    body: UpdateIndustry,
    responses: { 200: z.object({ data: Industry }) },
  },
  remove: {
    method: 'DELETE',
    path: '/industries/:id',
    summary: 'Put an industry into the trash for 30 days',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: Done },
  },
  restore: {
    method: 'POST',
    path: '/industries/:id/restore',
    summary: 'Take an industry out of the trash again',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ data: Industry }) },
  },
});
