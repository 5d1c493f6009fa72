import type { CatalogueProduct } from '@shishir/contract';
import { persistedList } from '../../platform/ui/browser/persisted-list';

/** A product in the comparison. */
export interface ComparedProduct extends Pick<CatalogueProduct, 'id' | 'title'> {
  /** 'Indoor Unit', 'Chiller'. Indoor units are compared with each other only. */
  type: string;
}

/** More columns do not fit on a screen. */
export const MAX_COMPARED = 4;

const compared = persistedList('compare', parseProducts, (products) => products);

/** The chosen products, oldest first. Empty on the server and during hydration. */
export const useCompared = compared.use;

/** The error message for a product that cannot be added; null where it can. */
export function compareError(product: ComparedProduct): string | null {
  const chosen = compared.latest();
  if (chosen.length >= MAX_COMPARED) return `Take one out first: ${MAX_COMPARED} units fit.`;
  const [first] = chosen;
  if (!first || isComparable(first.type, product.type)) return null;
  return `${plural(product.type)} cannot be compared with ${pluralInSentence(first.type)}.`;
}

const INDOOR = 'Indoor Unit';
export const isComparable = (one: string, other: string) => (one === INDOOR) === (other === INDOOR);

/** 'Indoor Unit' -> 'Indoor units', 'Chiller' -> 'Chillers'. */
const plural = (type: string) => `${type.replace(' Unit', ' unit')}s`;

/** 'Indoor Unit' -> 'indoor units'. */
export const pluralInSentence = (type: string) =>
  plural(type).replace(/^./, (letter) => letter.toLowerCase());

export function addToCompared(product: ComparedProduct): void {
  setCompared([...compared.latest().filter(({ id }) => id !== product.id), product]);
}

export function removeCompared(id: number): void {
  compared.store(compared.latest().filter((product) => product.id !== id));
}

/** Replaces the chosen products. */
export function setCompared(products: ComparedProduct[]): void {
  const named = products.map(({ id, title, type }) => ({ id, title, type }));
  compared.store(named.slice(0, MAX_COMPARED));
}

/** Broken or foreign content gives an empty list. */
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

/** The address of a comparison: '/compare?ids=1,22'. */
export function comparePath(ids: number[]): string {
  return ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare';
}
