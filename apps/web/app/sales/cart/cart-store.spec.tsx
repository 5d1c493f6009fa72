import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import * as React from 'react';

const KEY = 'quotation-cart';
const cassette = { id: 15, title: '360 Cassette 4.5 kW', model: 'AM045NN4PEH' };
const outdoor = { id: 1, title: 'VRF Outdoor Unit 8 HP', model: 'AM224DXVGGH' };

/** Loads the store of a new page, with this stored text in the browser. */
async function freshPage(kept?: string) {
  if (kept === undefined) window.localStorage.removeItem(KEY);
  else window.localStorage.setItem(KEY, kept);
  jest.resetModules();
  // The store is loaded again, but there can be only one React.
  jest.doMock('react', () => React);
  const store = await import('./cart-store');
  const seen: { items: ReturnType<typeof store.useCart> } = { items: [] };
  function Watcher() {
    seen.items = store.useCart();
    return <output>{store.useCartCount()}</output>;
  }
  render(<Watcher />);
  return { ...store, seen };
}

const kept = () => JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as unknown;

describe('the cart', () => {
  it('adds a product and increases its quantity, and keeps both across visits', async () => {
    const first = await freshPage();
    act(() => first.addToCart(cassette));
    act(() => first.addToCart(outdoor));
    act(() => first.addToCart(cassette));
    expect(first.seen.items).toEqual([
      { ...cassette, quantity: 2 },
      { ...outdoor, quantity: 1 },
    ]);
    const second = await freshPage(JSON.stringify(kept()));
    expect(second.seen.items).toEqual(first.seen.items);
  });

  it('stores only the id, title and model of a product', async () => {
    const { addToCart } = await freshPage();
    act(() => addToCart({ ...cassette, offer_price: 61_500 } as typeof cassette));
    expect(kept()).toEqual({ version: 1, items: [{ ...cassette, quantity: 1 }] });
  });

  it.each([
    [0, 1],
    [-5, 1],
    [1000, 999],
    [2.4, 2],
    [Number.NaN, 1],
  ])('changes a quantity of %d to %d', async (asked, stored) => {
    const { addToCart, setQuantity, seen } = await freshPage();
    act(() => addToCart(cassette));
    act(() => setQuantity(15, asked));
    expect(seen.items[0]?.quantity).toBe(stored);
  });

  it('adds a product only once with `putInCart`, and removes it', async () => {
    const { putInCart, removeFromCart, seen } = await freshPage();
    act(() => putInCart(cassette));
    act(() => putInCart(cassette));
    expect(seen.items).toEqual([{ ...cassette, quantity: 1 }]);
    act(() => removeFromCart(15));
    expect(seen.items).toEqual([]);
  });

  it.each([
    'not json',
    'null',
    '[]',
    '{"version":2,"items":[{"id":15,"title":"x","model":"y","quantity":1}]}',
    '{"version":1,"items":"all"}',
    '{"version":1,"items":[null,7,{"id":"15","title":"x","model":"y"},{"id":15}]}',
  ])('is empty if %s was stored, and still works', async (text) => {
    const { addToCart, seen } = await freshPage(text);
    expect(seen.items).toEqual([]);
    act(() => addToCart(cassette));
    expect(seen.items).toHaveLength(1);
  });

  it('repairs damaged stored items', async () => {
    const row = { ...cassette, quantity: 5000 };
    const { seen } = await freshPage(JSON.stringify({ version: 1, items: [row, row, null] }));
    expect(seen.items).toEqual([{ ...cassette, quantity: 999 }]);
  });

  it('follows changes of another tab, and adds to them', async () => {
    const { addToCart, seen } = await freshPage();
    const other = JSON.stringify({ version: 1, items: [{ ...outdoor, quantity: 4 }] });
    window.localStorage.setItem(KEY, other);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(seen.items).toEqual([{ ...outdoor, quantity: 4 }]);
    act(() => addToCart(cassette));
    expect(seen.items).toHaveLength(2);
  });

  it('keeps the items of another tab if no event arrived', async () => {
    const { addToCart, seen } = await freshPage();
    const other = { version: 1, items: [{ ...outdoor, quantity: 4 }] };
    window.localStorage.setItem(KEY, JSON.stringify(other));
    act(() => addToCart(cassette));
    expect(seen.items.map(({ id }) => id)).toEqual([1, 15]);
  });

  it('lasts as long as the page if the browser refuses to store it', async () => {
    const rejectWrites = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Quota exceeded', 'QuotaExceededError');
    });
    const { addToCart, seen } = await freshPage();
    act(() => addToCart(cassette));
    act(() => addToCart(outdoor));
    rejectWrites.mockRestore();
    expect(seen.items.map(({ id }) => id)).toEqual([15, 1]);
  });

  it('counts different products', async () => {
    const { addToCart } = await freshPage();
    act(() => addToCart(cassette));
    act(() => addToCart(cassette));
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });
});
