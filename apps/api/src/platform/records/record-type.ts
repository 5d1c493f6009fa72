import type { AuditSubject } from '@shishir/contract';
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

/** The columns that records have in common. A table without versions or without a trash lacks the column. */
export interface Stored {
  id: number;
  version?: number;
  deleted_at?: Date | null;
  publish_at?: Date | null;
  created_at?: Date;
}

/** What `change`, `load` and `Trash` have to know of an entity. */
export interface RecordType<Row extends Stored> {
  entity: EntityTarget<Row>;
  /** What messages call one: 'product' makes 'Product not found'. */
  label: string;
  /** What the audit log calls them. */
  subject: AuditSubject;
  /** What people call this one. */
  nameOf(row: Row): string;
  /** The columns that the audit log has, before and after. Never a secret. */
  audited: readonly (keyof Row & string)[];
  /**
   * Audited columns with texts that are too long for a line of the log, and what the line has in place of one. What
   * was there before a change is stored beside it, see `AuditTextEntity`.
   */
  longTexts?: Partial<Record<string, (text: string) => string>>;
  /** True where visitors see them: every change then raises the revision, first of all. */
  isPublic: boolean;
  /** Of records with a publish date (`publish_at`): the columns that a row gets when it has come. */
  published?(row: Row): Partial<Row>;
  /** What is loaded with a row that is about to be written. */
  relations?: FindOptionsRelations<Row>;
  /** The message where a record in the trash is to be written; without one it is not found. */
  inTrash?: string;
  /** The record as staff see it at this moment, for the response to a stale version. */
  current?(manager: EntityManager, id: number): Promise<unknown>;
}

/** 'Product', at the start of a sentence. */
export const titleOf = ({ label }: { label: string }) =>
  label.charAt(0).toUpperCase() + label.slice(1);

export const notFound = (type: { label: string }) => new NotFound(`${titleOf(type)} not found`);

/** The error where somebody else has changed a record: the response contains the current one. */
export async function staleVersion<Row extends Stored>(
  manager: EntityManager,
  type: RecordType<Row>,
  id: number,
): Promise<StaleVersion> {
  const current = await type.current?.(manager, id);
  return new StaleVersion(`This ${type.label}`, current, await lastAuthor(manager, type, id));
}

/** The name of the account that has written a record last; '' for work of the system and deleted accounts. */
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
 * Loads a record that is about to be written. Throws where it does not exist, is in the trash, or no longer has
 * the version that its writer saw; without a version, the write goes through.
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

/** The chosen records outside the trash, in the order of the ids, each once: all of them or none. */
export async function loadAll<Row extends Stored>(
  manager: EntityManager,
  type: RecordType<Row>,
  given: number[],
  missing = (id: number) => `${titleOf(type)} ${id} is not there any more. Nothing was changed.`,
): Promise<Row[]> {
  const ids = [...new Set(given)];
  const where = { id: In(ids) } as FindOptionsWhere<Row>;
  return inOrder(ids, await manager.findBy(type.entity, where), missing);
}

/** The rows in the order of the ids. Throws NotFound with a message for an id that has no row. */
export function inOrder<Row extends Stored>(
  ids: number[],
  rows: Row[],
  missing: (id: number) => string,
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw new NotFound(missing(id));
    return row;
  });
}
