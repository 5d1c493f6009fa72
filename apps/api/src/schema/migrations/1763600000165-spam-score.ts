import { type Columns, ColumnMigration, nullable } from '../table-migration';

/** How much an enquiry looks like spam. Those from before have none. */
export class SpamScore1763600000165 extends ColumnMigration {
  readonly name = 'SpamScore1763600000165';
  protected readonly table = 'contact_message';

  protected column(make: Columns) {
    return make.int('spam_score', nullable);
  }
}
