import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Env } from '../config/env';
import { makeDataSource } from './data-source';

const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 15_000, 29_500];
const LOCK = 'shishir_migrations';

/** The start cannot go on, for a reason that the person who starts the product can mend. */
export class StartError extends Error {}

/**
 * Connects and migrates. A database that is not there yet is waited for, with growing pauses up to a minute.
 * Throws a StartError that says what is wrong.
 */
export async function openDatabase(env: Env, say: (line: string) => void): Promise<DataSource> {
  const dataSource = await connect(env, say);
  try {
    await migrate(dataSource);
  } catch (error) {
    await dataSource.destroy();
    throw new StartError(`The database could not be migrated: ${messageOf(error)}`);
  }
  return dataSource;
}

async function connect(env: Env, say: (line: string) => void): Promise<DataSource> {
  for (const wait of [...PAUSES_MS, null]) {
    try {
      return await makeDataSource(env).initialize();
    } catch (error) {
      if (!env.DATABASE_URL) {
        throw new StartError(`The data folder ${env.DATA_DIR} cannot be used: ${messageOf(error)}`);
      }
      if (wait === null) {
        throw new StartError(`The database cannot be reached: ${messageOf(error)}`);
      }
      say(
        `The database does not answer yet (${messageOf(error)}). Trying again in ${wait / 1000} s.`,
      );
      await pause(wait);
    }
  }
  throw new StartError('The database cannot be reached.');
}

/** Runs what is pending. On a server two instances may start together: one migrates, the other waits. */
async function migrate(dataSource: DataSource): Promise<void> {
  if (dataSource.options.type === 'better-sqlite3') {
    await dataSource.runMigrations();
    return;
  }
  const holder = dataSource.createQueryRunner();
  try {
    await holder.query('SELECT GET_LOCK(?, 120)', [LOCK]);
    await dataSource.runMigrations();
  } finally {
    await holder.query('SELECT RELEASE_LOCK(?)', [LOCK]).catch(() => undefined);
    await holder.release();
  }
}

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message || error.name : String(error);
