import { expect, test } from '../../support/fixtures';

test('shows pictures, other sizes and the contact dialog on a product page', async ({
  page,
  product,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith('http')) hosts.add(new URL(request.url()).origin);
  });
  await page.goto('/products/1');
  await page.evaluate(() => Object.assign(window, { sameSite: true }));
  const main = page.getByRole('main');
  const thumbs = main.getByRole('group', { name: 'Pictures' }).getByRole('button');
  await expect(thumbs).toHaveCount(3);
  await expect(thumbs.first()).toHaveAttribute('aria-pressed', 'true');
  const large = main.getByRole('img').first();
  const address = () => large.evaluate((image: HTMLImageElement) => image.currentSrc);
  const before = await address();
  await thumbs.nth(1).click();
  await expect.poll(address).not.toBe(before);
  for (const fact of ['Heat Pump', 'Inverter', 'R410A', '8 HP', '22.4 kW']) {
    await expect(main).toContainText(fact);
  }
  await expect(
    main.getByRole('img', { name: /^How a VRF system works: one outdoor/ }),
  ).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Product categories' });
  await expect(bar.locator('[aria-current]')).toHaveText(['Outdoor Unit']);

  const sizes = main.getByRole('group', { name: 'Available Sizes' }).getByRole('link');
  await expect(sizes).toHaveCount(14);
  await sizes.and(page.getByRole('link', { name: '7.96 Ton' })).click();
  await expect(page).toHaveURL('/products/2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VRF Outdoor Unit 10 HP');
  await expect(thumbs.first()).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => 'sameSite' in window)).toBe(true);

  const contact = main.getByRole('button', { name: 'Contact Sales' }).first();
  await contact.click();
  const dialog = page.getByRole('dialog', { name: 'Contact Sales' });
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/\w+/);
  await expect(dialog.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+/);
  await expect(dialog.getByRole('link', { name: 'Send Email' })).toHaveAttribute(
    'href',
    /^mailto:.+AM280DXVGGH/,
  );
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(contact).toBeFocused();
  expect([...hosts]).toEqual([product.publicUrl]);
});

test('replaces a picture that does not load with an illustration', async ({ page, problems }) => {
  problems.expectStatus(404);
  await page.route('**/storage/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/products/big-duct');
  const first = page.getByRole('article').first();
  await expect(first.getByRole('img')).toHaveAccessibleName(/duct/i);
  await expect(page.getByRole('article').locator('img')).toHaveCount(0);
  await first.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Duct');
  await expect(page.getByRole('group', { name: 'Pictures' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img').first()).toHaveJSProperty('tagName', 'DIV');
});
