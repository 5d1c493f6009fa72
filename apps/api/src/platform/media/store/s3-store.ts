import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  type FileStore,
  type ListedFile,
  type NewFile,
  StorageUnavailable,
  type StoredFile,
} from './file-store';
import { type Bucket, type CallOptions, labelsOf } from './s3-bucket';

/** Maximum pause between two parts of a body. */
const SILENT_MS = 5000;
/** Short, so that an error response is not delayed; the sweep of stray files removes leftovers anyway. */
const CLEAN_UP_MS = 2000;
const AT_ONCE = 6;
/** The error name: the status 404 is also that of a missing bucket. */
const NO_SUCH_KEY = 'NoSuchKey';
const NOT_MODIFIED = 304;
const CONFLICT = 409;
const PRECONDITION_FAILED = 412;
const RANGE_NOT_SATISFIABLE = 416;
const NOT_IMPLEMENTED = 501;

/** Conditions of a request for a stored file. */
export interface Conditions extends Pick<CallOptions, 'gone'> {
  /** Request headers of the same names. */
  ifNoneMatch?: string;
  range?: string;
}

export type Fetched =
  | (StoredFile & { status: 200 | 206; etag?: string; modified?: Date; contentRange?: string })
  | { status: 304 | 404 | 416 };

/**
 * Stores objects in a folder of a bucket. An object appears complete or not at all, but the files of a picture appear
 * one after the other; they only become visible with the picture's row. Leftovers of a crash or a silent bucket have no
 * row and are removed by the sweep of stray files.
 */
export class S3Store implements FileStore {
  private readonly root: string;

  constructor(
    private readonly bucket: Bucket,
    folder: string,
  ) {
    this.root = `${bucket.prefix}${folder}/`;
  }

  async put(path: string, data: Buffer): Promise<void> {
    await this.store(path, { Body: data, ContentLength: data.length });
  }

  async putNew(path: string, data: Buffer): Promise<void> {
    // Some servers do not support the condition. Instances of one database write the same content, so the last write
    // may win.
    if (await this.read(path)) return;
    const condition = { Body: data, ContentLength: data.length, IfNoneMatch: '*' };
    try {
      await this.store(path, condition, [CONFLICT, PRECONDITION_FAILED, NOT_IMPLEMENTED]);
    } catch (error) {
      if (error instanceof StorageUnavailable) throw error;
      if (labelsOf(error).includes(NOT_IMPLEMENTED)) await this.put(path, data);
    }
  }

  async putAll(key: string, files: NewFile[]): Promise<void> {
    await this.whole(key, () =>
      inTurn(files, ({ name, data }) => this.put(`${key}/${name}`, data)),
    );
  }

  async putFile(path: string, from: string): Promise<void> {
    const { size } = await stat(from);
    await this.store(path, { Body: createReadStream(from), ContentLength: size });
  }

  async putFolder(key: string, from: string): Promise<void> {
    await inTurn(await readdir(from), async (name) =>
      this.put(`${key}/${name}`, await readFile(join(from, name))),
    );
  }

  async copyAll(from: string, to: string): Promise<void> {
    const names: string[] = [];
    for await (const { path } of this.list(`${from}/`)) names.push(path.slice(from.length + 1));
    if (names.length === 0) throw new Error(`There are no files to copy below ${from}.`);
    await this.whole(to, () =>
      inTurn(names, (name) =>
        this.bucket.call((s3, abortSignal, Bucket) => {
          const source = [Bucket, ...`${this.root}${from}/${name}`.split('/')];
          const CopySource = source.map(encodeURIComponent).join('/');
          return s3.copyObject(
            { Bucket, Key: `${this.root}${to}/${name}`, CopySource },
            { abortSignal },
          );
        }),
      ),
    );
  }

  async open(path: string): Promise<StoredFile | null> {
    const found = await this.fetch(path);
    return 'body' in found ? found : null;
  }

  async read(path: string): Promise<Buffer | null> {
    const found = await this.open(path);
    return found && buffer(found.body);
  }

  /** Like `open`, under the conditions of a request. */
  async fetch(path: string, { ifNoneMatch, range, gone }: Conditions = {}): Promise<Fetched> {
    const Key = `${this.root}${path}`;
    try {
      const found = await this.bucket.call(
        (s3, abortSignal, Bucket) =>
          s3.getObject({ Bucket, Key, IfNoneMatch: ifNoneMatch, Range: range }, { abortSignal }),
        [NO_SUCH_KEY, NOT_MODIFIED, RANGE_NOT_SATISFIABLE],
        { gone },
      );
      return {
        status: found.ContentRange ? 206 : 200,
        bytes: found.ContentLength!,
        etag: found.ETag,
        modified: found.LastModified,
        contentRange: found.ContentRange,
        body: readable(found.Body as Readable),
      };
    } catch (error) {
      if (error instanceof StorageUnavailable) throw error;
      const labels = labelsOf(error);
      if (labels.includes(NO_SUCH_KEY)) return { status: 404 };
      return { status: labels.includes(NOT_MODIFIED) ? NOT_MODIFIED : RANGE_NOT_SATISFIABLE };
    }
  }

  async *list(below = '', deadlineMs?: number): AsyncGenerator<ListedFile> {
    let token: string | undefined;
    do {
      const page = await this.bucket.call(
        (s3, abortSignal, Bucket) =>
          s3.listObjectsV2(
            { Bucket, Prefix: `${this.root}${below}`, ContinuationToken: token },
            { abortSignal },
          ),
        [],
        { deadlineMs },
      );
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        const path = Key!.slice(this.root.length);
        yield { path, bytes: Size!, modified: LastModified!, isFolder: false };
      }
      token = page.NextContinuationToken;
    } while (token);
  }

  async remove(path: string, deadlineMs?: number): Promise<void> {
    const paths: string[] = [];
    for await (const found of this.list(path, deadlineMs)) {
      if (found.path === path || found.path.startsWith(`${path}/`)) paths.push(found.path);
    }
    // Deletes one by one: the call for several objects needs checksums that some servers do not support.
    await inTurn(paths, (one) =>
      this.bucket.call(
        (s3, abortSignal, Bucket) =>
          s3.deleteObject({ Bucket, Key: `${this.root}${one}` }, { abortSignal }),
        [],
        { deadlineMs },
      ),
    );
  }

  private async store(
    path: string,
    body: { Body: Buffer | Readable; ContentLength: number; IfNoneMatch?: string },
    expected: (string | number)[] = [],
  ): Promise<void> {
    const Key = `${this.root}${path}`;
    await this.bucket.call(
      (s3, abortSignal, Bucket) => s3.putObject({ Bucket, Key, ...body }, { abortSignal }),
      expected,
      { bytes: body.ContentLength },
    );
  }

  /** Removes the files that a failed attempt has stored. */
  private async whole(key: string, fill: () => Promise<void>): Promise<void> {
    try {
      await fill();
    } catch (error) {
      await this.remove(key, CLEAN_UP_MS).catch(() => undefined);
      throw error;
    }
  }
}

/** Processes several items at a time. After an error no further item is started, and running ones are awaited. */
async function inTurn<T>(items: T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await work(item);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}

function readable(body: Readable): Readable {
  const parts = Readable.from(whileRead(body), { objectMode: false });
  // Without a reader the generator never finishes, so the body is destroyed here.
  return parts.once('close', () => body.destroy());
}

/** Yields the parts of a body. The timeout only runs while a part is awaited, so slow readers are not cut off. */
async function* whileRead(body: Readable): AsyncGenerator<Buffer> {
  const parts = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      const timer = setTimeout(() => body.destroy(new StorageUnavailable()), SILENT_MS);
      const part = await parts.next().finally(() => clearTimeout(timer));
      if (part.done) return;
      yield part.value;
    }
  } catch {
    // The connection was cut off or timed out.
    throw new StorageUnavailable();
  } finally {
    body.destroy();
  }
}
