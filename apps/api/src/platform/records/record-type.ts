import type { AuditSubject } from '@shishir/contract';
import { type Reason, reason } from '@shishir/contract/reasons';
import {
  type EntityManager,
  type EntityTarget,
  type FindOneOptions,
  type FindOptionsRelations,
  type FindOptionsWhere,
  In,
} from 'typeorm';
import { Conflict, NotFound, StaleVersion } from '../http/api-error';
import { AuditEntity } from './audit.entity';

/** Common columns of records. Tables without versions or trash lack the respective column. */
export interface Stored {
  id: number;
  version?: number;
  deleted_at?: Date | null;
  publish_at?: Date | null;
  created_at?: Date;
}

/** Properties of an entity that `change`, `load` and `Trash` use. */
export interface RecordType<Row extends Stored> {
  entity: EntityTarget<Row>;
  /** Singular in messages: 'product' gives 'Product not found'. */
  label: string;
  /** Subject of its lines in the audit log. */
  subject: AuditSubject;
  /** Returns the name of a record for people. */
  nameOf(row: Row): string;
  /** Columns whose values before and after are logged. Never secrets. */
  audited: readonly (keyof Row & string)[];
  /**
   * Summaries for audited columns with texts that are too long for a line of the log. The previous text is stored
   * separately, see `AuditTextEntity`.
   */
  longTexts?: Partial<Record<string, (text: string) => string>>;
  /** True if visitors see these records: every change then starts by raising the revision. */
  isPublic: boolean;
  /** For records with a publish date (`publish_at`): the columns to set when the date has come. */
  published?(row: Row): Partial<Row>;
  /** Relations loaded with a row before it is written. */
  relations?: FindOptionsRelations<Row>;
  /** Error message for writes to a record in the trash. If not set, the record counts as not found. */
  inTrash?: Reason;
  /** Returns the current record as staff see it, for the response to a stale version. */
  current?(manager: EntityManager, id: number): Promise<unknown>;
}

export const notFound = (type: { label: string }) =>
  new NotFound(reason('record_not_found', { record: type.label }));

/** Returns the error for a record that someone else has changed, with the current record. */
export async function staleVersion<Row extends Stored>(
  manager: EntityManager,
  type: RecordType<Row>,
  id: number,
): Promise<StaleVersion> {
  const current = await type.current?.(manager, id);
  const author = await lastAuthor(manager, type, id);
  return new StaleVersion(reason('record_changed', { record: type.label }), current, author);
}

/** Returns the name of the account that last wrote a record; '' for the system and deleted accounts. */
export async function lastAuthor(
  manager: EntityManager,
  { subject }: { subject: AuditSubject },
  id?: number,
): Promise<string> {
  const line = await manager.findOne(AuditEntity, {
    select: { id: true, actor_name: true },
    where: { subject, ...(id === undefined ? {} : { subject_id: id }) },
    order: { id: 'DESC' },
  });
  return line?.actor_name ?? '';
}

/**
 * Loads a record that is about to be written. Throws if it does not exist, is in the trash, or no longer has the given
 * version. Without a version, any version is accepted.
 */
export async function load<Row extends Stored>(
  manager: EntityManager,
  type: RecordType<Row>,
  id: number,
  version?: number,
  lock?: FindOneOptions<Row>['lock'],
): Promise<Row> {
  const row = await manager.findOne(type.entity, {
    where: { id } as FindOptionsWhere<Row>,
    withDeleted: true,
    ...(type.relations ? { relations: type.relations } : {}),
    ...(lock ? { lock } : {}),
  });
  if (!row || (row.deleted_at && !type.inTrash)) throw notFound(type);
  if (row.deleted_at) throw new Conflict(type.inTrash!);
  if (version !== undefined && version !== row.version) throw await staleVersion(manager, type, id);
  return row;
}

/**
 * Loads the chosen records in the order of the ids, without duplicates. Throws NotFound if one is missing or in the
 * trash.
 */
export async function loadAll<Row extends Stored>(
  manager: EntityManager,
  type: RecordType<Row>,
  given: number[],
  missing = (id: number): Reason => reason('records_not_changed', { record: type.label, id }),
): Promise<Row[]> {
  const ids = [...new Set(given)];
  const where = { id: In(ids) } as FindOptionsWhere<Row>;
  return inOrder(ids, await manager.findBy(type.entity, where), missing);
}

/** Returns the rows in the order of the ids. Throws NotFound for an id without a row. */
export function inOrder<Row extends Stored>(
  ids: number[],
  rows: Row[],
  missing: (id: number) => Reason,
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw new NotFound(missing(id));
    return row;
  });
}
