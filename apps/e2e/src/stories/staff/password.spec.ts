import type { Page } from '@playwright/test';
import { requestWithToken, tokenOf } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { press, typeInto } from '../../support/keyboard';
import { writesOf } from '../../support/network';

const PATH = '/dashboard/user/change-password';
const LABELS = ['Current password', 'New password', 'Confirm new password'] as const;
const NEW = 'a duct in the attic';

const formOf = (page: Page) => page.getByRole('form', { name: 'Change Password' });
const fieldOf = (page: Page, label: (typeof LABELS)[number]) =>
  formOf(page).getByLabel(label, { exact: true });

test(
  'staff change the password by keyboard',
  { tag: '@wide-only' },
  async ({ page, signInAsNew, problems, product }) => {
    problems.expectStatus(400);
    const me = await signInAsNew('admin', 'admin');
    const elsewhere = await tokenOf(product, me);
    const writes = writesOf(page);
    await page.goto(product.adminUrl + PATH);
    for (const [index, text] of ['not the password', NEW, NEW].entries()) {
      await typeInto(page, fieldOf(page, LABELS[index]!), text);
    }
    const current = fieldOf(page, 'Current password');
    await press(page, formOf(page).getByRole('button', { name: 'Change password' }));
    await expect(current).toHaveAccessibleDescription('The current password is not right.');
    await expect(current).toBeFocused();
    await press(page, formOf(page).getByRole('button', { name: 'Show current password' }), 'Space');
    await expect(current).toHaveAttribute('type', 'text');
    await press(page, formOf(page).getByRole('button', { name: 'Hide current password' }), 'Space');
    await expect(current).toHaveAttribute('type', 'password');

    await page.keyboard.press('Shift+Tab');
    await expect(current).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(me.password);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page).toHaveURL(`${product.adminUrl}/login`);
    await expect(page.getByRole('status').filter({ hasText: 'Password changed' })).toBeVisible();
    expect(writes.at(-1)?.postDataJSON()).toEqual({
      currentPassword: me.password,
      newPassword: NEW,
      profile_id: me.id,
      profile: 'employee',
    });
    expect((await requestWithToken(product, elsewhere, '/auth/user')).status).toBe(401);
    await expect(tokenOf(product, me)).rejects.toThrow('401');

    const form = page.getByRole('form', { name: 'Sign in' });
    await typeInto(page, form.getByLabel('Email'), me.email);
    await typeInto(page, form.getByRole('textbox', { name: 'Password' }), NEW);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${product.adminUrl}/dashboard`);
  },
);
