/** `npm run demo:remove [-- --yes]`: removes the demonstration data before a database is used for real. */
import type { DataSource } from 'typeorm';
import { EnvError, readEnv } from '../../platform/config/env';
import { openDatabase } from '../../platform/schema/open-database';
import { openStorage } from '../../platform/schema/open-storage';
import { StartError } from '../../platform/schema/start-error';
import { oneStartAtATime } from '../../platform/schema/start-lock';
import { type Ask, ask } from './ask';
import { type KindRemoval, ownOwners, previewRemoval, removeDemo } from './remove-demo';
import { type Command, runCommand } from './run-command';
import { accountKind } from './seeds/accounts.seeds';
import { pictureKind } from './seeds/demo-pictures';
import type { DemoKind } from './seeds/seed';

const USAGE = 'Usage: npm run demo:remove [-- --yes]';
const NO_OWNER = [
  'The only owner is a demo account, which is removed too. Create your own account first:',
  '  npm run owner -- --email=you@example.com --name="Your Name" --number=01711000000',
];

type Log = (line: string) => void;

/** Runs the command line. Returns the exit code: 1 if there was something to remove but nothing was removed. */
export async function demoRemoveCommand(
  ...[args, rawEnv, log, ask]: [...Parameters<Command>, ask: Ask]
): Promise<number> {
  if (args.some((arg) => arg !== '--yes')) {
    log(USAGE);
    return 1;
  }
  try {
    const env = readEnv(rawEnv);
    await openStorage(env, log);
    const dataSource = await openDatabase(env, log);
    const remove = () => oneStartAtATime(dataSource, env, () => removeDemo(dataSource, env));
    try {
      return await previewAndRemove(dataSource, remove, log, args.includes('--yes') ? null : ask);
    } finally {
      await dataSource.destroy();
    }
  } catch (error) {
    if (!(error instanceof StartError || error instanceof EnvError)) throw error;
    log(error.message);
    return 1;
  }
}

async function previewAndRemove(
  dataSource: DataSource,
  remove: () => Promise<KindRemoval[]>,
  log: Log,
  ask: Ask | null,
): Promise<number> {
  const preview = await previewRemoval(dataSource);
  if (preview.every(isEmpty)) {
    log('There is no demonstration data to remove.');
    return 0;
  }
  report('To be removed:', preview, log);
  if ((await ownOwners(dataSource.manager)).length === 0) {
    for (const line of NO_OWNER) log(line);
    return 1;
  }
  if (ask && !/^y(es)?$/i.test((await ask('Remove it? [y/N]')).trim())) {
    log('Nothing was removed.');
    return 1;
  }
  report('Removed:', await remove(), log);
  log(
    'Categories, menus and industries are base data: they stay. So do the audit log and sent mails.',
  );
  log('From now on, start the product with APP_MODE=production.');
  return 0;
}

const isEmpty = ({ removed, edited, used }: KindRemoval) =>
  removed.length + edited.length + used.length === 0;

function report(title: string, removals: KindRemoval[], log: Log): void {
  log(title);
  for (const { kind, removed } of removals) {
    if (removed.length === 0) continue;
    // Lists removed accounts by name, because they can no longer sign in.
    const names = kind === accountKind ? `: ${removed.join(', ')}` : '';
    log(`  ${countOf(kind, removed)}${names}`);
  }
  const staying = removals.flatMap(({ kind, edited, used }) => [
    ...(edited.length > 0 ? [`${countOf(kind, edited)}, edited since: ${edited.join(', ')}`] : []),
    ...(used.length > 0
      ? [`${countOf(kind, used)}, used by what stays${namesOf(kind, used)}`]
      : []),
  ]);
  if (staying.length === 0) return;
  log('To stay:');
  for (const line of staying) log(`  ${line}`);
}

const countOf = ({ labels: [one, several] }: DemoKind, { length }: string[]) =>
  length === 1 ? `1 ${one}` : `${length} ${several}`;

/** Pictures are only counted: their keys mean nothing to people. */
const namesOf = (kind: DemoKind, names: string[]) =>
  kind === pictureKind ? '' : `: ${names.join(', ')}`;

if (require.main === module) {
  runCommand((args, env, log) => demoRemoveCommand(args, env, log, ask));
}
