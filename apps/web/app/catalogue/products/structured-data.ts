import type { CardProduct } from '../product-parts/card-product';
import { PAGE_SIZE } from '../list-filters/list-address';

type Block = Record<string, unknown>;

/** Returns schema.org/ItemList of one page of a list. */
export function listData(products: CardProduct[], page: number, publicUrl: string): Block {
  const before = (page - 1) * PAGE_SIZE;
  return {
    '@type': 'ItemList',
    itemListElement: products.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: title,
      url: `${publicUrl}/products/${id}`,
    })),
  };
}

/** Returns schema.org/ItemList of the families. */
export function familiesData(
  families: { title: string; path: string }[],
  publicUrl: string,
): Block {
  return {
    '@type': 'ItemList',
    itemListElement: families.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: publicUrl + path,
    })),
  };
}
