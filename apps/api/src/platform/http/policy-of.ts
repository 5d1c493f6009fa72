import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { PolicedRoute, RoutePolicy } from '@shishir/contract';
import type { AppRoute } from '@ts-rest/core';
import { TsRestAppRouteMetadataKey } from '@ts-rest/nest';
import type { Request } from 'express';
import type { RequestWithPrincipal } from './principal';

/** Returns the route of a request in the contract; undefined if it is not in the contract. */
export function routeOf(reflector: Reflector, context: ExecutionContext): PolicedRoute | undefined {
  const found = reflector.get<{ appRoute: AppRoute } | undefined>(
    TsRestAppRouteMetadataKey,
    context.getHandler(),
  );
  return found?.appRoute.metadata ? (found.appRoute as PolicedRoute) : undefined;
}

/** Returns the policy of a request's route in the contract; undefined if the route is not in the contract. */
export const policyOf = (
  reflector: Reflector,
  context: ExecutionContext,
): RoutePolicy | undefined => routeOf(reflector, context)?.metadata;

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True for methods that change nothing. */
export const isSafe = ({ method }: Pick<Request, 'method'>) => SAFE.has(method);

/** True for a read whose response is the same for everyone who is not signed in, made by such a caller. */
export const isShared = (policy: RoutePolicy | undefined, request: RequestWithPrincipal) =>
  policy?.cache === true &&
  !request.principal &&
  isSafe(request) &&
  request.query['preview'] === undefined;
