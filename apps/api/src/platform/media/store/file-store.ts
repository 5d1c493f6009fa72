import { reason } from '@shishir/contract/reasons';
import type { Readable } from 'node:stream';
import { ApiError } from '../../http/api-error';

export interface NewFile {
  name: string;
  data: Buffer;
}

export interface StoredFile {
  bytes: number;
  /**
   * Emits StorageUnavailable if the storage stops responding during the read. The caller reads it to the end or
   * destroys it.
   */
  body: Readable;
}

export interface ListedFile {
  /** Relative to the top of the store, with slashes. */
  path: string;
  bytes: number;
  modified: Date;
  /** True for a folder, which only file systems have. */
  isFolder: boolean;
}

/**
 * Stored files of one kind: pictures, CVs or drawings. Every method rejects with StorageUnavailable if a bucket cannot
 * be reached, does not respond in time or rejects the request.
 */
export interface FileStore {
  put(path: string, data: Buffer): Promise<void>;
  /** Stores a file unless the path is taken; the first of several writers wins, silently. */
  putNew(path: string, data: Buffer): Promise<void>;
  /**
   * Stores all files below an unused key. After an error none of them remains, with the exception described in
   * `S3Store`.
   */
  putAll(key: string, files: NewFile[]): Promise<void>;
  /** Moves a local file into the store. The file at `from` may or may not exist afterwards. */
  putFile(path: string, from: string): Promise<void>;
  /** Copies the files of a local folder, overwriting those of an earlier attempt. */
  putFolder(key: string, from: string): Promise<void>;
  /** Like putAll, with the files below another key. */
  copyAll(from: string, to: string): Promise<void>;
  /** Resolves to null if the file does not exist. */
  open(path: string): Promise<StoredFile | null>;
  read(path: string): Promise<Buffer | null>;
  list(): AsyncIterable<ListedFile>;
  /** Removes a file, or everything below a key. Succeeds if nothing exists there. */
  remove(path: string): Promise<void>;
}

/** The storage is temporarily unusable. The cause is logged. */
export class StorageUnavailable extends ApiError {
  constructor() {
    super(503, 'unavailable', reason('storage_unavailable'), { retryAfterSeconds: RETRY_AFTER_S });
  }
}

const RETRY_AFTER_S = 5;
