import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, AuthModuleOptions } from '@nestjs/passport';
import { mayAccess, type PolicedRoute, scopeOf } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import type { Request, Response } from 'express';
import { NotAllowed, NotSignedIn, SecondFactorMissing } from '../../platform/http/api-error';
import { Limits } from '../../platform/http/limits/limits';
import { isSafe, isShared, routeOf } from '../../platform/http/policy-of';
import type { Principal, RequestWithPrincipal } from '../../platform/http/principal';
import { RequestHosts } from '../../platform/http/request-hosts';
import { ApiKeysService, keyIn } from './api-keys/api-keys.service';

/** Shared caches store a response for a second, and longer only while this server fails. */
const SHARED = 'public, max-age=0, s-maxage=1, stale-if-error=86400';

/**
 * Entry point of every request: reads the policy of the route from the contract, counts the call, identifies the caller
 * and checks the permission. A handler that is not in the contract is closed to everyone.
 */
@Injectable()
export class AccessGuard extends AuthGuard() {
  constructor(
    // Contain the strategy of this API and the property of the request: see AuthModule.
    options: AuthModuleOptions,
    private readonly reflector: Reflector,
    private readonly limits: Limits,
    private readonly hosts: RequestHosts,
    private readonly keys: ApiKeysService,
  ) {
    super(options);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<RequestWithPrincipal>();
    const route = routeOf(this.reflector, context);
    if (!route) throw new NotAllowed();
    const { metadata: policy } = route;
    await this.limits.count(request, policy.limit);
    const key = keyIn(request);
    if (key) request.principal = await this.principalOfKey(request, key, route);
    else await super.canActivate(context);
    const principal = request.principal ?? null;
    const caching = isShared(policy, request) ? SHARED : 'no-store';
    http.getResponse<Response>().set('Cache-Control', caching);
    if (!isSafe(request) && this.isFromElsewhere(request, principal)) {
      throw new NotAllowed(reason('from_another_site'));
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

  /** Identifies the program of a key, whose scopes decide about the route; also about one that is open to everyone. */
  private async principalOfKey(
    request: Request,
    key: string,
    route: PolicedRoute,
  ): Promise<Principal> {
    const found = await this.keys.principalOf(request, key);
    if (!found) throw new NotSignedIn(reason('key_unknown'));
    await this.limits.countKey(found.key.id);
    const scope = scopeOf(route);
    if (!scope) throw new NotAllowed(reason('key_not_for_route'));
    if (!found.key.scopes.includes(scope)) {
      throw new NotAllowed(reason('key_without_scope', { scope }));
    }
    return found.principal;
  }

  /**
   * A request with a cookie must show that it comes from our own page. A request without one is rejected if it comes
   * from another site, which could otherwise sign a visitor in to a foreign account. Browsers never send a token in the
   * header unasked.
   */
  private isFromElsewhere(request: Request, principal: Principal | null): boolean {
    if (principal?.via === 'bearer') return false;
    if (principal) return !this.hosts.isSameOrigin(request);
    return this.hosts.isCrossOrigin(request);
  }

  /** A request without a valid token is anonymous: the policy of its route decides. Errors are thrown again. */
  override handleRequest<User>(error: unknown, user: User | false): User | null {
    if (error) throw error;
    return user || null;
  }
}
