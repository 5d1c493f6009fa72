import { ColumnMigration, type Columns, nullable } from '../table-migration';

/** The kind of enquiry that a template for replies fits. */
export class TemplateKind1763600000193 extends ColumnMigration {
  readonly name = 'TemplateKind1763600000193';
  protected readonly table = 'reply_template';

  protected column(make: Columns) {
    return make.varchar('kind', 20, nullable);
  }
}
