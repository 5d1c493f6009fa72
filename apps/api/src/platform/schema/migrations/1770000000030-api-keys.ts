import {
  foreignKey,
  index,
  nullable,
  type TableDefinition,
  TablesMigration,
  unique,
} from '../table-migration';

const apiKey: TableDefinition = (make) => ({
  name: 'api_key',
  columns: [
    make.id(),
    make.varchar('name', 100),
    make.varchar('prefix', 20),
    make.varchar('key_hash', 64),
    make.text('scopes'),
    make.int('created_by_id'),
    make.varchar('expires_on', 10, nullable),
    make.moment('last_used_at', nullable),
    make.createdAt(),
  ],
  indices: [unique('ux_api_key_hash', 'key_hash'), index('ix_api_key_created_by', 'created_by_id')],
  foreignKeys: [foreignKey('fk_api_key_created_by', 'created_by_id', 'users', 'CASCADE')],
});

/** Adds the keys with which programs call the API. */
export class ApiKeys1770000000030 extends TablesMigration {
  readonly name = 'ApiKeys1770000000030';
  protected readonly tables = [apiKey];
}
