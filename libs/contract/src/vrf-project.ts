import { z } from 'zod';
import { flag, IdParams, isoDate, moment, nameList, orNothing, plainText } from './fields';
import { PageQuery, sortBy } from './lists';
import { Picture } from './picture';
import { routes } from './policy';

export const VRF_PROJECT_STATUSES = [
  'active',
  'pending',
  'ongoing',
  'completed',
  'cancelled',
] as const;

/** Visitors see the projects that have one of these. */
export const PUBLIC_VRF_PROJECT_STATUSES = ['active', 'ongoing', 'completed'] as const;

/** The groups of the public page, in its order. */
export const VRF_PROJECT_CATEGORIES = [
  'Shopping Complex',
  'Commercial / Corporate',
  'Residential / Real Estate',
  'Government Projects',
  'Education',
  'Medical',
  'Religious',
  'Industrial / Factory',
  'Event / Convention Hall',
] as const;

export const VrfProject = z.object({
  id: z.number().int(),
  project_name: z.string(),
  location: z.string().nullable(),
  brand: z.string().nullable(),
  capacity: z.string().nullable(),
  indoor_type: z.string().nullable(),
  outdoor_type: z.string().nullable(),
  start_date: isoDate.nullable(),
  completed_date: isoDate.nullable(),
  status: z.enum(VRF_PROJECT_STATUSES),
  category: z.enum(VRF_PROJECT_CATEGORIES).nullable(),
  description: z.string().nullable(),
  /** The path below `/storage/`. */
  image: z.string().nullable(),
  picture: Picture.nullable(),
  updated_at: moment,
  /** Staff only, as all below it. */
  client_name: z.string().optional(),
  remarks: z.string().nullable().optional(),
  /** Names of what was installed. */
  equipment_list: z.array(z.string()).optional(),
  /** Names of files. */
  drawings: z.array(z.string()).optional(),
  version: z.number().int().optional(),
  created_at: moment.optional(),
  /** Since when it is in the trash; after 30 days it is purged. */
  deleted_at: moment.nullable().optional(),
});
export type VrfProject = z.infer<typeof VrfProject>;

export const VrfProjectQuery = PageQuery.extend({
  category: z.enum(VRF_PROJECT_CATEGORIES).optional(),
  /** Staff only, who get all of them by default; visitors get those of the public statuses. */
  status: z.enum(VRF_PROJECT_STATUSES).optional(),
  /** Staff only: what was deleted in the last 30 days. */
  trash: z.literal('true').optional(),
  /** By `client_name` for staff only. */
  sort: sortBy(
    'id',
    'project_name',
    'client_name',
    'location',
    'status',
    'completed_date',
    'updated_at',
    'deleted_at',
  ),
});
export type VrfProjectQuery = z.infer<typeof VrfProjectQuery>;

const fields = {
  project_name: plainText(150, 'Project name is required'),
  client_name: plainText(150, 'Client name is required'),
  location: orNothing(plainText(150)),
  brand: orNothing(plainText(100)),
  capacity: orNothing(plainText(100)),
  indoor_type: orNothing(plainText(150)),
  outdoor_type: orNothing(plainText(150)),
  start_date: orNothing(isoDate),
  completed_date: orNothing(isoDate),
  status: z.enum(VRF_PROJECT_STATUSES, { errorMap: () => ({ message: 'Choose a status' }) }),
  category: orNothing(
    z.enum(VRF_PROJECT_CATEGORIES, { errorMap: () => ({ message: 'Choose a category' }) }),
  ),
  description: orNothing(plainText(2000)),
  remarks: orNothing(plainText(2000)),
  equipment_list: nameList,
  drawings: nameList,
};
const { project_name, client_name, ...others } = fields;

/** As JSON, or multipart with a picture in `image`. Without a status it is active. */
export const CreateVrfProject = z
  .object({ project_name, client_name, ...z.object(others).partial().shape })
  .strict();
export type CreateVrfProject = z.infer<typeof CreateVrfProject>;

/** What is to be different, as JSON, or as multipart with another picture in `image`. */
export const UpdateVrfProject = z
  .object({
    ...z.object(fields).partial().shape,
    /** 'true' removes the picture. */
    remove_image: flag.optional(),
    /** What the editor had before it: a stale one is a 409. Without it the write goes through. */
    version: z.coerce.number().int().optional(),
  })
  .strict();
export type UpdateVrfProject = z.infer<typeof UpdateVrfProject>;

export const vrfProject = routes({
  list: {
    method: 'GET',
    path: '/vrf-project',
    summary:
      'VRF projects, newest first: active, ongoing and completed ones, for staff all of them',
    metadata: { access: 'public', cache: true, total: true },
    query: VrfProjectQuery,
    responses: { 200: z.object({ data: z.array(VrfProject) }) },
  },
  get: {
    method: 'GET',
    path: '/vrf-project/:id',
    summary: 'One VRF project; staff see one that is not public or in the trash too',
    metadata: { access: 'public', cache: true },
    pathParams: IdParams,
    responses: { 200: z.object({ data: VrfProject }) },
  },
  create: {
    method: 'POST',
    path: '/vrf-project',
    summary: 'Add a VRF project',
    metadata: { access: 'admin', limit: 'upload', pictures: ['image'], acceptsJson: true },
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
