/** The migration that creates the table of a domain with the columns that all domains share. */
export const migrationOf = ({ several }, number) => `import {
  foreignKey,
  index,
  nullable,
  type TableDefinition,
  TablesMigration,
} from '../table-migration';

const ${several.camel}: TableDefinition = (make) => ({
  name: '${several.snake}',
  columns: [
    make.id(),
    make.varchar('title', 150),
    make.text('description', nullable),
    make.status('active'),
    make.position(),
    make.int('image_id'),
    make.searchText(),
    make.sortKey('title'),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
    make.deletedAt(),
  ],
  indices: [
    index('ix_${several.snake}_status', 'deleted_at', 'status', 'id'),
    index('ix_${several.snake}_position', 'deleted_at', 'position', 'id'),
    index('ix_${several.snake}_image', 'image_id'),
  ],
  foreignKeys: [foreignKey('fk_${several.snake}_image', 'image_id', 'media', 'RESTRICT')],
});

export class ${several.pascal}${number} extends TablesMigration {
  readonly name = '${several.pascal}${number}';
  protected readonly tables = [${several.camel}];
}
`;
