import type { EntityManager } from 'typeorm';
import type { PictureIds } from '../demo-pictures';

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
  insert(manager: EntityManager): Promise<void>;
}

/** Demonstration data, for the mode `demo` alone. */
export interface DemoSeed<Row extends DemoRow = DemoRow> extends SeedBase {
  /** The file of `libs/demo` with the rows. */
  file: string;
  /** `pictures` has the id of the picture of each row, by its key. */
  insert(manager: EntityManager, rows: Row[], pictures: PictureIds): Promise<void>;
}

/** A row of the demonstration data names its picture by key. */
export interface DemoRow {
  picture: string | null;
}

export type Seed = BaseSeed | DemoSeed;

export const isDemo = (seed: Seed): seed is DemoSeed => 'file' in seed;

/** Demonstration data with rows of one kind. */
export const demoSeed = <Row extends DemoRow>(seed: DemoSeed<Row>): DemoSeed => seed;
