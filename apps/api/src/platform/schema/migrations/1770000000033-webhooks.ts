import { index, nullable, type TableDefinition, TablesMigration } from '../table-migration';

const webhook: TableDefinition = (make) => ({
  name: 'webhook',
  columns: [
    make.id(),
    make.varchar('url', 500),
    make.text('events'),
    make.varchar('state', 10),
    make.varchar('sealed_secret', 200),
    make.moment('failing_since', nullable),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
  ],
});

const delivery: TableDefinition = (make) => ({
  name: 'webhook_delivery',
  columns: [
    make.id(),
    make.int('webhook_id'),
    make.varchar('event_id', 40),
    make.varchar('event', 60),
    make.text('body'),
    make.varchar('status', 10),
    make.int('attempts'),
    make.moment('next_at'),
    make.moment('attempted_at', nullable),
    make.int('duration_ms', nullable),
    make.varchar('failure', 20, nullable),
    make.int('response_status', nullable),
    make.varchar('response_text', 300, nullable),
    make.createdAt(),
  ],
  indices: [
    index('ix_webhook_delivery_due', 'status', 'next_at', 'id'),
    index('ix_webhook_delivery_webhook', 'webhook_id', 'id'),
    index('ix_webhook_delivery_created', 'created_at'),
  ],
});

/** Adds the webhooks and the events on their way to them. */
export class Webhooks1770000000033 extends TablesMigration {
  readonly name = 'Webhooks1770000000033';
  protected readonly tables = [webhook, delivery];
}
