import type { QuotationCart } from '@shishir/contract';
import { fetchApi } from '@shishir/contract/client';
import { onLogout } from '../../staff/auth/end-session';
import { cart, type CartItem } from './cart-store';

/**
 * Keeps the cart of this browser and that of the signed-in visitor's account in step: what was chosen before signing
 * in joins the account's cart, and later each change goes to the server.
 */

const KEY = 'quotation-cart-synced';
/** Each conflict means that another browser wrote in the same moment. */
const MAX_TRIES = 3;

/** The cart as browser and account had it last in common. */
interface Synced {
  user: number;
  version: number;
  items: [id: number, quantity: number][];
}

/** Starts keeping the carts in step. Returns a function that stops it. */
export function syncCart(user: number): () => void {
  let stopped = false;
  let running: Promise<void> | null = null;
  let again = false;
  let reading = new AbortController();

  /** Runs `work`; where some is under way, it runs once more behind that. */
  const run = (work: () => Promise<void>): Promise<void> => {
    again = running !== null;
    return (running ??= work()
      // Without a connection nothing is lost: the next change or visit tries again.
      .catch(() => undefined)
      .then(() => {
        running = null;
        if (again && !stopped) return run(() => push(user));
        return undefined;
      }));
  };

  const read = () => {
    reading = new AbortController();
    return run(() => pull(user, reading.signal));
  };

  const leaving = [
    cart.subscribe(() => {
      // A change by another tab is that tab's to send.
      if (!document.hidden && hasChanged(user)) void run(() => push(user));
    }),
    listen(document, 'visibilitychange', () => {
      if (!document.hidden) void read();
    }),
    listen(window, 'online', () => void read()),
    onLogout(async () => {
      // A response that arrives after the end of the session would leave the account's cart in this browser.
      reading.abort();
      if (hasChanged(user)) await run(() => push(user));
      return () => {
        stopped = true;
        localStorage.removeItem(KEY);
        cart.store([]);
      };
    }),
  ];
  void read();
  return () => {
    stopped = true;
    reading.abort();
    for (const leave of leaving) leave();
  };
}

function listen(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}

/** Asks for the account's cart, and brings both together. */
async function pull(user: number, signal: AbortSignal): Promise<void> {
  const response = await fetchApi('GET /api/v1/quotation-cart', { signal });
  if (!response.ok || signal.aborted) return;
  const server = response.body.data;
  if (server.version !== syncedOf(user)?.version) join(user, server);
  await push(user);
}

/** Sends the cart of this browser where it differs from what both had in common. */
async function push(user: number): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES && hasChanged(user); tries++) {
    const items = cart.latest();
    const response = await fetchApi('PUT /api/v1/quotation-cart', {
      body: {
        items: items.map(({ id, quantity }) => ({ product_id: id, quantity })),
        version: syncedOf(user)?.version ?? 0,
      },
    });
    if (response.ok) remember(user, response.body.data.version, items);
    else if (response.status === 409) join(user, response.body?.current as QuotationCart);
    else return;
  }
}

/** Writes both carts into this browser as one. What then differs from the account's is still to be sent. */
function join(user: number, server: QuotationCart): void {
  const before = syncedOf(user);
  const theirs = server.items.map(({ product_id, ...item }) => ({ id: product_id, ...item }));
  // What is left of another account's visit stays with that account.
  const isForeign = before === null && readSynced() !== null;
  const merged = mergeCarts(before?.items ?? [], isForeign ? [] : cart.latest(), theirs);
  remember(user, server.version, theirs);
  cart.store(merged);
}

/**
 * Three carts become one: what only one side has changed since they were the same is taken from that side; where both
 * have, the larger quantity wins. The order is the account's, so that no two browsers reorder it in turns.
 */
export function mergeCarts(
  before: Synced['items'],
  ours: CartItem[],
  theirs: CartItem[],
): CartItem[] {
  const quantityBefore = new Map(before);
  const quantityIn = (items: CartItem[], id: number) =>
    items.find((item) => item.id === id)?.quantity ?? 0;
  const all = [...theirs, ...ours.filter(({ id }) => theirs.every((item) => item.id !== id))];
  return all.flatMap((item) => {
    const was = quantityBefore.get(item.id) ?? 0;
    const [our, their] = [quantityIn(ours, item.id), quantityIn(theirs, item.id)];
    const quantity = our === was ? their : their === was ? our : Math.max(our, their);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}

/** True where this browser's cart is not the one that both had in common. */
function hasChanged(user: number): boolean {
  const before = syncedOf(user);
  return JSON.stringify(before?.items ?? []) !== JSON.stringify(cart.latest().map(pairOf));
}

const pairOf = ({ id, quantity }: CartItem): Synced['items'][number] => [id, quantity];

function remember(user: number, version: number, items: CartItem[]): void {
  const synced: Synced = { user, version, items: items.map(pairOf) };
  localStorage.setItem(KEY, JSON.stringify(synced));
}

/** Null where this account has not been in this browser since the last sign-out. */
function syncedOf(user: number): Synced | null {
  const synced = readSynced();
  return synced?.user === user ? synced : null;
}

function readSynced(): Synced | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Synced | null;
  } catch {
    return null;
  }
}
