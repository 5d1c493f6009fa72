import { setTimeout as pause } from 'node:timers/promises';
import { type DataSource, MigrationExecutor } from 'typeorm';
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';
import type { Env } from '../config/env';
import { isAccessDenied, isDiskFull } from '../database/database-errors';
import { connectDatabase } from './data-source';
import { rejectPrerelease } from './recorded-migrations';
import { ResumingRunner } from '../database/typeorm-patches/resuming-runner';
import { StartError } from './start-error';
import { oneStartAtATime } from './start-lock';
import { rejectUnfinished } from './unfinished-restore';

/** Between attempts to reach what is not there yet. */
export const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 15_000, 29_500];

/** What an instance does with a migrated database before it serves anyone. */
export type Prepare = (
  dataSource: DataSource,
  env: Env,
  log: (line: string) => void,
) => Promise<void>;

/**
 * Connects, migrates and prepares, while other instances that start wait for it. A database that is not
 * there yet is waited for, with growing pauses up to a minute. Throws a StartError with the reason.
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
 * Connects with the database, whose tables are as they were left. One that is not there yet is waited for, with growing
 * pauses up to a minute. Throws a StartError with the reason.
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
        throw new StartError(
          `The database does not let the user of DATABASE_URL in: ${messageOf(error)}`,
        );
      }
      if (wait === null) {
        throw new StartError(`The database cannot be reached: ${messageOf(error)}`);
      }
      log(
        `The database does not answer yet (${messageOf(error)}). Trying again in ${wait / 1000} s.`,
      );
      await pause(wait);
    }
  }
  throw new StartError('The database cannot be reached.');
}

/**
 * Runs the migrations that are missing. Throws a StartError that names the one that failed: those before it stay, and
 * once its cause is fixed it runs again, on MySQL and MariaDB from the step on which it broke off.
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
        : `The migration ${name} failed: ${messageOf(error)}. The ones before it are done. Once the cause is fixed, start again: it runs again then.`,
    );
  } finally {
    driver.createQueryRunner = createQueryRunner;
  }
}

/** The first migration that is not recorded as done; null where the database does not say. */
async function nextMigration(dataSource: DataSource): Promise<string | null> {
  try {
    const [next] = await new MigrationExecutor(dataSource).getPendingMigrations();
    return next?.name ?? null;
  } catch {
    return null;
  }
}

/** What a start that finds no room says. */
export const diskFull = ({ DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>) =>
  new StartError(
    DATABASE_URL
      ? 'The disk of the database server, or that of the data folder, is full. Free some space there, then start again.'
      : `The disk of the data folder ${DATA_DIR} is full. Free some space there, then start again.`,
  );

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message || error.name : String(error);
