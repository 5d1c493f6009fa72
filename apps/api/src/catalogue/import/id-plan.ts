import { LARGEST_ID } from '@shishir/contract';
import { type EntityManager, In } from 'typeorm';
import type { CategoryIndex } from '../categories/category-index';
import { chunks } from '../../platform/database/chunks';
import { ProductEntity } from '../products/product.entity';
import { AuditEntity } from '../../platform/records/audit.entity';
import { assignIds, doubledIds, type KnownProduct } from './assign-ids';
import { matchByModel, type NamedRow } from './match-by-model';
import type { ReadRow } from './product-row';

/** Id of a row, and why it differs from the id in the file. */
export interface PlannedId {
  id: number;
  /** True if no product had the id before: another one may be needed when the row is written. */
  isFresh: boolean;
  /** Id in the file, or null. */
  from: number | null;
  /**
   * `matched`: the row has no id, but the brand and the model of a product. `used`: the id belonged to a deleted
   * product, and ids are never reused.
   */
  why: 'as given' | 'none' | 'matched' | 'doubled' | 'used';
  /** Reason why the row cannot be imported. */
  problem?: { field: 'id' | 'model'; reason: string };
}

/** Maximum distance of a new product's id in the file from the largest one, since later products continue after it. */
const FARTHEST = 100_000;

interface Light {
  row: number;
  id: number;
  model: string;
}

/** Assigns ids to all valid rows of a file. Needs all rows, but only id, model and brand of each. */
export class IdPlan {
  private readonly other = new Map<number, PlannedId>();
  /** Largest id of the file or the catalogue; fresh ids begin after it. */
  largest = 0;
  /** Largest id that a row may have. */
  private farthest = 0;

  private constructor(
    private readonly manager: EntityManager,
    /** Number of rows in the file, valid or not. */
    readonly rows: number,
  ) {}

  static async of(
    manager: EntityManager,
    file: AsyncIterable<ReadRow>,
    categories: CategoryIndex,
  ): Promise<IdPlan> {
    const withId: Light[] = [];
    const without: NamedRow[] = [];
    let rows = 0;
    for await (const read of file) {
      rows++;
      if (!('product' in read)) continue;
      const { row, id, category, values } = read.product;
      const { model = '', brand = null } = values;
      if (id === null) without.push({ row, model, brand });
      else if (category === null || categories.find(category)) withId.push({ row, id, model });
    }
    const plan = new IdPlan(manager, rows);
    await plan.make(withId, without);
    return plan;
  }

  /** Returns the id for a row of the file. */
  for(row: number, id: number | null): PlannedId {
    const other = this.other.get(row);
    if (other) return other;
    const given = { id: id!, isFresh: false, from: id, why: 'as given' } as const;
    if (given.id <= this.farthest) return given;
    return {
      ...given,
      problem: {
        field: 'id',
        reason: `This ID is far above all others: a new product can have up to ${this.farthest}, or none.`,
      },
    };
  }

  private async make(given: Light[], without: NamedRow[]): Promise<void> {
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
    const purged = await this.purged(rows.filter(({ row }) => !this.other.has(row)));
    for (const { row, id } of purged) {
      this.other.set(row, { id: ++next, isFresh: true, from: id, why: 'used' });
    }
    const rowOfId = new Map(given.map(({ row, id }) => [this.other.get(row)?.id ?? id, row]));
    const matches = await matchByModel(this.manager, without, rowOfId);
    for (const { row } of without) {
      const match = matches.get(row);
      const fresh = { isFresh: true, from: null, why: 'none' } as const;
      if (match === undefined) this.other.set(row, { id: ++next, ...fresh });
      else if (typeof match === 'number') {
        this.other.set(row, { id: match, isFresh: false, from: null, why: 'matched' });
      } else this.other.set(row, { id: ++next, ...fresh, problem: { field: 'model', ...match } });
    }
  }

  /** Returns the stored products with the id or the model of rows that share an id. */
  private async known(rows: Light[]): Promise<KnownProduct[]> {
    const doubled = doubledIds(rows);
    const known: KnownProduct[] = [];
    for (const chunk of chunks(rows.filter(({ id }) => doubled.has(id)))) {
      const ids = In(chunk.map(({ id }) => id));
      const models = In(chunk.map(({ model }) => model));
      // Includes products in the trash: their ids are not reused.
      const found = await this.manager.find(ProductEntity, {
        select: { id: true, model: true },
        where: [{ id: ids }, { model: models }],
        withDeleted: true,
      });
      known.push(...found);
    }
    return known;
  }

  /** Returns the rows with the id of a purged product, which only the log still contains. */
  private async purged(rows: Light[]): Promise<Light[]> {
    const purged: Light[] = [];
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
      purged.push(...missing.filter(({ id }) => remembered.has(id)));
    }
    return purged;
  }
}

/** Returns the largest id that a product has or had. The log includes purged products. */
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
