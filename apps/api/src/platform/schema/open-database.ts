import { setTimeout as pause } from 'node:timers/promises';
import { type DataSource, MigrationExecutor } from 'typeorm';
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';
import type { Env } from '../config/env';
import { isAccessDenied, isDiskFull } from '../database/database-errors';
import { isSqlite } from '../database/queries';
import { connectDatabase } from './data-source';
import { noteNewerMigrations, rejectPrerelease } from './recorded-migrations';
import { ResumingRunner } from '../database/typeorm-patches/resuming-runner';
import { StartError } from './start-error';
import { oneStartAtATime } from './start-lock';
import { rejectUnfinished } from './unfinished-restore';

/** Pauses between connection attempts. */
export const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 15_000, 29_500];

/** Prepares a migrated database before the instance serves requests. */
export type Prepare = (
  dataSource: DataSource,
  env: Env,
  log: (line: string) => void,
) => Promise<void>;

/**
 * Connects, migrates and prepares, one instance at a time. Retries an unreachable database with growing pauses for up
 * to a minute. Throws a StartError with the reason.
 */
export async function openDatabase(
  env: Env,
  log: (line: string) => void,
  prepare?: Prepare,
): Promise<DataSource> {
  const dataSource = await reachDatabase(env, log);
  try {
    await oneStartAtATime(dataSource, env, async () => {
      await rejectUnfinished(dataSource);
      await rejectPrerelease(dataSource, env);
      await rejectCharacterSet(dataSource);
      await noteNewerMigrations(dataSource, log);
      await migrate(dataSource);
      await prepare?.(dataSource, env, log);
    });
  } catch (error) {
    await dataSource.destroy();
    throw isDiskFull(error) ? diskFull(env) : error;
  }
  return dataSource;
}

/**
 * Connects to the database without changing its tables. Retries an unreachable one with growing pauses for up to a
 * minute. Throws a StartError with the reason.
 */
export async function reachDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  log: (line: string) => void,
): Promise<DataSource> {
  for (const wait of [...PAUSES_MS, null]) {
    try {
      return await connectDatabase(env);
    } catch (error) {
      if (isDiskFull(error)) throw diskFull(env);
      if (!env.DATABASE_URL) {
        throw new StartError(`The data folder ${env.DATA_DIR} cannot be used: ${messageOf(error)}`);
      }
      if (isAccessDenied(error)) {
        throw new StartError(`The database rejects the user in DATABASE_URL: ${messageOf(error)}`);
      }
      if (wait === null) {
        throw new StartError(`The database cannot be reached: ${messageOf(error)}`);
      }
      log(
        `The database does not respond yet (${messageOf(error)}). Trying again in ${wait / 1000} s.`,
      );
      await pause(wait);
    }
  }
  throw new StartError('The database cannot be reached.');
}

/** Throws a StartError if new tables on a server could not store all letters, such as those of Bangla. */
export async function rejectCharacterSet(dataSource: DataSource): Promise<void> {
  if (isSqlite(dataSource.manager)) return;
  const [row] = await dataSource.query<{ name: string; characters: string }[]>(
    'SELECT DATABASE() AS name, @@character_set_database AS characters',
  );
  if (!row || row.characters === 'utf8mb4') return;
  throw new StartError(
    `The character set of the database ${row.name} is ${row.characters}, which cannot store Bangla. Nothing was changed. Set it before the first start: ALTER DATABASE \`${row.name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  );
}

/**
 * Runs pending migrations. Throws a StartError that names a failed migration. The ones before it are kept; it runs
 * again at the next start, on MySQL and MariaDB from the failed step.
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  const { driver } = dataSource;
  const createQueryRunner = driver.createQueryRunner.bind(driver);
  if (driver instanceof MysqlDriver) {
    driver.createQueryRunner = (mode) => new ResumingRunner(driver, mode);
  }
  try {
    await dataSource.runMigrations();
  } catch (error) {
    if (isDiskFull(error)) throw error;
    const name = await nextMigration(dataSource);
    throw new StartError(
      name === null
        ? `The database could not be migrated: ${messageOf(error)}`
        : `The migration ${name} failed: ${messageOf(error)}. Earlier migrations were applied. Fix the cause, then start again to retry this one.`,
    );
  } finally {
    driver.createQueryRunner = createQueryRunner;
  }
}

/** Returns the first pending migration; null if the database cannot be read. */
async function nextMigration(dataSource: DataSource): Promise<string | null> {
  try {
    const [next] = await new MigrationExecutor(dataSource).getPendingMigrations();
    return next?.name ?? null;
  } catch {
    return null;
  }
}

/** Returns the error for a start on a full disk. */
export const diskFull = ({ DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>) =>
  new StartError(
    DATABASE_URL
      ? 'The disk of the database server, or that of the data folder, is full. Free some space there, then start again.'
      : `The disk of the data folder ${DATA_DIR} is full. Free some space there, then start again.`,
  );

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message || error.name : String(error);
