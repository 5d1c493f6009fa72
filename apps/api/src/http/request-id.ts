import type { RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';

const GIVEN = /^[\w-]{8,64}$/;

/** Gives each request an id, for answers and logs: the one that came with it where it is a plain word. */
export const requestId: RequestHandler = (request, response, next) => {
  const given = request.get('x-request-id') ?? '';
  request.id = GIVEN.test(given) ? given : randomUUID();
  response.set('X-Request-Id', String(request.id));
  next();
};
