import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Role } from '@shishir/contract';
import type { Request } from 'express';
import { NotAllowed, NotSignedIn } from './api-error';

/** From where a request came. */
export interface Origin {
  address: string;
  userAgent: string;
}

export const originOf = (request: Request): Origin => ({
  address: (request.ip ?? '').slice(0, 64),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
});

/** What everyone may know of the account that makes a request. */
export interface Account {
  id: number;
  name: string;
  email: string;
  role: Role;
}

/**
 * Who makes a request, from where, and with which rights. `auth` and `users` know the whole row of the
 * account, see `UserPrincipal`.
 */
export interface Principal<User extends Account = Account> extends Origin {
  user: User;
  sessionId: string;
  /**
   * What may be done here: a cookie of the public host never has more than the rights of `user`,
   * whatever the account's role; the same holds for staff without the second factor that the owner requires.
   */
  rights: Role;
  /** True for staff who have not yet set up the second factor that the owner requires. */
  secondFactorMissing: boolean;
  via: 'cookie' | 'bearer';
}

export type RequestWithPrincipal = Request & { principal?: Principal | null };

/** The principal of the request, or null where nobody is signed in. */
export const CurrentPrincipal = createParamDecorator(
  (_: unknown, context: ExecutionContext): Principal | null =>
    context.switchToHttp().getRequest<RequestWithPrincipal>().principal ?? null,
);

/** True for staff and the owner, where they may act as such. */
export const isStaff = (principal: Principal | null) =>
  principal !== null && principal.rights !== 'user';

/** Rejects filters of a list that only staff may use. Whose session has ended is asked to sign in again. */
export function rejectStaffFilters<Query extends object>(
  query: Query,
  filters: readonly (keyof Query & string)[],
  principal: Principal | null,
): void {
  const used = filters.find((filter) => query[filter] !== undefined);
  if (used === undefined) return;
  if (!principal) throw new NotSignedIn();
  throw new NotAllowed(`Only staff may ask for ${used}.`, { [used]: 'Only for staff.' });
}
