import type { CatalogueProduct } from '@shishir/contract';
import { persistedList } from '../../platform/ui/browser/persisted-list';
import { compareTexts } from './compare.texts';

const texts = compareTexts.toggle;

/** A product in the comparison. */
export interface ComparedProduct extends Pick<CatalogueProduct, 'id' | 'title'> {
  /** For example 'Indoor Unit'. Indoor units are only compared with each other. */
  type: string;
}

/** Maximum columns that fit on a screen. */
export const MAX_COMPARED = 4;

const compared = persistedList('compare', parseProducts, (products) => products);

/** Returns the chosen products, oldest first. Empty on the server and during hydration. */
export const useCompared = compared.use;

/** Returns the error message for a product that cannot be added; null if it can. */
export function compareError(product: ComparedProduct): string | null {
  const chosen = compared.latest();
  if (chosen.length >= MAX_COMPARED) return texts.full(MAX_COMPARED);
  const [first] = chosen;
  if (!first || isComparable(first.type, product.type)) return null;
  return texts.notComparable(product.type, first.type);
}

const INDOOR = 'Indoor Unit';
export const isComparable = (one: string, other: string) => (one === INDOOR) === (other === INDOOR);

export function addToCompared(product: ComparedProduct): void {
  setCompared([...compared.latest().filter(({ id }) => id !== product.id), product]);
}

export function removeCompared(id: number): void {
  compared.store(compared.latest().filter((product) => product.id !== id));
}

export function setCompared(products: ComparedProduct[]): void {
  const named = products.map(({ id, title, type }) => ({ id, title, type }));
  compared.store(named.slice(0, MAX_COMPARED));
}

/** Returns an empty list for broken or foreign content. */
function parseProducts(stored: unknown): ComparedProduct[] {
  return Array.isArray(stored) ? stored.filter(isComparedProduct).slice(0, MAX_COMPARED) : [];
}

function isComparedProduct(row: unknown): row is ComparedProduct {
  const product = row as Partial<ComparedProduct> | null;
  return (
    Number.isSafeInteger(product?.id) &&
    typeof product?.title === 'string' &&
    typeof product.type === 'string'
  );
}

/** Returns the address of a comparison: '/compare?ids=1,22'. */
export function comparePath(ids: number[]): string {
  return ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare';
}
