import { counted } from '@shishir/format';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Env } from '../../platform/config/env';
import { isSqlite } from '../../platform/database/queries';
import { SQLITE_FILE } from '../../platform/schema/data-source';
import { reachDatabase } from '../../platform/schema/open-database';
import { migrationNames } from '../../platform/schema/recorded-migrations';
import { rejectUnfinished } from '../../platform/schema/unfinished-restore';
import { ArchiveWriter } from './archive-writer';
import { BackupError, fileError } from './backup-error';
import type { TableCount, TableShape } from './database-rows';
import {
  type Description,
  DESCRIPTION,
  fingerprintOf,
  FORMAT,
  FORMAT_VERSION,
  SECRET,
  secretOf,
  SUMMARY,
  type Summary,
} from './description';
import { FOLDERS, NamedFiles, StoredFiles } from './stored-files';
import { rowsOf, tableShapes } from './tables';

export interface BackupOptions {
  /** A file name that ends with .tar, or a folder in which the file is named by the time. */
  to: string;
  /** Number of backups kept in the folder, including this one; null keeps all. */
  keep: number | null;
  withoutCvs: boolean;
}

type Log = (line: string) => void;

/** Pattern of generated file names, which sort by time. */
const NAME = /^shishir-\d{8}T\d{6}Z\.tar$/;
const FIRST_MISSING = 100;

/**
 * Writes database and files into an archive while the product runs: a snapshot of the rows, then every file that still
 * exists. Returns the path of the archive. Throws a BackupError or a StartError with the reason, leaving no archive
 * behind.
 */
export async function makeBackup(env: Env, options: BackupOptions, log: Log): Promise<string> {
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, SQLITE_FILE))) {
    throw new BackupError(`There is no database in ${env.DATA_DIR}.`);
  }
  const dataSource = await reachDatabase(env, log);
  try {
    const path = await pathFor(options.to);
    const writer = new ArchiveWriter(path);
    try {
      await writeBackup(env, dataSource, writer, options, log);
    } catch (error) {
      await writer.discard();
      throw fileError(error, path);
    }
    if (options.keep !== null) await removeOlder(options.to, options.keep, log);
    const { size } = await stat(path);
    log(`Written: ${path} (${megabytes(size)}).`);
    return path;
  } finally {
    await dataSource.destroy();
  }
}

async function pathFor(to: string): Promise<string> {
  const found = await stat(to).catch(() => null);
  if (to.endsWith('.tar') && !found?.isDirectory()) {
    if (found) throw new BackupError(`There is a file ${to} already.`);
    return to;
  }
  await mkdir(to, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw fileError(error, to);
  });
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const path = join(to, `shishir-${time}.tar`);
  if (existsSync(path)) throw new BackupError(`There is a file ${path} already.`);
  return path;
}

async function writeBackup(
  env: Env,
  dataSource: DataSource,
  writer: ArchiveWriter,
  { withoutCvs }: BackupOptions,
  log: Log,
): Promise<void> {
  await rejectUnfinished(dataSource);
  const secret = await secretOf(env);
  const isIncluded = secret !== null && !env.APP_SECRET;
  const named = new NamedFiles();
  const source = rowsOf(dataSource);
  const tables: Summary['tables'] = {};
  try {
    await source.readConsistently(async () => {
      const description = await describe(dataSource, secret, isIncluded, log);
      await writer.add(DESCRIPTION, JSON.stringify(description, null, 2));
      for (const table of description.tables) {
        const rows = await writer.addRows(table.name, noted(table, source.read(table), named));
        tables[table.name] = {
          rows,
          lastId: table.hasCounter ? await source.lastId(table.name) : 0,
        };
      }
    });
  } finally {
    await source.release();
  }
  if (isIncluded) await writer.add(SECRET, secret);
  const folders = FOLDERS.filter((folder) => !(withoutCvs && folder === 'applications'));
  const files = await addFiles(env, writer, folders, named);
  const missing = named.missing(folders);
  const summary: Summary = {
    tables,
    files,
    missing: { count: missing.length, first: missing.slice(0, FIRST_MISSING) },
  };
  await writer.add(SUMMARY, JSON.stringify(summary, null, 2));
  await writer.close();
  report(summary, isIncluded, withoutCvs, log);
}

async function describe(
  dataSource: DataSource,
  secret: string | null,
  included: boolean,
  log: Log,
): Promise<Description> {
  const migrations = await migrationNames(dataSource);
  if (migrations.length === 0) {
    throw new BackupError(
      'There is nothing to back up: the database has no tables of the product.',
    );
  }
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    createdAt: new Date().toISOString(),
    productVersion: await productVersion(),
    database: isSqlite(dataSource.manager) ? 'sqlite' : (dataSource.options.type as 'mysql'),
    migrations,
    tables: await tableShapes(dataSource, log),
    secret: { included, fingerprint: secret && fingerprintOf(secret) },
  };
}

/** The path to package.json is the same from `src` and from `dist`. */
async function productVersion(): Promise<string> {
  const text = await readFile(resolve(__dirname, '../../../../../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function* noted<Row extends Parameters<NamedFiles['note']>[1]>(
  { name }: TableShape,
  rows: AsyncIterable<Row>,
  named: NamedFiles,
): AsyncIterable<Row> {
  for await (const row of rows) {
    named.note(name, row);
    yield row;
  }
}

async function addFiles(
  env: Env,
  writer: ArchiveWriter,
  folders: readonly (typeof FOLDERS)[number][],
  named: NamedFiles,
): Promise<Summary['files']> {
  const stored = new StoredFiles(env);
  const files: Summary['files'] = {};
  for (const folder of folders) {
    const total = (files[folder] = { count: 0, bytes: 0 });
    for await (const path of stored.list(folder)) {
      const file = await stored.open(folder, path);
      if (!file) continue;
      await writer.addStream(`files/${folder}/${path}`, file.bytes, file.body);
      named.found(folder, path);
      total.count++;
      total.bytes += file.bytes;
    }
  }
  return files;
}

function report(summary: Summary, withSecret: boolean, withoutCvs: boolean, log: Log): void {
  log(`Backed up: ${totalsText(summary)}.`);
  const { count, first } = summary.missing;
  if (count > 0) {
    const names = first.slice(0, 5).join(', ') + (count > 5 ? ', ...' : '');
    log(`Missing: ${counted(count, 'stored file')} that rows name: ${names}`);
  }
  if (withoutCvs) log('The CVs of applications are not in it.');
  log(
    withSecret
      ? 'It holds personal data and the secret of this installation (DATA_DIR/secret): keep it where no one else can read it.'
      : 'It holds personal data: keep it where no one else can read it. APP_SECRET is not in it: keep that too, in another place.',
  );
}

/** Returns a text like '1,204 rows of 41 tables, 1 file'. */
export function totalsText({ tables, files }: Summary): string {
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const rows = sum(Object.values<TableCount>(tables).map((table) => table.rows));
  const stored = sum(Object.values(files).map(({ count }) => count));
  const from = counted(Object.keys(tables).length, 'table');
  return `${counted(rows, 'row')} of ${from}, ${counted(stored, 'file')}`;
}

async function removeOlder(folder: string, keep: number, log: Log): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (const name of names.slice(0, -keep)) {
    await rm(join(folder, name));
    log(`Removed: ${name}`);
  }
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
