import { rejectMalformed } from '@shishir/server/malformed-request';
import { REQUEST_ID, requestIdOf } from '@shishir/server/request-id';
import type { RequestHandler } from 'express';

/** Gives each request its id, for the response and the logs. */
export const requestId: RequestHandler = (request, response, next) => {
  const id = requestIdOf(request.get(REQUEST_ID));
  request.id = id;
  request.headers[REQUEST_ID] = id;
  response.set(REQUEST_ID, id);
  next();
};

/** Rejects what the parser lets through and no handler should see. */
export const wellFormed: RequestHandler = (request, response, next) => {
  if (!rejectMalformed(request, response)) next();
};
