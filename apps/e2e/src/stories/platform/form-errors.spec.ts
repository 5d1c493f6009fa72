import { expect, test } from '../../support/fixtures';
import { topOf } from '../../support/page';

test.use({ signedIn: { as: 'admin', on: 'admin' } });

test(
  'focuses a field with an error below the top bar',
  { tag: '@wide' },
  async ({ page, product }) => {
    await page.goto(`${product.adminUrl}/dashboard/setting/openings/add`);
    for (const name of ['Title', 'Location', 'Summary']) {
      await page.getByRole('textbox', { name }).fill('Service engineer');
    }
    await page.getByRole('textbox', { name: 'Description' }).fill('Repairs chillers.');
    const day = page.getByRole('textbox', { name: 'Last day to apply' });
    await day.fill('40/13/2026');
    await page.getByRole('button', { name: 'Add Opening' }).click();
    await expect(day).toBeFocused();
    const bar = await page.getByRole('banner').boundingBox();
    expect(await topOf(day)).toBeGreaterThanOrEqual(bar!.y + bar!.height);
  },
);
