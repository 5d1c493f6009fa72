import { z } from 'zod';
import { ChangedRecords, Done, RecordIds, statusCounts, statusOfMany } from '../platform/bulk';
import { IdParams, moment, orNothing, plainText } from '../platform/fields';
import { NoQuery, PageQuery, sortBy } from '../platform/lists';
import { MediaId, Picture } from '../platform/picture';
import { routes } from '../platform/policy';
import { TextVersion } from '../platform/numbers';

/** Visitors see the active ones. */
export const GALLERY_STATUSES = ['active', 'inactive', 'archived'] as const;

export const GalleryItem = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string().nullable(),
  project_name: z.string().nullable(),
  project_location: z.string().nullable(),
  status: z.enum(GALLERY_STATUSES),
  /** The path below `/storage/`. */
  image: z.string(),
  picture: Picture,
  updated_at: moment,
  /** Staff only, as all below it. */
  position: z.number().int().optional(),
  version: z.number().int().optional(),
  created_at: moment.optional(),
  /** Since when it is in the trash; after 30 days it is purged. */
  deleted_at: moment.nullable().optional(),
});
export type GalleryItem = z.infer<typeof GalleryItem>;

export const GalleryItemQuery = PageQuery.extend({
  /** Staff only, who get all of them by default; visitors get the active ones. */
  status: z.enum(GALLERY_STATUSES).optional(),
  /** Staff only: what was deleted in the last 30 days. */
  trash: z.literal('true').optional(),
  sort: sortBy(
    'position',
    'id',
    'title',
    'project_name',
    'project_location',
    'status',
    'updated_at',
    'deleted_at',
  ),
});
export type GalleryItemQuery = z.infer<typeof GalleryItemQuery>;

const fields = {
  title: plainText(150, 'Title is required'),
  description: orNothing(plainText(2000)),
  project_name: orNothing(plainText(150)),
  project_location: orNothing(plainText(150)),
  status: z.enum(GALLERY_STATUSES, { errorMap: () => ({ message: 'Choose a status' }) }),
};
const { title, ...others } = fields;

/** Multipart, with the picture in `image`, which is required. Without a status it is active. */
export const CreateGalleryItem = z
  .object({ title, ...z.object(others).partial().shape, media_id: MediaId })
  .strict();
export type CreateGalleryItem = z.infer<typeof CreateGalleryItem>;

/** What is to be different, as JSON, or as multipart with another picture in `image`. */
export const UpdateGalleryItem = z
  .object({
    ...z.object(fields).partial().shape,
    media_id: MediaId,
    /** What the editor had before it: a stale one is a 409. Without it the write goes through. */
    version: TextVersion.optional(),
  })
  .strict();
export type UpdateGalleryItem = z.infer<typeof UpdateGalleryItem>;

export const gallery = routes({
  list: {
    method: 'GET',
    path: '/gallery',
    summary: 'Gallery items in their order: the active ones, for staff all of them',
    metadata: { access: 'public', cache: true, total: true },
    query: GalleryItemQuery,
    responses: { 200: z.object({ data: z.array(GalleryItem) }) },
  },
  counts: {
    method: 'GET',
    path: '/gallery/counts',
    summary: 'How many gallery items there are, by status and in the trash',
    metadata: { access: 'admin' },
    query: NoQuery,
    responses: { 200: statusCounts(GALLERY_STATUSES) },
  },
  get: {
    method: 'GET',
    path: '/gallery/:id',
    summary: 'One gallery item; staff see one that is not active or in the trash too',
    metadata: { access: 'public', cache: true },
    pathParams: IdParams,
    responses: { 200: z.object({ data: GalleryItem }) },
  },
  create: {
    method: 'POST',
    path: '/gallery',
    summary: 'Add a gallery item',
    metadata: { access: 'admin', limit: 'upload', pictures: ['image'] },
    contentType: 'multipart/form-data',
    body: CreateGalleryItem,
    responses: { 201: z.object({ data: GalleryItem }) },
  },
  /** The given ones exchange the positions that they have now; all others stay where they are. */
  reorder: {
    method: 'PUT',
    path: '/gallery/order',
    summary: 'Put these gallery items into this order, which visitors see',
    metadata: { access: 'admin' },
    body: RecordIds,
    responses: { 200: Done },
  },
  changeStatus: {
    method: 'POST',
    path: '/gallery/status',
    summary: 'Give several gallery items a status: all of them or, where one is not there, none',
    metadata: { access: 'admin' },
    body: statusOfMany(GALLERY_STATUSES),
    responses: { 200: ChangedRecords },
  },
  removeMany: {
    method: 'POST',
    path: '/gallery/trash',
    summary:
      'Put several gallery items into the trash: all of them or, where one is not there, none',
    metadata: { access: 'admin' },
    body: RecordIds,
    responses: { 200: Done },
  },
  restoreMany: {
    method: 'POST',
    path: '/gallery/restore',
    summary: 'Take gallery items out of the trash again',
    metadata: { access: 'admin' },
    body: RecordIds,
    responses: { 200: Done },
  },
  update: {
    method: 'PUT',
    path: '/gallery/:id',
    summary: 'Change what is given of a gallery item',
    metadata: { access: 'admin', limit: 'upload', pictures: ['image'], acceptsJson: true },
    pathParams: IdParams,
    contentType: 'multipart/form-data',
    body: UpdateGalleryItem,
    responses: { 200: z.object({ data: GalleryItem }) },
  },
  remove: {
    method: 'DELETE',
    path: '/gallery/:id',
    summary: 'Put a gallery item into the trash for 30 days',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: Done },
  },
  restore: {
    method: 'POST',
    path: '/gallery/:id/restore',
    summary: 'Take a gallery item out of the trash again',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ data: GalleryItem }) },
  },
});
