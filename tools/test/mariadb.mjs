import getPort from 'get-port';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, startServer } from '../setup/run.mjs';
import { fastFolder } from './fast-folder.mjs';
import { findProgram } from './programs.mjs';

/**
 * Provides a server for tests: that of TEST_MYSQL_URL, or a private one that ends with the tests.
 * Resolves to `{ env, stop }`, or `{ missing }` with the reason.
 */
export async function provideMariadb() {
  if (process.env.TEST_MYSQL_URL) return { env: {}, stop: async () => {} };
  const { program, missing } = findServer();
  if (!program) return { missing };
  const { url, ...server } = await startPrivate(program);
  return { env: { TEST_MYSQL_URL: url }, ...server };
}

/**
 * Provides a private server with a replica of all its changes. The account `reader` of the replica can only read.
 * Resolves to `{ env, stop }`, or `{ missing }` with the reason.
 */
export async function provideReplica() {
  const { program, missing } = findServer();
  if (!program) return { missing };
  if (!(await isMariadb(program))) return { missing: 'replicas are tested with MariaDB alone' };
  const primary = await startPrivate(program, ['--server-id=1', '--log-bin=bin']);
  if (!primary.url) return primary;
  const replica = await startPrivate(program, ['--server-id=2', '--read-only=1', ...FOLLOWING]);
  if (!replica.url) {
    await primary.stop();
    return replica;
  }
  const stop = () => Promise.all([replica.stop(), primary.stop()]);
  const followed = await follow(replica.url, new URL(primary.url).port).catch((error) => error);
  if (followed instanceof Error) {
    await stop();
    return { missing: `the replica does not follow\n${followed.message}` };
  }
  const TEST_REPLICA_URL = replica.url.replace('root@', 'reader@');
  return { env: { TEST_MYSQL_URL: primary.url, TEST_REPLICA_URL }, stop };
}

/** Options of a replica, which logs all statements to a table for the tests. */
const FOLLOWING = ['--slave-net-timeout=5', '--log-output=TABLE', '--general-log=1'];

async function follow(url, primaryPort) {
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection(url);
  try {
    // The account is created on the replica itself, before it follows the primary.
    await connection.query("CREATE USER reader@'%' IDENTIFIED BY ''");
    await connection.query("GRANT SELECT ON *.* TO reader@'%'");
    await connection.query(
      `CHANGE MASTER TO master_host = '127.0.0.1', master_port = ${primaryPort}, master_user = 'root',
       master_connect_retry = 1, master_use_gtid = slave_pos`,
    );
    await connection.query('START SLAVE');
  } finally {
    await connection.end();
  }
}

function findServer() {
  const program = findProgram('mariadbd', 'mysqld');
  return program
    ? { program }
    : { missing: 'there is no MariaDB or MySQL: install one, or set TEST_MYSQL_URL' };
}

const isMariadb = async (program) => /mariadb/i.test((await run(program, ['--version'])).output);

async function startPrivate(program, more = ['--skip-log-bin']) {
  const folder = mkdtempSync(join(fastFolder(), 'shishir-db-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const isMaria = await isMariadb(program);

  const made = await makeSystemTables(program, isMaria, folder, user);
  if (made.code !== 0) return { missing: `its tables could not be created\n${made.output}` };

  const port = await getPort();
  // MySQL also prints this line with port 0, before it accepts connections.
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
      ...more,
      // Time zone of the company, so that tests notice times that are not stored in UTC.
      '--default-time-zone=+06:00',
      '--innodb-flush-log-at-trx-commit=0',
      // Tests create ten thousand short-lived tables; persistent statistics for each of them would take a quarter of
      // the time.
      '--innodb-stats-persistent=0',
      '--innodb-doublewrite=0',
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_unicode_ci',
      ...(isMaria ? [] : ['--mysqlx=OFF']),
    ],
    (log) => isOpen.test(log),
  );
  return missing ? { missing } : { url: `mysql://root@127.0.0.1:${port}`, stop };
}

/** Writes the system tables of a server into `folder`/data. */
export function makeSystemTables(program, isMaria, folder, user) {
  const data = `--datadir=${folder}/data`;
  if (!isMaria) return run(program, ['--no-defaults', ...user, data, '--initialize-insecure']);
  const install = findProgram('mariadb-install-db', 'mysql_install_db');
  return run(install ?? 'mariadb-install-db', [
    '--no-defaults',
    ...user,
    data,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
}
