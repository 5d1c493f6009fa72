import { join } from 'node:path';
import type { Env } from '../../config/env';
import type { FileStore } from './file-store';
import { FolderStore } from './folder-store';
import { bucketOf } from './s3-bucket';
import { S3Store } from './s3-store';

/** The settings that select the storage. */
export type StorageSettings = Pick<Env, 'DATA_DIR' | 'STORAGE_URL'>;

/** Returns the store for a folder in DATA_DIR, or for the folder of the same name in the bucket of STORAGE_URL. */
export const storeOf = ({ DATA_DIR, STORAGE_URL }: StorageSettings, folder: string): FileStore =>
  STORAGE_URL
    ? new S3Store(bucketOf(STORAGE_URL), folder)
    : new FolderStore(join(DATA_DIR, folder));
