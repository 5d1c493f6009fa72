import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { REVISION } from '@shishir/server/site-calls';
import type { Observable } from 'rxjs';
import { Env } from '../config/env';
import { fromReplica } from '../database/replicas/replica-reads';
import { isShared, policyOf } from './policy-of';
import type { RequestWithPrincipal } from './principal';

/** Lets requests read from replicas if their response is the same for everyone. */
@Injectable()
export class ReplicaInterceptor implements NestInterceptor {
  private readonly hasReplicas: boolean;

  constructor(
    env: Env,
    private readonly reflector: Reflector,
  ) {
    this.hasReplicas = Boolean(env.DATABASE_REPLICA_URLS);
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!this.hasReplicas) return next.handle();
    const request = context.switchToHttp().getRequest<RequestWithPrincipal>();
    if (!isShared(policyOf(this.reflector, context), request)) return next.handle();
    return fromReplica(request.headers[REVISION], () => next.handle());
  }
}
