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
 * Runs a write of records in one transaction with its lines of the audit log: all of it is stored, or nothing.
 * Where visitors see such records, raising the revision is the first statement, so that of two such writes the
 * second sees all that the first has done. Inside, use the `manager` of the change alone.
 */
export async function change<Row extends Stored, T>(
  manager: EntityManager,
  type: RecordType<Row>,
  actor: Actor,
  work: (change: Change<Row>) => Promise<T>,
): Promise<T> {
  let pending: Pending = { lines: [], afterCommit: [] };
  const run = async (inner: EntityManager) => {
    // After a deadlock the whole transaction runs once more.
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

/** What a change does at its end: the lines that it writes, and what follows its commit. */
interface Pending {
  lines: AuditRecord[];
  afterCommit: (() => Promise<void>)[];
}

type Values<Row> = Partial<Record<keyof Row, unknown>>;

export interface UpdateOptions {
  /** For the log, where they are not those of the columns alone. */
  changes?: AuditChange[];
  /** What the log has beside the changes. */
  marks?: AuditChange[];
  action?: AuditAction;
  batch?: string | undefined;
}

/** A write under way: loads, writes and logs records of one type. */
export class Change<Row extends Stored> {
  constructor(
    readonly manager: EntityManager,
    private readonly type: RecordType<Row>,
    private readonly actor: Actor,
    private readonly pending: Pending,
  ) {}

  /** The same change for records of another type that are written with these. */
  of<Other extends Stored>(type: RecordType<Other>): Change<Other> {
    if (type.isPublic && !this.type.isPublic) {
      throw new Error(`Begin this change with '${type.label}': the revision is raised first.`);
    }
    return new Change(this.manager, type, this.actor, this.pending);
  }

  /**
   * See `load`. Of two writes of a private record, which do not wait for the revision, the second waits here for the
   * first. SQLite has one transaction at a time anyway.
   */
  load(id: number, version?: number): Promise<Row> {
    const lock = this.type.isPublic || isSqlite(this.manager) ? undefined : LOCK;
    return load(this.manager, this.type, id, version, lock);
  }

  /** Adds a record. `beside` are audited values that stand in other tables. */
  async insert(columns: Partial<Row>, beside: Values<Row> = {}): Promise<Row> {
    const { entity } = this.type;
    const row = await this.manager.save(this.manager.create(entity, columns as DeepPartial<Row>));
    this.log(row, 'created', this.changesBetween(null, { ...row, ...beside }));
    return row;
  }

  /**
   * Writes columns of a record that was loaded, unless somebody else has written it since. Where no audited
   * column changes, nothing is written.
   */
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

  /** What columns would change of a record. */
  changesTo(before: Row, columns: Partial<Row>): AuditChange[] {
    return this.changesBetween(before, { ...before, ...columns });
  }

  /** What differs between two states of a record among its audited columns. */
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

  /** Runs a task once the change is stored, such as removing files. An error there is logged and changes nothing. */
  afterCommit(task: () => Promise<void>): void {
    this.pending.afterCommit.push(task);
  }
}

/** Changes with long texts only named, and what those were before. */
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
