/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import type { CallApi } from '../../platform/api/api-client';
import { postedForm } from '../../platform/api/testing';
import {
  cassette45,
  categories,
  company,
  outdoor8,
} from '../../platform/testing/catalogue-rows.fixture';
import { ToastProvider } from '../../platform/ui/toast';
import { toCard } from '../../catalogue/product-parts/card-product.server';
import CartWithoutScript from './cart-without-script';
import { action, headers } from './cart.route';
import { CartView } from './cart.view';

const TICKET = { stamp: 'signed-time', source: { page: '/products/15' } };

/** Renders the page as it is without JavaScript. */
function render(products: Parameters<typeof toCard>[0][], quantities = {}) {
  const ticket = { ticket: TICKET, terms: null };
  const Stub = createRoutesStub([
    {
      id: 'shell',
      path: '/',
      loader: () => ({ company }),
      Component: () => (
        <ToastProvider>
          <CartView title="Quotation cart" {...ticket}>
            <CartWithoutScript
              products={products.map(toCard)}
              {...{ quantities }}
              outdoor={null}
              {...ticket}
            />
          </CartView>
        </ToastProvider>
      ),
    },
  ]);
  const html = renderToString(
    <Stub hydrationData={{ loaderData: { shell: { company, categories, user: null } } }} />,
  );
  return { html, withoutScript: /<noscript>(.*)<\/noscript>/.exec(html)?.[1] ?? '' };
}

/** Posts the form as a browser without JavaScript does, and records the calls of the API. */
async function post(fields: Record<string, string>, status = 201) {
  const calls: { key: string | null; body: unknown }[] = [];
  const callApi: CallApi = async (request) => {
    calls.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
    const body = status === 201 ? { success: true, reference: 'ENQ-2026-000123' } : {};
    return Response.json(body, { status });
  };
  const { data, init } = await action(postedForm('/cart?ids=1,15', fields, callApi));
  return { calls, data, status: init?.status };
}
const FILLED = {
  name: 'Nadia Islam',
  email: 'nadia@example.com',
  number: '01711000000',
  project: 'none',
  stamp: TICKET.stamp,
  page: '/products/15',
  product_id: '15',
  'quantity-1': '৩',
  'quantity-15': '1200',
};

describe('the cart without JavaScript', () => {
  it('explains that it needs JavaScript, and offers the phone numbers', () => {
    const { html, withoutScript } = render([]);
    expect(withoutScript).toContain('The cart needs JavaScript');
    expect(withoutScript).toContain('href="tel:+8801000000101"');
    expect(withoutScript).toContain('+880 10 0000 0101');
    expect(html).not.toContain('Your cart is empty');
  });

  it('has the form for the products in its address', () => {
    const { withoutScript } = render([outdoor8, cassette45], { 15: '4' });
    expect(withoutScript).toContain('action="/cart?ids=1,15"');
    expect(withoutScript).toContain(cassette45.title);
    expect(withoutScript).toMatch(/name="quantity-1"[^>]*value="1"/);
    expect(withoutScript).toMatch(/name="quantity-15"[^>]*value="4"/);
    expect(withoutScript).toContain('name="stamp" value="signed-time"');
    expect(withoutScript).toContain('name="page" value="/products/15"');
    expect(withoutScript).toContain('This is not an order.');
    expect(headers()).toEqual({ 'Cache-Control': 'no-store' });
  });

  it('sends them with quantities that the cart can hold', async () => {
    const { calls, data, status } = await post(FILLED);
    expect([status, data.result]).toMatchObject([
      200,
      { state: 'sent', reference: 'ENQ-2026-000123' },
    ]);
    expect(calls).toEqual([
      {
        key: expect.stringMatching(/^\w{16}$/),
        body: {
          kind: 'quotation',
          name: 'Nadia Islam',
          email: 'nadia@example.com',
          number: '01711000000',
          items: [
            { product_id: 1, quantity: 3 },
            { product_id: 15, quantity: 999 },
          ],
          page: '/products/15',
          product_id: 15,
          stamp: 'signed-time',
        },
      },
    ]);
  });

  it('keeps all values if a field is invalid', async () => {
    const { calls, data, status } = await post({ ...FILLED, email: 'nadia@' });
    expect([status, calls]).toEqual([400, []]);
    expect(data.quantities).toEqual({ 1: '৩', 15: '1200' });
    expect(data.result).toMatchObject({
      errors: { email: 'Enter an email address like name@example.com' },
      values: { name: 'Nadia Islam' },
      ticket: { source: { page: '/products/15', product_id: 15 } },
    });
  });
});
