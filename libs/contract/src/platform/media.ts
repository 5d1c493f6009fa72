import { z } from 'zod';
import { Done } from './bulk';
import { IdParams, moment, plainText } from './fields';
import { HISTORY_SUBJECTS } from '../staff/history';
import { NoQuery, PageQuery, sortBy } from './lists';
import { FocalPoint, Picture } from './picture';
import { routes } from './policy';
import { TextVersion } from './numbers';

/** Records that can have pictures. */
export const MEDIA_USERS = [...HISTORY_SUBJECTS, 'user'] as const;
export type MediaUser = (typeof MEDIA_USERS)[number];

/** Kinds of pictures by use, each with its records. A picture can be of several kinds. */
export const MEDIA_KINDS = {
  product: ['product'],
  project: ['vrf-project'],
  gallery: ['gallery'],
  post: ['post'],
  page: ['category', 'industry', 'company'],
  portrait: ['user'],
} as const satisfies Record<string, readonly MediaUser[]>;
export type MediaKind = keyof typeof MEDIA_KINDS;
const kinds = Object.keys(MEDIA_KINDS) as [MediaKind, ...MediaKind[]];

/** Maximum number of places listed for a picture. */
export const MEDIA_PLACES_SHOWN = 100;
/** Maximum number of places in which a picture can be replaced: other writes are blocked during the replacement. */
export const MEDIA_PLACES_REPLACED = 5_000;

/** Field of a record that contains a picture. */
export const MediaPlace = z.object({
  subject: z.enum(MEDIA_USERS),
  id: z.number().int(),
  name: z.string(),
  field: z.string(),
  in_trash: z.boolean(),
});
export type MediaPlace = z.infer<typeof MediaPlace>;

/** A stored picture as staff see it. */
export const MediaItem = z.object({
  id: z.number().int(),
  /** Its file name or its description. */
  name: z.string(),
  picture: Picture,
  focal: FocalPoint,
  /** Total size of its files. */
  bytes: z.number().int(),
  /** Number of places that use it, including records in the trash. */
  uses: z.number().int(),
  /** When a record that used it got another picture instead; former versions of that record still use it. */
  released_at: moment.nullable(),
  version: z.number().int(),
  created_at: moment,
});
export type MediaItem = z.infer<typeof MediaItem>;

export const MediaDetail = MediaItem.extend({
  /** The first places. */
  places: z.array(MediaPlace),
  /** Records that used it in former versions only. Empty as long as a record uses it. */
  former: z.array(MediaPlace.omit({ field: true })),
  /** Time at which an unused picture is deleted automatically; null if it is kept. */
  kept_until: moment.nullable(),
  /** Reason why the caller may not change it; null if they may. */
  locked: z.string().nullable(),
  /** Null for a picture that was installed with the product, or if the account was deleted. */
  created_by: z.object({ id: z.number().int(), name: z.string() }).nullable(),
});
export type MediaDetail = z.infer<typeof MediaDetail>;

/** `q` searches descriptions, file names, and the names of records that use a picture. */
export const MediaQuery = PageQuery.extend({
  kind: z.enum(kinds).optional(),
  used: z.enum(['true', 'false']).optional(),
  sort: sortBy('created_at', 'id', 'bytes'),
});
export type MediaQuery = z.infer<typeof MediaQuery>;

const DESCRIPTION_MAX = 300;
const PERCENT = 'Enter a whole number from 0 to 100';
const percent = z
  .number({ invalid_type_error: PERCENT })
  .int(PERCENT)
  .min(0, PERCENT)
  .max(100, PERCENT);
const alt = plainText(DESCRIPTION_MAX);
/** Version that was edited; 409 if stale. Without it, the write is unconditional. */
const version = TextVersion.optional();

/** Multipart, with the picture in `image`, which is required. */
export const CreateMedia = z.object({ alt: alt.optional() }).strict();
export type CreateMedia = z.infer<typeof CreateMedia>;

export const UpdateMedia = z
  .object({
    /** Alternative text in all places. */
    alt: alt.optional(),
    focal: z.object({ x: percent, y: percent }).strict().optional(),
    version,
  })
  .strict();
export type UpdateMedia = z.infer<typeof UpdateMedia>;

/** Multipart, with the other picture in `image`, which is required. */
export const ReplaceMedia = z.object({ version }).strict();
export type ReplaceMedia = z.infer<typeof ReplaceMedia>;

const response = z.object({ data: MediaDetail });

export const media = routes({
  oldAddress: {
    method: 'GET',
    path: '/media/old-address',
    summary: 'The stored picture that an address of the old site, `/images/...`, stands for',
    metadata: { access: 'public', cache: true },
    query: z.object({ path: z.string().max(190) }).strict(),
    responses: { 200: z.object({ data: Picture }) },
  },
  list: {
    method: 'GET',
    path: '/media',
    summary: 'Every stored picture, newest first',
    metadata: { access: 'admin', total: true },
    query: MediaQuery,
    responses: { 200: z.object({ data: z.array(MediaItem) }) },
  },
  summary: {
    method: 'GET',
    path: '/media/summary',
    summary: 'How many pictures there are, by kind, and the size of all their files',
    metadata: { access: 'admin' },
    query: NoQuery,
    responses: {
      200: z.object({
        data: z.object({
          all: z.number().int(),
          bytes: z.number().int(),
          unused: z.number().int(),
          by_kind: z.object(
            Object.fromEntries(kinds.map((kind) => [kind, z.number().int()])) as Record<
              MediaKind,
              z.ZodNumber
            >,
          ),
        }),
      }),
    },
  },
  get: {
    method: 'GET',
    path: '/media/:id',
    summary: 'One stored picture with the places where it is',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    responses: { 200: response },
  },
  create: {
    method: 'POST',
    path: '/media',
    summary: 'Add a picture to the library; it stays there until somebody deletes it',
    metadata: { access: 'admin', limit: 'upload', pictures: ['image'] },
    contentType: 'multipart/form-data',
    body: CreateMedia,
    responses: { 201: response },
  },
  update: {
    method: 'PUT',
    path: '/media/:id',
    summary: 'Change the description or the focal point of a picture, wherever it is shown',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: UpdateMedia,
    responses: { 200: response },
  },
  /** The new picture gets a new key: the contents at an address never change. */
  replace: {
    method: 'POST',
    path: '/media/:id/replace',
    summary: 'Put another picture into all places of this one: into all of them or into none',
    metadata: { access: 'admin', limit: 'upload', pictures: ['image'] },
    pathParams: IdParams,
    contentType: 'multipart/form-data',
    body: ReplaceMedia,
    responses: { 200: response },
  },
  remove: {
    method: 'DELETE',
    path: '/media/:id',
    summary: 'Delete a picture that no record has, for good',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({ version }).strict().optional(),
    responses: { 200: Done },
  },
});
