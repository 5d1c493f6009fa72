import type { S3 } from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import { readStorageUrl, type StorageUrl } from '@shishir/server/storage-url';
import { randomUUID } from 'node:crypto';
import { StorageUnavailable } from './file-store';

/** Nobody waits longer for a bucket than this, retries and the wait for a connection included. */
const DEADLINE_MS = 4000;
/** Slower than any storage beside the server: what is stored has a second for each megabyte on top. */
const BYTES_PER_MS = 1000;
const CONNECT_MS = 2000;

/** What a call to the bucket may take. */
export interface CallOptions {
  /** How many bytes are sent. */
  bytes?: number;
  deadlineMs?: number;
  /** Ends the call when the one who waits for it has gone. */
  gone?: AbortSignal;
}

/** The connections to a bucket. The client is loaded with the first call: it is large, and most products have none. */
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

  /** In front of every object's name: empty, or with a slash at its end. */
  get prefix(): string {
    return this.url.prefix;
  }

  /**
   * Calls the bucket, within a deadline for everything up to the headers of its response. Rejects with
   * StorageUnavailable, but for the errors whose names or statuses are `expected`: those are passed on.
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
      // The error has neither key nor secret in it.
      if (!options.gone?.aborted) this.log.error(error);
      throw new StorageUnavailable();
    }
  }

  /** Rejects with the error of the bucket where it cannot be listed, written, read or deleted from. */
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

  /** For people: without key and secret. */
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
    // Not AbortSignal.timeout: it would go on to run while the body is read.
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
      // Not every server knows the checksums that the SDK adds by itself; some then store them as part of the file.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // A server that is silent would be waited for beyond every deadline.
      expectContinueHeader: false,
      // Bodies are read as slowly as whoever asked for them takes them: `whileRead` looks after them.
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: 0 },
      // Without one it writes some warnings to the console. Errors come to `call`.
      logger: { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore },
    });
  }
}

const ignore = () => undefined;

/** Names of errors are not the same everywhere; statuses say less, such as that of a missing bucket. */
export function labelsOf(error: unknown): (string | number)[] {
  const { name = '', $metadata } = error as {
    name?: string;
    $metadata?: { httpStatusCode?: number };
  };
  return [name, $metadata?.httpStatusCode ?? 0];
}

const buckets = new Map<string, Bucket>();

/** One pool of connections for each address, for as long as the process runs. */
export function bucketOf(address: string): Bucket {
  const bucket = buckets.get(address) ?? new Bucket(address);
  buckets.set(address, bucket);
  return bucket;
}
