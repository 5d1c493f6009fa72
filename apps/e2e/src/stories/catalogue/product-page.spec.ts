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
  await sizes.and(page.getByRole('link', { name: '7.96 Ton 10 HP' })).click();
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

for (const path of ['/products/22', '/products/65']) {
  test(`shows price and action of ${path} on the first screen`, async ({ page }) => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(path);
      const box = page.getByRole('region', { name: 'Price and delivery' });
      await expect(box.getByText(/৳43,000|Price on request/).first()).toBeInViewport({ ratio: 1 });
      const action = box
        .getByRole('button', { name: 'Contact Sales' })
        .or(box.getByLabel('Name', { exact: true }));
      await expect(action).toBeInViewport({ ratio: 1 });
    }
  });
}

test('shows price and actions at the foot once those of the page are out of view', async ({
  page,
}) => {
  await page.goto('/products/22');
  const bar = page.getByRole('region', { name: 'Price and contact' });
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { name: 'Specification' }).scrollIntoViewIfNeeded();
  await expect(bar).toContainText('৳43,000');
  await expect(bar.getByRole('button', { name: 'Contact Sales' })).toBeInViewport({ ratio: 1 });
});

test('checks a ceiling void while the visitor types, and keeps it in the address', async ({
  page,
}) => {
  await page.goto('/products/22');
  const fit = page.getByRole('region', { name: 'Does it fit?' });
  const space = fit.getByLabel('Your ceiling void');
  await space.fill('৩০০');
  await expect(fit.getByRole('status')).toHaveText(/^Fits\. 96 mm left/);
  await space.fill('240');
  await expect(fit.getByRole('status')).toHaveText(/^Tight\. Only 36 mm left/);
  await space.fill('150');
  await expect(fit.getByRole('status')).toHaveText(/^Doesn’t fit: 54 mm short\./);
  await space.press('Enter');
  await expect(page).toHaveURL('/products/22?space=150#fit');
  await page.reload();
  await expect(space).toHaveValue('150');
  await space.fill('two feet');
  await expect(fit.getByRole('status')).toHaveText(/^Enter whole millimetres/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('checks a free wall', async ({ page }) => {
    await page.goto('/products/57');
    const fit = page.getByRole('region', { name: 'Does it fit?' });
    await fit.getByLabel('Your free wall').fill('800');
    await fit.getByRole('button', { name: 'Check' }).click();
    await expect(page).toHaveURL('/products/57?space=800#fit');
    await expect(fit.getByRole('status')).toHaveText(/^Doesn’t fit: 20 mm short\./);
  });
});
