import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import type { Env } from '../../platform/config/env';
import { diskFull, reachDatabase } from '../../platform/schema/open-database';
import { isDiskFull } from '../../platform/database/database-errors';
import { oneStartAtATime } from '../../platform/schema/start-lock';
import { entriesOf, expectArchive, rowsOfPart, textOf, verifyArchive } from './archive-reader';
import { BackupError, fileError } from './backup-error';
import {
  type Description,
  DESCRIPTION,
  expectReadable,
  fingerprintOf,
  SECRET,
  secretFile,
  secretOf,
  SUMMARY,
  type Summary,
} from './description';
import { batchesOf, expectEmpty, fillDatabase, finishFilling, type Insert } from './fill-database';
import { totalsText } from './make-backup';
import { FOLDERS, isFolder, StoredFiles } from './stored-files';

type Log = (line: string) => void;

/** Marker file in DATA_DIR while a restore writes files there. */
const UNFINISHED_FILE = 'unfinished-restore';
const ROWS = /^tables\/([^/]+)\/\d+\.ndjson\.gz$/;
const FILE = /^files\/([^/]+)\/(.+)$/;
/** One path segment below a folder of files: rejects `..` and hidden names. */
const SEGMENT = /^[^./\\\0][^/\\\0]*$/;

/**
 * Restores a backup into an empty database and empty folders, after verifying every checksum of the archive. Throws a
 * BackupError or a StartError with the reason. A partial restore does not start, and is replaced when the restore is
 * run again.
 */
export async function restoreBackup(env: Env, path: string, log: Log): Promise<void> {
  await expectArchive(path);
  const ends = await verifyArchive(path, DESCRIPTION, SUMMARY);
  const description = JSON.parse(ends.first) as Description;
  const summary = JSON.parse(ends.last) as Summary;
  const dataSource = await reachDatabase(env, log);
  try {
    expectReadable(
      description,
      dataSource.migrations.map(({ name }) => name!),
    );
    log(`The backup of ${description.createdAt} is complete.`);
    await oneStartAtATime(dataSource, env, () =>
      restore({ env, path, description, summary, dataSource, log }),
    );
  } catch (error) {
    throw isDiskFull(error) ? diskFull(env) : fileError(error, env.DATA_DIR);
  } finally {
    await dataSource.destroy();
  }
  log(`Restored: ${totalsText(summary)}.`);
  await reportSecret(env, description, path, log);
}

interface Restore {
  env: Env;
  path: string;
  description: Description;
  summary: Summary;
  dataSource: DataSource;
  log: Log;
}

async function restore({ env, path, description, summary, dataSource, log }: Restore) {
  const stored = new StoredFiles(env);
  await expectEmpty(dataSource);
  await expectNoFiles(env, stored);
  const secret = await secretIn(path, description);
  await expectNoOtherSecret(env, secret);

  const mark = join(env.DATA_DIR, UNFINISHED_FILE);
  await mkdir(env.DATA_DIR, { recursive: true });
  await writeFile(mark, 'A restore did not finish. Run it again.\n');
  const load = async (insert: Insert) => {
    for await (const { name, content } of entriesOf(path)) {
      const [, table] = ROWS.exec(name) ?? [];
      if (!table) continue;
      for await (const batch of batchesOf(rowsIn(content))) await insert(table, batch);
    }
    return summary.tables;
  };
  await fillDatabase(dataSource, description, load, log);
  for (const folder of FOLDERS) await stored.claim(folder);
  for await (const { name, content } of entriesOf(path)) await restoreFile(stored, name, content);
  if (secret !== null && !env.APP_SECRET) {
    await writeFile(secretFile(env), secret, { mode: 0o600 });
  }
  await finishFilling(dataSource);
  await rm(mark);
}

async function* rowsIn(part: Readable) {
  yield* await rowsOfPart(part);
}

async function restoreFile(stored: StoredFiles, name: string, content: Readable): Promise<void> {
  const [, folder, path] = FILE.exec(name) ?? [];
  if (!folder || !path) return;
  if (!isFolder(folder) || !path.split('/').every((segment) => SEGMENT.test(segment))) {
    throw new BackupError(`The backup has a file in a place that it must not have: ${name}`);
  }
  await stored.write(folder, path, content);
}

async function expectNoFiles(env: Env, stored: StoredFiles): Promise<void> {
  if (existsSync(join(env.DATA_DIR, UNFINISHED_FILE))) return;
  for (const folder of FOLDERS) {
    for await (const path of stored.list(folder)) {
      throw new BackupError(
        env.STORAGE_URL
          ? `The folder ${folder} of the bucket is not empty (${path}), and nothing is ever overwritten. Set STORAGE_URL to an empty bucket.`
          : `The folder ${join(env.DATA_DIR, folder)} is not empty (${path}), and nothing is ever overwritten. Set DATA_DIR to an empty folder.`,
      );
    }
  }
}

async function expectNoOtherSecret(env: Env, secret: string | null): Promise<void> {
  if (secret === null || env.APP_SECRET) return;
  const own = await readFile(secretFile(env), 'utf8').catch(() => null);
  if (own === null || own.trim() === secret) return;
  throw new BackupError(
    `The folder ${env.DATA_DIR} has a secret of its own, and nothing is ever overwritten. Set DATA_DIR to an empty folder.`,
  );
}

/** Reads the secret, which follows the tables. */
async function secretIn(path: string, { secret }: Description): Promise<string | null> {
  if (!secret.included) return null;
  for await (const { name, content } of entriesOf(path)) {
    if (name === SECRET) return (await textOf(content)).trim();
  }
  return null;
}

/** Logs the steps needed to keep sessions and sealed values working. */
async function reportSecret(env: Env, { secret }: Description, path: string, log: Log) {
  const own = await secretOf(env);
  const isSame = own !== null && fingerprintOf(own) === secret.fingerprint;
  if (isSame || secret.fingerprint === null) return;
  log(
    own === null
      ? 'Set APP_SECRET to that of the installation of the backup before the first start.'
      : 'APP_SECRET is not that of the installation of the backup. Set it to that one before the first start.',
  );
  if (secret.included) log(`It is in the backup: tar xOf ${path} shishir-backup/secret`);
  log(
    'With a different one, all sessions end, authenticator codes no longer work, and the password of the mail server must be entered again.',
  );
}
