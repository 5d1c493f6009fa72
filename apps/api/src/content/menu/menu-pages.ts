import { siteTarget } from '@shishir/contract';
import { type EntityManager, In, Not } from 'typeorm';
import { CategoryIndex } from '../../catalogue/categories/category-index';
import { notDeleted } from '../../platform/database/queries';
import { PostEntity } from '../posts/post.entity';
import { ProductEntity } from '../../catalogue/products/product.entity';

/** Returns the addresses at which no page of the site responds. External addresses are not checked. */
export async function missingPages(
  manager: EntityManager,
  addresses: (string | null)[],
): Promise<Set<string>> {
  const own = [...new Set(addresses)].filter((address) => address?.startsWith('/')) as string[];
  const targets = own.map((address) => [address, siteTarget(address)] as const);
  const categories = await CategoryIndex.load(manager);
  const idsOf = (kind: 'product' | 'post') =>
    targets.flatMap(([, target]) => (target?.kind === kind ? target.id : []));
  const products = await publicProducts(manager, idsOf('product'));
  const posts = await publicPosts(manager, idsOf('post'));
  const isMissing = (target: ReturnType<typeof siteTarget>) => {
    if (target?.kind === 'category') return categories.find(target.key)?.status !== 'active';
    if (target?.kind === 'product') return !products.has(target.id);
    if (target?.kind === 'post') return !posts.has(target.id);
    return target === null;
  };
  return new Set(targets.filter(([, target]) => isMissing(target)).map(([address]) => address));
}

async function publicProducts(manager: EntityManager, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await notDeleted(manager.createQueryBuilder(ProductEntity, 'product'))
    .select('product.id', 'id')
    .innerJoin('product.category', 'category')
    .andWhere({ id: In(ids), visibility: Not('hidden') })
    .andWhere("category.status = 'active'")
    .getRawMany<{ id: number }>();
  return new Set(rows.map(({ id }) => Number(id)));
}

async function publicPosts(manager: EntityManager, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await manager.findBy(PostEntity, { id: In(ids), status: 'published' });
  return new Set(rows.map(({ id }) => id));
}
