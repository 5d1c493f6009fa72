import { declaredRecord, type MediaPlace, type MediaUser, UpdateUser } from '@shishir/contract';
import { type EntityManager, type FindOptionsWhere, In, MoreThan, MoreThanOrEqual } from 'typeorm';
import { isSqlite, like } from '../../platform/database/queries';
import { versionedRecords } from '../../staff/history/versioned-records';
import { AuditEntity } from '../../platform/records/audit.entity';
import type { Stored } from '../../platform/records/record-type';
import { VersionedRecord } from '../../platform/records/versioned';
import { UserEntity, userRecord } from '../../staff/users/user.entity';

/** Records of one kind that have pictures. */
export interface PictureRecords {
  subject: MediaUser;
  record: VersionedRecord<Stored>;
  /** Columns with their names, for the search. */
  names: string[];
  /** Returns the displayed name, if it differs from the name in the audit log. */
  nameOf?: (row: Stored) => string;
}

const NAMES: Partial<Record<MediaUser, string[]>> = {
  product: ['brand', 'model', 'title'],
  category: ['title'],
  user: ['name'],
};

/** The first field of a declared record is its name. */
const namesOf = (subject: MediaUser) =>
  NAMES[subject] ?? Object.keys(declaredRecord(subject)?.fields ?? {}).slice(0, 1);

/** Accounts have no versions; a portrait is written like the picture of a version. */
const portraits = new VersionedRecord(userRecord, { schema: UpdateUser, pictures: ['image_id'] });

/** All records that have pictures; a spec compares them with the foreign keys to `media`. */
export const pictureRecords: PictureRecords[] = [
  ...Object.entries(versionedRecords).map(([subject, record]) => ({
    subject: subject as MediaUser,
    record,
    names: namesOf(subject as MediaUser),
  })),
  {
    subject: 'user' as const,
    record: portraits as unknown as VersionedRecord<Stored>,
    names: namesOf('user'),
    nameOf: (row: Stored) => (row as UserEntity).name,
  },
].filter(({ record }) => record.pictures.length > 0);

const ofKind = (subjects: readonly MediaUser[]) =>
  pictureRecords.filter(({ subject }) => subjects.includes(subject));

const tableOf = (manager: EntityManager, { record }: PictureRecords) =>
  manager.connection.getMetadata(record.type.entity).tableName;

/** Returns an SQL condition: one of these records, by default of all, has the picture `media.id`. */
export function isUsed(manager: EntityManager, subjects?: readonly MediaUser[]): string {
  const conditions = (subjects ? ofKind(subjects) : pictureRecords).flatMap((records) =>
    records.record.pictures.map(
      (column) =>
        `EXISTS (SELECT 1 FROM ${tableOf(manager, records)} place WHERE place.${column} = media.id)`,
    ),
  );
  return `(${conditions.join(' OR ')})`;
}

/** Returns an SQL condition: the name of a record with the picture `media.id` contains the text of a parameter. */
export function isUsedByName(manager: EntityManager, parameter: string): string {
  const conditions = pictureRecords
    .filter(({ names }) => names.length > 0)
    .flatMap((records) =>
      records.record.pictures.map((column) => {
        const named = records.names.map((name) => like(`place.${name}`, parameter)).join(' OR ');
        return `EXISTS (SELECT 1 FROM ${tableOf(manager, records)} place WHERE place.${column} = media.id AND (${named}))`;
      }),
    );
  return `(${conditions.join(' OR ')})`;
}

/** Returns the number of places of each picture. */
export async function countUses(
  manager: EntityManager,
  ids: number[],
): Promise<Map<number, number>> {
  const uses = new Map<number, number>();
  if (ids.length === 0) return uses;
  const marks = ids.map(() => '?').join(', ');
  for (const records of pictureRecords) {
    for (const column of records.record.pictures) {
      const rows = await manager.query<{ id: number; count: number | string }[]>(
        `SELECT ${column} AS id, COUNT(*) AS count FROM ${tableOf(manager, records)}
          WHERE ${column} IN (${marks}) GROUP BY ${column}`,
        ids,
      );
      for (const { id, count } of rows) uses.set(id, (uses.get(id) ?? 0) + Number(count));
    }
  }
  return uses;
}

interface Wanted {
  take: number;
  /** Only records with a higher id. */
  after?: number;
  /** Loads everything that a write needs and locks the rows until the transaction ends. */
  forUpdate?: boolean;
}

/** Returns the records of one kind that have a picture, including those in the trash, ordered by id. */
export function recordsWith(
  manager: EntityManager,
  { record: { type, pictures } }: PictureRecords,
  id: number,
  { take, after = 0, forUpdate = false }: Wanted,
): Promise<Stored[]> {
  // Writes of public records wait for the revision; see `Change.load`.
  const locks = forUpdate && !type.isPublic && !isSqlite(manager);
  return manager.find(type.entity, {
    where: pictures.map((field) => ({ id: MoreThan(after), [field]: id })),
    order: { id: 'ASC' },
    withDeleted: true,
    take,
    ...(forUpdate && type.relations ? { relations: type.relations } : {}),
    ...(locks ? { lock: { mode: 'pessimistic_write' } } : {}),
  });
}

const nameOf = ({ record, nameOf: own }: PictureRecords, row: Stored) =>
  own?.(row) ?? record.type.nameOf(row);

/** Returns the first places of a picture, up to `take`. */
export async function placesOf(
  manager: EntityManager,
  id: number,
  take: number,
): Promise<MediaPlace[]> {
  const places: MediaPlace[] = [];
  for (const records of pictureRecords) {
    if (places.length >= take) break;
    for (const row of await recordsWith(manager, records, id, { take })) {
      const values = row as unknown as Record<string, unknown>;
      for (const field of records.record.pictures.filter((one) => values[one] === id)) {
        const { subject } = records;
        const name = nameOf(records, row);
        places.push({ subject, id: row.id, name, field, in_trash: Boolean(row.deleted_at) });
      }
    }
  }
  return places.slice(0, take);
}

/** Returns the records with a retained version that has the picture. The log stores it as a field value, in JSON. */
export async function recordsWithFormer(
  manager: EntityManager,
  id: number,
  since: Date,
): Promise<Omit<MediaPlace, 'field'>[]> {
  const found: Omit<MediaPlace, 'field'>[] = [];
  for (const records of pictureRecords) {
    const { subject, record } = records;
    if (subject === 'user') continue;
    const mentions = record.pictures.map((_, index) => like('line.changes', `:field${index}`));
    const lines = await manager
      .createQueryBuilder(AuditEntity, 'line')
      .select(['line.id', 'line.subject_id', 'line.changes'])
      .where({ subject, created_at: MoreThanOrEqual(since) })
      .andWhere(`(${mentions.join(' OR ')})`)
      .setParameters(
        Object.fromEntries(
          record.pictures.map((field, index) => [`field${index}`, `%"field":"${field}"%${id}%`]),
        ),
      )
      .getMany();
    const named = lines.filter(({ changes }) =>
      changes.some(
        ({ field, before, after }) =>
          record.pictures.includes(field) && (before === id || after === id),
      ),
    );
    const ids = [...new Set(named.flatMap(({ subject_id }) => subject_id ?? []))];
    if (ids.length === 0) continue;
    const where = { id: In(ids) } as FindOptionsWhere<Stored>;
    for (const row of await manager.find(record.type.entity, { where, withDeleted: true })) {
      found.push({
        subject,
        id: row.id,
        name: nameOf(records, row),
        in_trash: Boolean(row.deleted_at),
      });
    }
  }
  return found;
}
