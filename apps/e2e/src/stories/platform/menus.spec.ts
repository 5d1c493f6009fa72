import { expect, test } from '../../support/fixtures';
import { press, tabTo } from '../../support/keyboard';
import { hydrated } from '../../support/page';

const ABOUT = ['About Us', 'Gallery', 'Career', 'Our Projects', 'Blog'];

test('opens the header menus by keyboard', { tag: '@wide-only' }, async ({ page }) => {
  await page.goto('/products/15');
  await hydrated(page);
  const main = page.getByRole('navigation', { name: 'Main' });
  const products = main.getByRole('button', { name: 'Products' });
  await press(page, products);
  const vrf = main.getByRole('link', { name: 'Outdoor Unit 6.37 to 27.07 TR' });
  await expect(vrf).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ventilation Fan' })).toBeVisible();
  const groups = ['Variable Refrigerant Flow (VRF)', 'Central and packaged'].map((name) =>
    main.getByRole('list', { name }),
  );
  const [left, right] = await Promise.all(groups.map((group) => group.boundingBox()));
  expect(right!.y, 'the groups are side by side').toBe(left!.y);
  expect(
    (await main.getByRole('link', { name: 'Compare models' }).boundingBox())!.y,
  ).toBeGreaterThan(left!.y + left!.height);
  await tabTo(page, vrf);
  await page.keyboard.press('Escape');
  await expect(vrf).toBeHidden();
  await expect(products).toBeFocused();

  await press(page, main.getByRole('button', { name: 'About' }));
  for (const name of ABOUT) await expect(main.getByRole('link', { name })).toBeVisible();
  await press(page, main.getByRole('link', { name: 'About Us' }));
  await expect(page).toHaveURL('/about-us');
  await expect(main.getByRole('link', { name: 'Gallery' })).toBeHidden();

  await main.getByRole('button', { name: 'Service' }).click();
  await main.getByRole('link', { name: 'Spare parts' }).click();
  await expect(page).toHaveURL('/service/spare-parts');
});

test('opens the phone menu, traps the focus and closes it', async ({ page }) => {
  await page.goto('/products');
  const burger = page.getByRole('button', { name: 'Open menu' });
  await burger.tap();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const family = drawer.getByRole('link', { name: 'Slim Duct 0.63 to 2.02 TR' });
  await expect(family).toBeVisible();
  await drawer.getByRole('button', { name: 'Variable Refrigerant Flow (VRF)' }).tap();
  await expect(family).toBeHidden();
  await drawer.getByRole('button', { name: 'Home Appliance' }).tap();
  await expect(drawer.getByRole('link', { name: 'Air Purifier' })).toBeVisible();
  await drawer.getByRole('button', { name: 'About' }).tap();
  for (const name of ABOUT) await expect(drawer.getByRole('link', { name })).toBeVisible();
  // The footer stays while the entries scroll.
  await expect(drawer.getByRole('link', { name: 'Call' })).toBeInViewport();
  await expect(drawer.getByRole('link', { name: 'WhatsApp' })).toBeInViewport();

  // After the last link the focus returns to the first one.
  await drawer.getByRole('link', { name: 'WhatsApp' }).focus();
  await page.keyboard.press('Tab');
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(burger).toBeFocused();

  await burger.tap();
  await drawer.getByRole('searchbox', { name: 'Search products' }).fill('chiller');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=chiller');
  await expect(drawer).toBeHidden();
});

test(
  'keeps the server-rendered frame and its working links',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/products/outdoor');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact-us');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .click();
    await expect(page).toHaveURL('/');
    await expect(footer.getByRole('heading', { name: 'Service & Warehouse' })).toBeVisible();
    await expect(footer).toContainText(`© ${new Date().getFullYear()} `);
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  },
);
