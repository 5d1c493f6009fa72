import { expect, test } from '../../support/fixtures';

test('aligns prices and totals of a cart', { tag: '@wide-only' }, async ({ page }) => {
  await page.goto('/cart');
  await page.evaluate(() => {
    const items = [1, 15, 22, 65].map((id) => ({ id, title: 'Unit', model: 'M', quantity: id }));
    localStorage.setItem('quotation-cart', JSON.stringify({ version: 1, items }));
  });
  await page.reload();
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('group', { name: /^Quantity of/ }) });
  await expect(rows).toHaveCount(4);
  await expect(rows.getByText('Total for 22:')).toBeVisible();
  const ends = await rows
    .locator('b', { hasText: /৳|on request/ })
    .evaluateAll((sums) => sums.map((sum) => Math.round(sum.getBoundingClientRect().right)));
  expect(ends).toHaveLength(6);
  expect([...new Set(ends)]).toHaveLength(1);
});
