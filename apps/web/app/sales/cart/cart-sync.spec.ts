import { endSession } from '../../staff/auth/end-session';
import { cart, type CartItem, setQuantity } from './cart-store';
import { mergeCarts, syncCart } from './cart-sync';

const item = (id: number, quantity: number): CartItem => ({
  id,
  title: `Unit ${id}`,
  model: `M${id}`,
  quantity,
});

/** Mocks `fetch` with the cart of one account on the server. */
const server = { items: [] as CartItem[], version: 0, down: false, conflicts: 0 };
const writes: [id: number, quantity: number][][] = [];
const bodyOf = () => ({
  items: server.items.map(({ id, ...rest }) => ({ product_id: id, ...rest })),
  version: server.version,
});

beforeEach(() => {
  Object.assign(server, { items: [], version: 0, down: false, conflicts: 0 });
  writes.length = 0;
  localStorage.clear();
  cart.store([]);
  global.fetch = jest.fn((address: string, { method, body }: RequestInit) => {
    if (server.down) return Promise.reject(new TypeError('Failed to fetch'));
    if (address.endsWith('/auth/logout')) return Promise.resolve(Response.json({ success: true }));
    if (method === 'GET') return Promise.resolve(Response.json({ data: bodyOf() }));
    const { items, version } = JSON.parse(body as string) as {
      items: { product_id: number; quantity: number }[];
      version: number;
    };
    if (version !== server.version) {
      return Promise.resolve(Response.json({ current: bodyOf() }, { status: 409 }));
    }
    server.items = items.map(({ product_id, quantity }) => item(product_id, quantity));
    server.version += 1;
    writes.push(items.map(({ product_id, quantity }) => [product_id, quantity]));
    return Promise.resolve(Response.json({ data: bodyOf() }));
  }) as never;
});

let stop: () => void = () => undefined;
afterEach(() => stop());

/** Waits until all pending work is done. */
const settled = async () => {
  for (let turns = 0; turns < 50; turns++) await Promise.resolve();
};
async function signIn(user = 7) {
  stop();
  stop = syncCart(user);
  await settled();
}
const here = () => cart.latest().map(({ id, quantity }) => [id, quantity]);
const there = () => server.items.map(({ id, quantity }) => [id, quantity]);

describe('the cart of a signed-in visitor', () => {
  it('joins the cart of the browser on sign-in with the larger quantities', async () => {
    cart.store([item(15, 2), item(22, 9)]);
    Object.assign(server, { items: [item(22, 3), item(15, 4), item(1, 1)], version: 5 });
    await signIn();
    expect(here()).toEqual([
      [22, 9],
      [15, 4],
      [1, 1],
    ]);
    expect(there()).toEqual(here());
    expect(cart.latest()[2]).toEqual(item(1, 1));
  });

  it('is not written if nothing differs', async () => {
    await signIn();
    Object.assign(server, { items: [item(1, 1)], version: 5 });
    await signIn();
    expect(here()).toEqual([[1, 1]]);
    expect(writes).toEqual([]);
  });

  it('follows each change, with few requests for many changes', async () => {
    cart.store([item(15, 1)]);
    await signIn();
    setQuantity(15, 2);
    setQuantity(15, 3);
    setQuantity(15, 4);
    await settled();
    expect(there()).toEqual([[15, 4]]);
    expect(writes.length).toBeLessThanOrEqual(3);
  });

  it('gets changes of another browser, and keeps its own', async () => {
    cart.store([item(15, 1), item(22, 1)]);
    await signIn();
    server.items = [item(15, 1), item(30, 2)];
    server.version += 1;
    setQuantity(15, 6);
    await settled();
    expect(here()).toEqual([
      [15, 6],
      [30, 2],
    ]);
    expect(there()).toEqual(here());
  });

  it('catches up once the connection is back', async () => {
    cart.store([item(15, 1)]);
    server.down = true;
    await signIn();
    setQuantity(15, 5);
    await settled();
    expect(here()).toEqual([[15, 5]]);
    server.down = false;
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(there()).toEqual([[15, 5]]);
  });

  it('leaves the browser on sign-out, and stays with the account', async () => {
    cart.store([item(15, 1)]);
    await signIn();
    setQuantity(15, 8);
    expect(await endSession()).toBe(true);
    expect(here()).toEqual([]);
    expect(there()).toEqual([[15, 8]]);
    await signIn();
    expect(here()).toEqual([[15, 8]]);
  });

  it('does not come back with a response that arrives after the sign-out', async () => {
    Object.assign(server, { items: [item(22, 1)], version: 3 });
    const answer = jest.mocked(fetch).getMockImplementation()!;
    let respond: () => void = () => undefined;
    jest
      .mocked(fetch)
      .mockImplementationOnce(
        (...request) => new Promise((resolve) => (respond = () => resolve(answer(...request)))),
      );
    await signIn();
    expect(await endSession()).toBe(true);
    respond();
    await settled();
    expect(here()).toEqual([]);
  });

  it('stays if the sign-out failed', async () => {
    cart.store([item(15, 1)]);
    await signIn();
    server.down = true;
    expect(await endSession()).toBe(false);
    expect(here()).toEqual([[15, 1]]);
  });

  it('is not passed to the next account', async () => {
    cart.store([item(15, 1)]);
    await signIn(7);
    Object.assign(server, { items: [item(22, 1)], version: 3 });
    await signIn(8);
    expect(here()).toEqual([[22, 1]]);
    expect(there()).toEqual([[22, 1]]);
  });

  it('keeps a product that the server rejects, so that it can be named', async () => {
    cart.store([item(15, 1), item(999, 1)]);
    await signIn();
    server.items = server.items.filter(({ id }) => id !== 999);
    await signIn();
    expect(here()).toEqual([
      [15, 1],
      [999, 1],
    ]);
  });
});

describe('merging carts', () => {
  it.each([
    ['removed here', [[1, 2]], [], [[1, 2]], []],
    ['removed there', [[1, 2]], [[1, 2]], [], []],
    ['removed here, raised there', [[1, 2]], [], [[1, 5]], [[1, 5]]],
    ['lowered here', [[1, 9]], [[1, 2]], [[1, 9]], [[1, 2]]],
    ['lowered on both sides', [[1, 9]], [[1, 2]], [[1, 3]], [[1, 3]]],
  ])('%s', (_case, before, ours, theirs, result) => {
    const rows = (pairs: number[][]) => pairs.map(([id, quantity]) => item(id!, quantity!));
    expect(mergeCarts(before as never, rows(ours), rows(theirs))).toEqual(rows(result));
  });
});
