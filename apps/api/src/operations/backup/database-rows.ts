import type { Kind, PortableRow } from './portable-values';

/** A table of a database, without computed columns. */
export interface TableShape {
  name: string;
  columns: { name: string; kind: Kind }[];
  primaryKey: string[];
  /** True if the database generates the ids. */
  hasCounter: boolean;
}

/** Number of rows of a table, and the last id given, including ids of deleted rows; 0 if the ids are not generated. */
export interface TableCount {
  rows: number;
  lastId: number;
}

/** A value of a row does not fit into the database. */
export class UnfitValue extends Error {}

/**
 * Reads and writes rows of one database in their portable form. The implementations hide what SQLite does differently.
 */
export interface DatabaseRows {
  /** Runs `work` on one snapshot of the database, without blocking other writers. */
  readConsistently<T>(work: () => Promise<T>): Promise<T>;
  /** Yields every row, ordered by primary key. Memory use does not depend on the number of rows. */
  read(table: TableShape): AsyncIterable<PortableRow>;
  lastId(table: string): Promise<number>;
  /** Runs `work` without foreign key checks, for rows that arrive in any order. */
  withoutReferences<T>(work: () => Promise<T>): Promise<T>;
  /** Inserts about a thousand rows of a few megabytes. Throws UnfitValue, or the error of the driver. */
  insert(table: TableShape, rows: PortableRow[]): Promise<void>;
  /** Makes the next generated id greater than this one. */
  setLastId(table: string, id: number): Promise<void>;
  /** Runs a statement on the same connection as the other methods. */
  query(sql: string): Promise<unknown>;
  release(): Promise<void>;
}
