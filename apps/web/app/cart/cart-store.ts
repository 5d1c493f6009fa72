import { keptList } from '../ui/browser/persisted-list';

/** One row of the quotation cart. Title and model are kept so that a product that is gone can still be named. */
export interface CartItem {
  id: number;
  title: string;
  model: string;
  quantity: number;
}

export const MAX_QUANTITY = 999;

const VERSION = 1;
const cart = keptList('quotation-cart', parseCart, (items) => ({ version: VERSION, items }));

/** What is in the cart, oldest first. Empty on the server and while the page hydrates. */
export const useCart = cart.use;

/** How many different products are in the cart. */
export function useCartCount(): number {
  return useCart().length;
}

/** Adds one of a product, or one more of it. */
export function addToCart(product: Omit<CartItem, 'quantity'>): void {
  const held = cart.latest().find((item) => item.id === product.id);
  if (held) setQuantity(product.id, held.quantity + 1);
  else keepInCart(product);
}

/** Puts a product into the cart unless it is there; doing so twice changes nothing. */
export function keepInCart({ id, title, model }: Omit<CartItem, 'quantity'>): void {
  const before = cart.latest();
  if (before.some((item) => item.id === id)) return;
  cart.store([...before, { id, title, model, quantity: 1 }]);
}

export function setQuantity(id: number, quantity: number): void {
  cart.store(
    cart
      .latest()
      .map((item) => (item.id === id ? { ...item, quantity: asQuantity(quantity) } : item)),
  );
}

export function removeFromCart(id: number): void {
  cart.store(cart.latest().filter((item) => item.id !== id));
}

/** What was stored, as far as it can be used: broken or foreign content is an empty cart. */
function parseCart(stored: unknown): CartItem[] {
  const kept = stored as { version?: unknown; items?: unknown } | null;
  if (kept?.version !== VERSION || !Array.isArray(kept.items)) return [];
  const rows = kept.items.filter(isItem);
  return rows
    .filter((row, index) => rows.findIndex((other) => other.id === row.id) === index)
    .map(({ id, title, model, quantity }) => ({
      id,
      title,
      model,
      quantity: asQuantity(quantity),
    }));
}

function isItem(row: unknown): row is CartItem {
  const item = row as Partial<CartItem> | null;
  return (
    Number.isSafeInteger(item?.id) &&
    typeof item?.title === 'string' &&
    typeof item.model === 'string'
  );
}

function asQuantity(quantity: unknown): number {
  const whole = Math.round(Number(quantity));
  return Number.isFinite(whole) ? Math.min(MAX_QUANTITY, Math.max(1, whole)) : 1;
}
