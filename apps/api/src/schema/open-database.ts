import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Env } from '../config/env';
import { isAccessDenied, isDiskFull } from '../database/database-errors';
import { connectDatabase } from './data-source';
import { StartError } from './start-error';
import { oneStartAtATime } from './start-lock';

const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 15_000, 29_500];

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
  const dataSource = await connect(env, log);
  try {
    await oneStartAtATime(dataSource, env, async () => {
      await migrate(dataSource);
      await prepare?.(dataSource, env, log);
    });
  } catch (error) {
    await dataSource.destroy();
    throw isDiskFull(error) ? diskFull(env) : error;
  }
  return dataSource;
}

async function connect(env: Env, log: (line: string) => void): Promise<DataSource> {
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

async function migrate(dataSource: DataSource): Promise<void> {
  try {
    await dataSource.runMigrations();
  } catch (error) {
    if (isDiskFull(error)) throw error;
    throw new StartError(`The database could not be migrated: ${messageOf(error)}`);
  }
}

/** What a start that finds no room says. */
export const diskFull = ({ DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>) =>
  new StartError(
    DATABASE_URL
      ? 'The disk of the database server, or that of the data folder, is full. Free some space there, then start again.'
      : `The disk of the data folder ${DATA_DIR} is full. Free some space there, then start again.`,
  );

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message || error.name : String(error);
