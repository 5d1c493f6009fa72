import { expect, test } from '../../support/fixtures';

for (const path of ['/products/15', '/products/outdoor', '/compare?ids=1,2', '/contact-us']) {
  test(
    `prints ${path} with a letterhead and without buttons`,
    { tag: '@wide-only' },
    async ({ page, product }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      const letterhead = page.locator('.letterhead');
      await expect(letterhead).toBeVisible();
      await expect(letterhead).toContainText('Shishir Cooling');
      const { host, pathname, search } = new URL(path, product.publicUrl);
      await expect(letterhead).toContainText(`${host}${pathname}${search}, `);
      await expect(letterhead).toContainText(/ \d{1,2} \w{3} \d{4}$/);
      await expect(letterhead).toContainText('+880 10 0000 0101, sales@');
      await expect(page.locator('button, .button').filter({ visible: true })).toHaveCount(0);
    },
  );
}

test(
  'prints a product on three pages at most, and a room with all assumptions on four',
  { tag: '@wide-only' },
  async ({ page }) => {
    for (const [path, most] of [
      ['/products/1', 3],
      ['/products/22', 3],
      ['/products/65', 3],
      ['/tools/room-size', 4],
    ] as const) {
      await page.goto(path);
      const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page[^s]/g)!.length, path).toBeLessThanOrEqual(most);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Glass, solar heat gain')).toBeVisible();
    await expect(page.getByRole('term').filter({ hasText: 'Clear single glass' })).toBeVisible();
  },
);

test('prints whole pictures in a comparison', { tag: '@wide-only' }, async ({ page }) => {
  await page.goto('/compare?ids=1,2');
  await page.emulateMedia({ media: 'print' });
  const fits = await page
    .getByRole('columnheader')
    .locator('img')
    .evaluateAll((all) => all.map((image) => getComputedStyle(image).objectFit));
  expect(fits).toEqual(['contain', 'contain']);
});

test('prints a system from a phone with its folded rooms', async ({ page }) => {
  await page.goto('/tools/vrf?room=9.8_25x2_Open+office&room=2.5_57_Meeting');
  const rooms = page.getByRole('region', { name: 'Rooms' });
  const names = rooms.getByRole('textbox', { name: 'Room', exact: true });
  await expect(rooms.getByRole('button', { name: /^Meeting/ })).toBeVisible();
  await expect(names).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(names.first()).toHaveValue('Open office');
  await expect(names.last()).toHaveValue('Meeting');
  await expect(names.last()).toBeVisible();
});
