import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { type Columns, columns, keepingIds, nullable } from '../table-migration';

const TABLE = 'contact_message';
const added = (make: Columns) =>
  [make.text('design', nullable), make.text('design_text', nullable)].map(
    (column) => new TableColumn(column),
  );

/** What a tool has worked out for an enquiry, as data and in words. */
export class EnquiryDesign1763600000177 implements MigrationInterface {
  readonly name = 'EnquiryDesign1763600000177';

  up(runner: QueryRunner): Promise<void> {
    return keepingIds(runner, TABLE, () => runner.addColumns(TABLE, added(columns(runner))));
  }

  down(runner: QueryRunner): Promise<void> {
    const names = added(columns(runner)).map(({ name }) => name);
    return keepingIds(runner, TABLE, () => runner.dropColumns(TABLE, names));
  }
}
