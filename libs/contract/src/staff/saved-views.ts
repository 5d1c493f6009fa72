import { z } from 'zod';
import { IdParams, moment, plainText } from '../platform/fields';
import { routes } from '../platform/policy';

/** The lists of the dashboard that have saved views. */
export const SAVED_VIEW_SCREENS = [
  'products',
  'users',
  'projects',
  'gallery',
  'posts',
  'openings',
  'industries',
  'inbox',
  'media',
  'mail',
  'audit',
] as const;

/** So many views at most has one person on one screen. */
export const SAVED_VIEWS_MAX = 50;

/** A query string of the list without its '?': search, filters and order, without the page. */
const query = z
  .string()
  .max(1000, 'These filters are too long for a view')
  .regex(/^[\w.~%*+&=,:-]*$/, 'This is no query of a list');

/** Which columns were shown or hidden by choice; null leaves them as the list has them. */
const columns = z
  .record(z.string().max(50), z.boolean())
  .refine((chosen) => Object.keys(chosen).length <= 200, 'Please choose at most 200 columns')
  .nullable();

/** The filters, the order and the columns of a list under a name. Own ones are private until they are shared. */
export const SavedView = z.object({
  id: z.number().int(),
  screen: z.enum(SAVED_VIEW_SCREENS),
  name: z.string(),
  query: z.string(),
  columns,
  /** All staff see it. */
  shared: z.boolean(),
  /** Who made it; null where the account is gone. */
  owner: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** True where the caller may change and delete it. */
  editable: z.boolean(),
  version: z.number().int(),
  updated_at: moment,
});
export type SavedView = z.infer<typeof SavedView>;

const fields = {
  name: plainText(40, 'Name is required'),
  query,
  columns,
  shared: z.boolean(),
};

export const CreateSavedView = z
  .object({ ...fields, screen: z.enum(SAVED_VIEW_SCREENS), columns: columns.default(null) })
  .strict();
export type CreateSavedView = z.infer<typeof CreateSavedView>;

/** What is to be different. */
export const UpdateSavedView = z
  .object({
    ...z.object(fields).partial().shape,
    /** What the editor had before it: a stale one is a 409. Without it the write goes through. */
    version: z.number().int().optional(),
  })
  .strict();
export type UpdateSavedView = z.infer<typeof UpdateSavedView>;

export const savedViews = routes({
  list: {
    method: 'GET',
    path: '/saved-views',
    summary: 'The own views of a list and those that others share, own ones first, by name',
    metadata: { access: 'admin' },
    query: z.object({ screen: z.enum(SAVED_VIEW_SCREENS) }).strict(),
    responses: { 200: z.object({ data: z.array(SavedView) }) },
  },
  create: {
    method: 'POST',
    path: '/saved-views',
    summary: `Save a view; one person has at most ${SAVED_VIEWS_MAX} for a list, each with a name of its own`,
    metadata: { access: 'admin' },
    body: CreateSavedView,
    responses: { 201: z.object({ data: SavedView }) },
  },
  update: {
    method: 'PUT',
    path: '/saved-views/:id',
    summary:
      'Change what is given of an own view; the owner of the company changes shared ones too',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: UpdateSavedView,
    responses: { 200: z.object({ data: SavedView }) },
  },
  remove: {
    method: 'DELETE',
    path: '/saved-views/:id',
    summary: 'Delete an own view; the owner of the company deletes shared ones too',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
});
