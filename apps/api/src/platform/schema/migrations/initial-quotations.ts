import { foreignKey, index, nullable, type TableDefinition, unique } from '../table-migration';

export const quotation: TableDefinition = (make) => ({
  name: 'quotation',
  columns: [
    make.id(),
    make.varchar('number', 20),
    make.int('message_id', nullable),
    make.text('note'),
    make.int('created_by_id', nullable),
    make.int('sent_revision', nullable),
    make.int('draft_revision', nullable),
    make.int('open_questions', { default: '0' }),
    make.searchText(),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
  ],
  indices: [
    unique('ux_quotation_number', 'number'),
    index('ix_quotation_updated', 'updated_at', 'id'),
    index('ix_quotation_message', 'message_id', 'id'),
    index('ix_quotation_created_by', 'created_by_id'),
  ],
  foreignKeys: [
    foreignKey('fk_quotation_message', 'message_id', 'contact_message', 'SET NULL'),
    foreignKey('fk_quotation_created_by', 'created_by_id', 'users', 'SET NULL'),
  ],
});

export const quotationRevision: TableDefinition = (make) => ({
  name: 'quotation_revision',
  columns: [
    make.id(),
    make.int('quotation_id'),
    make.int('revision'),
    make.varchar('state', 10, { default: "'draft'" }),
    make.varchar('name', 100),
    make.varchar('company', 150),
    make.varchar('email', 190),
    make.varchar('phone', 20),
    make.varchar('place', 150),
    make.varchar('title', 150),
    make.text('letter'),
    make.text('design', nullable),
    make.text('content'),
    make.int('sum'),
    make.int('discount'),
    make.int('total'),
    make.varchar('valid_until', 10),
    make.moment('sent_at', nullable),
    make.int('sent_by_id', nullable),
    make.varchar('sent_by_name', 100, nullable),
    make.int('mail_id', nullable),
    make.moment('opened_at', nullable),
    make.moment('accepted_at', nullable),
    make.varchar('accepted_name', 100, nullable),
    make.searchText(),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
  ],
  indices: [
    unique('ux_quotation_revision_number', 'quotation_id', 'revision'),
    index('ix_quotation_revision_sent_by', 'sent_by_id'),
    index('ix_quotation_revision_mail', 'mail_id'),
  ],
  foreignKeys: [
    foreignKey('fk_quotation_revision_quotation', 'quotation_id', 'quotation', 'CASCADE'),
    foreignKey('fk_quotation_revision_sent_by', 'sent_by_id', 'users', 'SET NULL'),
    foreignKey('fk_quotation_revision_mail', 'mail_id', 'mail_outbox', 'SET NULL'),
  ],
});

export const quotationEvent: TableDefinition = (make) => ({
  name: 'quotation_event',
  columns: [
    make.id(),
    make.int('quotation_id'),
    make.int('revision'),
    make.varchar('kind', 20),
    make.int('actor_id', nullable),
    make.text('text', nullable),
    make.createdAt(),
  ],
  indices: [
    index('ix_quotation_event_quotation', 'quotation_id', 'id'),
    index('ix_quotation_event_actor', 'actor_id'),
  ],
  foreignKeys: [
    foreignKey('fk_quotation_event_quotation', 'quotation_id', 'quotation', 'CASCADE'),
    foreignKey('fk_quotation_event_actor', 'actor_id', 'users', 'SET NULL'),
  ],
});

/** The last quotation number of each year. */
export const quotationCounter: TableDefinition = (make) => ({
  name: 'quotation_counter',
  columns: [make.int('year', { isPrimary: true }), make.int('last')],
});

/** Terms with which a quotation starts. */
export const termsSet: TableDefinition = (make) => ({
  name: 'terms_set',
  columns: [
    make.id(),
    make.varchar('name', 80),
    make.text('terms'),
    make.boolean('is_default', false),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
  ],
  indices: [index('ix_terms_set_name', 'name', 'id')],
});

export const quotationCarts: TableDefinition = (make) => ({
  name: 'quotation_carts',
  columns: [make.int('user_id', { isPrimary: true }), make.int('version'), make.updatedAt()],
  foreignKeys: [foreignKey('fk_quotation_carts_user', 'user_id', 'users', 'CASCADE')],
});

export const quotationCartItems: TableDefinition = (make) => ({
  name: 'quotation_cart_items',
  columns: [
    make.int('user_id', { isPrimary: true }),
    make.int('product_id', { isPrimary: true }),
    make.int('quantity'),
    make.int('position'),
  ],
  indices: [index('ix_quotation_cart_items_product', 'product_id')],
  foreignKeys: [
    foreignKey('fk_quotation_cart_items_user', 'user_id', 'users', 'CASCADE'),
    foreignKey('fk_quotation_cart_items_product', 'product_id', 'products', 'CASCADE'),
  ],
});
