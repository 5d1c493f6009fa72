import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { RoutePolicy } from '@shishir/contract';
import { TsRestAppRouteMetadataKey } from '@ts-rest/nest';

/** The policy that the route of a request states in the contract; undefined for what is not in it. */
export function policyOf(reflector: Reflector, context: ExecutionContext): RoutePolicy | undefined {
  const route = reflector.get<{ appRoute: { metadata?: RoutePolicy } } | undefined>(
    TsRestAppRouteMetadataKey,
    context.getHandler(),
  );
  return route?.appRoute.metadata;
}
