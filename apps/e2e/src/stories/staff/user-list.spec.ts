import type { Page } from '@playwright/test';
import { confirmEmail, newAccount, type NewAccount } from '../../support/accounts';
import { requestAsOwner, requestWithToken, tokenOf } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { press, tabTo } from '../../support/keyboard';
import { writesOf } from '../../support/network';
import type { Product } from '../../support/product';

const QUESTION = 'Are you sure you want to delete this user?';
const listOf = (product: Product, { email }: { email: string }) =>
  `${product.adminUrl}/dashboard/user/user-list?q=${encodeURIComponent(email)}`;
const roleField = (page: Page, { name }: { name: string }) =>
  page.getByRole('combobox', { name: new RegExp(`^Role of ${name}:`) });
const deleteButton = (page: Page, { name }: { name: string }) =>
  page.getByRole('button', { name: `Delete ${name}` });

async function storedRole(product: Product, { id }: NewAccount): Promise<string> {
  const { text } = await requestAsOwner(product, `/user/${id}`);
  return (JSON.parse(text) as { data: { role: string } }).data.role;
}

test.describe('the owner', () => {
  test.use({ signedIn: { as: 'super_admin', on: 'admin' } });

  test('changes a role and deletes an account', async ({ page, product }) => {
    const person = await newAccount(product);
    await confirmEmail(product, person.email);
    const token = await tokenOf(product, person);
    await page.goto(listOf(product, person));
    const role = roleField(page, person);
    await expect(role).toHaveText('User');
    await role.click();
    const choices = page.getByRole('option');
    await expect(choices).toHaveText(['User', 'Admin', 'Super admin']);
    await choices.filter({ hasText: /^Admin$/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Success' })).toHaveText(
      'SuccessUser role updated to "admin"',
    );
    await expect(role).toHaveText('Admin');
    expect(await storedRole(product, person)).toBe('admin');

    await deleteButton(page, person).click();
    const dialog = page.getByRole('alertdialog', { name: QUESTION });
    await expect(dialog).toContainText(person.email);
    const writes = writesOf(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    expect(writes).toEqual([]);

    await deleteButton(page, person).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'User Deleted' })).toHaveText(
      `User DeletedUser with ID ${person.id} has been deleted.`,
    );
    await expect(deleteButton(page, person)).toHaveCount(0);
    expect((await requestAsOwner(product, `/user/${person.id}`)).status).toBe(404);
    expect((await requestWithToken(product, token, '/auth/user')).status).toBe(401);
  });

  test('edits and deletes by keyboard', { tag: '@wide-only' }, async ({ page, product }) => {
    const person = await newAccount(product);
    await confirmEmail(product, person.email);
    await page.goto(listOf(product, person));
    const role = roleField(page, person);
    await expect(role).toHaveText('User');
    await tabTo(page, role);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'User', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(role).toHaveText('Admin');
    await expect(role).toBeFocused();
    await expect.poll(() => storedRole(product, person)).toBe('admin');

    await tabTo(page, deleteButton(page, person));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: QUESTION });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(deleteButton(page, person)).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, dialog.getByRole('button', { name: 'Delete' }));
    await expect(deleteButton(page, person)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('staff see roles, but cannot change them', async ({ page, signInAsNew, product }) => {
  const me = await signInAsNew('admin', 'admin');
  const person = await newAccount(product);
  await page.goto(listOf(product, person));
  await expect(roleField(page, person)).toBeDisabled();
  await expect(deleteButton(page, person)).toBeDisabled();
  const token = await tokenOf(product, me);
  const change = { method: 'PUT', body: { role: 'admin' } };
  expect((await requestWithToken(product, token, `/user/${person.id}`, change)).status).toBe(403);
});
