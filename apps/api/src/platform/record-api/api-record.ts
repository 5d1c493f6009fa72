import { reason } from '@shishir/contract/reasons';
import type {
  AuditSubject,
  ColumnValues,
  RecordFields,
  RecordOf,
  RecordOptions,
} from '@shishir/contract';
import type { EntityManager, FindOptionsRelations, FindOptionsWhere } from 'typeorm';
import type { z } from 'zod';
import type { MediaEntity } from '../media/media.entity';
import { toImagePath, toPicture } from '../media/picture.mapper';
import type { RecordType, Stored } from '../records/record-type';
import { VersionedRecord } from '../records/versioned';

/** Columns that every record table has. Records with a picture or an order also have those columns. */
export interface RecordRow extends Stored {
  version: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  image_id?: number | null;
  image?: MediaEntity | null;
  position?: number;
}

/** A record of the contract combined with its table. */
export interface ApiRecord<Row extends RecordRow, Out = unknown> extends RecordType<Row> {
  fields: RecordFields;
  options: RecordOptions;
  Query: z.AnyZodObject;
  Update: z.AnyZodObject;
  /** Column with the name of the record. */
  named: string;
  /**
   * Returns the record for a response, with all fields for staff and public fields for visitors. Its picture must be
   * loaded.
   */
  toResponse(row: Row, staff: boolean): Out;
}

interface Settings<Row extends RecordRow> extends Pick<RecordType<Row>, 'longTexts' | 'published'> {
  /** Additional columns for staff only, returned unchanged and audited. */
  more?: readonly (keyof Row & string)[];
}

/**
 * Combines a declared record with its table, whose columns are checked against the declaration. The first field names
 * the record.
 */
export function apiRecord<
  F extends RecordFields,
  O extends RecordOptions & { subject: AuditSubject },
  Row extends RecordRow & ColumnValues<F>,
>(
  declared: RecordOf<F, O>,
  entity: new () => Row,
  { more = [], ...settings }: Settings<Row> = {},
): ApiRecord<Row, z.infer<RecordOf<F, O>['Row']>> {
  const { fields, options, Query, Update } = declared;
  const { subject, one, picture, order } = options;
  const names = Object.keys(fields);
  const named = names[0]!;
  const audited = [
    ...names,
    ...more,
    ...(picture ? ['image_id'] : []),
    ...(order && !names.includes('position') ? ['position'] : []),
  ] as (keyof Row & string)[];
  const toResponse = (row: Row, staff: boolean) => {
    const columns = row as unknown as Record<string, unknown>;
    const visible = names.filter((name) => staff || !fields[name]!.staff);
    return {
      id: row.id,
      ...Object.fromEntries(visible.map((name) => [name, plain(columns[name])])),
      ...(picture && { image: toImagePath(row.image), picture: row.image && toPicture(row.image) }),
      ...(order && { position: row.position }),
      updated_at: plain(row.updated_at),
      ...(staff && {
        ...Object.fromEntries(more.map((name) => [name, row[name]])),
        version: row.version,
        created_at: plain(row.created_at),
        deleted_at: plain(row.deleted_at),
      }),
    } as z.infer<RecordOf<F, O>['Row']>;
  };
  return {
    ...settings,
    subject,
    entity,
    label: one,
    nameOf: (row) => String((row as unknown as Record<string, unknown>)[named]),
    audited,
    isPublic: !options.staffOnly,
    inTrash: reason('record_in_trash', { record: one }),
    current: async (manager: EntityManager, id: number) => {
      const where = { id } as FindOptionsWhere<Row>;
      const relations = (picture ? { image: true } : {}) as FindOptionsRelations<Row>;
      const row = await manager.findOne(entity, { where, relations });
      return row && toResponse(row, true);
    },
    fields,
    options,
    Query,
    Update,
    named,
    toResponse,
  };
}

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

/** Returns the rules by which the history compares and restores versions of these records. */
export const versionsOf = <Row extends RecordRow>(
  record: ApiRecord<Row>,
  rules: Omit<ConstructorParameters<typeof VersionedRecord<Row>>[1], 'schema' | 'pictures'> = {},
) =>
  new VersionedRecord(record, {
    schema: record.Update,
    pictures: record.options.picture ? ['image_id'] : [],
    ...rules,
  });
