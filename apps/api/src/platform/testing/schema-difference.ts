import type { DataSource } from 'typeorm';
import { onMysql } from './test-database';

/**
 * Returns the statements that would change the migrated schema to that of the entities. Ignores long texts on MySQL,
 * which are `mediumtext`: the SQLite driver rejects that type, so the entities use `text`.
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
