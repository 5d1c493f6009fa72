import { ColumnMigration, type Columns, nullable } from '../table-migration';

/** The owner with whose rights an invitation ends. Invitations from before have none and are sent again. */
export class Inviter1763600000192 extends ColumnMigration {
  readonly name = 'Inviter1763600000192';
  protected readonly table = 'invitation';

  protected column(make: Columns) {
    return make.int('inviter_id', nullable);
  }
}
