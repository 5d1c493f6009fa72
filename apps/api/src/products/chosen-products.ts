import { type EntityManager, In } from 'typeorm';
import { NotFound } from '../http/api-error';
import { ProductEntity } from './product.entity';

/** The rows that were chosen in the list, in that order, each once. Where one is gone or in the trash, none. */
export async function chosenProducts(
  manager: EntityManager,
  given: number[],
  missing = (id: number) => `Product ${id} is not there any more. Nothing was changed.`,
): Promise<ProductEntity[]> {
  const ids = [...new Set(given)];
  return inOrder(ids, await manager.findBy(ProductEntity, { id: In(ids) }), missing);
}

/** The rows in the order of the ids; every one of them has to be there. */
export function inOrder<Row extends { id: number }>(
  ids: number[],
  rows: Row[],
  missing: (id: number) => string,
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw new NotFound(missing(id));
    return row;
  });
}
