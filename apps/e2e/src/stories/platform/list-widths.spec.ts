import type { Page } from '@playwright/test';
import { newAccount } from '../../support/accounts';
import { accountOf, requestAsOwner, tokenOf } from '../../support/api';
import { newCategory } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import type { Product } from '../../support/product';

/** A window of 1280 px minus a scrollbar, which a headless browser does not draw. */
const WIDTH = 1265;
test.use({ signedIn: { as: 'super_admin', on: 'admin' }, viewport: { width: WIDTH, height: 800 } });

const LISTS = [
  'product/product-list',
  'product/import',
  'project/project-list',
  'gallery/gallery-list',
  'setting/client-message',
  'quotations',
  'customers',
  'units',
  'maintenance',
  'visits/all',
  'user/user-list',
  'setting/categories',
  'setting/posts',
  'setting/industries',
  'setting/openings',
  'setting/search-synonyms',
  'setting/translations',
  'setting/tariffs',
  'setting/mail-log',
  'setting/audit-log',
];
const TRASHES = [
  'product/product-list',
  'project/project-list',
  'gallery/gallery-list',
  'setting/client-message',
  'customers',
  'units',
  'maintenance',
  'visits/all',
  'setting/categories',
  'setting/posts',
  'setting/industries',
  'setting/openings',
];

test.beforeEach(async ({ page, product }) => {
  await newCategory(product);
  await page.addInitScript(() => {
    localStorage.setItem('inbox-layout', '"table"');
    localStorage.setItem('gallery-layout', '"list"');
  });
  await page.goto(`${product.adminUrl}/dashboard`);
});

test('fits every list into 1280 px', { tag: '@wide-only' }, async ({ page, product }) => {
  await newAccount(product);
  await invite(product);
  const preview = await previewImport(product);
  for (const path of [...LISTS, `product/import/${preview}`]) {
    await openList(page, path);
    await expectToFit(page, path);
  }
  await page.goto(`${product.adminUrl}/dashboard/gallery/media-library`);
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH);
});

test(
  'fits every list in Bangla into 1280 px',
  { tag: '@wide-only' },
  async ({ page, product, signInAsNew }) => {
    await previewImport(product);
    await signInAsNew('super_admin', 'admin');
    await page.goto(`${product.adminUrl}/dashboard/profile`);
    await page.getByRole('button', { name: 'বাংলা' }).click();
    await expect(page).toHaveURL(`${product.adminUrl}/bn/dashboard/profile`);
    for (const path of LISTS) {
      await openList(page, path);
      await showEvening(page);
      await expectToFit(page, path);
    }
  },
);

test('fits every trash into 1280 px', { tag: '@wide-only' }, async ({ page, product }) => {
  await fillTrashes(page, product);
  for (const path of TRASHES) {
    await openList(page, `${path}?trash=true`);
    await expectToFit(page, path);
  }
});

test('scrolls to the current view on a phone', { tag: '@wide-only' }, async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.adminUrl}/dashboard/product/product-list?trash=true`);
  const views = page.getByRole('navigation', { name: 'Saved views' });
  await expect(views.getByRole('link', { name: /^All \d+$/ })).toBeVisible();
  await expect(views.getByRole('link', { name: /^Trash \d+$/ })).toBeInViewport({ ratio: 1 });
});

async function invite(product: Product): Promise<void> {
  const body = {
    name: 'Mostafizur Rahman',
    email: 'mostafizur.rahman@northgatedevelopers.example',
    role: 'admin',
  };
  const { status, text } = await requestAsOwner(product, '/user/invitation', {
    method: 'POST',
    body,
  });
  expect([201, 409], text).toContain(status);
}

/** Previews an import with a changed, a new and a wrong row, and returns its id. */
async function previewImport(product: Product): Promise<number> {
  const { text } = await requestAsOwner(product, '/products?pageSize=1');
  const [old] = JSON.parse(text) as { id: number }[];
  const form = new FormData();
  const rows = JSON.stringify([old, { ...old, id: undefined, model: 'NEW-1' }, { model: '' }]);
  form.set('file', new Blob([rows]), 'prices-november-2026.json');
  const response = await fetch(`${product.publicUrl}/api/v1/product-imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(product, accountOf('admin'))}` },
    body: form,
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { data: { id: number } }).data.id;
}

/** Responds to requests for a trash with the rows of the list, as if all of them were deleted. */
async function fillTrashes(page: Page, product: Product): Promise<void> {
  await page.route(/\/api\/v1\/.*\btrash\b/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname.replace('/api/v1', '').replace('/trash', '');
    const { status, headers, text } = await requestAsOwner(product, path);
    const body = JSON.parse(text) as { data: object[] } | object[];
    const rows = Array.isArray(body) ? body : body.data;
    for (const row of rows) Object.assign(row, { deleted_at: '2026-10-28T16:45:00.000Z' });
    const total = headers['x-total-count'];
    await route.fulfill({ status, json: body, headers: { 'x-total-count': String(total) } });
  });
}

/** Writes all times with the longest name of a part of the day, since the story runs at any hour. */
const showEvening = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const time of document.querySelectorAll('main time')) {
      time.textContent = time.textContent.replace(/ভোর|সকাল|দুপুর|বিকেল|রাত/, 'সন্ধ্যা');
    }
  });

/** Navigates within the dashboard, which loads its scripts once, and waits for the rows. */
async function openList(page: Page, path: string): Promise<void> {
  const main = page.getByRole('main');
  await main.evaluate((main, path) => {
    for (const table of main.querySelectorAll('table, [role="grid"]')) table.id = 'left';
    const base = location.pathname.startsWith('/bn/') ? '/bn' : '';
    history.pushState(null, '', `${base}/dashboard/${path}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(main.locator('#left')).toHaveCount(0);
  await expect(main.getByRole('row').nth(1)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** Fails, but goes on, if a text of the tables is cut off or a part of the page scrolls sideways. */
async function expectToFit(page: Page, path: string): Promise<void> {
  const found = await misfits(page);
  expect.soft(found, `${path}: ${found.join('; ')}`).toEqual([]);
}

/** Describes each text of the tables that is cut off, and each part of the page that scrolls sideways. */
function misfits(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    /** Show the beginning of a text whose rest is shown elsewhere. */
    const EXCERPTS = '[data-field="message"], td > [title]';
    const problems: string[] = [];
    const document = main.ownerDocument;
    if (document.documentElement.scrollWidth > innerWidth) problems.push('the page scrolls');
    for (const part of main.querySelectorAll('*')) {
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(part).overflowX);
      if (scrolls && part.scrollWidth > part.clientWidth)
        problems.push(`${part.className} scrolls`);
    }
    const isWithin = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1;
    for (const cell of main.querySelectorAll('th, td, [role="columnheader"], [role="gridcell"]')) {
      const box = cell.getBoundingClientRect();
      const name = `${cell.getAttribute('data-field') ?? cell.className}: ${cell.textContent}`;
      const next = cell.nextElementSibling?.getBoundingClientRect();
      if (next && next.width > 0 && next.left < box.right - 1)
        problems.push(`below the next: ${name}`);
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const parent = texts.currentNode.parentElement!;
        const own = parent.getBoundingClientRect();
        const isHidden = !parent.checkVisibility() || own.width <= 1;
        if (isHidden || parent.closest(EXCERPTS)) continue;
        const rect = range.getBoundingClientRect();
        const hides = getComputedStyle(parent).overflowX !== 'visible';
        if (!isWithin(rect, box) || (hides && !isWithin(rect, own))) problems.push(`cut: ${name}`);
      }
    }
    return problems;
  });
}
