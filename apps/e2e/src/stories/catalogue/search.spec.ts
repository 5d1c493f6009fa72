import { expect, test } from '../../support/fixtures';

test('suggests results while typing, by keyboard', async ({ page }) => {
  await page.goto('/contact-us');
  const sign = page.getByRole('link', { name: 'Search products' });
  if (await sign.isVisible()) await sign.click();
  const field = page.getByRole('search', { name: 'Products' }).getByLabel('Search products');
  await field.click();
  await expect(field).toHaveRole('combobox');
  await page.keyboard.type('1.5 ton');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const options = list.getByRole('option');
  await expect(options.first()).toContainText('Split');
  await expect(options.filter({ hasText: '1.59 TR' }).first()).toBeVisible();
  await expect(options.last()).toContainText('See all results');
  const places = await options.allInnerTexts();
  const place = places.findIndex((text) => text.includes('1.59 TR'));
  const moveDown = async () => {
    for (let step = 0; step <= place; step++) await page.keyboard.press('ArrowDown');
  };
  await moveDown();
  const product = options.nth(place);
  await expect(product).toHaveAttribute('aria-selected', 'true');
  const [title = ''] = (await product.innerText()).split('\n');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await moveDown();
  await expect(product).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('finds a capacity in every notation', async ({ page }) => {
  await page.goto('/search');
  const form = page.getByRole('search', { name: 'On this page' });
  for (const query of ['1.5 ton', '১.৫ টন', '18000 btu']) {
    await form.getByLabel('Search products').fill(query);
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${query}”`);
    await expect(page.getByRole('article')).toHaveCount(6);
    const found = await page.getByRole('article').allTextContents();
    expect(found.filter((text) => text.includes('1.59 TR'))).toHaveLength(6);
  }
  expect(new URL(page.url()).searchParams.get('q')).toBe('18000 btu');
  await form.getByLabel('Search products').fill('hovercraft');
  await form.getByRole('button', { name: 'Search' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('No products found.');
  await expect(main).toContainText('We found nothing for “hovercraft”.');
  // Words that match all units do not list them all; an old address of a list leads to the search too.
  await page.goto('/products?q=ac');
  await expect(page).toHaveURL('/search?q=ac');
  await expect(main).toContainText('“ac” could be any of our units.');
  const families = main.getByRole('navigation', { name: 'Unit types' });
  await expect(families.getByRole('link')).toHaveCount(6);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('finds pages, tolerates a typo and lists the ignored words', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/search?q=1.5 ton split ac uttara');
    await expect(main).toContainText('Left out of this search: uttara');
    const pages = main.getByRole('region', { name: 'Pages' });
    await expect(pages.getByRole('listitem').first()).toContainText('Split');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/search?q=dehumidifer');
    await expect(main).toContainText('We searched for “dehumidifier” instead of “dehumidifer”.');
    await expect(pages.getByRole('link', { name: /dehumidifier/i }).first()).toBeVisible();
    for (const [q, name] of [
      ['ac not cooling', 'Service and Repair'],
      ['ওয়ারেন্টি', 'Warranty'],
      ['amc', 'Maintenance Contracts (AMC)'],
    ] as const) {
      await page.goto(`/search?q=${encodeURIComponent(q)}`);
      await expect(pages.getByRole('link', { name })).toBeVisible();
      await expect(main).not.toContainText('No products found.');
    }
  });
});
