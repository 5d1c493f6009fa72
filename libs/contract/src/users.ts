import { z } from 'zod';
import { IdParams } from './fields';
import { PageQuery, sortBy } from './lists';
import { ROLES, routes } from './policy';

export const User = z.object({
  id: z.number().int(),
  name: z.string(),
  number: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  image: z.string().nullable(),
  version: z.number().int(),
  created_at: z.string().datetime(),
  updated_at: z.string().datetime(),
});
export type User = z.infer<typeof User>;

export const UserQuery = PageQuery.extend({
  role: z.enum(ROLES).optional(),
  sort: sortBy('id', 'name', 'email', 'role', 'created_at'),
});
export type UserQuery = z.infer<typeof UserQuery>;

export const users = routes({
  list: {
    method: 'GET',
    path: '/user',
    summary: 'All accounts, newest first',
    metadata: { access: 'admin' },
    query: UserQuery,
    responses: { 200: z.object({ data: z.array(User) }) },
  },
  get: {
    method: 'GET',
    path: '/user/:id',
    summary: 'One account: one’s own, or any for staff',
    metadata: { access: 'self' },
    pathParams: IdParams,
    responses: { 200: z.object({ success: z.literal(true), data: User }) },
  },
});
