import { z } from 'zod';
import { IdParams, moment, orNothing, plainText } from './fields';
import { PageQuery, sortBy } from './lists';
import { Picture } from './picture';
import { routes } from './policy';

/** Visitors see the active ones. */
export const VRF_PROJECT_STATUSES = ['active', 'inactive', 'archived'] as const;

export const VrfProject = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string().nullable(),
  status: z.enum(VRF_PROJECT_STATUSES),
  /** The path below `/storage/`. */
  image: z.string(),
  picture: Picture,
  updated_at: moment,
  /** Staff only, as all below it. */
  version: z.number().int().optional(),
  created_at: moment.optional(),
  /** Since when it is in the trash; after 30 days it is purged. */
  deleted_at: moment.nullable().optional(),
});
export type VrfProject = z.infer<typeof VrfProject>;

export const VrfProjectQuery = PageQuery.extend({
  /** Staff only, who get all of them by default; visitors get the active ones. */
  status: z.enum(VRF_PROJECT_STATUSES).optional(),
  /** Staff only: what was deleted in the last 30 days. */
  trash: z.literal('true').optional(),
  sort: sortBy('id', 'title', 'status', 'updated_at', 'deleted_at'),
});
export type VrfProjectQuery = z.infer<typeof VrfProjectQuery>;

const fields = {
  title: plainText(150, 'Title is required'),
  description: orNothing(plainText(2000)),
  status: z.enum(VRF_PROJECT_STATUSES, { errorMap: () => ({ message: 'Choose a status' }) }),
};
const { title, ...others } = fields;

/** Multipart, with the picture in `image`, which is required. Without a status it is active. */
export const CreateVrfProject = z.object({ title, ...z.object(others).partial().shape }).strict();
export type CreateVrfProject = z.infer<typeof CreateVrfProject>;

/** What is to be different, as JSON, or as multipart with another picture in `image`. */
export const UpdateVrfProject = z
  .object({
    ...z.object(fields).partial().shape,
    /** What the editor had before it: a stale one is a 409. Without it the write goes through. */
    version: z.coerce.number().int().optional(),
  })
  .strict();
export type UpdateVrfProject = z.infer<typeof UpdateVrfProject>;

export const vrfProject = routes({
  list: {
    method: 'GET',
    path: '/vrf-project',
    summary: 'VRF projects, newest first: the active ones, for staff all of them',
    metadata: { access: 'public', cache: true, total: true },
    query: VrfProjectQuery,
    responses: { 200: z.object({ data: z.array(VrfProject) }) },
  },
  get: {
    method: 'GET',
    path: '/vrf-project/:id',
    summary: 'One VRF project; staff see one that is not active or in the trash too',
    metadata: { access: 'public', cache: true },
    pathParams: IdParams,
    responses: { 200: z.object({ data: VrfProject }) },
  },
  create: {
    method: 'POST',
    path: '/vrf-project',
    summary: 'Add a VRF project',
    metadata: { access: 'admin', limit: 'upload', pictures: ['image'] },
    contentType: 'multipart/form-data',
    body: CreateVrfProject,
    responses: { 201: z.object({ data: VrfProject }) },
  },
  update: {
    method: 'PUT',
    path: '/vrf-project/:id',
    summary: 'Change what is given of a VRF project',
    metadata: { access: 'admin', limit: 'upload', pictures: ['image'], acceptsJson: true },
    pathParams: IdParams,
    contentType: 'multipart/form-data',
    body: UpdateVrfProject,
    responses: { 200: z.object({ data: VrfProject }) },
  },
  remove: {
    method: 'DELETE',
    path: '/vrf-project/:id',
    summary: 'Put a VRF project into the trash for 30 days',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  restore: {
    method: 'POST',
    path: '/vrf-project/:id/restore',
    summary: 'Take a VRF project out of the trash again',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ data: VrfProject }) },
  },
});
