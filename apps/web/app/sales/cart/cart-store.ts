import { persistedList } from '../../platform/ui/browser/persisted-list';

/** One row of the quotation cart. Title and model are stored so that a deleted product can still be named. */
export interface CartItem {
  id: number;
  title: string;
  model: string;
  quantity: number;
}

export const MAX_QUANTITY = 999;

const VERSION = 1;
/** The whole list, for the copy of a signed-in visitor on the server. */
export const cart = persistedList('quotation-cart', parseCart, (items) => ({
  version: VERSION,
  items,
}));

/** Returns the items of the cart, oldest first; empty on the server and during hydration. */
export const useCart = cart.use;

/** Returns the number of different products in the cart. */
export function useCartCount(): number {
  return useCart().length;
}

/** Adds a product, or increases its quantity by one. */
export function addToCart(product: Omit<CartItem, 'quantity'>): void {
  const existing = cart.latest().find((item) => item.id === product.id);
  if (existing) setQuantity(product.id, existing.quantity + 1);
  else putInCart(product);
}

/** Puts a product into the cart. A product that is in the cart already gets the larger of both quantities. */
export function putInCart(
  { id, title, model }: Omit<CartItem, 'quantity'>,
  quantity: number = 1,
): void {
  const before = cart.latest();
  const there = before.find((item) => item.id === id);
  if (!there) cart.store([...before, { id, title, model, quantity: asQuantity(quantity) }]);
  else if (there.quantity < quantity) setQuantity(id, quantity);
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

/** Returns the valid items in the stored content. Broken or foreign content yields an empty cart. */
function parseCart(stored: unknown): CartItem[] {
  const content = stored as { version?: unknown; items?: unknown } | null;
  if (content?.version !== VERSION || !Array.isArray(content.items)) return [];
  const rows = content.items.filter(isItem);
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

/** Name of a product's quantity field in the form for browsers without JavaScript. */
export const quantityField = (id: number) => `quantity-${id}`;

/** Returns the nearest quantity that a cart can hold. */
export function asQuantity(quantity: unknown): number {
  const whole = Math.round(Number(quantity));
  return Number.isFinite(whole) ? Math.min(MAX_QUANTITY, Math.max(1, whole)) : 1;
}
