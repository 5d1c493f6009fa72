import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ChangedSince } from '@shishir/contract';
import { setImmediate as turn } from 'node:timers/promises';
import { DataSource, type EntityManager, In, LessThan, MoreThan } from 'typeorm';
import { CategoryIndex } from '../categories/category-index';
import { isSqlite } from '../../platform/database/queries';
import { revision } from '../../platform/database/revision';
import { rewriteProducts } from '../import/import-products';
import { MediaEntity } from '../../platform/media/media.entity';
import { ProductEntity } from '../products/product.entity';
import {
  type Actor,
  type AuditRecord,
  housekeeping,
  newBatch,
  writeAudit,
} from '../../platform/records/audit';
import { AuditEntity } from '../../platform/records/audit.entity';
import { ProductImportEntity } from './product-import.entity';
import { removeImport } from './remove-import';

/** Rows that are written in one transaction: on a slow machine still less than 200 ms. */
export const SLICE = 100;
const IMAGES = ['image_1_id', 'image_2_id', 'image_3_id'];
/** An import that is at work says so with each slice. One that has been silent for so long was interrupted. */
const SILENT_MS = 60_000;
const CHECK_EVERY_MS = 60_000;
/** Longer than any file takes to be read. */
const READING_MS = 60 * 60_000;
/** How many products are listed by name. */
const NAMED = 100;
const NONE: ChangedSince = { count: 0, products: [] };

/** One product of the import as it is now, and what the import wrote there. */
interface Written {
  line: AuditEntity;
  product: ProductEntity | undefined;
}

/**
 * Takes back what an import wrote, from its lines of the audit log: slice by slice, each in a transaction of its own,
 * so that nobody waits for the whole. An import that a crash has interrupted is found here and taken back too.
 */
@Injectable()
export class InterruptedImportsService implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('ProductImports');
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  onModuleInit(): void {
    const check = async () => {
      try {
        await this.finishInterrupted();
        await this.removeHalfRead();
      } catch (error) {
        this.log.error(error);
      }
    };
    this.timer = setInterval(() => void check(), CHECK_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Takes back each interrupted import, applied half-way or half undone. Returns how many there were. */
  async finishInterrupted(): Promise<number> {
    const { manager } = this.dataSource;
    const silentSince = LessThan(new Date(Date.now() - SILENT_MS));
    const found = await manager.find(ProductImportEntity, {
      where: [
        { status: 'applying', applied_at: silentSince },
        { status: 'undoing', undone_at: silentSince },
      ],
    });
    let finished = 0;
    for (const one of found) {
      // Of several instances one does it: the one that says first that it is at work.
      const { id, status } = one;
      const moment = status === 'applying' ? 'applied_at' : 'undone_at';
      const which = { id, status, [moment]: silentSince };
      const { affected } = await manager.update(ProductImportEntity, which, {
        [moment]: new Date(),
      });
      if (affected !== 1) continue;
      this.log.warn(`Import ${id} was interrupted: what it wrote is taken back.`);
      // An undo that has not begun to write may be one that has to be rejected.
      if (status === 'undoing' && !one.taken_back) await this.stopUndo(id);
      else await this.takeBack(one, housekeeping);
      finished++;
    }
    return finished;
  }

  /** Removes previews that a crash, or a database without room, has left half-read. Returns how many there were. */
  async removeHalfRead(): Promise<number> {
    const { manager } = this.dataSource;
    const created_at = LessThan(new Date(Date.now() - READING_MS));
    const found = await manager.findBy(ProductImportEntity, { status: 'reading', created_at });
    for (const { id } of found) await removeImport(manager, id);
    return found.length;
  }

  /** Makes an import whose undo has written nothing yet an applied one again. */
  async stopUndo(id: number): Promise<void> {
    const which = { id, status: 'undoing' as const };
    const applied = { status: 'applied' as const, undone_at: null };
    await this.dataSource.manager.update(ProductImportEntity, which, applied);
  }

  /**
   * Takes back what an import that is `applying` or `undoing` wrote, and says that it is done. A product that
   * somebody has changed since stays as it is.
   */
  async takeBack(
    { id, status, batch, file_name: name, taken_back, done_count }: ProductImportEntity,
    actor: Actor,
  ): Promise<void> {
    const { manager } = this.dataSource;
    let left = taken_back?.left ?? NONE;
    let rows = done_count;
    const isApplying = status === 'applying';
    const own = newBatch();
    const whole = { action: 'import_undone', subject: 'product', id: null, name } as const;
    await writeAudit(manager, actor, { ...whole, batch: own });
    for await (const lines of linesOf(manager, batch!, taken_back?.line)) {
      const before = left;
      left = await revision.transaction(manager, async (inner) => {
        const chunk = await productsOf(inner, lines, true);
        const canReturn = await whatCanReturn(inner, chunk);
        const taken = chunk.filter((one) => canReturn(one));
        await takeBack(inner, taken);
        await writeAudit(inner, actor, ...taken.map(({ line }) => reverse(line, own)));
        const stays = withNames(
          before,
          chunk.filter((one) => !canReturn(one)),
        );
        await inner.update(
          ProductImportEntity,
          { id },
          {
            [isApplying ? 'applied_at' : 'undone_at']: new Date(),
            taken_back: { line: lines.at(-1)!.id, left: stays },
            ...(isApplying ? {} : { done_count: (rows += lines.length) }),
          },
        );
        return stays;
      });
      await turn();
    }
    const done = isApplying
      ? { status: 'previewed' as const, applied_at: null, batch: null, taken_back: null }
      : { status: 'undone' as const, undone_at: new Date() };
    await manager.update(ProductImportEntity, { id, status }, done);
  }

  /** The first products, and the number of all, that are not as the import left them. */
  async changedSince({ id, batch }: ProductImportEntity): Promise<ChangedSince> {
    const { manager } = this.dataSource;
    let changed = NONE;
    for await (const lines of linesOf(manager, batch!)) {
      // Shows that an undo that checks first is still at work.
      await manager.update(
        ProductImportEntity,
        { id, status: 'undoing' },
        { undone_at: new Date() },
      );
      const chunk = await productsOf(manager, lines, false);
      const canReturn = await whatCanReturn(manager, chunk);
      changed = withNames(
        changed,
        chunk.filter((one) => !canReturn(one)),
      );
      await turn();
    }
    return changed;
  }
}

const withNames = ({ count, products }: ChangedSince, more: Written[]): ChangedSince => ({
  count: count + more.length,
  products: [
    ...products,
    ...more.map(({ line }) => ({ id: line.subject_id!, name: line.subject_name })),
  ].slice(0, NAMED),
});

/** The lines of the products that an import wrote, slice by slice. */
async function* linesOf(
  manager: EntityManager,
  batch: string,
  after = 0,
): AsyncGenerator<AuditEntity[]> {
  let last = after;
  for (;;) {
    const lines = await manager.find(AuditEntity, {
      where: { batch, action: In(['created', 'updated']), id: MoreThan(last) },
      order: { id: 'ASC' },
      take: SLICE,
    });
    if (lines.length === 0) return;
    yield lines;
    last = lines.at(-1)!.id;
  }
}

async function productsOf(
  manager: EntityManager,
  lines: AuditEntity[],
  forUpdate: boolean,
): Promise<Written[]> {
  const products = await manager.find(ProductEntity, {
    where: { id: In(lines.map(({ subject_id }) => subject_id)) },
    withDeleted: true,
    ...(forUpdate && !isSqlite(manager) ? { lock: { mode: 'pessimistic_write' as const } } : {}),
  });
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.map((line) => ({ line, product: byId.get(line.subject_id!) }));
}

/** True for what is as the import left it, and whose former category and pictures are still there. */
async function whatCanReturn(
  manager: EntityManager,
  chunk: Written[],
): Promise<(one: Written) => boolean> {
  const categories = new Set((await CategoryIndex.load(manager)).all.map(({ id }) => id));
  const pictures = await presentPictures(manager, chunk);
  return ({ line, product }) =>
    product !== undefined &&
    !product.deleted_at &&
    product.version === afterOf(line, 'version') &&
    canReturn(line, categories, pictures);
}

const afterOf = ({ changes }: AuditEntity, field: string) =>
  changes.find((change) => change.field === field)?.after;

/** True where the category and the pictures that the product had before are still there. */
function canReturn({ action, changes }: AuditEntity, categories: Set<number>, media: Set<number>) {
  if (action === 'created') return true;
  return changes.every(({ field, before }) => {
    if (field === 'category_id') return categories.has(before as number);
    return !IMAGES.includes(field) || before === null || media.has(before as number);
  });
}

async function presentPictures(manager: EntityManager, chunk: Written[]): Promise<Set<number>> {
  const ids = chunk
    .flatMap(({ line }) => line.changes)
    .filter(({ field, before }) => IMAGES.includes(field) && typeof before === 'number')
    .map(({ before }) => before as number);
  if (ids.length === 0) return new Set();
  const rows = await manager.find(MediaEntity, { select: { id: true }, where: { id: In(ids) } });
  return new Set(rows.map(({ id }) => id));
}

/**
 * Changed products get their values from before; new ones are deleted as rows and not put into the trash: thousands
 * of wrong rows are of no use there, and the fixed file can be uploaded again at once.
 */
async function takeBack(manager: EntityManager, chunk: Written[]): Promise<void> {
  const isNew = ({ line }: Written) => line.action === 'created';
  const added = chunk.filter(isNew).map(({ line }) => line.subject_id!);
  if (added.length > 0) await manager.delete(ProductEntity, { id: In(added) });
  await rewriteProducts(
    manager,
    chunk
      .filter((one) => !isNew(one))
      .map(({ line, product }) => ({ before: product!, columns: columnsBefore(line) })),
  );
}

function columnsBefore({ changes }: AuditEntity): Partial<ProductEntity> {
  const values = changes.filter(({ field }) => field !== 'version');
  return Object.fromEntries(values.map(({ field, before }) => [field, before]));
}

function reverse(line: AuditEntity, batch: string): AuditRecord {
  const values = line.changes.filter(({ field }) => field !== 'version');
  return {
    action: line.action === 'created' ? 'purged' : 'updated',
    subject: 'product',
    id: line.subject_id,
    name: line.subject_name,
    changes: values.map(({ field, before, after }) => ({ field, before: after, after: before })),
    batch,
  };
}
