import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import type { Env } from '../config/env';
import { isUnavailable } from '../database/database-errors';
import { makeLockFile } from './data-source';
import { StartError } from './start-error';

/** Lock names apply to the whole server, which may have other databases of this product. */
const NAME = "LEFT(CONCAT('shishir start ', DATABASE()), 64)";
const LONGEST_S = 120;
const PAUSE_MS = 50;

/**
 * Runs `work` while no other instance does so on the same database; others wait. The lock ends with its process, even
 * after a crash. Throws a StartError after two minutes.
 */
export function oneStartAtATime<T>(
  dataSource: DataSource,
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  work: () => Promise<T>,
): Promise<T> {
  return env.DATABASE_URL ? onServer(dataSource, work) : inFolder(env, work);
}

async function onServer<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  const holder = dataSource.createQueryRunner();
  try {
    const statement = `SELECT GET_LOCK(${NAME}, ${LONGEST_S}) AS taken`;
    const [{ taken }] = (await holder.query(statement)) as [{ taken: unknown }];
    if (Number(taken) !== 1) throw tooLate();
    return await work();
  } finally {
    await holder.query(`SELECT RELEASE_LOCK(${NAME})`).catch(() => undefined);
    await holder.release();
  }
}

/** An embedded database has no named locks, so a separate file serves as the lock. */
async function inFolder<T>(env: Pick<Env, 'DATA_DIR'>, work: () => Promise<T>): Promise<T> {
  const file = await makeLockFile(env.DATA_DIR).initialize();
  const holder = file.createQueryRunner();
  try {
    const end = Date.now() + LONGEST_S * 1000;
    while (!(await isTaken(holder))) {
      if (Date.now() > end) throw tooLate();
      await pause(PAUSE_MS);
    }
    try {
      return await work();
    } finally {
      // Closing alone would keep the lock until the driver's memory is collected.
      await holder.query('ROLLBACK');
    }
  } finally {
    await file.destroy();
  }
}

async function isTaken(holder: QueryRunner): Promise<boolean> {
  try {
    await holder.query('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (isUnavailable(error)) return false;
    throw error;
  }
}

const tooLate = () =>
  new StartError(
    'Another instance has been preparing this database for two minutes. Start again when it is done.',
  );
