import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';

/**
 * The response, to set headers on. Nest's own `@Res({ passthrough: true })` is lost where ts-rest turns one
 * handler into a method per route, and the request would hang.
 */
export const CurrentResponse = createParamDecorator(
  (_: unknown, context: ExecutionContext): Response => context.switchToHttp().getResponse(),
);
