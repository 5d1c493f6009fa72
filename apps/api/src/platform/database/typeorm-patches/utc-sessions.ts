import type { DataSource } from 'typeorm';
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';

/** What of mysql2's pool is used here. */
interface Pool {
  on(event: 'connection', then: (connection: { query(sql: string): unknown }) => void): void;
}

/** A wait for another transaction ends with an error of the server, before the deadline ends the connection. */
const LOCK_WAIT_SECONDS = 4;
const SESSION = `SET time_zone = '+00:00', innodb_lock_wait_timeout = ${LOCK_WAIT_SECONDS}`;

/**
 * Columns that the server fills with the present moment are UTC, whatever the server's own time zone is. The
 * driver's `timezone` only defines how values are written and read; the server does not learn it.
 */
export function utcSessions(dataSource: DataSource): DataSource {
  const { driver } = dataSource;
  if (!(driver instanceof MysqlDriver)) return dataSource;
  const connect = driver.connect.bind(driver);
  driver.connect = async () => {
    await connect();
    // Connecting has opened one connection, which is in the pool by now; all others come after this.
    (driver.pool as Pool).on('connection', (connection) => connection.query(SESSION));
    const runner = dataSource.createQueryRunner();
    await runner.query(SESSION).finally(() => runner.release());
  };
  return dataSource;
}
