import getPort from 'get-port';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, startServer } from '../setup/run.mjs';
import { fastFolder } from './fast-folder.mjs';
import { findProgram } from './programs.mjs';

/**
 * A server to test on: the one that TEST_MYSQL_URL names, or a private one that ends with the tests.
 * Returns `{ env, stop }`, or `{ missing }` with the reason.
 */
export async function provideMariadb() {
  if (process.env.TEST_MYSQL_URL) return { env: {}, stop: async () => {} };
  const { program, missing } = findServer();
  if (!program) return { missing };
  const { url, ...server } = await startPrivate(program);
  return { env: { TEST_MYSQL_URL: url }, ...server };
}

/**
 * A private server with a replica, which follows it from its first moment on. The account `reader` of the replica may
 * only read. Returns `{ env, stop }`, or `{ missing }` with the reason.
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

/** It notes what it is asked, for tests to look at. */
const FOLLOWING = ['--slave-net-timeout=5', '--log-output=TABLE', '--general-log=1'];

async function follow(url, primaryPort) {
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection(url);
  try {
    // The writes that make the account are no part of what the primary tells.
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
      ...more,
      // Where the company is: whatever the server fills in has to come out as UTC all the same.
      '--default-time-zone=+06:00',
      '--innodb-flush-log-at-trx-commit=0',
      // Tests make ten thousand tables that live for seconds: statistics on disk for each take a quarter of the time.
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

/** Writes the tables that a server needs into `folder`/data. */
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
