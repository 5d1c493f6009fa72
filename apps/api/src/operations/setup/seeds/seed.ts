import type { EntityManager, EntityTarget } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
import type { RecordType, Stored } from '../../../platform/records/record-type';

export type DemoLibrary = typeof import('@shishir/demo');

/**
 * Rows that ship with the product. A seed runs once in the life of a database: edits of staff are kept, and deleted
 * rows do not come back. New rows need a seed with the next number.
 */
interface SeedBase {
  /** The domain and a number, such as `gallery-1`. The database records it, so it never changes. */
  name: string;
}

/** Data that every database needs, in every mode. */
export interface BaseSeed extends SeedBase {
  insert: (manager: EntityManager) => Promise<void>;
}

/** Demonstration data, for mode `demo` only. `demo:remove` removes its rows and pictures. */
export interface DemoSeed extends SeedBase {
  /** Kind of the rows; not set if the seed only adds pictures to base data. */
  kind?: DemoKind;
  /** Reads the required demonstration data before the transaction. */
  read: (demo: DemoLibrary) => Promise<DemoContent>;
}

/** Ids of stored pictures by their keys. */
export type PictureIds = Map<string, number>;

export interface DemoContent {
  /** Keys of the required pictures, which are stored before `insert` runs. */
  pictures: string[];
  /** Inserts the rows and returns their ids. */
  insert: (manager: EntityManager, pictures: PictureIds) => Promise<number[]>;
}

/** Defines how demonstration rows of one kind are recognised, named and removed. */
export interface DemoKind<Row extends Stored = Stored> {
  entity: EntityTarget<Row>;
  /** Identifies the kind in the table of seeded rows. */
  name: string;
  /** Singular and plural for people. */
  labels: [one: string, several: string];
  nameOf(row: Row): string;
  /** Columns whose change counts as an edit. If empty, rows are removed even if they were edited. */
  content: readonly string[];
  /** Called instead of deleting the row. */
  reset?(manager: EntityManager, row: Row): Promise<void>;
}

export type Seed = BaseSeed | DemoSeed;

export const isDemo = (seed: Seed): seed is DemoSeed => 'read' in seed;

/** Step between positions, which leaves room to insert a row between two others. */
export const STEP = 10;

/** Columns that do not count as content: hiding or moving a demonstration row is not an edit. */
const ARRANGEMENT = ['status', 'visibility', 'position'];

export function demoKind<Row extends Stored>(record: RecordType<Row>, several: string) {
  const content = record.audited.filter((column) => !ARRANGEMENT.includes(column));
  return {
    entity: record.entity,
    name: record.subject,
    labels: [record.label, several],
    nameOf: (row: Row) => record.nameOf(row),
    content,
  } satisfies DemoKind<Row>;
}

/** Inserts rows one by one and returns their ids. */
export async function insertAll<Row extends Stored>(
  manager: EntityManager,
  { entity }: DemoKind<Row>,
  rows: Partial<Row>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const row of rows) {
    const { identifiers } = await manager.insert(entity, row as QueryDeepPartialEntity<Row>);
    ids.push((identifiers[0] as Stored).id);
  }
  return ids;
}

interface DemoRows<Row extends Stored, InFile> extends SeedBase {
  kind: DemoKind<Row>;
  /** File of `libs/demo` with the rows. */
  file: string;
  /** `pictures` has the ids of pictures by key. */
  toRow: (row: InFile, pictures: PictureIds, index: number) => Partial<Row>;
}

/**
 * Returns a seed with the rows of one file, each with the key of its picture if it has one. The newest row comes first
 * in the file and is inserted last.
 */
export const demoRows = <Row extends Stored, InFile extends { picture: string | null }>({
  name,
  kind,
  file,
  toRow,
}: DemoRows<Row, InFile>): DemoSeed => ({
  name,
  kind,
  async read(demo) {
    const rows = await demo.readDemo<InFile[]>(file);
    return {
      pictures: rows.flatMap(({ picture }) => picture ?? []),
      insert: (manager, pictures) =>
        insertAll(manager, kind, rows.map((row, index) => toRow(row, pictures, index)).reverse()),
    };
  },
});
