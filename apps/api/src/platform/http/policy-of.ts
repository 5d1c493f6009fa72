import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { RoutePolicy } from '@shishir/contract';
import { TsRestAppRouteMetadataKey } from '@ts-rest/nest';
import type { Request } from 'express';
import type { RequestWithPrincipal } from './principal';

/** The policy that the route of a request states in the contract; undefined for what is not in it. */
export function policyOf(reflector: Reflector, context: ExecutionContext): RoutePolicy | undefined {
  const route = reflector.get<{ appRoute: { metadata?: RoutePolicy } } | undefined>(
    TsRestAppRouteMetadataKey,
    context.getHandler(),
  );
  return route?.appRoute.metadata;
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True for a request that changes nothing. */
export const isSafe = ({ method }: Pick<Request, 'method'>) => SAFE.has(method);

/** True for a read whose response is the same for everyone who is not signed in, and who makes it so. */
export const isShared = (policy: RoutePolicy | undefined, request: RequestWithPrincipal) =>
  policy?.cache === true && !request.principal && isSafe(request);
