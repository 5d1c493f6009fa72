import {
  foreignKey,
  index,
  nullable,
  type TableDefinition,
  TablesMigration,
  unique,
} from '../table-migration';

const maintenanceContract: TableDefinition = (make) => ({
  name: 'maintenance_contract',
  columns: [
    make.id(),
    make.varchar('number', 20),
    make.varchar('title', 150),
    make.varchar('starts_on', 10),
    make.varchar('ends_on', 10),
    make.varchar('rhythm', 2, { default: "'3'" }),
    make.int('price', nullable),
    make.varchar('site', 150, nullable),
    make.text('note', nullable),
    make.boolean('cancelled', false),
    make.text('unit_ids'),
    make.int('customer_id', nullable),
    make.int('technician_id', nullable),
    make.int('follows_id', nullable),
    make.int('renewal_id', nullable),
    make.varchar('reminded_for', 10, nullable),
    make.searchText(),
    make.sortKey('title'),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
    make.deletedAt(),
  ],
  indices: [
    unique('ux_maintenance_contract_number', 'number'),
    unique('ux_maintenance_contract_follows', 'follows_id'),
    index('ix_maintenance_contract_end', 'deleted_at', 'ends_on', 'id'),
    index('ix_maintenance_contract_customer', 'customer_id', 'deleted_at'),
    index('ix_maintenance_contract_technician', 'technician_id'),
    index('ix_maintenance_contract_renewal', 'renewal_id'),
  ],
  foreignKeys: [
    foreignKey('fk_maintenance_contract_customer', 'customer_id', 'customer', 'SET NULL'),
    foreignKey('fk_maintenance_contract_technician', 'technician_id', 'users', 'SET NULL'),
    foreignKey('fk_maintenance_contract_follows', 'follows_id', 'maintenance_contract', 'SET NULL'),
    foreignKey('fk_maintenance_contract_renewal', 'renewal_id', 'quotation', 'SET NULL'),
  ],
});

const visit: TableDefinition = (make) => ({
  name: 'visit',
  columns: [
    make.id(),
    make.varchar('title', 150),
    make.varchar('due_on', 10),
    make.varchar('planned_on', 10, nullable),
    make.varchar('planned_at', 5, nullable),
    make.varchar('day', 10),
    make.varchar('state', 10, { default: "'due'" }),
    make.varchar('done_on', 10, nullable),
    make.varchar('site', 150, nullable),
    make.text('note', nullable),
    make.text('unit_ids'),
    make.int('customer_id', nullable),
    make.int('technician_id', nullable),
    make.int('contract_id', nullable),
    make.int('sequence', nullable),
    make.int('message_id', nullable),
    make.varchar('reminded_for', 10, nullable),
    make.searchText(),
    make.sortKey('title'),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
    make.deletedAt(),
  ],
  indices: [
    unique('ux_visit_sequence', 'contract_id', 'sequence'),
    index('ix_visit_day', 'deleted_at', 'day', 'id'),
    index('ix_visit_customer', 'customer_id', 'deleted_at', 'day'),
    index('ix_visit_technician', 'technician_id', 'day'),
    index('ix_visit_message', 'message_id'),
  ],
  foreignKeys: [
    foreignKey('fk_visit_customer', 'customer_id', 'customer', 'SET NULL'),
    foreignKey('fk_visit_technician', 'technician_id', 'users', 'SET NULL'),
    foreignKey('fk_visit_contract', 'contract_id', 'maintenance_contract', 'SET NULL'),
    foreignKey('fk_visit_message', 'message_id', 'contact_message', 'SET NULL'),
  ],
});

const maintenanceCounter: TableDefinition = (make) => ({
  name: 'maintenance_counter',
  columns: [make.int('year', { isPrimary: true }), make.int('last')],
});

const calendarFeed: TableDefinition = (make) => ({
  name: 'calendar_feed',
  columns: [
    make.int('user_id', { isPrimary: true }),
    make.varchar('token_hash', 64),
    make.createdAt(),
  ],
  indices: [unique('ux_calendar_feed_token', 'token_hash')],
  foreignKeys: [foreignKey('fk_calendar_feed_user', 'user_id', 'users', 'CASCADE')],
});

/** Adds maintenance contracts, visits and the calendars of technicians. */
export class Maintenance1770000000031 extends TablesMigration {
  readonly name = 'Maintenance1770000000031';
  protected readonly tables = [maintenanceContract, visit, maintenanceCounter, calendarFeed];
}
