import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { pictureFile, svgFile } from '../../support/forms';
import { press, tabTo, typeInto } from '../../support/keyboard';
import { fieldsOf, writesOf } from '../../support/network';

const PROFILE = '/dashboard/profile';

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(dialog).toBeVisible();
  return dialog;
}
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test(
  'a visitor changes the name by keyboard, which updates every part of the page',
  { tag: '@wide-only' },
  async ({ page, signInAsNew }) => {
    const { name, email } = await signInAsNew('user', 'site');
    const writes = writesOf(page);
    await page.goto('/dashboard');
    await press(page, page.getByRole('link', { name: 'Edit profile' }));
    await expect(page).toHaveURL(PROFILE);
    const main = page.getByRole('main');
    for (const fact of [name, email, '+880 17 0000 0004']) await expect(main).toContainText(fact);

    const edit = page.getByRole('button', { name: 'Edit Profile' });
    await press(page, edit);
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    await expect(dialog.getByRole('textbox')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(edit).toBeFocused();

    await page.keyboard.press('Enter');
    const field = dialog.getByLabel('Name');
    await expect(field).toHaveValue(name);
    await typeInto(page, field, 'Nusrat Chowdhury');
    await press(page, dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(toast(page)).toContainText('SuccessProfile updated successfully.');
    await expect(dialog).toBeHidden();
    await expect(edit).toBeFocused();
    expect(writes.map(fieldsOf)).toEqual([['name']]);

    const account = page.getByRole('navigation', { name: 'Account', exact: true });
    for (const part of [account, main]) await expect(part).toContainText('Nusrat Chowdhury');
    await page.reload();
    for (const part of [account, main]) await expect(part).toContainText('Nusrat Chowdhury');
  },
);

test('accepts a real picture and rejects an SVG', async ({ page, signInAsNew }) => {
  await signInAsNew('user', 'site');
  const writes = writesOf(page);
  await page.goto(PROFILE);
  const main = page.getByRole('main');
  // The initials replace a missing picture.
  await expect(main.getByText(/^N[A-Z\d]$/)).toBeVisible();

  const dialog = await openDialog(page);
  const file = dialog.getByLabel('Picture');
  await expect(file).toHaveAttribute('accept', /^image\//);
  await file.setInputFiles(svgFile);
  await expect(file).toHaveAccessibleDescription('Choose a JPEG, PNG, WebP or AVIF picture.');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeVisible();
  expect(writes).toEqual([]);

  for (const format of ['avif', 'webp', 'png', 'jpeg'] as const) {
    await file.setInputFiles(await pictureFile(format));
    const preview = dialog.getByRole('img', { name: 'The chosen picture' });
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(240);
  }
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('Profile updated successfully.');
  expect(writes.map((write) => write.method())).toEqual(['PUT']);
  const portrait = main.locator('img[src^="/storage/"]');
  await expect(portrait).toHaveJSProperty('complete', true);
  expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await page.reload();
  await expect(portrait).toBeVisible();
});

test('sends nothing without changes', async ({ page, signInAsNew }) => {
  const { name } = await signInAsNew('user', 'site');
  const writes = writesOf(page);
  await page.goto(PROFILE);
  let dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('No changesNo fields were modified.');
  await expect(dialog).toBeHidden();

  dialog = await openDialog(page);
  await dialog.getByLabel('Name').fill('Somebody Else');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText(name);
  await expect(page.getByRole('main')).not.toContainText('Somebody Else');
  expect(writes).toEqual([]);
});

test('keeps a profile in the dialog if it cannot be saved', async ({
  page,
  signInAsNew,
  problems,
}) => {
  problems.expectStatus(500);
  await signInAsNew('user', 'site');
  await page.goto(PROFILE);
  const dialog = await openDialog(page);
  const field = dialog.getByLabel('Name');
  await field.fill('  ');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(field).toHaveAccessibleDescription('Name is required');

  await page.route('**/api/v1/user/*', (route) => route.fulfill({ status: 500, json: {} }));
  await field.fill('Nusrat Chowdhury');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('ErrorFailed to update profile.');
  await expect(field).toHaveValue('Nusrat Chowdhury');

  await page.unroute('**/api/v1/user/*');
  await tabTo(page, dialog.getByRole('button', { name: 'Save Changes' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Nusrat Chowdhury');
});
