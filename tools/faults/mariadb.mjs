import getPort from 'get-port';
import mysql from 'mysql2/promise';
import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { start } from '../setup/run.mjs';
import { makeSystemTables } from '../test/mariadb.mjs';
import { findProgram } from '../test/programs.mjs';
import { atEnd, folderFor } from './product.mjs';

const PROGRAM = findProgram('mariadbd', 'mysqld');

/** Writes the system tables into `folder`/data, which servers can copy. */
export async function prepareServer(folder) {
  if (!PROGRAM) throw new Error('MariaDB or MySQL was not found. Install one of them.');
  const isMariadb = /mariadb/.test(PROGRAM);
  const made = await makeSystemTables(PROGRAM, isMariadb, folder, userOption());
  if (made.code !== 0) throw new Error(`MariaDB could not create its tables:\n${made.output}`);
}

const userOption = () => (process.getuid?.() === 0 ? ['--user=root'] : []);

/** The database server of one test, which stops, kills and restarts it. Durable: it keeps acknowledged writes. */
export class DatabaseServer {
  folder;
  port;
  child;

  static async make(t, folder) {
    const server = new DatabaseServer();
    server.folder = folder ?? (await folderFor(t));
    const template = process.env.FAULTS_MARIADB;
    if (template)
      await cp(join(template, 'data'), join(server.folder, 'data'), { recursive: true });
    else await prepareServer(server.folder);
    server.port = await getPort();
    atEnd(t, () => server.kill());
    return server;
  }

  static async start(t, folder) {
    const server = await DatabaseServer.make(t, folder);
    await server.run();
    return server;
  }

  /** Starts the server and waits until it accepts connections. */
  async run() {
    const { folder, port } = this;
    const child = start(
      PROGRAM,
      [
        ...['--no-defaults', ...userOption(), `--datadir=${folder}/data`, `--tmpdir=${folder}`],
        ...[`--port=${port}`, '--bind-address=127.0.0.1', `--socket=${folder}/s`],
        ...[`--pid-file=${folder}/pid`, '--skip-log-bin', '--innodb-flush-log-at-trx-commit=1'],
        ...['--character-set-server=utf8mb4', '--collation-server=utf8mb4_unicode_ci'],
        // Small, so that it fits on a small disk that is full.
        '--innodb-log-file-size=4M',
        '--innodb-buffer-pool-size=32M',
      ],
      { buffer: false },
    );
    this.child = child;
    let log = '';
    const isOpen = new RegExp(`ready for connections[^]*port: ${port}\\b`);
    const ready = new Promise((resolve) => {
      child.all.setEncoding('utf8').on('data', (text) => {
        log += text;
        if (isOpen.test(log)) resolve(true);
      });
    });
    const isUp = await Promise.race([ready, child.then(() => false)]);
    if (!isUp) throw new Error(`MariaDB did not start:\n${log}`);
  }

  /** Freezes the server with its connections open, as if its disk did not respond. */
  hang() {
    this.child.kill('SIGSTOP');
  }

  goOn() {
    this.child.kill('SIGCONT');
  }

  async kill() {
    this.child?.kill('SIGKILL');
    await this.child;
  }

  /** Creates another empty database and returns its URL. */
  async database() {
    const name = `fault_${randomBytes(4).toString('hex')}`;
    await this.sql(`CREATE DATABASE ${name}`);
    return this.urlOf(name);
  }

  urlOf(name) {
    return `mysql://root@127.0.0.1:${this.port}/${name}`;
  }

  /**
   * Runs a statement on a separate connection; resolves to its rows.
   * @returns {Promise<any>}
   */
  async sql(statement, database) {
    const { port } = this;
    const connection = await mysql.createConnection({
      ...{ host: '127.0.0.1', port, user: 'root', database },
    });
    try {
      return (await connection.query(statement))[0];
    } finally {
      await connection.end();
    }
  }
}

export const nameIn = (url) => new URL(url).pathname.slice(1);
