import { httpRequest } from '../../support/api';
import { expect, test } from '../../support/fixtures';

test('every response has a request id, and those of the dashboard are not indexed', async ({
  product,
}) => {
  for (const path of ['/', '/api/v1/products', '/no-such-page', '/health/live', '/dashboard']) {
    const site = await httpRequest(product.publicUrl + path);
    const dashboard = await httpRequest(product.adminUrl + path);
    expect(site.headers['x-request-id'], path).toMatch(/^[\da-f-]{36}$/);
    expect(dashboard.headers['x-request-id'], path).toMatch(/^[\da-f-]{36}$/);
    expect(dashboard.headers['x-robots-tag'], path).toBe('noindex');
    expect(site.headers['x-powered-by'], path).toBeUndefined();
    expect(site.headers['strict-transport-security'], path).toBeUndefined();
  }
});

test('the API and the pictures are served on both hosts', async ({ product }) => {
  const { text } = await httpRequest(`${product.publicUrl}/api/v1/products?pageSize=1`);
  const [first] = JSON.parse(text) as { image_1: string }[];
  for (const base of [product.publicUrl, product.adminUrl]) {
    const list = await httpRequest(`${base}/api/v1/products?pageSize=1`);
    expect(list.status).toBe(200);
    // Other stories add products of their own.
    expect(Number(list.headers['x-total-count'])).toBeGreaterThanOrEqual(71);
    const picture = await httpRequest(`${base}/storage/${first?.image_1}`);
    expect(picture.status).toBe(200);
    expect(picture.headers['content-type']).toMatch(/^image\//);
  }
});

test('every error has the same body', async ({ product }) => {
  const unknown = await httpRequest(`${product.publicUrl}/api/v1/products/99999`);
  expect(unknown.status).toBe(404);
  const body = JSON.parse(unknown.text) as Record<string, string>;
  expect(body).toMatchObject({ error: body.message, requestId: unknown.headers['x-request-id'] });

  const broken = await httpRequest(`${product.publicUrl}/api/v1/contact-message`, {
    method: 'POST',
    body: { firstName: 'Only' },
  });
  expect(broken.status).toBe(400);
  expect(JSON.parse(broken.text)).toMatchObject({ fields: { number: 'number is required' } });
});

test('the documentation of the API lists its endpoints', async ({ page, product }) => {
  await page.goto(`${product.publicUrl}/api/docs`);
  // The page displays all endpoints at once, which takes a busy machine more than ten seconds.
  const endpoint = page.getByText('/api/v1/products').first();
  await expect(endpoint).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('/api/v1/contact-message').first()).toBeVisible();
});
