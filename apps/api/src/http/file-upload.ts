import type { CallHandler } from '@nestjs/common';
import type { RoutePolicy } from '@shishir/contract';
import type { Request, Response } from 'express';
import multer, { diskStorage, MulterError } from 'multer';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { catchError, mergeMap, type Observable } from 'rxjs';
import type { Env } from '../config/env';
import { ApiError, InvalidInput } from './api-error';

/** Longer than any request lasts. */
const GRACE_MS = 60 * 60_000;

/** Where files lie while they are read. */
const incomingDir = (env: Pick<Env, 'DATA_DIR'>) => join(env.DATA_DIR, 'incoming');

/** A file that came with a request. It is gone when the request is answered. */
export interface IncomingFile {
  path: string;
  /** As the sender called it. */
  name: string;
}

type FilePolicy = NonNullable<RoutePolicy['file']>;

/**
 * Puts the file of a multipart body on disk, lets the handler read it from there, and removes it before
 * the answer goes out, whatever came of it.
 */
export async function withIncomingFile(
  env: Pick<Env, 'DATA_DIR'>,
  policy: FilePolicy,
  request: Request,
  response: Response,
  next: CallHandler,
): Promise<Observable<unknown>> {
  const folder = incomingDir(env);
  await mkdir(folder, { recursive: true });
  await receive(folder, policy, request, response);
  const remove = async () => {
    if (request.file) await rm(request.file.path, { force: true });
  };
  return next.handle().pipe(
    mergeMap(async (answer: unknown) => {
      await remove();
      return answer;
    }),
    catchError(async (error: unknown) => {
      await remove();
      throw error;
    }),
  );
}

/** The file that came in the field that the route's policy names. */
export function fileIn(request: Request, field: string): IncomingFile {
  if (!request.file) throw new InvalidInput({ [field]: 'Choose a file.' }, 'Choose a file.');
  return { path: request.file.path, name: request.file.originalname };
}

/** Removes what a crash left behind, and answers with how many files it was. */
export async function removeStrayFiles(env: Pick<Env, 'DATA_DIR'>): Promise<number> {
  const folder = incomingDir(env);
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (!found || found.mtimeMs > Date.now() - GRACE_MS) continue;
    await rm(join(folder, name), { force: true });
    removed++;
  }
  return removed;
}

/** The reader removes what it has written where it does not come to the end. */
function receive(
  folder: string,
  { field, maxMegabytes }: FilePolicy,
  request: Request,
  response: Response,
): Promise<void> {
  const reader = multer({
    storage: diskStorage({ destination: folder }),
    limits: { fileSize: maxMegabytes * 1024 * 1024, files: 1, fields: 10, fieldSize: 10 * 1024 },
    defParamCharset: 'utf8',
  }).single(field);
  return new Promise((resolve, reject) => {
    reader(request, response, (error: unknown) => {
      if (!error) resolve();
      else reject(refusal(error, maxMegabytes));
    });
  });
}

function refusal(error: unknown, maxMegabytes: number): ApiError {
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
    return new ApiError(507, 'disk_full', 'There is no room left for this file on the server.');
  }
  if (error instanceof MulterError) {
    const field = error.field ?? 'body';
    if (error.code === 'LIMIT_FILE_SIZE') {
      const sentence = `This file is larger than ${maxMegabytes} MB.`;
      return new ApiError(413, 'too_large', sentence, { [field]: sentence });
    }
    if (error.code === 'LIMIT_UNEXPECTED_FILE') {
      return new InvalidInput({ [field]: 'No file is expected here.' });
    }
  }
  return new ApiError(400, 'invalid_input', 'The request could not be read.');
}
