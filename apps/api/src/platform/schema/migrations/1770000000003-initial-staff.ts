import {
  foreignKey,
  index,
  nullable,
  type TableDefinition,
  TablesMigration,
  unique,
} from '../table-migration';

const users: TableDefinition = (make) => ({
  name: 'users',
  columns: [
    make.id(),
    make.varchar('name', 100),
    make.varchar('number', 20),
    make.varchar('email', 190),
    make.moment('email_confirmed_at', nullable),
    make.varchar('password_hash', 255, nullable),
    make.moment('second_factor_at', nullable),
    make.varchar('role', 20, { default: "'user'" }),
    make.int('image_id', nullable),
    make.moment('last_sign_in_at', nullable),
    make.searchText(),
    make.sortKey('name'),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
  ],
  indices: [
    unique('ux_users_email', 'email'),
    index('ix_users_role', 'role'),
    index('ix_users_image', 'image_id'),
  ],
  foreignKeys: [foreignKey('fk_users_image', 'image_id', 'media', 'RESTRICT')],
});

const sessions: TableDefinition = (make) => ({
  name: 'sessions',
  columns: [
    make.varchar('id', 32, { isPrimary: true }),
    make.int('user_id'),
    make.varchar('address', 64),
    make.varchar('user_agent', 300),
    make.createdAt(),
    make.moment('expires_at'),
    make.moment('revoked_at', nullable),
  ],
  indices: [index('ix_sessions_user', 'user_id'), index('ix_sessions_expires', 'expires_at')],
  foreignKeys: [foreignKey('fk_sessions_user', 'user_id', 'users', 'CASCADE')],
});

const linkToken: TableDefinition = (make) => ({
  name: 'link_token',
  columns: [
    make.varchar('id', 64, { isPrimary: true }),
    make.varchar('purpose', 20),
    make.int('user_id'),
    make.text('detail', nullable),
    make.moment('expires_at'),
    make.moment('used_at', nullable),
    make.createdAt(),
  ],
  indices: [index('ix_link_token_user', 'user_id', 'purpose')],
  foreignKeys: [foreignKey('fk_link_token_user', 'user_id', 'users', 'CASCADE')],
});

const secondFactor: TableDefinition = (make) => ({
  name: 'second_factor',
  columns: [
    make.int('user_id', { isPrimary: true }),
    make.varchar('sealed_secret', 200),
    make.int('last_step', { default: '0' }),
    make.createdAt(),
  ],
  foreignKeys: [foreignKey('fk_second_factor_user', 'user_id', 'users', 'CASCADE')],
});

const recoveryCode: TableDefinition = (make) => ({
  name: 'recovery_code',
  columns: [
    make.varchar('id', 64, { isPrimary: true }),
    make.int('user_id'),
    make.moment('used_at', nullable),
  ],
  indices: [index('ix_recovery_code_user', 'user_id')],
  foreignKeys: [foreignKey('fk_recovery_code_user', 'user_id', 'users', 'CASCADE')],
});

const identity: TableDefinition = (make) => ({
  name: 'identity',
  columns: [
    make.id(),
    make.int('user_id'),
    make.varchar('issuer', 190),
    make.varchar('subject', 190),
    make.varchar('email', 190),
    make.createdAt(),
  ],
  indices: [
    unique('ux_identity_subject', 'issuer', 'subject'),
    index('ix_identity_user', 'user_id'),
  ],
  foreignKeys: [foreignKey('fk_identity_user', 'user_id', 'users', 'CASCADE')],
});

const invitation: TableDefinition = (make) => ({
  name: 'invitation',
  columns: [
    make.id(),
    make.varchar('email', 190),
    make.varchar('name', 100, nullable),
    make.varchar('role', 20),
    make.varchar('note', 500, nullable),
    make.int('inviter_id', nullable),
    make.varchar('token_hash', 64),
    make.moment('expires_at'),
    make.moment('accepted_at', nullable),
    make.createdAt(),
  ],
  indices: [unique('ux_invitation_email', 'email'), unique('ux_invitation_token', 'token_hash')],
});

const auditLog: TableDefinition = (make) => ({
  name: 'audit_log',
  columns: [
    make.id(),
    make.varchar('action', 30),
    make.varchar('subject', 30),
    make.int('subject_id', nullable),
    make.varchar('subject_name', 200),
    make.int('actor_id', nullable),
    make.varchar('actor_name', 100),
    make.varchar('actor_email', 190),
    make.varchar('address', 64),
    make.varchar('user_agent', 300),
    make.text('changes'),
    make.varchar('batch', 32, nullable),
    make.createdAt(),
  ],
  indices: [
    index('ix_audit_log_action', 'action', 'id'),
    index('ix_audit_log_subject', 'subject', 'subject_id', 'id'),
    index('ix_audit_log_actor', 'actor_id', 'id'),
    index('ix_audit_log_created', 'created_at'),
    index('ix_audit_log_batch', 'batch'),
  ],
});

/** Long texts before a change. */
const auditText: TableDefinition = (make) => ({
  name: 'audit_text',
  columns: [
    make.id(),
    make.int('audit_id'),
    make.varchar('field', 60),
    make.text('text'),
    make.createdAt(),
  ],
  indices: [index('ix_audit_text_line', 'audit_id'), index('ix_audit_text_created', 'created_at')],
});

const savedViews: TableDefinition = (make) => ({
  name: 'saved_views',
  columns: [
    make.id(),
    make.int('owner_id', nullable),
    make.varchar('screen', 30),
    make.varchar('name', 40),
    make.varchar('name_key', 40),
    make.varchar('query', 1000),
    make.text('columns', nullable),
    make.boolean('shared', false),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
  ],
  indices: [
    unique('ux_saved_views_name', 'owner_id', 'screen', 'name_key'),
    index('ix_saved_views_screen', 'screen', 'shared'),
  ],
  foreignKeys: [foreignKey('fk_saved_views_owner', 'owner_id', 'users', 'SET NULL')],
});

/** Accounts and their sign-in, the audit log and saved views. */
export class InitialStaff1770000000003 extends TablesMigration {
  readonly name = 'InitialStaff1770000000003';
  protected readonly tables = [
    users,
    sessions,
    linkToken,
    secondFactor,
    recoveryCode,
    identity,
    invitation,
    auditLog,
    auditText,
    savedViews,
  ];
}
