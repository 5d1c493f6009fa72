import type { Page, Request } from '@playwright/test';
import { httpRequest } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { cardsIn } from '../../support/html';

/** The bars of docs/performance.md: bytes of the bodies as they are sent. */
const SITE = { script: 100_000, stylesheet: 20_480, all: 300_000 };
const DASHBOARD_SIGN_IN = { script: 165_000 };
/** A list page with 24 cards before compression: React writes each byte of it on the server. */
const LIST_HTML = 95_000;

// A small phone with a fine screen: pictures are sent for its pixels.
test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

interface Sent {
  type: string;
  path: string;
  bytes: number;
}

/** Everything that a first visit of an address receives, the largest first. */
async function firstVisit(page: Page, address: string): Promise<Sent[]> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const sent = await Promise.all(
    finished.map(async (request) => ({
      type: request.resourceType(),
      path: new URL(request.url()).pathname,
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  return sent.sort((one, other) => other.bytes - one.bytes);
}

function expectWithin(sent: Sent[], type: string, budget: number) {
  const counted = sent.filter((one) => type === 'all' || one.type === type);
  const total = counted.reduce((sum, { bytes }) => sum + bytes, 0);
  const listing = counted.map(({ path, bytes }) => `${bytes} ${path}`).join('\n');
  // Far below its budget a page has lost something that it needs.
  expect(total, `${type}, in bytes:\n${listing}\n`).toBeGreaterThan(budget / 2);
  expect(total, `${type}, in bytes:\n${listing}\n`).toBeLessThanOrEqual(budget);
}

for (const path of ['/products', '/products/outdoor']) {
  test(`the first visit of ${path} stays within its budget`, async ({ page }) => {
    const sent = await firstVisit(page, path);
    expectWithin(sent, 'script', SITE.script);
    expectWithin(sent, 'stylesheet', SITE.stylesheet);
    expectWithin(sent, 'all', SITE.all);
    expect(sent.filter(({ type }) => type === 'image')).not.toEqual([]);
  });
}

test('the HTML of a full list page stays within its budget', async ({ product }) => {
  const { text } = await httpRequest(`${product.publicUrl}/products?page=2`);
  expect(cardsIn(text)).toHaveLength(24);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LIST_HTML);
});

test('the sign-in page of the dashboard stays within its budget', async ({ page, product }) => {
  const sent = await firstVisit(page, `${product.adminUrl}/login`);
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  expectWithin(sent, 'script', DASHBOARD_SIGN_IN.script);
});
