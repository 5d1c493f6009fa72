import {
  type Columns,
  foreignKey,
  index,
  nullable,
  type TableDefinition,
  TablesMigration,
  unique,
} from '../table-migration';
import {
  quotation,
  quotationCarts,
  quotationCartItems,
  quotationCounter,
  quotationEvent,
  quotationRevision,
  termsSet,
} from './initial-quotations';

const contactMessage: TableDefinition = (make) => ({
  name: 'contact_message',
  columns: [
    make.id(),
    make.varchar('reference', 20, nullable),
    make.varchar('kind', 20, { default: "'contact'" }),
    make.varchar('first_name', 100),
    make.varchar('last_name', 100),
    make.varchar('email', 190),
    // In lower case, because an index on `email` does not serve case-insensitive searches.
    make.varchar('email_key', 190, {
      isNullable: true,
      generatedType: 'STORED',
      asExpression: 'LOWER(email)',
    }),
    make.varchar('number', 20),
    make.text('message'),
    make.varchar('company', 150, nullable),
    make.varchar('city', 100, nullable),
    make.varchar('role', 100, nullable),
    make.varchar('interest', 100, nullable),
    make.varchar('location', 100, nullable),
    make.varchar('opening', 200, nullable),
    make.varchar('cv_file', 40, nullable),
    make.varchar('cv_name', 150, nullable),
    make.int('cv_bytes', nullable),
    make.moment('cv_deleted_at', nullable),
    make.int('product_id', nullable),
    make.varchar('product_title', 200, nullable),
    make.varchar('filters', 500, nullable),
    make.varchar('project', 100, nullable),
    make.varchar('place', 150, nullable),
    make.varchar('wanted_by', 10, nullable),
    make.varchar('subscription', 20, nullable),
    make.text('design', nullable),
    make.text('design_text', nullable),
    make.varchar('page', 300, nullable),
    make.varchar('address', 64, nullable),
    make.int('user_id', nullable),
    make.status('new'),
    make.int('spam_score', nullable),
    make.varchar('spam_reason', 200, nullable),
    make.int('owner_id', nullable),
    make.moment('replied_at', nullable),
    make.int('waiting_order', { default: '0' }),
    make.searchText(),
    make.sortKey('first_name'),
    make.sortKey('last_name'),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
    make.deletedAt(),
  ],
  indices: [
    unique('ux_contact_message_reference', 'reference'),
    index('ix_contact_message_waiting', 'deleted_at', 'waiting_order', 'id'),
    index('ix_contact_message_newest', 'deleted_at', 'created_at', 'id'),
    index('ix_contact_message_status', 'deleted_at', 'status', 'created_at', 'id'),
    index('ix_contact_message_kind', 'deleted_at', 'kind', 'status', 'created_at', 'id'),
    index('ix_contact_message_sender', 'email_key', 'deleted_at', 'status'),
    index('ix_contact_message_by_first_name', 'deleted_at', 'first_name', 'id'),
    index('ix_contact_message_by_last_name', 'deleted_at', 'last_name', 'id'),
    index('ix_contact_message_by_email', 'deleted_at', 'email', 'id'),
    index('ix_contact_message_owner', 'owner_id'),
    index('ix_contact_message_user', 'user_id'),
    index('ix_contact_message_product', 'product_id'),
  ],
  foreignKeys: [
    foreignKey('fk_contact_message_user', 'user_id', 'users', 'SET NULL'),
    foreignKey('fk_contact_message_owner', 'owner_id', 'users', 'SET NULL'),
    foreignKey('fk_contact_message_product', 'product_id', 'products', 'SET NULL'),
  ],
});

const contactMessageItem: TableDefinition = (make) => ({
  name: 'contact_message_item',
  columns: [
    make.id(),
    make.int('message_id'),
    make.int('product_id', nullable),
    make.varchar('title', 200),
    make.varchar('model', 100),
    make.int('quantity'),
    make.int('price', nullable),
  ],
  indices: [
    index('ix_contact_message_item_message', 'message_id', 'id'),
    index('ix_contact_message_item_product', 'product_id'),
  ],
  foreignKeys: [
    foreignKey('fk_contact_message_item_message', 'message_id', 'contact_message', 'CASCADE'),
    foreignKey('fk_contact_message_item_product', 'product_id', 'products', 'SET NULL'),
  ],
});

const contactMessageEvent: TableDefinition = (make) => ({
  name: 'contact_message_event',
  columns: [
    make.id(),
    make.int('message_id'),
    make.varchar('kind', 20),
    make.int('actor_id', nullable),
    make.text('text', nullable),
    make.varchar('channel', 20, nullable),
    make.int('owner_id', nullable),
    make.int('mail_id', nullable),
    make.createdAt(),
  ],
  indices: [
    index('ix_contact_message_event_message', 'message_id', 'id'),
    index('ix_contact_message_event_actor', 'actor_id'),
    index('ix_contact_message_event_owner', 'owner_id'),
    index('ix_contact_message_event_mail', 'mail_id'),
  ],
  foreignKeys: [
    foreignKey('fk_contact_message_event_message', 'message_id', 'contact_message', 'CASCADE'),
    foreignKey('fk_contact_message_event_actor', 'actor_id', 'users', 'SET NULL'),
    foreignKey('fk_contact_message_event_owner', 'owner_id', 'users', 'SET NULL'),
    foreignKey('fk_contact_message_event_mail', 'mail_id', 'mail_outbox', 'SET NULL'),
  ],
});

/** The last reference number of each year. */
const enquiryCounter: TableDefinition = (make) => ({
  name: 'enquiry_counter',
  columns: [make.int('year', { isPrimary: true }), make.int('last')],
});

const replyTemplate: TableDefinition = (make) => ({
  name: 'reply_template',
  columns: [
    make.id(),
    make.varchar('name', 80),
    make.varchar('kind', 20, nullable),
    make.text('text'),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
  ],
  indices: [index('ix_reply_template_name', 'name', 'id')],
});

/** Constants of the calculations that the owner has changed; all others have their default. */
const sizingValue: TableDefinition = (make) => ({
  name: 'sizing_value',
  columns: [
    make.id(),
    make.varchar('value_key', 60),
    make.decimal('value', { precision: 12, scale: 4 }),
    ...confirmedSource(make),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
  ],
  indices: [unique('ux_sizing_value_key', 'value_key')],
});

/** Electricity tariffs. */
const tariff: TableDefinition = (make) => ({
  name: 'tariff',
  columns: [
    make.id(),
    make.varchar('code', 20),
    make.varchar('name', 100),
    make.varchar('valid_from', 10),
    make.varchar('kind', 10),
    make.text('slabs', nullable),
    make.int('lifeline_up_to_kwh', nullable),
    make.int('lifeline_paisa_kwh', nullable),
    make.int('off_peak_paisa_kwh', nullable),
    make.int('peak_paisa_kwh', nullable),
    make.int('demand_paisa_kw', nullable),
    make.int('vat_bp', nullable),
    ...confirmedSource(make),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
  ],
  indices: [index('ix_tariff_code', 'code', 'valid_from', 'id')],
});

const confirmedSource = (make: Columns) => [
  make.varchar('source', 300),
  make.varchar('confirmed_by', 100, nullable),
  make.varchar('confirmed_on', 10, nullable),
];

const savedSystems: TableDefinition = (make) => ({
  name: 'saved_systems',
  columns: [
    make.id(),
    make.int('user_id'),
    make.varchar('name', 80),
    make.text('plan'),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
  ],
  indices: [index('ix_saved_systems_user', 'user_id', 'updated_at')],
  foreignKeys: [foreignKey('fk_saved_systems_user', 'user_id', 'users', 'CASCADE')],
});

/** Contact messages, quotations, and values and results of the sizing tools. */
export class InitialSales1770000000006 extends TablesMigration {
  readonly name = 'InitialSales1770000000006';
  protected readonly tables = [
    contactMessage,
    contactMessageItem,
    contactMessageEvent,
    enquiryCounter,
    replyTemplate,
    quotation,
    quotationRevision,
    quotationEvent,
    quotationCounter,
    termsSet,
    quotationCarts,
    quotationCartItems,
    sizingValue,
    tariff,
    savedSystems,
  ];
}
