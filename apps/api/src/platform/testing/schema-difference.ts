import type { DataSource } from 'typeorm';
import { onMysql } from './test-database';

/**
 * The statements that would turn the migrated schema into that of the entities. Left out: on MySQL long texts are
 * `mediumtext`, a type that the driver of SQLite rejects, so the entities say `text`.
 */
export async function schemaDifference(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  const wide = onMysql ? await wideTexts(dataSource) : [];
  return upQueries
    .map(({ query }) => query)
    .filter((query) => !wide.some((one) => query === one.dropped || query.startsWith(one.added)));
}

async function wideTexts(dataSource: DataSource) {
  const found = await dataSource.query<{ place: string; name: string }[]>(
    `SELECT table_name AS place, column_name AS name FROM information_schema.columns
     WHERE table_schema = DATABASE() AND data_type = 'mediumtext'`,
  );
  return found.map(({ place, name }) => ({
    dropped: `ALTER TABLE \`${place}\` DROP COLUMN \`${name}\``,
    added: `ALTER TABLE \`${place}\` ADD \`${name}\` text `,
  }));
}
