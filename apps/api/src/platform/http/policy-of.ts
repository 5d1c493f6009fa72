import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { RoutePolicy } from '@shishir/contract';
import { TsRestAppRouteMetadataKey } from '@ts-rest/nest';
import type { Request } from 'express';
import type { RequestWithPrincipal } from './principal';

/** Returns the policy of a request's route in the contract; undefined if the route is not in the contract. */
export function policyOf(reflector: Reflector, context: ExecutionContext): RoutePolicy | undefined {
  const route = reflector.get<{ appRoute: { metadata?: RoutePolicy } } | undefined>(
    TsRestAppRouteMetadataKey,
    context.getHandler(),
  );
  return route?.appRoute.metadata;
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True for methods that change nothing. */
export const isSafe = ({ method }: Pick<Request, 'method'>) => SAFE.has(method);

/** True for a read whose response is the same for everyone who is not signed in, made by such a caller. */
export const isShared = (policy: RoutePolicy | undefined, request: RequestWithPrincipal) =>
  policy?.cache === true &&
  !request.principal &&
  isSafe(request) &&
  request.query['preview'] === undefined;
