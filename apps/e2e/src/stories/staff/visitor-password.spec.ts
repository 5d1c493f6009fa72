import { requestWithToken, tokenOf } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { statusMessage } from '../../support/forms';
import { press, typeInto } from '../../support/keyboard';
import { writesOf } from '../../support/network';

const NEW = 'a duct in the attic';

test(
  'a visitor changes the password by keyboard',
  { tag: '@wide-only' },
  async ({ page, signInAsNew, problems, product }) => {
    problems.expectStatus(400);
    const me = await signInAsNew('user', 'site');
    const elsewhere = await tokenOf(product, me);
    await page.goto('/dashboard/profile');
    const current = page.getByLabel('Current password', { exact: true });
    const typeAll = async (...texts: string[]) => {
      for (const [index, label] of [
        'Current password',
        'New password',
        'Confirm new password',
      ].entries())
        await typeInto(page, page.getByLabel(label, { exact: true }), texts[index] ?? '');
      await page.keyboard.press('Enter');
    };
    await typeAll('not the password', NEW, NEW);
    await expect(page.getByRole('alert')).toHaveText('The current password is not right.');
    await expect(current).toBeFocused();
    await press(page, page.getByRole('button', { name: 'Show current password' }), 'Space');
    await expect(current).toHaveAttribute('type', 'text');

    await typeAll(me.password, NEW, NEW);
    await expect(page).toHaveURL('/login');
    await expect(statusMessage(page)).toContainText('Password changed.');
    expect((await requestWithToken(product, elsewhere, '/auth/user')).status).toBe(401);
    await expect(tokenOf(product, me)).rejects.toThrow('401');
    await tokenOf(product, { ...me, password: NEW });
  },
);

test('shows why a password change was rejected', async ({ page, signInAsNew, problems }) => {
  problems.expectStatus(500);
  problems.expectFailedRequests();
  await signInAsNew('user', 'site');
  const writes = writesOf(page);
  await page.goto('/dashboard/profile');
  const form = page.getByRole('region', { name: 'Change password' });
  const send = form.getByRole('button', { name: 'Change password' });
  const fill = async (texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts)) {
      await form.getByLabel(label, { exact: true }).fill(text);
    }
  };
  await fill({ 'Current password': 'a quiet cassette', 'New password': NEW });
  await send.click();
  await expect(form.getByRole('alert')).toHaveText('All fields are required');
  await fill({ 'Confirm new password': 'a duct in the cellar' });
  await send.click();
  await expect(form).toContainText('New password and confirmation do not match');
  expect(writes).toEqual([]);

  await fill({ 'Confirm new password': NEW });
  for (const [response, message] of [
    [{ status: 500, json: {} }, 'Password update failed.'],
    [null, 'Something went wrong. Please try again.'],
  ] as const) {
    await page.route('**/api/v1/auth/change-password', (route) =>
      response ? route.fulfill(response) : route.abort('connectionfailed'),
    );
    await send.click();
    await expect(form.getByRole('alert')).toHaveText(message);
    await expect(form.getByLabel('New password', { exact: true })).toHaveValue(NEW);
  }
});
