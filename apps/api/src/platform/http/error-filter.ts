import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { ErrorBody } from '@shishir/contract';
import { type Reason, reason } from '@shishir/contract/reasons';
import { RequestValidationError } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import type { ZodIssue } from 'zod';
import { isDiskFull, isUnavailable } from '../database/database-errors';
import { ApiError, Busy, DiskFull, type FieldProblems, InvalidInput, textOf } from './api-error';

const CODES: Record<number, string> = {
  400: 'invalid_input',
  403: 'not_allowed',
  404: 'not_found',
  413: 'too_large',
  415: 'wrong_type',
};

const REASONS: Record<number, Reason> = {
  404: reason('no_address'),
  413: reason('too_large'),
  415: reason('not_json'),
};

/** Turns every error into the common error body. Details of unexpected errors only go to the log. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Api');

  catch(thrown: unknown, host: ArgumentsHost) {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    if (response.headersSent) return;
    const error = this.read(thrown);
    const { fields, current, changedBy, retryAfterSeconds } = error.details;
    if (retryAfterSeconds) response.set('Retry-After', String(retryAfterSeconds));
    const body: ErrorBody = {
      code: error.code,
      message: error.message,
      error: error.message,
      ...(typeof error.problem === 'string' ? {} : { reason: error.problem }),
      ...(fields && sentFields(fields)),
      ...(current === undefined ? {} : { current }),
      ...(changedBy ? { changed_by: changedBy } : {}),
      requestId: http.getRequest<Request>().id as string,
    };
    response.set('Cache-Control', 'no-store').status(error.status).json(body);
  }

  private read(thrown: unknown): ApiError {
    if (thrown instanceof ApiError) return thrown;
    if (thrown instanceof RequestValidationError) {
      return new InvalidInput(fieldsOf(thrown));
    }
    if (isUnavailable(thrown)) {
      this.log.error(thrown);
      return new Busy();
    }
    if (isDiskFull(thrown)) {
      this.log.error(thrown);
      return new DiskFull();
    }
    const status = statusOf(thrown);
    if (status !== null && status < 500) {
      const problem = REASONS[status] ?? reason('unreadable');
      return new ApiError(status, CODES[status] ?? 'refused', problem);
    }
    this.log.error(thrown);
    return new ApiError(500, 'failed', reason('failed'));
  }
}

/** Returns the status of a Nest exception or a body parser error; null for anything else. */
function statusOf(thrown: unknown): number | null {
  if (thrown instanceof HttpException) return thrown.getStatus();
  const status = (thrown as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : null;
}

/** Returns the texts of fields, and the codes of those that have one. */
function sentFields(problems: FieldProblems): Pick<ErrorBody, 'fields' | 'field_reasons'> {
  const entries = Object.entries(problems);
  const reasons = entries.filter(([, problem]) => typeof problem !== 'string');
  return {
    fields: Object.fromEntries(entries.map(([path, problem]) => [path, textOf(problem)])),
    ...(reasons.length > 0 && {
      field_reasons: Object.fromEntries(reasons) as ErrorBody['field_reasons'],
    }),
  };
}

/** Returns the messages of a request that violates the contract, by field path. */
export function fieldsOf(error: RequestValidationError): Record<string, string> {
  const parts = [error.pathParams, error.headers, error.query, error.body];
  const issues = parts.flatMap((part) => part?.issues ?? []);
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    // Keeps the first message of each field.
    for (const [path, message] of described(issue)) fields[path] ??= message;
  }
  return fields;
}

function described(issue: ZodIssue): [string, string][] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [[...issue.path, key].join('.'), 'Unknown field.']);
  }
  return [[issue.path.join('.') || 'body', issue.message]];
}
