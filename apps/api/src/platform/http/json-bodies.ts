import { reason } from '@shishir/contract/reasons';
import express, { type RequestHandler } from 'express';
import { ApiError } from './api-error';

const LIMIT = '100kb';
const hasBody = (headers: { 'content-length'?: string; 'transfer-encoding'?: string }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const TAKEN = ['application/json', 'multipart/form-data'];

/**
 * Parses JSON bodies and leaves multipart bodies to the routes that accept files. Other types are rejected, because
 * forms of other sites can send url-encoded bodies without a preflight request.
 */
export function jsonBodies(): RequestHandler[] {
  return [
    (request, _response, next) => {
      if (!hasBody(request.headers) || request.is(TAKEN)) return next();
      next(new ApiError(415, 'wrong_type', reason('not_json')));
    },
    express.json({ limit: LIMIT }),
  ];
}
