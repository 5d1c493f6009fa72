import { z } from 'zod';
import { IdParams, moment, plainText } from '../platform/fields';
import { routes } from '../platform/policy';
import { schemaTexts } from '../platform/schema.texts';

/** Lists of the dashboard with saved views. */
export const SAVED_VIEW_SCREENS = [
  'products',
  'users',
  'projects',
  'gallery',
  'posts',
  'openings',
  'industries',
  'inbox',
  'customers',
  'units',
  'maintenance',
  'visits',
  'pipeline',
  'media',
  'mail',
  'audit',
] as const;

/** Maximum saved views per user and list. */
export const SAVED_VIEWS_MAX = 50;

/** Query string of the list without '?': search, filters and order, but no page. */
const query = z
  .string()
  .max(1000, schemaTexts.viewTooLong)
  .regex(/^[\w.~%*+&=,:-]*$/, 'This is not a query of a list');

/** Columns that were explicitly shown or hidden; null for the defaults of the list. */
const columns = z
  .record(z.string().max(50), z.boolean())
  .refine((chosen) => Object.keys(chosen).length <= 200, schemaTexts.columnsTooMany)
  .nullable();

/** Filters, order and columns of a list under a name. Views are private until they are shared. */
export const SavedView = z.object({
  id: z.number().int(),
  screen: z.enum(SAVED_VIEW_SCREENS),
  name: z.string(),
  query: z.string(),
  columns,
  /** Visible to all staff. */
  shared: z.boolean(),
  /** Account that created it; null after the account was deleted. */
  owner: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** True if the caller can change and delete it. */
  editable: z.boolean(),
  version: z.number().int(),
  updated_at: moment,
});
export type SavedView = z.infer<typeof SavedView>;

const fields = {
  name: plainText(40, schemaTexts.nameRequired),
  query,
  columns,
  shared: z.boolean(),
};

export const CreateSavedView = z
  .object({ ...fields, screen: z.enum(SAVED_VIEW_SCREENS), columns: columns.default(null) })
  .strict();
export type CreateSavedView = z.infer<typeof CreateSavedView>;

/** Partial update. */
export const UpdateSavedView = z
  .object({
    ...z.object(fields).partial().shape,
    /** Version that was edited; 409 if stale. Without it, the write is unconditional. */
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
