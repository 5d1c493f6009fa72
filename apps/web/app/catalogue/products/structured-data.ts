import type { CatalogueProduct } from '@shishir/contract';
import { pictureMainPath, priceView } from '@shishir/format';
import type { CardProduct } from '../product-parts/card-product';
import { PAGE_SIZE } from '../list-filters/list-address';

type Block = Record<string, unknown>;

/** Returns schema.org/Product; without an offer if the price is on request. */
export function productData(product: CatalogueProduct, publicUrl: string): Block {
  const address = new URL(`/products/${product.id}`, publicUrl).href;
  const price = priceView(product.regular_price, product.offer_price);
  return {
    '@type': 'Product',
    '@id': address,
    url: address,
    name: product.title,
    model: product.model,
    mpn: product.model,
    category: product.category,
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.pictures.length > 0 && {
      image: product.pictures.map(
        ({ key, width }) => new URL(`/storage/${pictureMainPath(key, width)}`, publicUrl).href,
      ),
    }),
    ...(price.kind === 'price' && {
      offers: { '@type': 'Offer', price: price.price, priceCurrency: 'BDT', url: address },
    }),
  };
}

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
