import type { DataSource } from 'typeorm';
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';

/** What of mysql2's pool is used here. */
interface Pool {
  on(event: 'connection', then: (connection: { query(sql: string): unknown }) => void): void;
}

const UTC = "SET time_zone = '+00:00'";

/**
 * Columns that the server fills with the present moment are UTC, wherever the server stands. The driver's own
 * `timezone` says how values are written and read, and nothing to the server.
 */
export function utcSessions(dataSource: DataSource): DataSource {
  const { driver } = dataSource;
  if (!(driver instanceof MysqlDriver)) return dataSource;
  const connect = driver.connect.bind(driver);
  driver.connect = async () => {
    await connect();
    // Connecting has tried one connection out, which is in the pool by now; all others come after this.
    (driver.pool as Pool).on('connection', (connection) => connection.query(UTC));
    await dataSource.createQueryRunner().query(UTC);
  };
  return dataSource;
}
