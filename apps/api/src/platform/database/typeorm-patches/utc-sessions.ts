import type { DataSource } from 'typeorm';
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';

/** The part of mysql2's pool used here. */
interface Pool {
  on(event: 'connection', then: (connection: { query(sql: string): unknown }) => void): void;
}

/** Shorter than the deadline of the connection, so a lock wait ends with an error of the server. */
const LOCK_WAIT_SECONDS = 4;
const SESSION = `SET time_zone = '+00:00', innodb_lock_wait_timeout = ${LOCK_WAIT_SECONDS}`;

/**
 * Sets the time zone of every session to UTC, so that moments filled in by the server do not depend on its own time
 * zone. The driver's `timezone` only controls how values are converted; it is not sent to the server.
 */
export function utcSessions(dataSource: DataSource): DataSource {
  const { driver } = dataSource;
  if (!(driver instanceof MysqlDriver)) return dataSource;
  const connect = driver.connect.bind(driver);
  driver.connect = async () => {
    await connect();
    // Connecting has already opened one pooled connection; all others are opened later.
    (driver.pool as Pool).on('connection', (connection) => connection.query(SESSION));
    const runner = dataSource.createQueryRunner();
    await runner.query(SESSION).finally(() => runner.release());
  };
  return dataSource;
}
