import { httpRequest } from '../../support/api';
import { expect, test } from '../../support/fixtures';

test('sends a request id with every response, and noindex on the dashboard host', async ({
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

test('serves the API and pictures on both hosts', async ({ product }) => {
  const { text } = await httpRequest(`${product.publicUrl}/api/v1/products?pageSize=1`);
  const [first] = JSON.parse(text) as { image_1: string }[];
  for (const base of [product.publicUrl, product.adminUrl]) {
    const list = await httpRequest(`${base}/api/v1/products?pageSize=1`);
    expect(list.status).toBe(200);
    // Other stories add products.
    expect(Number(list.headers['x-total-count'])).toBeGreaterThanOrEqual(71);
    const picture = await httpRequest(`${base}/storage/${first?.image_1}`);
    expect(picture.status).toBe(200);
    expect(picture.headers['content-type']).toMatch(/^image\//);
  }
});

test('returns the same body for every error', async ({ product }) => {
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

test('lists the endpoints in the API documentation', async ({ page, product }) => {
  // Generated on the first request, which takes long on a busy machine.
  expect((await httpRequest(`${product.publicUrl}/api/docs.json`)).status).toBe(200);
  await page.goto(`${product.publicUrl}/api/docs`);
  for (const group of ['products', 'contact-message']) {
    await page.getByRole('link', { name: group, exact: true }).click();
    await expect(page.getByText(`/api/v1/${group}`).first()).toBeVisible();
  }
});
