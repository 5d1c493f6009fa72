import type { AuditChange } from '@shishir/contract';
import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import type { z } from 'zod';
import type { Env } from '../config/env';
import { type FieldProblems, InvalidInput } from '../http/api-error';
import { plain } from './audit';
import type { Change, UpdateOptions } from './change';
import type { RecordType, Stored } from './record-type';

/** Audited fields of a record by name, in the form of the audit log. */
export type Values = Readonly<Record<string, unknown>>;

/** Records that a field references by id. */
interface Reference {
  label: string;
  /** Returns the records by id, including those in the trash. */
  find(manager: EntityManager, ids: number[]): Promise<Map<number, Referenced>>;
}
export interface Referenced {
  name: string;
  in_trash: boolean;
}

export const referenceTo = <Row extends Stored>(type: RecordType<Row>): Reference => ({
  label: type.label,
  async find(manager, ids) {
    const where = { id: In(ids) } as FindOptionsWhere<Row>;
    const rows = await manager.find(type.entity, { where, withDeleted: true });
    return new Map(
      rows.map((row) => [row.id, { name: type.nameOf(row), in_trash: Boolean(row.deleted_at) }]),
    );
  },
});

/** Rules of a domain by which `history` shows and restores versions of its records. */
interface VersionRules<Row extends Stored> {
  /** The contract's schema of an update, which validates former values like new ones. */
  schema: z.AnyZodObject;
  /** Role required to edit the record, and therefore to see and restore its versions. The default is staff. */
  access?: 'admin' | 'super_admin';
  /** Fields with the id of a picture. */
  pictures?: readonly string[];
  /** Fields with the id of another record. */
  references?: Readonly<Record<string, Reference>>;
  /** Returns false for fields that the record no longer has. By default, these are the fields that are not audited. */
  knows?(field: string): boolean;
  /** Returns the current values. By default, the audited columns. */
  valuesOf?(row: Row): Values;
  /** Returns the values under the names of the schema. By default, the values whose names it has. */
  bodyOf?(values: Values, row: Row): Values;
  /** Throws InvalidInput for rules beyond the schema, as an update does. `env` locates stored files. */
  check?(manager: EntityManager, before: Row, values: Values, env: Env): Promise<void> | void;
  /** Writes values as an update does. By default, they are columns of the row. */
  write?(
    change: Change<Row>,
    before: Row,
    values: Partial<Row>,
    options: UpdateOptions,
  ): Promise<void>;
}

/** A record type with a history. All of them are listed in `history`. */
export class VersionedRecord<Row extends Stored> {
  readonly access: 'admin' | 'super_admin';
  readonly pictures: readonly string[];
  readonly references: Readonly<Record<string, Reference>>;

  constructor(
    readonly type: RecordType<Row>,
    private readonly rules: VersionRules<Row>,
  ) {
    const { access = 'admin', pictures = [], references = {} } = rules;
    this.access = access;
    this.pictures = pictures;
    this.references = references;
  }

  knows(field: string): boolean {
    const audited: readonly string[] = this.type.audited;
    return this.rules.knows?.(field) ?? audited.includes(field);
  }

  valuesOf(row: Row): Values {
    if (this.rules.valuesOf) return this.rules.valuesOf(row);
    return Object.fromEntries(this.type.audited.map((field) => [field, plain(row[field])]));
  }

  /** Returns the reasons why an edit to these values would be rejected, by field. */
  async problems(
    manager: EntityManager,
    row: Row,
    values: Values,
    env: Env,
  ): Promise<FieldProblems> {
    const { rules } = this;
    const { schema } = rules;
    const body = rules.bodyOf?.(values, row) ?? namedIn(schema, values);
    const found: FieldProblems = problemsOf(schema, body, values);
    // The remaining values must be valid without the removed ones too.
    for (;;) {
      const left = without(values, found);
      const more = await problemsOfCheck(async () => rules.check?.(manager, row, left, env), left);
      if (Object.keys(more).length === 0) return found;
      Object.assign(found, more);
    }
  }

  async write(
    change: Change<Row>,
    before: Row,
    values: Values,
    options: UpdateOptions,
  ): Promise<void> {
    const columns = columnsOf(change.manager, this.type, values);
    if (this.rules.write) return this.rules.write(change, before, columns, options);
    await change.update(before, columns, options);
  }
}

const namedIn = ({ shape }: z.AnyZodObject, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in shape));

/** Returns the values without the given fields. */
export const without = (values: Values, fields: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !(field in fields)));

function problemsOf(schema: z.AnyZodObject, body: Values, values: Values): Record<string, string> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return {};
  // Nested fields have flat names in the log, such as 'head_office_city'.
  const fieldOf = (path: (string | number)[]) => {
    const names = path.filter((part) => typeof part === 'string');
    return [names.join('_'), names[0] ?? ''].find((name) => name in values);
  };
  return Object.fromEntries(
    parsed.error.issues.flatMap(({ path, message }) => {
      const field = fieldOf(path);
      return (field === undefined ? Object.keys(values) : [field]).map((one) => [one, message]);
    }),
  );
}

/** Returns the problems of the given fields. If the error names none of them, it applies to all values. */
async function problemsOfCheck(check: () => Promise<void>, values: Values): Promise<FieldProblems> {
  if (Object.keys(values).length === 0) return {};
  try {
    await check();
    return {};
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const { fields, problem } = error;
    const own = Object.entries(fields).filter(([field]) => field in values);
    if (own.length > 0) return Object.fromEntries(own);
    const first = Object.values(fields)[0] ?? problem;
    return Object.fromEntries(Object.keys(values).map((field) => [field, first]));
  }
}

/** Converts values of the log to columns; the log has moments as text. */
function columnsOf<Row extends Stored>(
  manager: EntityManager,
  { entity }: RecordType<Row>,
  values: Values,
): Partial<Row> {
  const metadata = manager.connection.getMetadata(entity);
  const isMoment = (field: string) =>
    metadata.findColumnWithPropertyName(field)?.type === 'datetime';
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'string' && isMoment(field) ? new Date(value) : value,
    ]),
  ) as Partial<Row>;
}

/** Log entry of a version that restores an earlier one, with the time of the earlier version. */
export const RESTORED_FROM = 'restored_from';
export const restoredFrom = (at: Date): AuditChange => ({
  field: RESTORED_FROM,
  before: null,
  after: at.toISOString(),
});
