import { CatalogueProduct, unitTypeLabel } from '@shishir/contract';
import { redirect } from 'react-router';
import { pagePath } from '../../platform/locale/site-path';
import type { ApiClient } from '../../platform/api/api-client';
import { withoutInapplicable } from '../product-parts/card-product.server';
import { nominalSize, sizeLabel } from '../product-parts/size-label.server';
import { loadResponse } from '../../platform/api/load-response.server';
import { comparePath, type ComparedProduct, isComparable, MAX_COMPARED } from './compare-store';
import { compareTexts } from './compare.texts';

const texts = compareTexts.notes;

/** Limits invented links with many ids. */
const MAX_READ = 40;

export interface ComparePage {
  products: CatalogueProduct[];
  /** The same products as the browser stores them. */
  compared: ComparedProduct[];
  /** Messages about requested products that cannot be shown. */
  notes: string[];
  /** Units that can be added. */
  others: { id: number; label: string }[];
}

/** Loads the products of an address such as '/compare?ids=1,22' in that order. */
export async function loadComparePage(api: ApiClient, url: URL): Promise<ComparePage> {
  const ids = idsOf(url);
  if (ids.length === 0) return { products: [], compared: [], notes: [], others: [] };
  const query = { ids: ids.join(','), pageSize: MAX_READ };
  const response = await loadResponse(api.products.list({ query }));
  // A staff session receives more fields; only public ones may be sent.
  const found = (response?.body ?? []).map((product) =>
    withoutInapplicable(CatalogueProduct.parse(product)),
  );
  const inOrder = ids.flatMap((id) => found.find((product) => product.id === id) ?? []);
  const { products, notes } = sideBySide(inOrder, ids.length - inOrder.length);
  const others = await othersFor(api, products);
  return { products, compared: products.map(toCompared), notes, others };
}

/** Returns the fields of a product that the comparison stores. */
export const toCompared = ({
  id,
  title,
  category_kind,
}: Pick<CatalogueProduct, 'id' | 'title' | 'category_kind'>): ComparedProduct => ({
  id,
  title,
  type: unitTypeLabel(category_kind),
});

/** Returns the first four comparable products, and notes about the others. */
function sideBySide(asked: CatalogueProduct[], unknown: number) {
  const type = asked[0] && unitTypeLabel(asked[0].category_kind);
  const isAlike = ({ category_kind }: CatalogueProduct) =>
    isComparable(unitTypeLabel(category_kind), type!);
  const alike = asked.filter(isAlike);
  const products = alike.slice(0, MAX_COMPARED);
  const notes: string[] = [];
  if (unknown > 0) notes.push(texts.unknown(unknown));
  for (const other of asked.filter((product) => !isAlike(product))) {
    const otherType = unitTypeLabel(other.category_kind);
    notes.push(texts.notComparable(other.title, otherType, type!));
  }
  const tooMany = alike.slice(MAX_COMPARED).map(({ title }) => title);
  if (tooMany.length > 0) notes.push(texts.tooMany(MAX_COMPARED, tooMany));
  return { products, notes };
}

/**
 * Returns the unique ids. Redirects a form without JavaScript, which sends one parameter per id, to the canonical
 * address.
 */
function idsOf(url: URL): number[] {
  const given = url.searchParams.getAll('ids');
  const numbers = given
    .flatMap((text) => text.split(','))
    .filter((text) => /^[1-9]\d{0,8}$/.test(text))
    .map(Number);
  const ids = [...new Set(numbers)].slice(0, MAX_READ);
  if (given.length > 1 || pagePath(url.pathname) !== '/compare')
    throw redirect(comparePath(ids), 302);
  return ids;
}

/** Units of the same categories that are not in the comparison yet. */
async function othersFor(api: ApiClient, products: CatalogueProduct[]) {
  const [first] = products;
  if (!first || products.length >= MAX_COMPARED) return [];
  const category = [...new Set(products.map(({ category_slug }) => category_slug))].join(',');
  const query = { category, sort: 'cooling_tr', pageSize: 100, page: 1 } as const;
  const response = await loadResponse(api.products.listed({ query }));
  return (response?.body ?? [])
    .filter(({ id }) => products.every((product) => product.id !== id))
    .map((product) => {
      // Titles of other units name their nominal size.
      const size = nominalSize(product);
      const { id, title, model } = product;
      return { id, label: `${title}, ${size === sizeLabel(product) ? model : size}` };
    });
}
