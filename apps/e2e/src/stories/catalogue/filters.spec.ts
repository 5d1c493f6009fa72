import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { holdRequests } from '../../support/network';
import { clickNotingPosition, scrollPosition, topOf } from '../../support/page';

const cards = (page: Page) => page.getByRole('article');

test(
  'shows counts for filters, applies them and keeps them in the address',
  { tag: '@wide-only' },
  async ({ page, context }) => {
    await page.goto('/products?view=all');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    const results = page.getByRole('navigation', { name: 'Product categories' });
    const value = (name: string) => filters.locator('label').filter({ hasText: name });
    const countOf = async (name: string) =>
      Number(/\d+$/.exec((await value(name).innerText()).trim())?.[0]);
    const shows = async (count: number) => {
      await expect(results).toContainText(`${count} Results`);
      await expect(cards(page)).toHaveCount(count);
    };
    const cassettes = await countOf('1 Way Cassette');
    const mounted = await countOf('Ceiling Mounted');
    await value('1 Way Cassette').click();
    await expect(page).toHaveURL('/products?view=all&category=1-way-cassette');
    await shows(cassettes);
    await value('Ceiling Mounted').click();
    await shows(cassettes + mounted);
    const free = await countOf('Standard');
    expect(free).toBeLessThan(cassettes + mounted);
    await value('Standard').click();
    await shows(free);
    // Values without any product are not offered.
    await expect(value('R32')).toHaveCount(0);
    await filters.getByLabel('Highest price, taka').fill('৬০,০০০');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/price_max=60000/);
    const set = page.getByRole('list', { name: 'Active filters' });
    await expect(set).toContainText('Up to ৳60,000');
    await page.getByLabel('Sort by').selectOption('Price: high to low');
    await expect(page).toHaveURL(/sort=-offer_price/);
    const prices = async (from: Page) =>
      (await cards(from).allTextContents()).map((text) =>
        Number(/৳([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')),
      );
    await expect(set).toContainText('Up to ৳60,000');
    const falling = [...(await prices(page))].sort((one, other) => other - one);
    await expect.poll(() => prices(page)).toEqual(falling);
    expect(falling[0]).toBeLessThanOrEqual(60_000);

    const other = await context.newPage();
    await other.goto(page.url());
    expect(await prices(other)).toEqual(falling);
    await expect(
      other
        .getByRole('complementary', { name: 'Filters' })
        .getByRole('checkbox', { checked: true }),
    ).toHaveCount(3);
    await other.getByRole('link', { name: 'Clear all' }).click();
    await expect(other).toHaveURL('/products?view=all&sort=-offer_price');

    await set.getByRole('link', { name: /৳60,000/ }).click();
    await shows(free);
  },
);

test('restores filters and scroll position on back', async ({ page }) => {
  await page.goto('/products?type=Indoor+Unit&sort=cooling_tr');
  const last = cards(page).last();
  await last.scrollIntoViewIfNeeded();
  const bar = page.getByRole('navigation', { name: 'Product categories' });
  await expect(bar).toBeInViewport();
  const heading = page.getByRole('heading', { level: 1 });
  const before = await clickNotingPosition(last);
  expect(before.page).toBeGreaterThan(600);
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await expect(heading).not.toHaveText('All Products');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/products?type=Indoor+Unit&sort=cooling_tr');
  await expect(heading).toHaveText('All Products');
  await expect.poll(() => topOf(last)).toBeCloseTo(before.target, -1);
});

test('opens the filters in a drawer on a phone', async ({ page }) => {
  await page.goto('/products?view=all');
  await expect(page.getByText(/\d+ Results/)).toBeHidden();
  const all = await cards(page).count();
  const open = page.getByRole('button', { name: /^Filters/ });
  await open.click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const value = drawer.locator('label').filter({ hasText: 'Non-Inverter' });
  const count = Number(/\d+$/.exec((await value.innerText()).trim())?.[0]);
  expect(count).toBeLessThan(all);
  await value.click();
  await drawer.getByRole('button', { name: `Show ${count} products` }).click();
  await expect(drawer).toBeHidden();
  await expect(cards(page)).toHaveCount(count);
  await expect(open).toHaveText('Filters (1)');
  await expect(open).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/products?view=all');
  await expect(cards(page)).toHaveCount(all);
});

test(
  'applies a filter that is ticked before hydration',
  { tag: '@wide-only' },
  async ({ page }) => {
    const release = await holdRequests(page, '**/*.js');
    await page.goto('/products?view=all', { waitUntil: 'commit' });
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.locator('label').filter({ hasText: 'Ceiling Mounted' }).click();
    await expect(page).toHaveURL('/products?view=all');
    release();
    await expect(page).toHaveURL('/products?view=all&category=ceiling-mounted');
    await expect(cards(page)).toHaveCount(4);
  },
);
