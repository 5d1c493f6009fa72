import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import multer, { memoryStorage, MulterError } from 'multer';
import type { Observable } from 'rxjs';
import { Env } from '../config/env';
import { ApiError, InvalidInput } from './api-error';
import { withIncomingFile } from './file-upload';
import { policyOf } from './policy-of';

const MAX_BYTES = 5 * 1024 * 1024;

/**
 * Reads multipart bodies for the routes whose policy names pictures, before the contract checks the text
 * fields. Every other route takes JSON alone.
 */
@Injectable()
export class UploadInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly env: Env,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (request.is('multipart/form-data')) {
      const { pictures, file } = policyOf(this.reflector, context) ?? {};
      if (file) return withIncomingFile(this.env, file, request, http.getResponse(), next);
      if (!pictures) {
        throw new ApiError(415, 'wrong_type', 'Send JSON, with content-type application/json.');
      }
      await read(request, http.getResponse<Response>(), pictures);
    }
    return next.handle();
  }
}

function read(request: Request, response: Response, pictures: readonly string[]): Promise<void> {
  const reader = multer({
    storage: memoryStorage(),
    limits: { fileSize: MAX_BYTES, files: pictures.length, fields: 100, fieldSize: 100 * 1024 },
  }).fields(pictures.map((name) => ({ name, maxCount: 1 })));
  return new Promise((resolve, reject) => {
    reader(request, response, (error: unknown) => {
      if (!error) resolve();
      else reject(error instanceof MulterError ? refusal(error) : unreadable());
    });
  });
}

function refusal(error: MulterError): ApiError {
  const field = error.field ?? 'body';
  if (error.code === 'LIMIT_FILE_SIZE') {
    const sentence = 'This file is larger than 5 MB.';
    return new ApiError(413, 'too_large', sentence, { [field]: sentence });
  }
  if (error.code === 'LIMIT_UNEXPECTED_FILE') {
    return new InvalidInput({ [field]: 'No file is expected here.' });
  }
  return unreadable();
}

const unreadable = () => new ApiError(400, 'invalid_input', 'The request could not be read.');

/** The picture that came in a field of a multipart body, or null. */
export function pictureIn(request: Request, field: string): Buffer | null {
  const files = request.files as Record<string, Express.Multer.File[]> | undefined;
  return files?.[field]?.[0]?.buffer ?? null;
}

/** The pictures that came in several fields of a multipart body; what did not come is not in it. */
export function picturesIn<const F extends string>(
  request: Request,
  fields: readonly F[],
): Partial<Record<F, Buffer>> {
  const found: Partial<Record<F, Buffer>> = {};
  for (const field of fields) {
    const picture = pictureIn(request, field);
    if (picture) found[field] = picture;
  }
  return found;
}
