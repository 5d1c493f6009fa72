import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { TOTAL_HEADER } from '@shishir/contract';
import type { Response } from 'express';

/**
 * Injects the response for setting headers. Nest's own `@Res({ passthrough: true })` is lost when ts-rest turns one
 * handler into a method per route, and the request would hang.
 */
export const CurrentResponse = createParamDecorator(
  (_: unknown, context: ExecutionContext): Response => context.switchToHttp().getResponse(),
);

/** Sets the header with the total of a list. */
export function setTotal(response: Response, total: number): void {
  response.set(TOTAL_HEADER, String(total));
}
