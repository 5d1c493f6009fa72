import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, AuthModuleOptions } from '@nestjs/passport';
import { mayAccess } from '@shishir/contract';
import type { Response } from 'express';
import { NotAllowed, NotSignedIn, SecondFactorMissing } from '../http/api-error';
import { Limits } from '../http/limits/limits';
import { policyOf } from '../http/policy-of';
import type { RequestWithPrincipal } from '../http/principal';
import { Surfaces } from '../http/surface';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** A shared cache stores it for a second, and longer only while this server fails. */
const SHARED = 'public, max-age=0, s-maxage=1, stale-if-error=86400';

/**
 * The entry point of every request: reads the policy that the route states in the contract, counts the call,
 * identifies the caller and checks the permission. A handler that is not in the contract is closed to everyone.
 */
@Injectable()
export class AccessGuard extends AuthGuard() {
  constructor(
    // They name the strategy of this API and the property of the request: see AuthModule.
    options: AuthModuleOptions,
    private readonly reflector: Reflector,
    private readonly limits: Limits,
    private readonly surfaces: Surfaces,
  ) {
    super(options);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<RequestWithPrincipal>();
    const policy = policyOf(this.reflector, context);
    if (!policy) throw new NotAllowed();
    await this.limits.count(request, policy.limit);
    await super.canActivate(context);
    const principal = request.principal ?? null;
    const isShared = policy.cache && !principal && SAFE.has(request.method);
    http.getResponse<Response>().set('Cache-Control', isShared ? SHARED : 'no-store');
    const byCookie = principal?.via === 'cookie';
    if (byCookie && !SAFE.has(request.method) && !this.surfaces.isSameOrigin(request)) {
      throw new NotAllowed('This request came from another site.');
    }
    if (!mayAccess(principal?.rights ?? null, policy.access)) {
      if (!principal) throw new NotSignedIn();
      const missing = principal.secondFactorMissing;
      throw missing && mayAccess(principal.user.role, policy.access)
        ? new SecondFactorMissing()
        : new NotAllowed();
    }
    if (principal) await this.limits.countFor(principal.user.id, request, policy.limit);
    return true;
  }

  /** A request without a valid token is anonymous: the policy of its route decides. Errors stay errors. */
  override handleRequest<User>(error: unknown, user: User | false): User | null {
    if (error) throw error;
    return user || null;
  }
}
