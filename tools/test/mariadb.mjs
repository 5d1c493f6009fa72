import getPort from 'get-port';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, startServer } from '../setup/run.mjs';
import { installPackages, mayInstall } from './debian.mjs';
import { fastFolder } from './fast-folder.mjs';
import { findProgram } from './programs.mjs';

/**
 * A server to test on: the one that TEST_MYSQL_URL names, or a private one that ends with the tests.
 * Gives `{ url, stop }`, or `{ missing }` with the reason.
 */
export async function provideMariadb() {
  if (process.env.TEST_MYSQL_URL) return { url: process.env.TEST_MYSQL_URL, stop: async () => {} };
  let program = findProgram('mariadbd', 'mysqld');
  if (!program && mayInstall()) {
    // The programs alone (one of them makes the tables): no service is set up or started.
    const problem = await installPackages('mariadb-server-core', 'mariadb-client-core');
    if (problem) return { missing: `MariaDB could not be installed\n${problem}` };
    program = findProgram('mariadbd', 'mysqld');
  }
  if (!program) {
    return { missing: 'there is no MariaDB or MySQL: install one, or set TEST_MYSQL_URL' };
  }
  return startPrivate(program);
}

async function startPrivate(program) {
  const folder = mkdtempSync(join(fastFolder(), 'shishir-db-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const isMariadb = /mariadb/i.test((await run(program, ['--version'])).output);

  const made = await makeSystemTables(program, isMariadb, folder, user);
  if (made.code !== 0) return { missing: `its tables could not be made\n${made.output}` };

  const port = await getPort();
  // MySQL says it once more, for port 0, while it is not yet open to anyone.
  const isOpen = new RegExp(`ready for connections[^]*port: ${port}\\b`);
  const { missing, stop } = await startServer(
    program,
    [
      '--no-defaults',
      ...user,
      `--datadir=${folder}/data`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      `--socket=${folder}/s`,
      `--pid-file=${folder}/pid`,
      '--skip-log-bin',
      // Where the company is: whatever the server fills in has to come out as UTC all the same.
      '--default-time-zone=+06:00',
      '--innodb-flush-log-at-trx-commit=0',
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_unicode_ci',
      ...(isMariadb ? [] : ['--mysqlx=OFF']),
    ],
    (log) => isOpen.test(log),
  );
  return missing ? { missing } : { url: `mysql://root@127.0.0.1:${port}`, stop };
}

function makeSystemTables(program, isMariadb, folder, user) {
  const data = `--datadir=${folder}/data`;
  if (!isMariadb) return run(program, ['--no-defaults', ...user, data, '--initialize-insecure']);
  const install = findProgram('mariadb-install-db', 'mysql_install_db');
  return run(install ?? 'mariadb-install-db', [
    '--no-defaults',
    ...user,
    data,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
}
