import { REQUEST_ID, requestIdOf } from '@shishir/server/request-id';
import type { RequestHandler } from 'express';

/** Gives each request its id, for the response and the logs. */
export const requestId: RequestHandler = (request, response, next) => {
  request.id = requestIdOf(request.get(REQUEST_ID));
  response.set(REQUEST_ID, String(request.id));
  next();
};
