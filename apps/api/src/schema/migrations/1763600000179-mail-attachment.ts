import { ColumnMigration, type Columns, nullable } from '../table-migration';

/** The document that the mail worker renders and attaches when it sends a mail. */
export class MailAttachment1763600000179 extends ColumnMigration {
  readonly name = 'MailAttachment1763600000179';
  protected readonly table = 'mail_outbox';

  protected column(make: Columns) {
    return make.varchar('attachment', 100, nullable);
  }
}
