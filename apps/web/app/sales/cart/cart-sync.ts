import type { QuotationCart } from '@shishir/contract';
import { fetchApi } from '@shishir/contract/client';
import { onLogout } from '../../staff/auth/end-session';
import { cart, type CartItem } from './cart-store';

/**
 * Keeps the cart of this browser and that of the signed-in visitor's account in sync: products chosen before signing
 * in join the account's cart, and later each change is sent to the server.
 */

const KEY = 'quotation-cart-synced';
/** Each conflict means that another browser wrote at the same moment. */
const MAX_TRIES = 3;

/** The last cart that browser and account had in common. */
interface Synced {
  user: number;
  version: number;
  items: [id: number, quantity: number][];
}

/** Starts the sync. Returns a function that stops it. */
export function syncCart(user: number): () => void {
  let stopped = false;
  let running: Promise<void> | null = null;
  let again = false;
  let reading = new AbortController();

  /** Runs `work`; if it is already running, it runs once more afterwards. */
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
      // The other tab sends its own changes.
      if (!document.hidden && hasChanged(user)) void run(() => push(user));
    }),
    listen(document, 'visibilitychange', () => {
      if (!document.hidden) void read();
    }),
    listen(window, 'online', () => void read()),
    onLogout(async () => {
      // A response that arrives after the session ended would leave the account's cart in this browser.
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

/** Loads the account's cart and merges both. */
async function pull(user: number, signal: AbortSignal): Promise<void> {
  const response = await fetchApi('GET /api/v1/quotation-cart', { signal });
  if (!response.ok || signal.aborted) return;
  const server = response.body.data;
  if (server.version !== syncedOf(user)?.version) join(user, server);
  await push(user);
}

/** Sends the cart of this browser if it differs from the last common one. */
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

/** Writes the merged cart into this browser. Differences from the account's cart are still to be sent. */
function join(user: number, server: QuotationCart): void {
  const before = syncedOf(user);
  const theirs = server.items.map(({ product_id, ...item }) => ({ id: product_id, ...item }));
  // Products left over from another account stay with that account.
  const isForeign = before === null && readSynced() !== null;
  const merged = mergeCarts(before?.items ?? [], isForeign ? [] : cart.latest(), theirs);
  remember(user, server.version, theirs);
  cart.store(merged);
}

/**
 * Merges three carts: a change that only one side made since the last common cart is taken from that side; if both
 * changed a product, the larger quantity wins. The order is the account's, so that two browsers do not reorder it in
 * turns.
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

/** Returns true if this browser's cart is not the last common one. */
function hasChanged(user: number): boolean {
  const before = syncedOf(user);
  return JSON.stringify(before?.items ?? []) !== JSON.stringify(cart.latest().map(pairOf));
}

const pairOf = ({ id, quantity }: CartItem): Synced['items'][number] => [id, quantity];

function remember(user: number, version: number, items: CartItem[]): void {
  const synced: Synced = { user, version, items: items.map(pairOf) };
  localStorage.setItem(KEY, JSON.stringify(synced));
}

/** Null if this account was not used in this browser since the last sign-out. */
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
