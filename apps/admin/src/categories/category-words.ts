import type { Category } from '@shishir/contract';
import { productPaths } from '../ui/page/paths';

/** The products list, narrowed to a category. */
export const productsAt = ({ slug }: Pick<Category, 'slug'>) =>
  `${productPaths.list}?category=${encodeURIComponent(slug)}`;
