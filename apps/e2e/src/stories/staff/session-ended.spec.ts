import type { Page } from '@playwright/test';
import type { NewAccount } from '../../support/accounts';
import { requestWithToken, tokenOf } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { pictureFile } from '../../support/forms';
import { press, typeInto } from '../../support/keyboard';
import type { Product } from '../../support/product';

const NEW = 'a duct in the attic';

async function endSessions(product: Product, account: NewAccount) {
  const token = await tokenOf(product, account);
  const ended = await requestWithToken(product, token, '/auth/logout-everywhere', {
    method: 'POST',
  });
  expect(ended.status).toBe(200);
}
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

test(
  'sends a form automatically after a new sign-in by keyboard',
  { tag: '@wide-only' },
  async ({ page, signInAsNew, problems, product }) => {
    problems.expectStatus(401);
    const me = await signInAsNew('admin', 'admin');
    await page.goto(`${product.adminUrl}/dashboard/user/change-password`);
    const form = page.getByRole('form', { name: 'Change Password' });
    const values = {
      'Current password': me.password,
      'New password': NEW,
      'Confirm new password': NEW,
    };
    for (const [label, text] of Object.entries(values)) {
      await typeInto(page, form.getByLabel(label, { exact: true }), text);
    }
    await endSessions(product, me);
    const send = form.getByRole('button', { name: 'Change password' });
    await press(page, send);

    const dialog = dialogOf(page);
    await expect(dialog.getByLabel('Email')).toHaveValue(me.email);
    await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeFocused();
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Invalid email or password');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await typeInto(page, dialog.getByRole('textbox', { name: 'Password' }), me.password);
    await page.keyboard.press('Enter');
    // The request that failed when the session had ended is repeated automatically.
    await expect(page).toHaveURL(`${product.adminUrl}/login`);
    await tokenOf(product, { ...me, password: NEW });
  },
);

test('saves name and picture of a dialog below the sign-in dialog after a new sign-in', async ({
  page,
  signInAsNew,
  problems,
  product,
}) => {
  problems.expectStatus(401);
  const me = await signInAsNew('admin', 'admin');
  await page.goto(`${product.adminUrl}/dashboard/profile`);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const profile = page.getByRole('dialog', { name: 'Edit Profile' });
  await profile.getByLabel('Name').fill('Nusrat Chowdhury');
  await profile.getByLabel('Choose a picture').setInputFiles(await pictureFile('png'));
  await endSessions(product, me);
  await profile.getByRole('button', { name: 'Save Changes' }).click();

  const dialog = dialogOf(page);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(me.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  const facts = page.getByRole('region', { name: 'Profile' });
  await expect(facts).toContainText('Nusrat Chowdhury');
  await expect(facts.locator('img')).toHaveAttribute('src', /^\/storage\//);
});

test('opens the sign-in page if the sign-in dialog is cancelled', async ({
  page,
  signInAsNew,
  problems,
  product,
}) => {
  problems.expectStatus(401);
  const me = await signInAsNew('admin', 'admin');
  await page.goto(`${product.adminUrl}/dashboard/user/change-password`);
  const form = page.getByRole('form', { name: 'Change Password' });
  for (const label of ['Current password', 'New password', 'Confirm new password']) {
    await form.getByLabel(label, { exact: true }).fill(NEW);
  }
  await endSessions(product, me);
  await form.getByRole('button', { name: 'Change password' }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText(
    'Cancel takes you to the sign-in page. Unsaved changes will be lost.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(
    `${product.adminUrl}/login?next=${encodeURIComponent('/dashboard/user/change-password')}`,
  );
});
