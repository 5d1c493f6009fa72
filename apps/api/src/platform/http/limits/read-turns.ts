import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { addressKey } from '@shishir/server/address-key';
import { emit } from '@shishir/server/monitoring/signals';
import { isLoaderCall } from '@shishir/server/site-calls';
import { Turns } from '@shishir/server/turns';
import { finalize, from, mergeMap, type Observable } from 'rxjs';
import { Busy } from '../api-error';
import { isShared, policyOf } from '../policy-of';
import type { RequestWithPrincipal } from '../principal';

/** Reads at the same time. One process can do no more work with more of them. */
const AT_ONCE = 4;
const LONGEST_QUEUE = 500;
const LONGEST_WAIT_MS = 1_000;

/**
 * Lets few public reads run at the same time, which addresses take in turns. Sixty reads at once would not be faster,
 * but everything else would wait for them: writes, health checks and cached pages. Reads of a page that is being
 * rendered have their turn already.
 *
 * A turn ends with the iteration of the event loop: SQLite answers without waiting, so that reads of all connections
 * would otherwise run within one iteration, before anything else that has arrived.
 */
@Injectable()
export class ReadTurns implements NestInterceptor {
  private readonly turns = new Turns({
    most: AT_ONCE,
    longestQueue: LONGEST_QUEUE,
    longestWaitMs: LONGEST_WAIT_MS,
  });

  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<RequestWithPrincipal>();
    if (isLoaderCall(request) || !isShared(policyOf(this.reflector, context), request)) {
      return next.handle();
    }
    const address = addressKey(request.ip);
    return from(this.turns.begin(address, AT_ONCE)).pipe(
      mergeMap((hasTurn) => {
        if (hasTurn) {
          const end = () => this.turns.end(address);
          return next.handle().pipe(finalize(() => setImmediate(end)));
        }
        emit('limit', { limit: 'reads_at_once' });
        throw new Busy();
      }),
    );
  }
}
