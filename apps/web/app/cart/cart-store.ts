import { useSyncExternalStore } from 'react';

/** One row of the quotation cart. Title and model are kept so that a product that is gone can still be named. */
export interface CartItem {
  id: number;
  title: string;
  model: string;
  quantity: number;
}

export const MAX_QUANTITY = 999;

const KEY = 'quotation-cart';
const VERSION = 1;
const EMPTY: CartItem[] = [];

const listeners = new Set<() => void>();
let items: CartItem[] | null = null;
/** False once the browser has refused to store: the cart then lives as long as the page. */
let storable = true;

/** What is in the cart, oldest first. Empty on the server and while the page hydrates. */
export function useCart(): CartItem[] {
  return useSyncExternalStore(subscribe, current, () => EMPTY);
}

/** How many different products are in the cart. */
export function useCartCount(): number {
  return useCart().length;
}

/** Adds one of a product, or one more of it. */
export function addToCart(product: Omit<CartItem, 'quantity'>): void {
  const held = latest().find((item) => item.id === product.id);
  if (held) setQuantity(product.id, held.quantity + 1);
  else keepInCart(product);
}

/** Puts a product into the cart unless it is there; doing so twice changes nothing. */
export function keepInCart({ id, title, model }: Omit<CartItem, 'quantity'>): void {
  const before = latest();
  if (before.some((item) => item.id === id)) return;
  store([...before, { id, title, model, quantity: 1 }]);
}

export function setQuantity(id: number, quantity: number): void {
  store(
    latest().map((item) => (item.id === id ? { ...item, quantity: asQuantity(quantity) } : item)),
  );
}

export function removeFromCart(id: number): void {
  store(latest().filter((item) => item.id !== id));
}

function current(): CartItem[] {
  items ??= read() ?? EMPTY;
  return items;
}

/** Storage speaks last, since another tab may have written while this one was frozen. */
function latest(): CartItem[] {
  return (storable && read()) || current();
}

/** Null where the browser refuses to read. */
function read(): CartItem[] | null {
  try {
    return parseCart(window.localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

function store(next: CartItem[]): void {
  items = next;
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ version: VERSION, items: next }));
    storable = true;
  } catch {
    storable = false;
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onOtherTab);
  };
}

function onOtherTab(event: StorageEvent): void {
  if (event.key !== KEY && event.key !== null) return;
  items = read();
  listeners.forEach((listener) => listener());
}

/** What was stored, as far as it can be used: broken or foreign content is an empty cart. */
function parseCart(text: string | null): CartItem[] {
  const kept = parseJson(text ?? 'null') as { version?: unknown; items?: unknown } | null;
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
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
