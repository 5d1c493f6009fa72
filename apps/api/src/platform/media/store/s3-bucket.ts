import type { S3 } from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import { readStorageUrl, type StorageUrl } from '@shishir/server/storage-url';
import { randomUUID } from 'node:crypto';
import { StorageUnavailable } from './file-store';

/** Maximum duration of a call, including retries and the wait for a connection. */
const DEADLINE_MS = 4000;
/** Slower than any storage next to the server. Writes get one extra second per megabyte. */
const BYTES_PER_MS = 1000;
const CONNECT_MS = 2000;

/** Limits of a call to the bucket. */
export interface CallOptions {
  /** Number of bytes sent. */
  bytes?: number;
  deadlineMs?: number;
  /** Aborts the call when its caller no longer waits. */
  gone?: AbortSignal;
}

/** Connections to a bucket. The client is large and rarely used, so it is loaded with the first call. */
export class Bucket {
  private readonly log = new Logger('Storage');
  private readonly url: StorageUrl;
  private client: Promise<S3> | undefined;

  constructor(address: string) {
    this.url = readStorageUrl(address);
  }

  get name(): string {
    return this.url.bucket;
  }

  /** Prefix of all object names: empty, or ending with a slash. */
  get prefix(): string {
    return this.url.prefix;
  }

  /**
   * Calls the bucket within a deadline for everything up to the response headers. Rejects with StorageUnavailable,
   * except for errors whose names or statuses are `expected`, which are rethrown.
   */
  async call<T>(
    act: (s3: S3, signal: AbortSignal, bucket: string) => Promise<T>,
    expected: (string | number)[] = [],
    options: CallOptions = {},
  ): Promise<T> {
    try {
      return await this.inTime(act, options);
    } catch (error) {
      if (labelsOf(error).some((label) => expected.includes(label))) throw error;
      // The error contains neither key nor secret.
      if (!options.gone?.aborted) this.log.error(error);
      throw new StorageUnavailable();
    }
  }

  /** Checks listing, writing, reading and deleting. Rejects with the error of the bucket. */
  async probe(): Promise<void> {
    const Key = `${this.prefix}.probe-${randomUUID()}`;
    await this.inTime((s3, abortSignal, Bucket) =>
      s3.listObjectsV2({ Bucket, Prefix: Key }, { abortSignal }),
    );
    await this.inTime((s3, abortSignal, Bucket) =>
      s3.putObject({ Bucket, Key, Body: Buffer.from(Key) }, { abortSignal }),
    );
    try {
      const text = await this.inTime(async (s3, abortSignal, Bucket) => {
        const { Body } = await s3.getObject({ Bucket, Key }, { abortSignal });
        return Body?.transformToString();
      });
      if (text !== Key) throw new Error('what was written is read back differently');
    } finally {
      await this.inTime((s3, abortSignal, Bucket) =>
        s3.deleteObject({ Bucket, Key }, { abortSignal }),
      );
    }
  }

  /** Names the bucket for people, without key and secret. */
  get place(): string {
    return `the bucket ${this.name} at ${this.url.endpoint}`;
  }

  private async inTime<T>(
    act: (s3: S3, signal: AbortSignal, bucket: string) => Promise<T>,
    { bytes = 0, deadlineMs = DEADLINE_MS + bytes / BYTES_PER_MS, gone }: CallOptions = {},
  ): Promise<T> {
    const s3 = await (this.client ??= this.connect());
    const late = new AbortController();
    const signal = gone ? AbortSignal.any([late.signal, gone]) : late.signal;
    // Not AbortSignal.timeout, which would keep running while the body is read.
    const timer = setTimeout(() => late.abort(), deadlineMs);
    try {
      return await act(s3, signal, this.name);
    } catch (error) {
      throw late.signal.aborted
        ? new Error('it does not respond in time', { cause: error })
        : error;
    } finally {
      clearTimeout(timer);
    }
  }

  private async connect(): Promise<S3> {
    const { S3 } = await import('@aws-sdk/client-s3');
    const { endpoint, region, pathStyle, credentials } = this.url;
    return new S3({
      ...{ endpoint, region, credentials, forcePathStyle: pathStyle },
      maxAttempts: 2,
      // Not every server supports the checksums that the SDK adds by default; some store them as part of the file.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // The wait for a silent server would exceed every deadline.
      expectContinueHeader: false,
      // Bodies are read at the speed of the client; `whileRead` handles their timeout.
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: 0 },
      // The default logger writes warnings to the console. Errors are handled in `call`.
      logger: { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore },
    });
  }
}

const ignore = () => undefined;

/** Error names differ between servers; statuses are ambiguous, for example if the bucket is missing. */
export function labelsOf(error: unknown): (string | number)[] {
  const { name = '', $metadata } = error as {
    name?: string;
    $metadata?: { httpStatusCode?: number };
  };
  return [name, $metadata?.httpStatusCode ?? 0];
}

const buckets = new Map<string, Bucket>();

/** Returns the shared connection pool of an address, which lives as long as the process. */
export function bucketOf(address: string): Bucket {
  const bucket = buckets.get(address) ?? new Bucket(address);
  buckets.set(address, bucket);
  return bucket;
}
