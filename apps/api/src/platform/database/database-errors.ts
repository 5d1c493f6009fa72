import { QueryFailedError } from 'typeorm';

const UNIQUE = new Set([
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  'ER_DUP_ENTRY',
]);
const REFERENCED = new Set([
  'SQLITE_CONSTRAINT_FOREIGNKEY',
  // SQLite's code for a foreign key with RESTRICT.
  'SQLITE_CONSTRAINT_TRIGGER',
  'ER_ROW_IS_REFERENCED',
  'ER_ROW_IS_REFERENCED_2',
]);
const MISSING = new Set([
  'SQLITE_CONSTRAINT_FOREIGNKEY',
  'ER_NO_REFERENCED_ROW',
  'ER_NO_REFERENCED_ROW_2',
]);
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'PROTOCOL_CONNECTION_LOST',
  'ER_CON_COUNT_ERROR',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_LOCK_DEADLOCK',
  'ER_CHECKREAD',
  'SQLITE_BUSY',
  'SQLITE_NOMEM',
  'POOL_CLOSED',
  'POOL_UNAVAILABLE',
]);
/** ER_CHECKREAD is MariaDB's code if a transaction writes a row that has changed since it was read. */
const DEADLOCK = new Set(['ER_LOCK_DEADLOCK', 'ER_CHECKREAD']);
const DISK_FULL = new Set([
  'SQLITE_FULL',
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
  // From files outside the database.
  'ENOSPC',
  'EDQUOT',
]);

const ACCESS_DENIED = new Set(['ER_ACCESS_DENIED_ERROR', 'ER_DBACCESS_DENIED_ERROR']);

function codeOf(error: unknown): string {
  const source: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const code = (source as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

/** True if a write violated a unique constraint, on either database. */
export const isUniqueViolation = (error: unknown) => UNIQUE.has(codeOf(error));

/** True if a row could not be deleted because another row references it. */
export const isStillReferenced = (error: unknown) => REFERENCED.has(codeOf(error));

/** True if a row could not be written because one that it references does not exist. */
export const isMissingReference = (error: unknown) => MISSING.has(codeOf(error));

/** True if the database is unreachable or too busy; a later attempt may succeed. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return UNAVAILABLE.has(code) || code.startsWith('SQLITE_IOERR');
}

/** True if the server rolled back the transaction in favour of another; it can be retried immediately. */
export const isDeadlock = (error: unknown) => DEADLOCK.has(codeOf(error));

/** True if another connection has locked the embedded database. */
export const isSqliteBusy = (error: unknown) => codeOf(error) === 'SQLITE_BUSY';

/** True if the server's disk is full. Nothing of the failed write is stored. */
export const isDiskFull = (error: unknown) => DISK_FULL.has(codeOf(error));

/** True if the database rejects the user or password; a later attempt would fail too. */
export const isAccessDenied = (error: unknown) => ACCESS_DENIED.has(codeOf(error));
