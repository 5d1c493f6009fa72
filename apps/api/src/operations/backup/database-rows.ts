import type { Kind, PortableRow } from './portable-values';

/** A table as its database has it; columns that the database computes are left out. */
export interface TableShape {
  name: string;
  columns: { name: string; kind: Kind }[];
  primaryKey: string[];
  /** True where the database gives the ids. */
  hasCounter: boolean;
}

/** The rows of a table and how far its ids have been given, ids of deleted rows included; 0 where it gives none. */
export interface TableCount {
  rows: number;
  lastId: number;
}

/** A database cannot hold a value of a row. */
export class UnfitValue extends Error {}

/** Rows in their portable form, from and to one database. What SQLite does differently is in an implementation. */
export interface DatabaseRows {
  /** Runs `work` on one state of the database, whatever others write meanwhile, and without keeping them waiting. */
  readConsistently<T>(work: () => Promise<T>): Promise<T>;
  /** Every row, in the order of the primary key. Memory does not grow with their number. */
  read(table: TableShape): AsyncIterable<PortableRow>;
  lastId(table: string): Promise<number>;
  /** Runs `work` without checks of foreign keys, for rows that come in any order. */
  withoutReferences<T>(work: () => Promise<T>): Promise<T>;
  /** Inserts some rows: about a thousand, a few megabytes. Throws UnfitValue, or the error of the driver. */
  insert(table: TableShape, rows: PortableRow[]): Promise<void>;
  /** From now on ids above this one are given. */
  setLastId(table: string, id: number): Promise<void>;
  /** Runs one statement on the connection of the calls above. */
  query(sql: string): Promise<unknown>;
  release(): Promise<void>;
}
