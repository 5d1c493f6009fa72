import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Role } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import { NotAllowed, NotSignedIn } from './api-error';

/** Origin of a request. */
export interface Origin {
  address: string;
  userAgent: string;
}

export const originOf = (request: Request): Origin => ({
  address: (request.ip ?? '').slice(0, 64),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
});

/** The part of the signed-in account that every module may use. */
export interface Account {
  id: number;
  name: string;
  email: string;
  role: Role;
}

/**
 * The caller of a request with its origin and rights. `auth` and `users` use the full account row, see `UserPrincipal`.
 */
export interface Principal<User extends Account = Account> extends Origin {
  user: User;
  sessionId: string;
  /**
   * Effective rights of the request. A cookie of the public host never grants more than `user`, whatever the role; the
   * same applies to staff without the second factor that the owner requires.
   */
  rights: Role;
  /** True for staff who have not set up the second factor that the owner requires. */
  secondFactorMissing: boolean;
  via: 'cookie' | 'bearer';
  /** See Actor. */
  onInsert?: (manager: EntityManager, id: number) => Promise<void>;
}

export type RequestWithPrincipal = Request & { principal?: Principal | null };

/** Injects the principal of the request; null if the caller is not signed in. */
export const CurrentPrincipal = createParamDecorator(
  (_: unknown, context: ExecutionContext): Principal | null =>
    context.switchToHttp().getRequest<RequestWithPrincipal>().principal ?? null,
);

/** True for staff and the owner, if they may act as such in this request. */
export const isStaff = (principal: Principal | null) =>
  principal !== null && principal.rights !== 'user';

/** Rejects filters of a list that only staff may use. Callers with an expired session are asked to sign in again. */
export function rejectStaffFilters<Query extends object>(
  query: Query,
  filters: readonly (keyof Query & string)[],
  principal: Principal | null,
): void {
  const used = filters.find((filter) => query[filter] !== undefined);
  if (used === undefined) return;
  if (!principal) throw new NotSignedIn();
  throw new NotAllowed(reason('filter_for_staff', { filter: used }), {
    [used]: reason('for_staff'),
  });
}
