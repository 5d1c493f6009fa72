import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { AuditChange, PRICE_FIELDS } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager, In, MoreThan } from 'typeorm';
import { CategoryEntity } from '../../categories/category.entity';
import { chunks } from '../../../platform/database/chunks';
import { NotFound } from '../../../platform/http/api-error';
import type { Principal } from '../../../platform/http/principal';
import { newBatch } from '../../../platform/records/audit';
import { AuditEntity } from '../../../platform/records/audit.entity';
import { type Change, change } from '../../../platform/records/change';
import { productRecord } from '../product-record';
import { typeOfCategory } from '../product-type';
import { ProductEntity } from '../product.entity';
import { type BulkRow, rowsOf } from './bulk-selection';
import { writePrices } from './price-change.service';
import { write } from './product-bulk.service';

const UNDO_MS = 24 * 60 * 60_000;

type PriceField = (typeof PRICE_FIELDS)[number];
type Line = Pick<AuditEntity, 'action' | 'changes'> & { subject_id: number };

/** Undoes a bulk change, using its audit lines. */
@Injectable()
export class BulkUndoService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /** Returns the number of products that were reverted. Later changes are kept. */
  undo(batch: string, principal: Principal): Promise<number> {
    return change(this.manager, productRecord, principal, async (change) => {
      const lines = await linesOf(change.manager, batch, principal.user.id);
      const own = newBatch();
      const deleted = lines.filter(({ action }) => action === 'deleted');
      const updated = lines.filter(({ action }) => action === 'updated');
      return (await restore(change, deleted, own)) + (await revert(change, updated, own));
    });
  }
}

async function linesOf(manager: EntityManager, batch: string, actor_id: number): Promise<Line[]> {
  const lines = await manager.find(AuditEntity, {
    select: { action: true, subject_id: true, changes: true },
    where: {
      batch,
      actor_id,
      subject: 'product',
      created_at: MoreThan(new Date(Date.now() - UNDO_MS)),
    },
    order: { id: 'ASC' },
  });
  // Imports have a separate undo.
  const isBulk = lines.every(
    ({ action, subject_id }) =>
      subject_id !== null && (action === 'updated' || action === 'deleted'),
  );
  if (lines.length === 0 || !isBulk) throw new NotFound(reason('nothing_to_undo'));
  return lines as Line[];
}

/** Restores products from the trash, except those with a category in the trash. */
async function restore(
  change: Change<ProductEntity>,
  lines: Line[],
  batch: string,
): Promise<number> {
  const open = new Set((await change.manager.find(CategoryEntity)).map(({ id }) => id));
  let count = 0;
  for (const chunk of chunks(lines)) {
    const found = await change.manager.find(ProductEntity, {
      select: { id: true, brand: true, model: true, category_id: true, deleted_at: true },
      where: { id: In(chunk.map(({ subject_id }) => subject_id)) },
      withDeleted: true,
    });
    const rows = found.filter((row) => row.deleted_at && open.has(row.category_id));
    if (rows.length === 0) continue;
    await change.manager.restore(ProductEntity, { id: In(rows.map(({ id }) => id)) });
    for (const row of rows) change.log(row, 'restored', [], batch);
    count += rows.length;
  }
  return count;
}

/** Restores the former value of each field of a line, unless it was changed since. */
async function revert(
  change: Change<ProductEntity>,
  lines: Line[],
  batch: string,
): Promise<number> {
  const changes = new Map(lines.map((line) => [line.subject_id, line.changes]));
  const rows = (await rowsOf(change.manager, [...changes.keys()])).filter((row) =>
    changes.get(row.id)!.every(({ field, after }) => valueOf(row, field) === after),
  );
  const [first] = lines;
  const fields = first?.changes.map(({ field }) => field) ?? [];
  const price = fields.find(isPrice);
  if (price) {
    const before = rows.map(
      ({ id }) => [id, changes.get(id)![0]!.before as number | null] as const,
    );
    await writePrices(change, rows, new Map(before), price, batch);
    return rows.length;
  }
  // Rows that get the same values are written together.
  const groups = new Map<string, BulkRow[]>();
  for (const row of rows) {
    const columns = JSON.stringify(columnsBefore(changes.get(row.id)!));
    const group = groups.get(columns);
    if (group) group.push(row);
    else groups.set(columns, [row]);
  }
  for (const [columns, group] of groups) {
    const before = JSON.parse(columns) as Partial<ProductEntity>;
    if (before.category_id !== undefined) {
      before.type = await typeOfCategory(change.manager, before.category_id);
    }
    await write(change, group, before, batch);
  }
  return rows.length;
}

const isPrice = (field: string): field is PriceField =>
  field === 'regular_price' || field === 'offer_price';
const valueOf = (row: BulkRow, field: string): unknown =>
  (row as Readonly<Record<string, unknown>>)[field];
const columnsBefore = (changes: AuditChange[]) =>
  Object.fromEntries(changes.map(({ field, before }) => [field, before]));
