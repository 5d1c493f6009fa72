import { z } from 'zod';
import { flag, IdParams, moment, ruledText } from '../platform/fields';
import { PageQuery, sortBy } from '../platform/lists';
import { ROLES, routes } from '../platform/policy';
import { accountRules } from '../platform/rules';
import { TextVersion } from '../platform/numbers';

export const User = z.object({
  id: z.number().int(),
  name: z.string(),
  number: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  image: z.string().nullable(),
  /** True once a link that was sent to the mailbox has come back. */
  email_confirmed: z.boolean(),
  /** True where signing in takes a code beside the password. */
  second_factor: z.boolean(),
  version: z.number().int(),
  created_at: moment,
  updated_at: moment,
});
export type User = z.infer<typeof User>;

/** An account in the list of staff. */
export const ListedUser = User.extend({
  /** Null where nobody has signed in yet. */
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

/** How many accounts there are, and which staff sign in with their password alone. */
export const UserSummary = z.object({
  staff: z.number().int(),
  visitors: z.number().int(),
  /** Invitations that were not accepted yet. */
  invited: z.number().int(),
  /** True where the owner requires a second step of staff. */
  second_factor_required: z.boolean(),
  /** Staff who have none. */
  without_second_factor: z.array(User.pick({ id: true, name: true })),
});
export type UserSummary = z.infer<typeof UserSummary>;

/**
 * What is to be different, as JSON or as multipart with the picture in `image`. One's own name and picture
 * are for oneself, the role is for the owner; the e-mail address stays what it is.
 */
export const UpdateUser = z
  .object({
    name: ruledText(accountRules.name).optional(),
    role: z.enum(ROLES).optional(),
    email: z.string().max(190).optional(),
    /** Takes the picture away, so that the first letter of the name stands there. Not together with a new one. */
    remove_image: flag.optional(),
    /** What the editor had before it: a stale one is a 409. Without it the write goes through. */
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
    summary: 'Change one’s own name and picture, or, as the owner, another’s role',
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
