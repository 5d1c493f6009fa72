import type { EntityManager, EntityTarget } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
import type { RecordType, Stored } from '../../../platform/records/record-type';

export type DemoLibrary = typeof import('@shishir/demo');

/**
 * Rows that the product brings with it. A seed runs once in the life of a database: what staff change of its rows
 * stays, and what they delete does not come back. New rows need a seed with the next number.
 */
interface SeedBase {
  /** The domain and a number, such as `gallery-1`. The database records it, so it never changes. */
  name: string;
}

/** What every database needs, in every mode. */
export interface BaseSeed extends SeedBase {
  insert: (manager: EntityManager) => Promise<void>;
}

/** Demonstration data, for the mode `demo` alone. `demo:remove` removes its rows and pictures. */
export interface DemoSeed extends SeedBase {
  /** What its rows are; none where it only gives pictures to base data. */
  kind?: DemoKind;
  /** Reads what it needs of the demonstration data, before the transaction. */
  read: (demo: DemoLibrary) => Promise<DemoContent>;
}

/** The id of each stored picture, by its key. */
export type PictureIds = Map<string, number>;

export interface DemoContent {
  /** The keys of the pictures that it needs. They are stored before it runs. */
  pictures: string[];
  /** Inserts the rows and returns their ids. */
  insert: (manager: EntityManager, pictures: PictureIds) => Promise<number[]>;
}

/** How demonstration rows of one kind are recognised, named and removed. */
export interface DemoKind<Row extends Stored = Stored> {
  entity: EntityTarget<Row>;
  /** What the table of the seeded rows calls it. */
  name: string;
  /** What one and what several are called. */
  labels: [one: string, several: string];
  nameOf(row: Row): string;
  /**
   * The columns that tell whether a row was edited. Without any, rows are removed however they are now.
   */
  content: readonly string[];
  /** In place of deleting the row. */
  reset?(manager: EntityManager, row: Row): Promise<void>;
}

export type Seed = BaseSeed | DemoSeed;

export const isDemo = (seed: Seed): seed is DemoSeed => 'read' in seed;

/** Steps between positions leave room to put a row in between. */
export const STEP = 10;

/** Where a row stands and who sees it is no content: hiding a demonstration row is not editing it. */
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

/** Inserts rows one after the other and returns their ids. */
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
  /** The file of `libs/demo` with the rows. */
  file: string;
  /** `pictures` has the ids of pictures by their keys. */
  toRow: (row: InFile, pictures: PictureIds, index: number) => Partial<Row>;
}

/** Demonstration rows of one file, each with the key of its picture, if any. The newest, the first one, is inserted last. */
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
