import type { RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';

const ID = /^[\w-]{8,64}$/;

/** Takes the request's id from whoever stands in front, or makes one, and gives it back. */
export const requestId: RequestHandler = (request, response, next) => {
  const given = request.get('x-request-id');
  const id = given && ID.test(given) ? given : randomUUID();
  request.headers['x-request-id'] = id;
  response.setHeader('X-Request-Id', id);
  next();
};
