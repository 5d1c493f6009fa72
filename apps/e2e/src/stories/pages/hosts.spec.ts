import { ask } from '../../support/ask';
import { expect, test } from '../../support/fixtures';

test('every answer carries a request id, and the dashboard’s stay out of search engines', async ({
  product,
}) => {
  for (const path of ['/', '/api/v1/products', '/no-such-page', '/health/live', '/dashboard']) {
    const site = await ask(product.publicUrl + path);
    const dashboard = await ask(product.adminUrl + path);
    expect(site.headers['x-request-id'], path).toMatch(/^[\da-f-]{36}$/);
    expect(dashboard.headers['x-request-id'], path).toMatch(/^[\da-f-]{36}$/);
    expect(dashboard.headers['x-robots-tag'], path).toBe('noindex');
    expect(site.headers['x-powered-by'], path).toBeUndefined();
    expect(site.headers['strict-transport-security'], path).toBeUndefined();
  }
});

test('the API and the pictures answer on both hosts', async ({ product }) => {
  const { text } = await ask(`${product.publicUrl}/api/v1/products?pageSize=1`);
  const [first] = JSON.parse(text) as { image_1: string }[];
  for (const base of [product.publicUrl, product.adminUrl]) {
    const list = await ask(`${base}/api/v1/products?pageSize=1`);
    expect(list.status).toBe(200);
    // Other stories add products of their own.
    expect(Number(list.headers['x-total-count'])).toBeGreaterThanOrEqual(71);
    const picture = await ask(`${base}/storage/${first?.image_1}`);
    expect(picture.status).toBe(200);
    expect(picture.headers['content-type']).toMatch(/^image\//);
  }
});

test('what is refused gets the one error body', async ({ product }) => {
  const unknown = await ask(`${product.publicUrl}/api/v1/products/99999`);
  expect(unknown.status).toBe(404);
  const body = JSON.parse(unknown.text) as Record<string, string>;
  expect(body).toMatchObject({ error: body.message, requestId: unknown.headers['x-request-id'] });

  const broken = await ask(`${product.publicUrl}/api/v1/contact-message`, {
    method: 'POST',
    body: { firstName: 'Only' },
  });
  expect(broken.status).toBe(400);
  expect(JSON.parse(broken.text)).toMatchObject({ fields: { number: 'number is required' } });
});

test('the documentation of the API lists its endpoints', async ({ page, product }) => {
  await page.goto(`${product.publicUrl}/api/docs`);
  await expect(page.getByText('/api/v1/products').first()).toBeVisible();
  await expect(page.getByText('/api/v1/contact-message').first()).toBeVisible();
});
