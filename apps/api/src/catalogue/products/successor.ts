import { type Reason, reason } from '@shishir/contract/reasons';
import type { EntityManager } from 'typeorm';
import { InvalidInput } from '../../platform/http/api-error';
import { ProductEntity } from './product.entity';

/** Successor of each product that has one, by product id. */
export type Successors = ReadonlyMap<number, number>;

export async function loadSuccessors(manager: EntityManager): Promise<Map<number, number>> {
  const rows = await manager.query<{ id: number; successor_id: number }[]>(
    'SELECT id, successor_id FROM products WHERE successor_id IS NOT NULL',
  );
  return new Map(rows.map(({ id, successor_id }) => [id, successor_id]));
}

/**
 * Returns the reason why a product cannot be the successor of another, or null if it can. A new product has no id yet.
 */
export function successorProblem(
  id: number | null,
  successor: number,
  successors: Successors,
): Reason | null {
  if (id === null) return null;
  if (id === successor) return reason('successor_is_itself');
  const seen = new Set<number>();
  for (let next = successors.get(successor); next !== undefined; next = successors.get(next)) {
    if (next === id) return reason('successor_leads_back', { id: successor });
    if (seen.has(next)) return null;
    seen.add(next);
  }
  return null;
}

/** Throws InvalidInput if a product cannot have this successor. Runs inside the transaction that writes it. */
export async function rejectWrongSuccessor(
  manager: EntityManager,
  id: number | null,
  successor: number | null | undefined,
): Promise<void> {
  if (successor === null || successor === undefined) return;
  const problem =
    successorProblem(id, successor, await loadSuccessors(manager)) ??
    ((await manager.existsBy(ProductEntity, { id: successor }))
      ? null
      : reason('successor_missing', { id: successor }));
  if (problem) throw new InvalidInput({ successor_id: problem }, problem);
}
