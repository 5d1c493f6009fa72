import { z } from 'zod';
import { ChangedRecords, Done, RecordIds, statusCounts, statusOfMany } from '../platform/bulk';
import {
  flag,
  IdParams,
  givenDay,
  isoDate,
  jsonList,
  moment,
  nameList,
  orNothing,
  plainText,
  publishDate,
} from '../platform/fields';
import { NoQuery, PageQuery, sortBy } from '../platform/lists';
import { MediaId, Picture } from '../platform/picture';
import { routes } from '../platform/policy';
import { DRAWING_FILE } from '../platform/rules';
import { TextVersion } from '../platform/numbers';

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

/** An uploaded file of a project. Only staff get it, as a download. */
export const DrawingFile = z
  .object({
    name: z.string().min(1).max(200),
    /** Where it is stored; nothing that anybody could guess. */
    file: z.string().regex(/^[0-9a-f]{32}\.[a-z]{3,4}$/, 'This is no uploaded file'),
    bytes: z.number().int(),
    uploaded_at: moment,
  })
  .strict();
export type DrawingFile = z.infer<typeof DrawingFile>;

/** A drawing is an uploaded file, or the name of one that lies elsewhere. */
export const Drawing = z.union([plainText(200), DrawingFile]);
export type Drawing = string | DrawingFile;

export const drawingName = (drawing: Drawing) =>
  typeof drawing === 'string' ? drawing : drawing.name;

/** A line of the equipment list: `6 x Cassette 9 kW` are six; a name alone tells no quantity. */
export interface Equipment {
  quantity: number | null;
  name: string;
}

export function toEquipment(line: string): Equipment {
  const [, quantity, name] = /^(\d{1,5}) x (.+)$/.exec(line.trim()) ?? [];
  return name === undefined
    ? { quantity: null, name: line.trim() }
    : { quantity: Number(quantity), name };
}

export const fromEquipment = ({ quantity, name }: Equipment) =>
  quantity === null ? name.trim() : `${quantity} x ${name.trim()}`;

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
  /** What was installed, such as `6 x Cassette 9 kW`. */
  equipment_list: z.array(z.string()).optional(),
  drawings: z.array(z.union([z.string(), DrawingFile])).optional(),
  /** Until then visitors do not see it, whatever its status. */
  publish_at: moment.nullable().optional(),
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
  /** Staff only: those that visitors see, or the others. */
  visible: z.enum(['true', 'false']).optional(),
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

/** An array in JSON, the text of a JSON array in a multipart body: names, and files as their upload returned them. */
const drawingList = jsonList(
  Drawing,
  (entry) => typeof entry === 'string' || (entry as DrawingFile | null)?.file !== undefined,
  'Give a JSON array of names, such as ["Level 0.pdf"]',
);

const fields = {
  project_name: plainText(150, 'Project name is required'),
  client_name: plainText(150, 'Client name is required'),
  location: orNothing(plainText(150)),
  brand: orNothing(plainText(100)),
  capacity: orNothing(plainText(100)),
  indoor_type: orNothing(plainText(150)),
  outdoor_type: orNothing(plainText(150)),
  start_date: orNothing(givenDay),
  completed_date: orNothing(givenDay),
  status: z.enum(VRF_PROJECT_STATUSES, { errorMap: () => ({ message: 'Choose a status' }) }),
  category: orNothing(
    z.enum(VRF_PROJECT_CATEGORIES, { errorMap: () => ({ message: 'Choose a category' }) }),
  ),
  description: orNothing(plainText(2000)),
  remarks: orNothing(plainText(2000)),
  equipment_list: nameList,
  drawings: drawingList,
  publish_at: publishDate,
};
const { project_name, client_name, ...others } = fields;

/** As JSON, or multipart with a picture in `image`. Without a status it is active. */
export const CreateVrfProject = z
  .object({ project_name, client_name, ...z.object(others).partial().shape, media_id: MediaId })
  .strict();
export type CreateVrfProject = z.infer<typeof CreateVrfProject>;

/** What is to be different, as JSON, or as multipart with another picture in `image`. */
export const UpdateVrfProject = z
  .object({
    ...z.object(fields).partial().shape,
    media_id: MediaId,
    /** 'true' removes the picture. */
    remove_image: flag.optional(),
    /** What the editor had before it: a stale one is a 409. Without it the write goes through. */
    version: TextVersion.optional(),
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
  export: {
    method: 'GET',
    path: '/vrf-project/export',
    summary:
      'The VRF projects that the filters leave, as CSV, without what only staff know of them',
    metadata: { access: 'admin', download: ['text/csv'] },
    query: VrfProjectQuery.omit({ page: true, pageSize: true }).strict(),
    responses: { 200: z.string() },
  },
  counts: {
    method: 'GET',
    path: '/vrf-project/counts',
    summary: 'How many VRF projects there are, by status and in the trash',
    metadata: { access: 'admin' },
    query: NoQuery,
    responses: { 200: statusCounts(VRF_PROJECT_STATUSES) },
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
  uploadDrawing: {
    method: 'POST',
    path: '/vrf-project/drawings',
    summary:
      'Upload a drawing (multipart, in `drawing`: PDF, DWG, DXF, PNG, JPEG or WebP). A project takes it in its list of drawings; without one it is removed after a day',
    metadata: {
      access: 'admin',
      limit: 'upload',
      file: {
        field: 'drawing',
        maxMegabytes: DRAWING_FILE.maxMegabytes,
        types: { media: DRAWING_FILE.types, sentence: DRAWING_FILE.wrongType },
      },
    },
    contentType: 'multipart/form-data',
    body: z.object({}).strict(),
    responses: { 201: z.object({ data: DrawingFile }) },
  },
  drawing: {
    method: 'GET',
    path: '/vrf-project/:id/drawings/:file',
    summary: 'Download a drawing of a VRF project',
    metadata: { access: 'admin', download: DRAWING_FILE.types },
    pathParams: IdParams.extend({ file: DrawingFile.shape.file }),
    responses: { 200: z.string() },
  },
  changeStatus: {
    method: 'POST',
    path: '/vrf-project/status',
    summary: 'Give several VRF projects a status: all of them or, where one is not there, none',
    metadata: { access: 'admin' },
    body: statusOfMany(VRF_PROJECT_STATUSES),
    responses: { 200: ChangedRecords },
  },
  removeMany: {
    method: 'POST',
    path: '/vrf-project/trash',
    summary:
      'Put several VRF projects into the trash: all of them or, where one is not there, none',
    metadata: { access: 'admin' },
    body: RecordIds,
    responses: { 200: Done },
  },
  restoreMany: {
    method: 'POST',
    path: '/vrf-project/restore',
    summary: 'Take VRF projects out of the trash again',
    metadata: { access: 'admin' },
    body: RecordIds,
    responses: { 200: Done },
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
    responses: { 200: Done },
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
