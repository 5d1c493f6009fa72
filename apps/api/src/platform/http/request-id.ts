import { rejectMalformed } from '@shishir/server/malformed-request';
import { REQUEST_ID, requestIdOf } from '@shishir/server/request-id';
import type { RequestHandler } from 'express';

/** Sets the id of each request, for the response and the logs. */
export const requestId: RequestHandler = (request, response, next) => {
  const id = requestIdOf(request.get(REQUEST_ID));
  request.id = id;
  request.headers[REQUEST_ID] = id;
  response.set(REQUEST_ID, id);
  next();
};

/** Rejects requests that the parser accepts but no handler should receive. */
export const wellFormed: RequestHandler = (request, response, next) => {
  if (!rejectMalformed(request, response)) next();
};
