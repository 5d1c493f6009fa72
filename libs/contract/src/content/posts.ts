import { z } from 'zod';
import { ChangedRecords, Done, RecordIds, statusCounts, statusOfMany } from '../platform/bulk';
import {
  givenMoment,
  IdParams,
  moment,
  orNothing,
  plainText,
  publishDate,
} from '../platform/fields';
import { NoQuery, PageQuery, sortBy } from '../platform/lists';
import { MediaId, Picture } from '../platform/picture';
import { routes } from '../platform/policy';
import { TextVersion, wholeNumber } from '../platform/numbers';

/** Visitors see the published ones. */
export const POST_STATUSES = ['draft', 'published', 'archived'] as const;

/** What staff filter by: 'scheduled' are the drafts with a publish date, 'draft' those without. */
export const POST_VIEWS = ['draft', 'scheduled', 'published', 'archived'] as const;

/** As long as fits the column in any script: the database counts bytes. */
const BODY_MAX = 16_000;

export const Post = z.object({
  id: z.number().int(),
  title: z.string(),
  /** What the post is about, in at most three lines of its card. */
  excerpt: z.string(),
  /** Markdown; not in lists. */
  body: z.string().optional(),
  author: z.string(),
  /** The topic, such as 'Refrigerants'. */
  category: z.string(),
  /** The date of the post: when it was published, unless staff gave another. The status decides who sees it. */
  published_at: moment,
  /** Minutes. */
  read_time: z.number().int(),
  status: z.enum(POST_STATUSES),
  /** The path below `/storage/`. */
  image: z.string(),
  picture: Picture,
  updated_at: moment,
  /** Staff only, as all below it. When a draft is published by itself. */
  publish_at: moment.nullable().optional(),
  version: z.number().int().optional(),
  created_at: moment.optional(),
  /** Since when it is in the trash; after 30 days it is purged. */
  deleted_at: moment.nullable().optional(),
});
export type Post = z.infer<typeof Post>;

export const PostQuery = PageQuery.extend({
  category: z.string().trim().max(60).optional(),
  /** Staff only, who get all of them by default; visitors get the published ones. */
  status: z.enum(POST_VIEWS).optional(),
  /** Staff only: what was deleted in the last 30 days. */
  trash: z.literal('true').optional(),
  sort: sortBy(
    'id',
    'title',
    'author',
    'category',
    'published_at',
    'status',
    'updated_at',
    'deleted_at',
  ),
});
export type PostQuery = z.infer<typeof PostQuery>;

const minutes = wholeNumber({ label: 'Read time', min: 1, max: 120 });

const fields = {
  title: plainText(150, 'Title is required'),
  excerpt: plainText(300, 'Excerpt is required'),
  body: plainText(BODY_MAX, 'Text is required'),
  author: plainText(100, 'Author is required'),
  category: plainText(60, 'Category is required'),
  /** The alternative text of the picture; without one it is the title. */
  image_alt: plainText(300),
  published_at: givenMoment,
  /** Only a draft has one: it is then published by itself. */
  publish_at: publishDate,
  /** Without one it is counted from the body. */
  read_time: orNothing(minutes),
  status: z.enum(POST_STATUSES, { errorMap: () => ({ message: 'Choose a status' }) }),
};
const { image_alt, published_at, publish_at, read_time, status, ...required } = fields;

/** Multipart, with the picture in `image`, which is required. Without a status it is a draft, without a date it has today's. */
export const CreatePost = z
  .object({
    ...required,
    ...z.object({ image_alt, published_at, publish_at, read_time, status }).partial().shape,
    media_id: MediaId,
  })
  .strict();
export type CreatePost = z.infer<typeof CreatePost>;

/** What is to be different, as JSON, or as multipart with another picture in `image`. */
export const UpdatePost = z
  .object({
    ...z.object(fields).partial().shape,
    media_id: MediaId,
    /** What the editor had before it: a stale one is a 409. Without it the write goes through. */
    version: TextVersion.optional(),
  })
  .strict();
export type UpdatePost = z.infer<typeof UpdatePost>;

export const posts = routes({
  list: {
    method: 'GET',
    path: '/posts',
    summary: 'Posts of the blog without their bodies, newest first: published ones, for staff all',
    metadata: { access: 'public', cache: true, total: true },
    query: PostQuery,
    responses: { 200: z.object({ data: z.array(Post) }) },
  },
  counts: {
    method: 'GET',
    path: '/posts/counts',
    summary:
      'How many posts there are, by status and in the trash; scheduled ones are not drafts here',
    metadata: { access: 'admin' },
    query: NoQuery,
    responses: { 200: statusCounts(POST_VIEWS) },
  },
  get: {
    method: 'GET',
    path: '/posts/:id',
    summary: 'One post with its body; staff see one that is not published or in the trash too',
    metadata: { access: 'public', cache: true },
    pathParams: IdParams,
    responses: { 200: z.object({ data: Post }) },
  },
  create: {
    method: 'POST',
    path: '/posts',
    summary: 'Add a post',
    metadata: { access: 'admin', limit: 'upload', pictures: ['image'] },
    contentType: 'multipart/form-data',
    body: CreatePost,
    responses: { 201: z.object({ data: Post }) },
  },
  changeStatus: {
    method: 'POST',
    path: '/posts/status',
    summary: 'Give several posts a status: all of them or, where one is not there, none',
    metadata: { access: 'admin' },
    body: statusOfMany(POST_STATUSES),
    responses: { 200: ChangedRecords },
  },
  removeMany: {
    method: 'POST',
    path: '/posts/trash',
    summary: 'Put several posts into the trash: all of them or, where one is not there, none',
    metadata: { access: 'admin' },
    body: RecordIds,
    responses: { 200: Done },
  },
  restoreMany: {
    method: 'POST',
    path: '/posts/restore',
    summary: 'Take posts out of the trash again',
    metadata: { access: 'admin' },
    body: RecordIds,
    responses: { 200: Done },
  },
  update: {
    method: 'PUT',
    path: '/posts/:id',
    summary: 'Change what is given of a post',
    metadata: { access: 'admin', limit: 'upload', pictures: ['image'], acceptsJson: true },
    pathParams: IdParams,
    contentType: 'multipart/form-data',
    body: UpdatePost,
    responses: { 200: z.object({ data: Post }) },
  },
  remove: {
    method: 'DELETE',
    path: '/posts/:id',
    summary: 'Put a post into the trash for 30 days',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  restore: {
    method: 'POST',
    path: '/posts/:id/restore',
    summary: 'Take a post out of the trash again',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ data: Post }) },
  },
});
