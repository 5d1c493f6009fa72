import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ChangedSince } from '@shishir/contract';
import { setImmediate as turn } from 'node:timers/promises';
import { DataSource, type EntityManager, In, LessThan, MoreThan } from 'typeorm';
import { isSqlite } from '../../platform/database/queries';
import { revision } from '../../platform/database/revision';
import { rewriteProducts } from '../import/import-products';
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
import { revertCheck, type Written } from './revert-check';

/** Rows that are written in one transaction, which takes less than 200 ms even on a slow machine. */
export const SLICE = 100;
/** A running import reports progress with each slice. After this silence it counts as interrupted. */
const SILENT_MS = 60_000;
const CHECK_EVERY_MS = 60_000;
/** Longer than reading any file takes. */
const READING_MS = 60 * 60_000;
/** Maximum number of products listed by name. */
const NAMED = 100;
const INTERRUPTED = 'This was interrupted before it was complete. Nothing was changed.';
const NONE: ChangedSince = { count: 0, products: [] };

/**
 * Undoes what an import wrote, using its audit lines: slice by slice, each in a separate transaction, so that no other
 * request waits for the whole. Also finds imports that a crash interrupted and undoes them.
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
        await this.stopChecks();
      } catch (error) {
        this.log.error(error);
      }
    };
    this.timer = setInterval(() => void check(), CHECK_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Undoes each interrupted import, whether it was partly applied or partly undone. Returns their number. */
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
      // Of several instances, the first to report progress handles it.
      const { id, status } = one;
      const moment = status === 'applying' ? 'applied_at' : 'undone_at';
      const which = { id, status, [moment]: silentSince };
      const { affected } = await manager.update(ProductImportEntity, which, {
        [moment]: new Date(),
      });
      if (affected !== 1) continue;
      this.log.warn(`Import ${id} was interrupted: what it wrote is taken back.`);
      // An undo that has not written anything yet may have to be rejected.
      if (status === 'undoing' && !one.taken_back) await this.stopUndo(id);
      else await this.takeBack(one, housekeeping);
      finished++;
    }
    return finished;
  }

  /** Removes previews left half-read by a crash or a full database. Returns their number. */
  async removeHalfRead(): Promise<number> {
    const { manager } = this.dataSource;
    const created_at = LessThan(new Date(Date.now() - READING_MS));
    const found = await manager.findBy(ProductImportEntity, { status: 'reading', created_at });
    for (const { id } of found) await removeImport(manager, id);
    return found.length;
  }

  /** Gives back imports whose check a crash interrupted, so that it can be repeated. */
  async stopChecks(): Promise<void> {
    const silentSince = LessThan(new Date(Date.now() - SILENT_MS));
    const which = { status: 'checking' as const, applied_at: silentSince };
    const mapping = { status: 'mapping' as const, applied_at: null, problem: INTERRUPTED };
    await this.dataSource.manager.update(ProductImportEntity, which, mapping);
  }

  /** Resets an import to applied if its undo has not written anything yet. */
  async stopUndo(id: number): Promise<void> {
    const which = { id, status: 'undoing' as const };
    const applied = { status: 'applied' as const, undone_at: null };
    await this.dataSource.manager.update(ProductImportEntity, which, applied);
  }

  /**
   * Undoes what an `applying` or `undoing` import wrote, and updates its status. A product that has been changed since
   * is left as it is.
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
        const canRevert = await revertCheck(inner, chunk);
        const taken = chunk.filter((one) => canRevert(one));
        await takeBack(inner, taken);
        await writeAudit(inner, actor, ...taken.map(({ line }) => reverse(line, own)));
        const stays = withNames(
          before,
          chunk.filter((one) => !canRevert(one)),
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

  /** Returns the number of products that differ from what the import wrote, and the first of them. */
  async changedSince({ id, batch }: ProductImportEntity): Promise<ChangedSince> {
    const { manager } = this.dataSource;
    let changed = NONE;
    for await (const lines of linesOf(manager, batch!)) {
      // Shows that an undo in its check phase is still running.
      await manager.update(
        ProductImportEntity,
        { id, status: 'undoing' },
        { undone_at: new Date() },
      );
      const chunk = await productsOf(manager, lines, false);
      const canRevert = await revertCheck(manager, chunk);
      changed = withNames(
        changed,
        chunk.filter((one) => !canRevert(one)),
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

/** Yields the audit lines of the products that an import wrote, slice by slice. */
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

/**
 * Changed products get their former values; new ones are deleted without going to the trash: thousands of wrong rows
 * are of no use there, and the corrected file can be uploaded again immediately.
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
