import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { RoutePolicy } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { emit } from '@shishir/server/monitoring/signals';
import { RequestValidationError } from '@ts-rest/nest';
import type { Request, RequestHandler, Response } from 'express';
import multer, { diskStorage, memoryStorage, MulterError } from 'multer';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { catchError, mergeMap, type Observable } from 'rxjs';
import { Env } from '../config/env';
import { isDiskFull } from '../database/database-errors';
import { ApiError, DiskFull, InvalidInput, type Problem } from './api-error';
import { requireSpace } from './disk-space';
import { documentType } from './document-type';
import { fieldsOf } from './error-filter';
import { policyOf } from './policy-of';

const PICTURE_MEGABYTES = 5;
/** Limits of text fields in multipart bodies, above those of the contract: 200 names in Bangla take 120 KB. */
const TEXTS = { fields: 100, fieldSize: 256 * 1024 };
/** Longer than any request. */
const GRACE_MS = 60 * 60_000;

/**
 * Parses multipart bodies of routes whose policy names files, before the contract checks the text fields. All other
 * routes accept JSON only.
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
        throw new ApiError(415, 'wrong_type', reason('not_json'));
      }
      await readPictures(pictures, request, http.getResponse<Response>());
    }
    return next.handle();
  }
}

/** Returns the picture in a field of a multipart body, or null. */
export function pictureIn(request: Request, field: string): Buffer | null {
  const files = request.files as Record<string, Express.Multer.File[]> | undefined;
  return files?.[field]?.[0]?.buffer ?? null;
}

/**
 * Separates the picture of a body, either the file in `image` or the id of a library picture, from the other fields.
 * Throws InvalidInput if both are given.
 */
export function splitPicture<Body extends { media_id?: number | undefined }>(
  request: Request,
  { media_id, ...fields }: Body,
): { fields: Omit<Body, 'media_id'>; picture: Buffer | number | null } {
  const file = pictureIn(request, 'image');
  if (file && media_id !== undefined) {
    const both = reason('file_and_library');
    throw new InvalidInput({ image: both }, both);
  }
  return { fields, picture: file ?? media_id ?? null };
}

/** Returns the pictures in several fields of a multipart body, without the missing ones. */
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

/** Returns the folder for uploaded files while they are processed. */
const incomingDir = (env: Pick<Env, 'DATA_DIR'>) => join(env.DATA_DIR, 'incoming');

/** An uploaded file. Removed when the request ends. */
export interface IncomingFile {
  path: string;
  /** File name given by the sender. */
  name: string;
}

type FilePolicy = NonNullable<RoutePolicy['file']>;

const MISSING = reason('file_missing');
/** Problems with uploaded files, reported together with those of the other fields. */
const problems = new WeakMap<Request, Problem>();

/**
 * Stores the file of a multipart body on disk for the handler, and removes it before the response is sent, even after
 * an error.
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
  await requireSpace(env, Number(request.headers['content-length'] ?? 0));
  await readFile(folder, policy, request, response);
  const problem = await problemOf(request, policy);
  if (problem) problems.set(request, problem);
  const remove = async () => {
    for (const { path } of filesOf(request)) await rm(path, { force: true });
  };
  return next.handle().pipe(
    mergeMap(async (handled: unknown) => {
      await remove();
      return handled;
    }),
    catchError(async (error: unknown) => {
      await remove();
      if (!problem || !(error instanceof RequestValidationError)) throw error;
      throw new InvalidInput({ ...fieldsOf(error), [policy.field]: problem });
    }),
  );
}

async function problemOf(
  request: Request,
  { types, optional, most }: FilePolicy,
): Promise<Problem | null> {
  const files = filesOf(request);
  if (files.length === 0) return optional ? null : MISSING;
  if (!types) return null;
  const names: string[] = [];
  for (const { path, originalname } of files) {
    const type = await documentType(path);
    if (!type || !types.media.includes(type)) names.push(originalname);
  }
  if (names.length === 0) return null;
  return most ? { ...types.wrong, values: { names: names.join(', ') } } : types.wrong;
}

/** The uploaded files of a body whose policy names a `file`. */
const filesOf = ({ files }: Request) => (Array.isArray(files) ? files : []);

/** Returns the uploaded file of a field. Throws InvalidInput if it is missing or invalid. */
export function fileIn(request: Request, field: string): IncomingFile {
  const file = optionalFileIn(request, field);
  if (!file) throw new InvalidInput({ [field]: MISSING }, MISSING);
  return file;
}

/** The same for a file that the body can lack: null if it does. */
export const optionalFileIn = (request: Request, field: string): IncomingFile | null =>
  filesIn(request, field)[0] ?? null;

/** Returns all files of a field, which the body can lack. Throws InvalidInput if one is invalid. */
export function filesIn(request: Request, field: string): IncomingFile[] {
  const problem = problems.get(request);
  if (problem) throw new InvalidInput({ [field]: problem }, problem);
  return filesOf(request).map(({ path, originalname: name }) => ({ path, name }));
}

/** Removes files that a crash left behind, and returns their number. */
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

function readPictures(
  fields: readonly string[],
  request: Request,
  response: Response,
): Promise<void> {
  const fileSize = PICTURE_MEGABYTES * 1024 * 1024;
  const reader = multer({
    storage: memoryStorage(),
    limits: { ...TEXTS, fileSize, files: fields.length },
  }).fields(fields.map((name) => ({ name, maxCount: 1 })));
  return run('picture', reader, PICTURE_MEGABYTES, request, response);
}

/** Reads the files of a field into the folder. If the upload is aborted, multer removes them. */
function readFile(
  folder: string,
  { field, maxMegabytes, most }: FilePolicy,
  request: Request,
  response: Response,
): Promise<void> {
  const reader = multer({
    storage: diskStorage({ destination: folder }),
    limits: { ...TEXTS, fileSize: maxMegabytes * 1024 * 1024 },
    defParamCharset: 'utf8',
  }).array(field, most?.files ?? 1);
  return run('file', reader, maxMegabytes, request, response).catch((error: unknown) => {
    // Multer reports a file too many like one in an unknown field.
    const isTooMany = error instanceof InvalidInput && error.details.fields?.[field];
    throw most && isTooMany ? new InvalidInput({ [field]: most.tooMany }, most.tooMany) : error;
  });
}

function run(
  kind: 'picture' | 'file',
  reader: RequestHandler,
  maxMegabytes: number,
  request: Request,
  response: Response,
): Promise<void> {
  return new Promise((resolve, reject) => {
    void reader(request, response, (error: unknown) => {
      const isRead = error === undefined || error === null;
      emit('upload', { kind, outcome: isRead ? 'ok' : 'rejected' });
      if (isRead) resolve();
      else reject(uploadError(error, maxMegabytes));
    });
  });
}

function uploadError(error: unknown, maxMegabytes: number): ApiError {
  if (isDiskFull(error)) return new DiskFull();
  if (error instanceof MulterError) {
    const field = error.field ?? 'body';
    if (error.code === 'LIMIT_FILE_SIZE') {
      const tooLarge = reason('file_too_large', { max: maxMegabytes });
      return new ApiError(413, 'too_large', tooLarge, { fields: { [field]: tooLarge } });
    }
    if (error.code === 'LIMIT_FIELD_VALUE') {
      const tooLong = reason('text_too_long');
      return new ApiError(413, 'too_large', tooLong, { fields: { [field]: tooLong } });
    }
    if (error.code === 'LIMIT_UNEXPECTED_FILE') {
      return new InvalidInput({ [field]: reason('file_unexpected') });
    }
  }
  return new ApiError(400, 'invalid_input', reason('unreadable'));
}
