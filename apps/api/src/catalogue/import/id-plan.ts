import { LARGEST_ID } from '@shishir/contract';
import { type EntityManager, In } from 'typeorm';
import type { CategoryIndex } from '../categories/category-index';
import { chunks } from '../../platform/database/chunks';
import { ProductEntity } from '../products/product.entity';
import { AuditEntity } from '../../platform/records/audit.entity';
import { assignIds, doubledIds, type KnownProduct } from './assign-ids';
import type { ReadRow } from './product-row';

/** Which id a row gets, and why it is not the one that the file gives. */
export interface PlannedId {
  id: number;
  /** True where no product had the id before: at the moment of writing it may have to be another one. */
  isFresh: boolean;
  /** The id of the file; null where it gives none. */
  from: number | null;
  /** `used`: it belonged to a product that was deleted, and ids are never used again. */
  why: 'as given' | 'none' | 'doubled' | 'used';
  /** Why the row cannot have it. */
  problem?: string;
}

/** A new product may have an id of the file up to so many above the largest one: each later product comes after it. */
const FARTHEST = 100_000;

interface Light {
  row: number;
  id: number;
  model: string;
}

/** Gives every right row of a file its id. Needs them all at once, but of each only id and model. */
export class IdPlan {
  private readonly other = new Map<number, PlannedId>();
  /** No id of the file or the catalogue is larger; fresh ones begin after it. */
  largest = 0;
  /** The largest id that a row may have. */
  private farthest = 0;

  private constructor(
    private readonly manager: EntityManager,
    /** Rows of the file, right and wrong ones. */
    readonly rows: number,
  ) {}

  static async of(
    manager: EntityManager,
    file: AsyncIterable<ReadRow>,
    categories: CategoryIndex,
  ): Promise<IdPlan> {
    const withId: Light[] = [];
    const without: number[] = [];
    let rows = 0;
    for await (const read of file) {
      rows++;
      if (!('product' in read) || !categories.find(read.product.category)) continue;
      const { row, id, values } = read.product;
      if (id === null) without.push(row);
      else withId.push({ row, id, model: values.model });
    }
    const plan = new IdPlan(manager, rows);
    await plan.make(withId, without);
    return plan;
  }

  /** What a row of the file gets. */
  for(row: number, id: number | null): PlannedId {
    const other = this.other.get(row);
    if (other) return other;
    const given = { id: id!, isFresh: false, from: id, why: 'as given' } as const;
    if (given.id <= this.farthest) return given;
    return {
      ...given,
      problem: `This id is far above all others: a new product may have ${this.farthest} at most, or none.`,
    };
  }

  private async make(given: Light[], without: number[]): Promise<void> {
    const ever = await largestIdEver(this.manager);
    this.farthest = Math.min(ever + FARTHEST, LARGEST_ID);
    const rows = given.filter(({ id }) => id <= this.farthest);
    this.largest = rows.reduce((largest, { id }) => Math.max(largest, id), ever);
    const known = await this.known(rows);
    const exists = new Set(known.map(({ id }) => id));
    const changed = assignIds(rows, known, this.largest);
    let next = changed.reduce((largest, { to }) => Math.max(largest, to), this.largest);
    for (const { row, id, to } of changed) {
      this.other.set(row, { id: to, isFresh: !exists.has(to), from: id, why: 'doubled' });
    }
    const gone = await this.gone(rows.filter(({ row }) => !this.other.has(row)));
    for (const { row, id } of gone) {
      this.other.set(row, { id: ++next, isFresh: true, from: id, why: 'used' });
    }
    for (const row of without) {
      this.other.set(row, { id: ++next, isFresh: true, from: null, why: 'none' });
    }
  }

  /** The stored products that have to do with ids that the file uses twice. */
  private async known(rows: Light[]): Promise<KnownProduct[]> {
    const doubled = doubledIds(rows);
    const known: KnownProduct[] = [];
    for (const chunk of chunks(rows.filter(({ id }) => doubled.has(id)))) {
      const ids = In(chunk.map(({ id }) => id));
      const models = In(chunk.map(({ model }) => model));
      // Products in the trash count: their ids are not reused.
      const found = await this.manager.find(ProductEntity, {
        select: { id: true, model: true },
        where: [{ id: ids }, { model: models }],
        withDeleted: true,
      });
      known.push(...found);
    }
    return known;
  }

  /** The rows whose id no product has any more, though the log remembers one. */
  private async gone(rows: Light[]): Promise<Light[]> {
    const gone: Light[] = [];
    for (const chunk of chunks(rows)) {
      const ids = In(chunk.map(({ id }) => id));
      const stored = await this.manager.find(ProductEntity, {
        select: { id: true },
        where: { id: ids },
        withDeleted: true,
      });
      const present = new Set(stored.map(({ id }) => id));
      const missing = chunk.filter(({ id }) => !present.has(id));
      if (missing.length === 0) continue;
      const lines = await this.manager.find(AuditEntity, {
        select: { subject_id: true },
        where: { subject: 'product', subject_id: In(missing.map(({ id }) => id)) },
      });
      const remembered = new Set(lines.map(({ subject_id }) => subject_id));
      gone.push(...missing.filter(({ id }) => remembered.has(id)));
    }
    return gone;
  }
}

/** The largest id that a product has or had. The log knows those that are gone for good. */
export async function largestIdEver(manager: EntityManager): Promise<number> {
  const stored = await manager
    .createQueryBuilder(ProductEntity, 'product')
    .withDeleted()
    .select('MAX(product.id)', 'largest')
    .getRawOne<{ largest: number | null }>();
  const logged = await manager
    .createQueryBuilder(AuditEntity, 'line')
    .select('MAX(line.subject_id)', 'largest')
    .where('line.subject = :subject', { subject: 'product' })
    .getRawOne<{ largest: number | null }>();
  return Math.max(stored?.largest ?? 0, logged?.largest ?? 0);
}
