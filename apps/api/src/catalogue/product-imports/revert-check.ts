import { type EntityManager, In, MoreThan } from 'typeorm';
import { CategoryIndex } from '../categories/category-index';
import { MediaEntity } from '../../platform/media/media.entity';
import { AuditEntity } from '../../platform/records/audit.entity';
import type { ProductEntity } from '../products/product.entity';

const IMAGES = ['image_1_id', 'image_2_id', 'image_3_id'];

/** A product as it is now, and the audit line of what the import wrote. */
export interface Written {
  line: AuditEntity;
  product: ProductEntity | undefined;
}

/**
 * Returns a check for products that are as the import left them and can get back their former category and pictures.
 */
export async function revertCheck(
  manager: EntityManager,
  chunk: Written[],
): Promise<(one: Written) => boolean> {
  const categories = new Set((await CategoryIndex.load(manager)).all.map(({ id }) => id));
  const pictures = await presentPictures(manager, chunk);
  const same = await productsChangedBack(manager, chunk);
  return ({ line, product }) =>
    product !== undefined &&
    !product.deleted_at &&
    (product.version === afterOf(line, 'version') || same.has(product.id)) &&
    canRevert(line, categories, pictures);
}

/** Returns the ids of products whose later changes cancel out, such as those of another import that was undone. */
async function productsChangedBack(manager: EntityManager, chunk: Written[]): Promise<Set<number>> {
  const later = chunk.filter(
    ({ line, product }) => product && product.version !== afterOf(line, 'version'),
  );
  if (later.length === 0) return new Set();
  const lines = await manager.find(AuditEntity, {
    where: {
      subject: 'product',
      subject_id: In(later.map(({ line }) => line.subject_id)),
      id: MoreThan(Math.min(...later.map(({ line }) => line.id))),
    },
    order: { id: 'ASC' },
  });
  const isBack = ({ line, product }: Written) => {
    const since = lines.filter(({ id, subject_id }) => id > line.id && subject_id === product!.id);
    const versions = product!.version - Number(afterOf(line, 'version'));
    return since.length === versions && cancelOut(since);
  };
  return new Set(later.filter(isBack).map(({ product }) => product!.id));
}

/** True if each field has its first value again after the last of some updates. */
function cancelOut(lines: AuditEntity[]): boolean {
  const text = (value: unknown) => JSON.stringify(value ?? null);
  const first = new Map<string, string>();
  const last = new Map<string, string>();
  for (const { action, changes } of lines) {
    if (action !== 'updated') return false;
    for (const { field, before, after } of changes) {
      if (field === 'version') continue;
      // The log only names the fields of long texts.
      if (text(before) === text(after)) return false;
      if (!first.has(field)) first.set(field, text(before));
      last.set(field, text(after));
    }
  }
  return [...first].every(([field, before]) => before === last.get(field));
}

const afterOf = ({ changes }: AuditEntity, field: string) =>
  changes.find((change) => change.field === field)?.after;

/** True if the former category and pictures of the product still exist. */
function canRevert({ action, changes }: AuditEntity, categories: Set<number>, media: Set<number>) {
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
