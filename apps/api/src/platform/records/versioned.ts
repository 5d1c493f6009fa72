import type { AuditChange } from '@shishir/contract';
import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import type { z } from 'zod';
import type { Env } from '../config/env';
import { InvalidInput } from '../http/api-error';
import { plain } from './audit';
import type { Change, UpdateOptions } from './change';
import type { RecordType, Stored } from './record-type';

/** Audited fields of a record by name, as the audit log has them. */
export type Values = Readonly<Record<string, unknown>>;

/** Records that a field names by id. */
interface Reference {
  label: string;
  /** By id, those in the trash too. */
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

/** What a domain says of its records so that `history` can show their versions and restore one. */
interface VersionRules<Row extends Stored> {
  /** The contract's schema of an update, by which values of a former version are checked like new ones. */
  schema: z.AnyZodObject;
  /** Who may edit the record, and so see and restore its versions. Without it, staff. */
  access?: 'admin' | 'super_admin';
  /** The fields with the id of a picture. */
  pictures?: readonly string[];
  /** The fields with the id of another record. */
  references?: Readonly<Record<string, Reference>>;
  /** False for fields that it no longer has. Without it, those that are not audited. */
  knows?(field: string): boolean;
  /** The record today. Without it, its audited columns. */
  valuesOf?(row: Row): Values;
  /** Values as the schema names them. Without it, those whose names it knows. */
  bodyOf?(values: Values, row: Row): Values;
  /** Throws InvalidInput for what the schema cannot know, as an update does. The settings say where files are. */
  check?(manager: EntityManager, before: Row, values: Values, env: Env): Promise<void> | void;
  /** Writes values, as an update does. Without it, they are the columns of the row. */
  write?(
    change: Change<Row>,
    before: Row,
    values: Partial<Row>,
    options: UpdateOptions,
  ): Promise<void>;
}

/** A kind of records with a history; `history` has the list of them. */
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

  /** Why a change by hand to these values would be rejected, by field. */
  async problems(
    manager: EntityManager,
    row: Row,
    values: Values,
    env: Env,
  ): Promise<Record<string, string>> {
    const { rules } = this;
    const { schema } = rules;
    const body = rules.bodyOf?.(values, row) ?? namedIn(schema, values);
    const found = problemsOf(schema, body, values);
    // What is left has to be right without the others too.
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

/** The values of all fields but these. */
export const without = (values: Values, fields: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !(field in fields)));

function problemsOf(schema: z.AnyZodObject, body: Values, values: Values): Record<string, string> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return {};
  // A part of a document has its own name in the log: 'head_office_city'.
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

/** The problems of fields among the values; where none of them is, all values are at fault together. */
async function problemsOfCheck(
  check: () => Promise<void>,
  values: Values,
): Promise<Record<string, string>> {
  if (Object.keys(values).length === 0) return {};
  try {
    await check();
    return {};
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const { fields = {}, message } = error;
    const own = Object.entries(fields).filter(([field]) => field in values);
    if (own.length > 0) return Object.fromEntries(own);
    const sentence = Object.values(fields)[0] ?? message;
    return Object.fromEntries(Object.keys(values).map((field) => [field, sentence]));
  }
}

/** The log has moments as text. */
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

/** The mark in the log of a version that restores an earlier one: when that one was made. */
export const RESTORED_FROM = 'restored_from';
export const restoredFrom = (at: Date): AuditChange => ({
  field: RESTORED_FROM,
  before: null,
  after: at.toISOString(),
});
