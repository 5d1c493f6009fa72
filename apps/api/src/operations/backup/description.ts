import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../platform/config/env';
import { arePrerelease } from '../../platform/schema/recorded-migrations';
import { BackupError } from './backup-error';
import type { TableCount, TableShape } from './database-rows';
import type { Folder } from './stored-files';

export const FORMAT = 'shishir-backup';
/** Raised with every change that makes backups unreadable for older releases. */
export const FORMAT_VERSION = 1;

/**
 * Names of the first entry of an archive, and of the one before its last checksums. The format is described in
 * docs/backup.md.
 */
export const DESCRIPTION = 'backup.json';
export const SUMMARY = 'summary.json';
export const SECRET = 'secret';

/** Origin of a backup. */
export interface Description {
  format: typeof FORMAT;
  formatVersion: number;
  createdAt: string;
  productVersion: string;
  database: 'sqlite' | 'mysql' | 'mariadb';
  migrations: string[];
  tables: TableShape[];
  /**
   * Of the secret that sealed values in the backup. The backup contains the secret itself only if `included` is true.
   */
  secret: { included: boolean; fingerprint: string | null };
}

/** Totals of a backup. */
export interface Summary {
  tables: Record<string, TableCount>;
  files: Partial<Record<Folder, { count: number; bytes: number }>>;
  /** Files that rows name but that did not exist: their number, and the first hundred names. */
  missing: { count: number; first: string[] };
}

/** Throws a BackupError if this release, whose migrations are given, cannot read the schema of the backup. */
export function expectReadable(
  { format, formatVersion, productVersion, migrations }: Description,
  known: readonly string[],
): void {
  if ((format as string) !== FORMAT) throw new BackupError('This is not a backup of this product.');
  const unknown = migrations.filter((name) => !known.includes(name));
  if (formatVersion <= FORMAT_VERSION && unknown.length === 0) return;
  const reason = unknown.length > 0 ? ` It has had the migration ${unknown.at(-1)}.` : '';
  throw new BackupError(
    arePrerelease(migrations, known)
      ? `The backup is from before the first release and cannot be restored with this one.${reason} Restore it with the version that made it.`
      : `The backup was made by a newer release (${productVersion}) than this one.${reason} Restore it with that release.`,
  );
}

/** Returns the secret of an installation from the environment or from its file; null if none exists yet. */
export async function secretOf(env: Pick<Env, 'APP_SECRET' | 'DATA_DIR'>): Promise<string | null> {
  if (env.APP_SECRET) return env.APP_SECRET;
  return readFile(secretFile(env), 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
}

export const secretFile = (env: Pick<Env, 'DATA_DIR'>) => join(env.DATA_DIR, 'secret');

/** Identifies a secret without revealing it. */
export const fingerprintOf = (secret: string): string =>
  createHmac('sha256', secret).update('backup fingerprint').digest('hex').slice(0, 16);
