/** `npm run migrate -- up|down|status`: migrates the database without starting, or reverts its last migration. */
import { type DataSource, type Migration, MigrationExecutor } from 'typeorm';
import { type Env, EnvError, readEnv } from '../../platform/config/env';
import { openDatabase, reachDatabase } from '../../platform/schema/open-database';
import { openStorage } from '../../platform/schema/open-storage';
import { StartError } from '../../platform/schema/start-error';
import { oneStartAtATime } from '../../platform/schema/start-lock';
import { type Ask, ask } from './ask';
import { prepare } from './prepare';
import { previewDown } from './preview-down';
import { type Command, runCommand } from './run-command';

const USAGE = `Usage: npm run migrate -- up|down|status
  up      applies what is pending and writes base data, as each start does
  down    reverts the last migration, after a question; --yes does not ask
  status  lists what is applied and what is pending`;

type Log = (line: string) => void;

/** Runs the command line. Returns the exit code: 1 if the requested change was not made. */
export async function migrateCommand(
  ...[args, rawEnv, log, ask]: [...Parameters<Command>, ask: Ask]
): Promise<number> {
  const [action = '', ...flags] = args;
  const isKnown = action === 'down' ? flags.every((flag) => flag === '--yes') : flags.length === 0;
  if (!isKnown || !['up', 'down', 'status'].includes(action)) {
    log(USAGE);
    return 1;
  }
  try {
    const env = readEnv(rawEnv);
    if (action === 'up') return await up(env, log);
    const dataSource = await reachDatabase(env, log);
    try {
      if (action === 'status') return await status(dataSource, log);
      // Asks outside the lock, so that a start never waits for a person.
      return await down(dataSource, env, log, flags.includes('--yes') ? null : ask);
    } finally {
      await dataSource.destroy();
    }
  } catch (error) {
    if (!(error instanceof StartError || error instanceof EnvError)) throw error;
    log(error.message);
    return 1;
  }
}

async function up(env: Env, log: Log): Promise<number> {
  const before = await reachDatabase(env, log);
  const pending = await new MigrationExecutor(before)
    .getPendingMigrations()
    .finally(() => before.destroy());
  // Seeding the demonstration data writes pictures.
  await openStorage(env, log);
  const dataSource = await openDatabase(env, log, prepare);
  await dataSource.destroy();
  if (pending.length === 0) log('The database is up to date.');
  else {
    for (const { name } of pending) log(`applied  ${name}`);
    log(`Applied ${count(pending.length)}.`);
  }
  return 0;
}

async function status(dataSource: DataSource, log: Log): Promise<number> {
  const executor = new MigrationExecutor(dataSource);
  const known = knownTo(dataSource);
  const applied = await appliedOf(executor);
  const names = new Set(applied.map(({ name }) => name));
  for (const { name } of applied) {
    log(known.has(name) ? `applied  ${name}` : `unknown  ${name}`);
  }
  const pending = [...known.keys()].filter((name) => !names.has(name));
  for (const name of pending) log(`pending  ${name}`);
  log(`${applied.length} applied, ${pending.length} pending.`);
  return 0;
}

async function down(dataSource: DataSource, env: Env, log: Log, ask: Ask | null): Promise<number> {
  const last = await lastApplied(dataSource);
  if (!last) {
    log('No migration is applied: there is nothing to revert.');
    return 1;
  }
  const { instance } = last;
  if (!instance) {
    log(`This release does not know ${last.name}: revert it with the one that brought it.`);
    return 1;
  }
  log(`${last.name} is the last migration. Reverting it`);
  for (const line of await previewDown(dataSource, instance)) log(`  ${line}`);
  log('Stop every instance first: each start applies it again, and running ones need its tables.');
  if (ask && !/^y(es)?$/i.test((await ask(`Revert ${last.name}? [y/N]`)).trim())) {
    log('Nothing was reverted.');
    return 1;
  }
  const isReverted = await oneStartAtATime(dataSource, env, async () => {
    // Since the question, another start may have migrated, or another call reverted.
    if ((await lastApplied(dataSource))?.name !== last.name) return false;
    await dataSource.undoLastMigration();
    return true;
  });
  log(
    isReverted
      ? `Reverted ${last.name}.`
      : `${last.name} is no longer the last one. Nothing was reverted.`,
  );
  return isReverted ? 0 : 1;
}

/** Returns the applied migrations in the order in which they were applied. */
async function appliedOf(executor: MigrationExecutor): Promise<Migration[]> {
  const applied = await executor.getExecutedMigrations();
  return applied.sort((one, other) => (one.id ?? 0) - (other.id ?? 0));
}

/** Returns the migration that `undoLastMigration` reverts, with its code if this release has it. */
async function lastApplied(dataSource: DataSource) {
  const executor = new MigrationExecutor(dataSource);
  const [last] = (await appliedOf(executor)).reverse();
  if (!last) return null;
  return { name: last.name, instance: knownTo(dataSource).get(last.name) };
}

/** Returns this release's migrations by name, in the order in which they are applied. */
const knownTo = ({ migrations }: DataSource) =>
  new Map(
    migrations
      .map((migration) => [String(migration.name), migration] as const)
      .sort(([one], [other]) => numberOf(one) - numberOf(other)),
  );

/** Returns the number at the end of a migration's name, which defines the order. */
const numberOf = (name: string) => Number(name.slice(-13));

const count = (number: number) => (number === 1 ? '1 migration' : `${number} migrations`);

if (require.main === module) runCommand((args, env, log) => migrateCommand(args, env, log, ask));
