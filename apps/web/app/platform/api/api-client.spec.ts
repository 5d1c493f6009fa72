/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["@shishir/source", "node", "require", "default"]}
 */
import { apiClient } from './api-client';

const ORIGIN = {
  publicUrl: 'http://site.example',
  requestId: 'test-request',
  cookie: undefined,
  userAgent: undefined,
};

it.each([
  ['50%', '/api/v1/categories/50%25'],
  ['%2e', '/api/v1/categories/%252e'],
  ['../products', '/api/v1/categories/..%2Fproducts'],
  ['ডাক্ট', `/api/v1/categories/${encodeURIComponent('ডাক্ট')}`],
])('sends the value %s of a path as it is', async (key, path) => {
  const asked: string[] = [];
  const client = apiClient(
    (request) => {
      asked.push(new URL(request.url).pathname);
      return Promise.resolve(Response.json({}, { status: 404 }));
    },
    { address: '192.0.2.1' },
    ORIGIN,
  );
  await client.categories.get({ params: { key } });
  expect(asked).toEqual([path]);
});
