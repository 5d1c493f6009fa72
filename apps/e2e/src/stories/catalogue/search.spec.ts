import { expect, test } from '../../support/fixtures';

test('search suggests while typing, by keyboard', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/contact-us');
  const sign = page.getByRole('link', { name: 'Search products' });
  if (await sign.isVisible()) await sign.click();
  const field = page.getByRole('search', { name: 'Products' }).getByLabel('Search products');
  await field.click();
  await expect(field).toHaveRole('combobox');
  await page.keyboard.type('1.5 ton');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const options = list.getByRole('option');
  await expect(options.first()).toContainText('1.59 TR');
  await expect(options.last()).toContainText('See all results');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = options.nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const [title = ''] = (await second.innerText()).split('\n');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a search finds a capacity in every notation', async ({ page }) => {
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
  await expect(main).toContainText('No unit has “hovercraft” in its name, model or family.');
  // Words that fit all units are no reason to list them all; an old address of a list leads here too.
  await page.goto('/products?q=ac');
  await expect(page).toHaveURL('/search?q=ac');
  await expect(main).toContainText('“ac” does not say which.');
  const families = main.getByRole('navigation', { name: 'Kinds of units' });
  await expect(families.getByRole('link')).toHaveCount(6);
});
