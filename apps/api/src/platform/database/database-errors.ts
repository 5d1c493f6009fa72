import { QueryFailedError } from 'typeorm';

const UNIQUE = new Set([
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  'ER_DUP_ENTRY',
]);
const REFERENCED = new Set([
  'SQLITE_CONSTRAINT_FOREIGNKEY',
  // SQLite reports a foreign key with RESTRICT so.
  'SQLITE_CONSTRAINT_TRIGGER',
  'ER_ROW_IS_REFERENCED',
  'ER_ROW_IS_REFERENCED_2',
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
/** MariaDB calls it a changed record where a transaction has read before it writes. */
const DEADLOCK = new Set(['ER_LOCK_DEADLOCK', 'ER_CHECKREAD']);
const DISK_FULL = new Set([
  'SQLITE_FULL',
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
  // Files beside the database.
  'ENOSPC',
  'EDQUOT',
]);

const ACCESS_DENIED = new Set(['ER_ACCESS_DENIED_ERROR', 'ER_DBACCESS_DENIED_ERROR']);

function codeOf(error: unknown): string {
  const source: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const code = (source as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

/** True where a write met a row that has the same unique value, on either database. */
export const isUniqueViolation = (error: unknown) => UNIQUE.has(codeOf(error));

/** True where a row could not be deleted because another one leans on it. */
export const isStillReferenced = (error: unknown) => REFERENCED.has(codeOf(error));

/** True where the database cannot be reached or is too busy: trying again later may work. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return UNAVAILABLE.has(code) || code.startsWith('SQLITE_IOERR');
}

/** True where the server has ended the transaction in favour of another one: it may run again at once. */
export const isDeadlock = (error: unknown) => DEADLOCK.has(codeOf(error));

/** True where another connection holds the embedded database. */
export const isSqliteBusy = (error: unknown) => codeOf(error) === 'SQLITE_BUSY';

/** True where the disk of the server is full. Nothing of the failed write is stored. */
export const isDiskFull = (error: unknown) => DISK_FULL.has(codeOf(error));

/** True where the database does not let this user in: trying again later changes nothing. */
export const isAccessDenied = (error: unknown) => ACCESS_DENIED.has(codeOf(error));
