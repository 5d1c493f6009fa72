import {
  foreignKey,
  index,
  nullable,
  type TableDefinition,
  TablesMigration,
  unique,
} from '../table-migration';

const visitReport: TableDefinition = (make) => ({
  name: 'visit_report',
  columns: [
    make.id(),
    make.int('visit_id'),
    make.int('revision'),
    make.varchar('submission', 32),
    make.varchar('reason', 500, nullable),
    make.text('units'),
    make.text('work_done'),
    make.text('parts'),
    make.text('recommendation'),
    make.moment('started_at'),
    make.moment('ended_at'),
    make.varchar('technician', 120),
    make.text('photos'),
    make.varchar('signed_name', 120),
    make.text('signature'),
    make.moment('signed_at'),
    make.int('created_by', nullable),
    make.createdAt(),
    make.int('mail_id', nullable),
    make.moment('mailed_at', nullable),
  ],
  indices: [
    unique('ux_visit_report_revision', 'visit_id', 'revision'),
    unique('ux_visit_report_submission', 'visit_id', 'submission'),
    index('ix_visit_report_author', 'created_by'),
    index('ix_visit_report_mail', 'mail_id'),
  ],
  foreignKeys: [
    foreignKey('fk_visit_report_visit', 'visit_id', 'visit', 'CASCADE'),
    foreignKey('fk_visit_report_author', 'created_by', 'users', 'SET NULL'),
    foreignKey('fk_visit_report_mail', 'mail_id', 'mail_outbox', 'SET NULL'),
  ],
});

/** Adds the reports of visits. A report is deleted with its visit. */
export class VisitReports1770000000032 extends TablesMigration {
  readonly name = 'VisitReports1770000000032';
  protected readonly tables = [visitReport];
}
