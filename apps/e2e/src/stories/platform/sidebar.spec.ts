import type { Locator } from '@playwright/test';
import { accountOf } from '../../support/api';
import { newCategory, newUnit } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import { press, tabTo } from '../../support/keyboard';

const GROUPS = ['Users', 'Gallery', 'Product', 'Project', 'Setting'];

test.use({ signedIn: { as: 'super_admin', on: 'admin' } });

test('offers everything of sidebar and top bar in the phone menu', async ({ page, product }) => {
  await page.goto(`${product.adminUrl}/dashboard`);
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.click();
  const menu = page.getByRole('complementary', { name: 'Sidebar' });
  await expect(menu).toContainText(accountOf('super_admin').name);
  await expect(menu).toContainText('Super admin');
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute(
    'href',
    `${product.publicUrl}/`,
  );
  for (const name of ['Close menu', 'Logout', ...(await visibleGroups(menu))]) {
    const button = menu.getByRole('button', { name, exact: true });
    expect((await button.boundingBox())?.height, name).toBeGreaterThanOrEqual(44);
  }
  await menu.getByRole('button', { name: 'Users' }).click();
  await menu.getByRole('link', { name: 'User List' }).click();
  await expect(page).toHaveURL(`${product.adminUrl}/dashboard/user/user-list`);
  await expect(menu).toHaveCount(0);

  await open.click();
  await menu.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(`${product.adminUrl}/dashboard/profile`);
  await open.click();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});

test(
  'operates sidebar and top bar by keyboard',
  { tag: '@wide-only' },
  async ({ page, product }) => {
    await page.goto(`${product.adminUrl}/dashboard`);
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    const top = page.getByRole('banner');
    await expect(top).toContainText('Dashboard');
    await expect(sidebar).toContainText(/© \d{4} Shishir Cooling/);
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await press(page, skip);
    await expect(page.getByRole('main')).toBeFocused();

    const groups = await visibleGroups(sidebar);
    expect(groups).toEqual(expect.arrayContaining(['Users', 'Product', 'Setting']));
    expect(groups).toEqual(GROUPS.filter((group) => groups.includes(group)));
    for (const name of groups) {
      const group = sidebar.getByRole('button', { name, exact: true });
      const before = await group.getAttribute('aria-expanded');
      await press(page, group, 'Space');
      await expect(group).not.toHaveAttribute('aria-expanded', before ?? '');
      await page.keyboard.press('Enter');
      await expect(group).toHaveAttribute('aria-expanded', before ?? '');
    }
    const users = sidebar.getByRole('button', { name: 'Users' });
    if ((await users.getAttribute('aria-expanded')) === 'false') await press(page, users);
    await press(page, sidebar.getByRole('link', { name: 'User List' }));
    await expect(page).toHaveURL(`${product.adminUrl}/dashboard/user/user-list`);
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText('User List');

    await press(page, top.getByRole('link', { name: 'Profile' }));
    await expect(page).toHaveURL(`${product.adminUrl}/dashboard/profile`);
    await tabTo(page, top.getByRole('button', { name: 'Logout' }));
    await press(page, top.getByRole('link', { name: 'Home' }));
    await expect(page).toHaveURL(`${product.publicUrl}/`);
  },
);

test(
  'keeps the search and the links of the top bar beside a long title',
  { tag: '@wide-only' },
  async ({ page, product }) => {
    const title = 'A title that is longer than the room between the crumbs and the search';
    // Hidden: other stories read the site.
    const fields = { title, visibility: 'hidden' };
    const unit = await newUnit(product, await newCategory(product), fields);
    await page.goto(`${product.adminUrl}/dashboard/product/edit/${unit.id}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(title);
    const top = page.getByRole('banner');
    const search = top.getByRole('button', { name: 'Search everything' });
    const [titleBox, searchBox] = [await heading.boundingBox(), await search.boundingBox()];
    expect(titleBox!.x + titleBox!.width).toBeLessThanOrEqual(searchBox!.x - 16);
    expect(searchBox!.width).toBeGreaterThanOrEqual(208);
    await expect(top.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(top.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
  },
);

test(
  'links from an unknown page to the overview, by keyboard',
  { tag: '@wide-only' },
  async ({ page, product }) => {
    await page.goto(`${product.adminUrl}/dashboard/user/nope`);
    await expect(page.getByRole('main')).toContainText('There is nothing at this address.');
    await press(page, page.getByRole('main').getByRole('link', { name: 'Go to the overview' }));
    await expect(page).toHaveURL(`${product.adminUrl}/dashboard`);
  },
);

/** The names of the groups, in order. */
async function visibleGroups(sidebar: Locator): Promise<string[]> {
  const names = await sidebar.getByRole('button').allInnerTexts();
  return names.map((name) => name.trim()).filter((name) => GROUPS.includes(name));
}
