import type { Page } from '@playwright/test';
import { requestAsOwner } from '../../support/api';
import { newUnit } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import type { Product } from '../../support/product';

/** A word without a break opportunity, as names of companies have, and then a long phrase. */
const LONGEST = 'বৈদ্যুতিকযন্ত্রাংশসরবরাহকারীপ্রতিষ্ঠানসমিতি শীতাতপনিয়ন্ত্রণব্যবস্থার পূর্ণাঙ্গ রক্ষণাবেক্ষণ';

interface Added {
  path: string;
  id: number;
}

let added: Added[] = [];

async function add(product: Product, path: string, body: object): Promise<Added> {
  const { status, text } = await requestAsOwner(product, path, { method: 'POST', body });
  expect(status, text).toBe(201);
  const { id } = (JSON.parse(text) as { data: { id: number } }).data;
  added.push({ path, id });
  return { path, id };
}

/** Describes what is wider than the screen: the page itself, and texts that end outside of it. */
function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const problems: string[] = [];
    if (document.documentElement.scrollWidth > width) problems.push('the page scrolls sideways');
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!;
      if (!parent.checkVisibility() || scrolls(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (range.getBoundingClientRect().right <= width + 1) continue;
      problems.push(`${parent.localName}: ${texts.currentNode.nodeValue}`);
    }
    return problems;
  });
}

async function expectFits(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await overflows(page), `${address} at ${width} px`).toEqual([]);
  }
}

test.afterEach(async ({ page, product }) => {
  // A dashboard that is open reads deleted records again.
  await page.goto('about:blank');
  for (const { path, id } of added.reverse()) {
    await requestAsOwner(product, `${path}/${id}`, { method: 'DELETE' });
  }
  added = [];
});

test('fits the longest Bangla names onto a phone, on the site and in the dashboard', async ({
  page,
  product,
  signInAsNew,
}) => {
  test.setTimeout(180_000);
  const slug = `longest-${Date.now()}`;
  const category = await add(product, '/categories', { title: LONGEST, path: slug });
  const unit = await newUnit(
    product,
    { ...category, slug, title: LONGEST },
    { title: LONGEST, model: 'AM448DXVGGHSAMSUNG' },
  );
  added.push({ path: '/products', id: unit.id });
  const opening = await add(product, '/openings', {
    ...{ title: LONGEST, location: LONGEST, type: 'Full Time', status: 'active' },
    ...{ summary: LONGEST, description: LONGEST },
  });
  const customer = await add(product, '/customers', { name: LONGEST, kind: 'company' });

  for (const path of [
    `/products/${slug}`,
    `/products/${unit.id}`,
    `/products/${unit.id}/data-sheet`,
    `/compare?ids=${unit.id},15`,
    `/cart?add=${unit.id}x2`,
    `/search?q=${unit.model}`,
    '/career',
  ]) {
    await expectFits(page, `/bn${path}`);
  }

  await signInAsNew('super_admin', 'admin');
  await page.goto(`${product.adminUrl}/dashboard/profile`);
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL(`${product.adminUrl}/bn/dashboard/profile`);
  for (const path of [
    `product/product-list?q=${unit.model}`,
    `product/edit/${unit.id}`,
    `setting/translations/product/${unit.id}`,
    'setting/categories',
    'setting/openings',
    `setting/openings/edit/${opening.id}`,
    'customers',
    `customers/${customer.id}`,
  ]) {
    await expectFits(page, `${product.adminUrl}/bn/dashboard/${path}`);
  }
});
