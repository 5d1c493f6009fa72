import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Role } from '@shishir/contract';
import type { Request } from 'express';
import type { UserEntity } from '../users/user.entity';

/** Who makes a request, and with which rights. */
export interface Principal {
  user: UserEntity;
  sessionId: string;
  /**
   * What may be done here: a cookie of the public host never has more than the rights of `user`,
   * whatever the account's role.
   */
  rights: Role;
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
