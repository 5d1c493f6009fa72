import { z } from 'zod';
import { flag, IdParams, moment, ruledText } from '../platform/fields';
import { PageQuery, sortBy } from '../platform/lists';
import { locale, LOCALES } from '../platform/locales';
import { ROLES, routes } from '../platform/policy';
import { accountRules } from '../platform/rules';
import { TextVersion } from '../platform/numbers';

export const User = z.object({
  id: z.number().int(),
  name: z.string(),
  number: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** Language of the person, in which staff see the dashboard. */
  locale: z.enum(LOCALES),
  image: z.string().nullable(),
  /** True once a link sent to the mailbox was opened. */
  email_confirmed: z.boolean(),
  /** True if signing in requires a code besides the password. */
  second_factor: z.boolean(),
  version: z.number().int(),
  created_at: moment,
  updated_at: moment,
});
export type User = z.infer<typeof User>;

/** An account in the user list of the dashboard. */
export const ListedUser = User.extend({
  /** Null if the account was never used. */
  last_sign_in_at: moment.nullable(),
});
export type ListedUser = z.infer<typeof ListedUser>;

export const USER_KINDS = ['staff', 'visitor'] as const;

export const UserQuery = PageQuery.extend({
  kind: z.enum(USER_KINDS).optional(),
  role: z.enum(ROLES).optional(),
  second_factor: z.enum(['true', 'false']).optional(),
  sort: sortBy('id', 'name', 'email', 'role', 'created_at', 'last_sign_in_at'),
});
export type UserQuery = z.infer<typeof UserQuery>;

/** Number of accounts, and members of staff who sign in with only a password. */
export const UserSummary = z.object({
  staff: z.number().int(),
  visitors: z.number().int(),
  /** Invitations not accepted yet. */
  invited: z.number().int(),
  /** True if the owner requires a second factor for staff. */
  second_factor_required: z.boolean(),
  /** Staff without a second factor. */
  without_second_factor: z.array(User.pick({ id: true, name: true })),
});
export type UserSummary = z.infer<typeof UserSummary>;

/**
 * Partial update, as JSON or as multipart with the picture in `image`. Users can change only their own name, language
 * and picture, and only the owner can change roles. The email address cannot be changed.
 */
export const UpdateUser = z
  .object({
    name: ruledText(accountRules.name).optional(),
    role: z.enum(ROLES).optional(),
    email: z.string().max(190).optional(),
    locale,
    /**
     * Removes the picture, so that the first letter of the name is shown instead. Rejected together with a new picture.
     */
    remove_image: flag.optional(),
    /** Version that was edited; 409 if stale. Without it, the write is unconditional. */
    version: TextVersion.optional(),
  })
  .strict();
export type UpdateUser = z.infer<typeof UpdateUser>;

export const users = routes({
  list: {
    method: 'GET',
    path: '/user',
    summary: 'All accounts, newest first',
    metadata: { access: 'admin', total: true },
    query: UserQuery,
    responses: { 200: z.object({ data: z.array(ListedUser) }) },
  },
  summary: {
    method: 'GET',
    path: '/user/summary',
    summary: 'The numbers of the user list, and which staff have no second step',
    metadata: { access: 'admin' },
    responses: { 200: z.object({ data: UserSummary }) },
  },
  get: {
    method: 'GET',
    path: '/user/:id',
    summary: 'One account: one’s own, or any for staff',
    metadata: { access: 'self' },
    pathParams: IdParams,
    responses: { 200: z.object({ success: z.literal(true), data: User }) },
  },
  update: {
    method: 'PUT',
    path: '/user/:id',
    summary: 'Change one’s own name, language and picture, or, as the owner, another’s role',
    metadata: { access: 'self', limit: 'upload', pictures: ['image'], acceptsJson: true },
    pathParams: IdParams,
    contentType: 'multipart/form-data',
    body: UpdateUser,
    responses: { 200: z.object({ success: z.literal(true), data: User }) },
  },
  remove: {
    method: 'DELETE',
    path: '/user/:id',
    summary: 'Delete an account; never one’s own, never that of the last owner',
    metadata: { access: 'super_admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
  removeSecondFactor: {
    method: 'DELETE',
    path: '/user/:id/second-factor',
    summary:
      'Turn off two-step verification of somebody who has lost their phone; ends their sessions',
    metadata: { access: 'super_admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
});
