import { Logger } from '@nestjs/common';
import type { AuditAction, AuditChange } from '@shishir/contract';
import type { DeepPartial, EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
import { derivedOf } from '../database/derived-columns';
import { isSqlite } from '../database/queries';
import { revision } from '../database/revision';
import { type Actor, type AuditRecord, changesBetween, writeAudit } from './audit';
import { load, type RecordType, staleVersion, type Stored } from './record-type';

/**
 * Writes records and their audit lines in one transaction. For record types that visitors see, the first statement
 * raises the revision: the later of two such writes then sees everything the earlier one wrote. Within `work`, use only
 * the `manager` of the change.
 */
export async function change<Row extends Stored, T>(
  manager: EntityManager,
  type: RecordType<Row>,
  actor: Actor,
  work: (change: Change<Row>) => Promise<T>,
): Promise<T> {
  let pending: Pending = { lines: [], afterCommit: [] };
  const run = async (inner: EntityManager) => {
    // Reset, because the transaction runs again after a deadlock.
    pending = { lines: [], afterCommit: [] };
    const result = await work(new Change(inner, type, actor, pending));
    await writeAudit(inner, actor, ...pending.lines);
    return result;
  };
  const result = await (type.isPublic
    ? revision.transaction(manager, run)
    : manager.transaction(run));
  for (const task of pending.afterCommit) {
    await task().catch((error: unknown) => new Logger('Records').error(error));
  }
  return result;
}

const LOCK = { mode: 'pessimistic_write' } as const;

/** Work to do at the end of a change: audit lines to write, and tasks after the commit. */
interface Pending {
  lines: AuditRecord[];
  afterCommit: (() => Promise<void>)[];
}

type Values<Row> = Partial<Record<keyof Row, unknown>>;

export interface UpdateOptions {
  /** Changes for the log, if they differ from those of the columns. */
  changes?: AuditChange[];
  /** Additional entries for the log. */
  marks?: AuditChange[];
  action?: AuditAction;
  batch?: string | undefined;
}

/** A running write: loads, writes and logs records of one type. */
export class Change<Row extends Stored> {
  constructor(
    readonly manager: EntityManager,
    private readonly type: RecordType<Row>,
    private readonly actor: Actor,
    private readonly pending: Pending,
  ) {}

  /** Returns the same change for records of another type. */
  of<Other extends Stored>(type: RecordType<Other>): Change<Other> {
    if (type.isPublic && !this.type.isPublic) {
      throw new Error(`Begin this change with '${type.label}': the revision is raised first.`);
    }
    return new Change(this.manager, type, { ...this.actor, onInsert: undefined }, this.pending);
  }

  /**
   * Loads a record, see the function `load`. Writes of public records wait for the revision; for private ones this
   * locks the row, so that the second of two writes waits. SQLite runs one transaction at a time anyway.
   */
  load(id: number, version?: number): Promise<Row> {
    const lock = this.type.isPublic || isSqlite(this.manager) ? undefined : LOCK;
    return load(this.manager, this.type, id, version, lock);
  }

  /** Inserts a record. `beside` has audited values stored in other tables. */
  async insert(columns: Partial<Row>, beside: Values<Row> = {}, batch?: string): Promise<Row> {
    const { entity } = this.type;
    const row = await this.manager.save(this.manager.create(entity, columns as DeepPartial<Row>));
    this.log(row, 'created', this.changesBetween(null, { ...row, ...beside }), batch);
    await this.actor.onInsert?.(this.manager, row.id);
    return row;
  }

  /** Updates a loaded record, unless it was written since. Writes nothing if no audited column changes. */
  async update(before: Row, columns: Partial<Row>, options: UpdateOptions = {}): Promise<void> {
    const { changes = this.changesTo(before, columns), marks = [], action = 'updated' } = options;
    if (changes.length === 0) return;
    const { id, version } = before;
    const which = version === undefined ? { id } : { id, version };
    const derived = derivedOf(this.type.entity, { ...before, ...columns }, Object.keys(columns));
    const { affected } = await this.manager.update(this.type.entity, which, {
      ...columns,
      ...derived,
    } as QueryDeepPartialEntity<Row>);
    if (!affected) throw await staleVersion(this.manager, this.type, id);
    this.log(before, action, [...changes, ...marks], options.batch);
  }

  /** Returns the changes that these columns would make to a record. */
  changesTo(before: Row, columns: Partial<Row>): AuditChange[] {
    return this.changesBetween(before, { ...before, ...columns });
  }

  /** Returns the differences between two states of a record in its audited columns. */
  changesBetween(before: Values<Row> | null, after: Values<Row> | null): AuditChange[] {
    return changesBetween(before, after, this.type.audited);
  }

  /** Adds a line to the audit log. `batch` groups the lines of one action on many rows. */
  log(row: Row, action: AuditAction, changes: AuditChange[] = [], batch?: string): void {
    const { subject, longTexts = {} } = this.type;
    const line = { action, subject, id: row.id, name: this.type.nameOf(row) };
    this.pending.lines.push({
      ...line,
      ...withoutLongTexts(changes, longTexts),
      ...(batch === undefined ? {} : { batch }),
    });
  }

  /** Runs a task after the commit, such as removing files. Errors are only logged. */
  afterCommit(task: () => Promise<void>): void {
    this.pending.afterCommit.push(task);
  }
}

/** Replaces long texts in changes by summaries, and returns their previous texts. */
function withoutLongTexts(
  changes: AuditChange[],
  summaries: NonNullable<RecordType<Stored>['longTexts']>,
): Pick<AuditRecord, 'changes' | 'texts'> {
  const texts: { field: string; text: string }[] = [];
  const short = changes.map((change) => {
    const summary = summaries[change.field];
    if (!summary) return change;
    const { field, before, after } = change;
    if (typeof before === 'string') texts.push({ field, text: before });
    const named = (value: unknown) => (typeof value === 'string' ? summary(value) : value);
    return { field, before: named(before), after: named(after) };
  });
  return texts.length > 0 ? { changes: short, texts } : { changes: short };
}
