import type { Readable } from 'node:stream';
import { ApiError } from '../../http/api-error';

export interface NewFile {
  name: string;
  data: Buffer;
}

export interface StoredFile {
  bytes: number;
  /** Rejects with StorageUnavailable where the storage falls silent in the middle. Whoever does not read it destroys it. */
  body: Readable;
}

export interface ListedFile {
  /** Seen from the top of the store, with slashes. */
  path: string;
  bytes: number;
  modified: Date;
  /** A folder, which only a file system has. */
  isFolder: boolean;
}

/**
 * Stored files of one kind: the pictures, the CVs or the drawings. Every method rejects with StorageUnavailable where a
 * bucket cannot be reached, does not respond in time or rejects the request.
 */
export interface FileStore {
  put(path: string, data: Buffer): Promise<void>;
  /** Stores a file unless there is one at the path, and says so to nobody: the first of several stays. */
  putNew(path: string, data: Buffer): Promise<void>;
  /** Stores all files below a key that has none yet. After an error none of them is left, but see `S3Store`. */
  putAll(key: string, files: NewFile[]): Promise<void>;
  /** Moves a file of this machine in. The one at `from` may be gone afterwards, or not. */
  putFile(path: string, from: string): Promise<void>;
  /** Copies the files of a folder of this machine, also over those of an earlier attempt. */
  putFolder(key: string, from: string): Promise<void>;
  /** The same as putAll, with the files below another key. */
  copyAll(from: string, to: string): Promise<void>;
  /** Null where there is no such file. */
  open(path: string): Promise<StoredFile | null>;
  read(path: string): Promise<Buffer | null>;
  list(): AsyncIterable<ListedFile>;
  /** Removes a file, or everything below a key. Nothing is there already: that is no error. */
  remove(path: string): Promise<void>;
}

/** The storage cannot be used at the moment. What it said is in the log. */
export class StorageUnavailable extends ApiError {
  constructor() {
    const sentence = 'Pictures and files are not available at the moment. Please try again soon.';
    super(503, 'unavailable', sentence, undefined, RETRY_AFTER_S);
  }
}

const RETRY_AFTER_S = 5;
