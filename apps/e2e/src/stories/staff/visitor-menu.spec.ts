import { expect, test } from '../../support/fixtures';
import { press, tabTo } from '../../support/keyboard';

test(
  'operates the account menu by keyboard',
  { tag: '@wide-only' },
  async ({ page, signInAsNew }) => {
    const { name } = await signInAsNew('admin', 'site');
    await page.goto('/products/15');
    const account = page.getByRole('navigation', { name: 'Account', exact: true });
    const button = account.getByRole('button', { name });
    await press(page, button);
    await expect(account.getByRole('link', { name: 'Staff dashboard' })).toBeVisible();
    await press(page, account.getByRole('link', { name: 'Profile' }));
    await expect(page).toHaveURL('/dashboard/profile');
    await press(page, button);
    await press(page, account.getByRole('link', { name: 'Dashboard', exact: true }));
    await expect(page).toHaveURL('/dashboard');
    await press(page, button);
    await tabTo(page, account.getByRole('button', { name: 'Logout' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(account).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
  },
);

test('offers the account in the phone menu, and shows an error if signing out fails', async ({
  page,
  signInAsNew,
  problems,
}) => {
  problems.expectFailedRequests();
  const { name } = await signInAsNew('user', 'site');
  await page.goto('/products');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText(name);
  await expect(drawer.getByRole('link', { name: 'Staff dashboard' })).toHaveCount(0);
  await drawer.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/dashboard/profile');

  await page.route('**/api/v1/auth/logout', (route) => route.abort('connectionfailed'));
  const logout = page.getByRole('main').getByRole('button', { name: 'Logout' });
  await logout.click();
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast).toContainText('Not signed outSomething went wrong. Please try again.');
  await expect(page).toHaveURL('/dashboard/profile');

  await page.unroute('**/api/v1/auth/logout');
  await logout.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
});
