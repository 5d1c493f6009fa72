import { join } from 'node:path';
import type { Env } from '../../config/env';
import type { FileStore } from './file-store';
import { FolderStore } from './folder-store';
import { bucketOf } from './s3-bucket';
import { S3Store } from './s3-store';

/** Which settings say where files are stored. */
export type StorageSettings = Pick<Env, 'DATA_DIR' | 'STORAGE_URL'>;

/** The files in a folder of DATA_DIR, or in the folder of the same name in the bucket of STORAGE_URL. */
export const storeOf = ({ DATA_DIR, STORAGE_URL }: StorageSettings, folder: string): FileStore =>
  STORAGE_URL
    ? new S3Store(bucketOf(STORAGE_URL), folder)
    : new FolderStore(join(DATA_DIR, folder));
