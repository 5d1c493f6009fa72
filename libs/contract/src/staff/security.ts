import { z } from 'zod';
import { routes } from '../platform/policy';

/** Rules for signing in, set by the owner. */
export const SecurityRules = z.object({
  /** Staff without a second factor must set one up before anything else. */
  require_second_factor: z.boolean(),
});
export type SecurityRules = z.infer<typeof SecurityRules>;

export const security = routes({
  get: {
    method: 'GET',
    path: '/setting/security',
    summary: 'The rules of signing in',
    metadata: { access: 'admin' },
    responses: { 200: z.object({ data: SecurityRules }) },
  },
  update: {
    method: 'PUT',
    path: '/setting/security',
    summary:
      'Change the rules of signing in; needs two-step verification of one’s own to require it',
    metadata: { access: 'super_admin' },
    body: SecurityRules.strict(),
    responses: { 200: z.object({ data: SecurityRules }) },
  },
});
