import { systemPart } from '@shishir/contract';
import { type Reason, reason } from '@shishir/contract/reasons';
import type { EntityManager } from 'typeorm';
import { CategoryEntity } from '../categories/category.entity';
import { InvalidInput } from '../../platform/http/api-error';
import type { ProductEntity } from './product.entity';

type Type = ProductEntity['type'];
type Category = Pick<CategoryEntity, 'title' | 'kind'>;

/** Returns the reason why a product of a category cannot have a type, or null if it can. An empty one is filled in. */
export function typeProblem({ title, kind }: Category, given: Type | undefined): Reason | null {
  const type = systemPart(kind);
  if (!given || given === type) return null;
  return type === null
    ? reason('product_without_type', { category: title })
    : reason('product_of_type', { category: title, type });
}

/** Returns the type of the products of a category. Throws InvalidInput if another one is given. */
export function typeIn(category: Category, given?: Type): Type {
  const problem = typeProblem(category, given);
  if (problem !== null) throw new InvalidInput({ type: problem });
  return systemPart(category.kind);
}

/** Returns the type of the products of a category, which may be in the trash. */
export async function typeOfCategory(
  manager: EntityManager,
  id: number,
  given?: Type,
): Promise<Type> {
  const category = await manager.findOneOrFail(CategoryEntity, {
    select: { id: true, title: true, kind: true },
    where: { id },
    withDeleted: true,
  });
  return typeIn(category, given);
}
