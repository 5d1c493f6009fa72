import { requestWithToken, tokenOf } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { statusMessage } from '../../support/forms';
import { press, tabTo } from '../../support/keyboard';

test(
  'a visitor ends a session on another device by keyboard',
  { tag: '@wide-only' },
  async ({ page, signInAsNew, product }) => {
    const me = await signInAsNew('user', 'site');
    const other = await tokenOf(
      product,
      me,
      'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0',
    );
    await page.goto('/dashboard/profile');
    const list = page.getByRole('region', { name: 'Where you’re signed in' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);

    await press(page, list.getByRole('button', { name: 'Sign out on Firefox on Windows' }));
    await expect(list.getByRole('status')).toHaveText('That device is signed out.');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list.getByRole('heading')).toBeFocused();
    expect((await requestWithToken(product, other, '/auth/user')).status).toBe(401);
    await page.reload();
    await expect(list.getByRole('listitem')).toHaveCount(1);
  },
);

test('a visitor signs out everywhere', async ({ page, signInAsNew, product }) => {
  const me = await signInAsNew('user', 'site');
  const other = await tokenOf(product, me);
  await page.goto('/dashboard/profile');
  await tabTo(page, page.getByRole('button', { name: 'Sign out everywhere' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(statusMessage(page)).toHaveText('You’re signed out on every device.');
  expect((await requestWithToken(product, other, '/auth/user')).status).toBe(401);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('returns to the page after signing in if the session ends while a form is filled in', async ({
  page,
  signInAsNew,
  problems,
  product,
}) => {
  problems.expectStatus(401);
  const me = await signInAsNew('user', 'site');
  await page.goto('/dashboard/profile');
  await page.getByLabel('Current password', { exact: true }).fill(me.password);
  await page.getByLabel('New password', { exact: true }).fill('a duct in the attic');
  await page.getByLabel('Confirm new password', { exact: true }).fill('a duct in the attic');
  await requestWithToken(product, await tokenOf(product, me), '/auth/logout-everywhere', {
    method: 'POST',
  });
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fprofile');
  await expect(statusMessage(page)).toHaveText('Your session has ended. Sign in to continue.');
  await page.getByLabel('Email').fill(me.email);
  await page.getByLabel('Password', { exact: true }).fill(me.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
});
