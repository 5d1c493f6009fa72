import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { setImmediate as turn } from 'node:timers/promises';
import { DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import { CategoryIndex } from '../categories/category-index';
import { isSqlite } from '../database/queries';
import { revision } from '../database/revision';
import { Conflict, NotFound } from '../http/api-error';
import type { Principal } from '../http/principal';
import { rewriteProducts } from '../import/import-products';
import { MediaEntity } from '../media/media.entity';
import { ProductEntity } from '../products/product.entity';
import { type AuditRecord, newBatch, writeAudit } from '../records/audit';
import { AuditEntity } from '../records/audit.entity';
import { ProductImportEntity } from './product-import.entity';

const CHUNK = 200;
const NAMED = 5;
const IMAGES = ['image_1_id', 'image_2_id', 'image_3_id'];

/** One product of the import as it is now, and what the import wrote there. */
interface Written {
  line: AuditEntity;
  product: ProductEntity | undefined;
}

/**
 * Undoes an import as a whole. Changed products get their values from before; new ones are deleted as
 * rows and not put into the trash: thousands of wrong rows are of no use there, and the fixed file can be
 * uploaded again at once. Their ids stay in the log and are not used again.
 */
@Injectable()
export class UndoImportService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async undo(id: number, principal: Principal): Promise<void> {
    await revision.transaction(this.dataSource.manager, (manager) =>
      this.run(manager, id, principal),
    );
  }

  private async run(manager: EntityManager, id: number, principal: Principal): Promise<void> {
    const found = await this.claim(manager, id);
    await rejectChanged(manager, found.batch!);
    const batch = newBatch();
    const { file_name: name } = found;
    const whole = { action: 'import_undone', subject: 'product', id: null, name, batch } as const;
    await writeAudit(manager, principal, whole);
    for await (const chunk of written(manager, found.batch!)) {
      await takeBack(manager, chunk);
      await writeAudit(manager, principal, ...chunk.map(({ line }) => reverse(line, batch)));
    }
  }

  private async claim(manager: EntityManager, id: number): Promise<ProductImportEntity> {
    const undone = { status: 'undone' as const, undone_at: new Date() };
    const { affected } = await manager.update(
      ProductImportEntity,
      { id, status: 'applied' },
      undone,
    );
    const found = await manager.findOneBy(ProductImportEntity, { id });
    if (!found || found.status === 'reading') throw new NotFound('Import not found');
    if (affected === 1) return found;
    throw new Conflict(
      found.status === 'undone'
        ? 'This import was undone already.'
        : 'This import was not applied, so there is nothing to undo.',
    );
  }
}

async function* written(manager: EntityManager, batch: string): AsyncGenerator<Written[]> {
  let last = 0;
  for (;;) {
    const lines = await manager.find(AuditEntity, {
      where: { batch, action: In(['created', 'updated']), id: MoreThan(last) },
      order: { id: 'ASC' },
      take: CHUNK,
    });
    if (lines.length === 0) return;
    const ids = In(lines.map(({ subject_id }) => subject_id));
    const products = await manager.find(ProductEntity, {
      where: { id: ids },
      withDeleted: true,
      ...(isSqlite(manager) ? {} : { lock: { mode: 'pessimistic_write' as const } }),
    });
    const byId = new Map(products.map((product) => [product.id, product]));
    await turn();
    yield lines.map((line) => ({ line, product: byId.get(line.subject_id!) }));
    last = lines.at(-1)!.id;
  }
}

/** Throws a Conflict that names the first products that are not as the import left them. */
async function rejectChanged(manager: EntityManager, batch: string): Promise<void> {
  const categories = new Set((await CategoryIndex.load(manager)).all.map(({ id }) => id));
  const changed: string[] = [];
  let count = 0;
  for await (const chunk of written(manager, batch)) {
    const pictures = await presentPictures(manager, chunk);
    for (const { line, product } of chunk) {
      const isSame = product && !product.deleted_at && product.version === afterOf(line, 'version');
      if (isSame && canReturn(line, categories, pictures)) continue;
      count++;
      if (changed.length < NAMED) changed.push(`${line.subject_name} (${line.subject_id})`);
    }
  }
  if (count === 0) return;
  const more = count > changed.length ? ` and ${count - changed.length} more` : '';
  const [was, it] = count === 1 ? ['was', 'it'] : ['were', 'they'];
  throw new Conflict(
    `${changed.join(', ')}${more} ${was} changed since the import, or what ${it} had before is gone. ` +
      'Nothing was undone.',
  );
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
