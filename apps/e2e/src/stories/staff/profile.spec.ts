import type { Page } from '@playwright/test';
import { requestWithToken, tokenOf } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { pictureFile, svgFile } from '../../support/forms';
import { press, tabTo, typeInto } from '../../support/keyboard';
import { fieldsOf, writesOf } from '../../support/network';

const PROFILE = '/dashboard/profile';

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  return page.getByRole('dialog', { name: 'Edit Profile' });
}

test(
  'staff edit name and picture by keyboard',
  { tag: '@wide-only' },
  async ({ page, signInAsNew, product }) => {
    const { name, email } = await signInAsNew('admin', 'admin');
    const writes = writesOf(page);
    // Added before the key press: the browser reports the file dialog only if there is a listener by then.
    const chosen = pictureFile('jpeg');
    page.on('filechooser', (chooser) => void chosen.then((file) => chooser.setFiles(file)));
    await page.goto(product.adminUrl + PROFILE);
    const facts = page.getByRole('region', { name: 'Profile' });
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    for (const fact of [name, email, 'Admin', name.slice(0, 1)])
      await expect(facts).toContainText(fact);

    const edit = page.getByRole('button', { name: 'Edit Profile' });
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    await press(page, edit);
    await expect(dialog.getByRole('textbox')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(edit).toBeFocused();

    await page.keyboard.press('Enter');
    const field = dialog.getByLabel('Name');
    await expect(field).toHaveValue(name);
    await typeInto(page, field, 'Nusrat Chowdhury');
    await press(page, dialog.getByRole('button', { name: 'Save Changes' }));
    const toast = page.getByRole('status').filter({ hasText: 'Profile updated successfully.' });
    await expect(toast).toHaveText('SuccessProfile updated successfully.');
    await expect(dialog).toBeHidden();
    for (const part of [facts, sidebar]) await expect(part).toContainText('Nusrat Chowdhury');
    expect(writes.map(fieldsOf)).toEqual([['name']]);
    await expect(toast).toBeHidden({ timeout: 3000 });

    await press(page, edit);
    await tabTo(page, dialog.getByLabel('Choose a picture'));
    await page.keyboard.press('Space');
    await expect(
      dialog.getByRole('img', { name: 'Preview of the selected picture' }),
    ).toBeVisible();
    await press(page, dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(dialog).toBeHidden();
    for (const part of [facts, sidebar]) {
      const portrait = part.locator('img');
      await expect(portrait).toHaveAttribute('src', /^\/storage\//);
      await expect
        .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await page.reload();
    for (const part of [facts, sidebar]) {
      await expect(part).toContainText('Nusrat Chowdhury');
      await expect(part.locator('img')).toHaveAttribute('src', /^\/storage\//);
    }
  },
);

test('rejects an SVG, and previews other types of pictures before sending', async ({
  page,
  signInAsNew,
  product,
}) => {
  await signInAsNew('admin', 'admin');
  const writes = writesOf(page);
  await page.goto(product.adminUrl + PROFILE);
  const dialog = await openDialog(page);
  const file = dialog.getByLabel(/^Choose /);
  await expect(file).toHaveAttribute('accept', /^image\//);
  await file.setInputFiles(svgFile);
  await expect(dialog.getByRole('alert').filter({ hasText: 'picture' })).toHaveText(
    'Please choose a JPEG, PNG, WebP or AVIF picture.',
  );
  for (const format of ['avif', 'webp', 'png', 'jpeg'] as const) {
    await file.setInputFiles(await pictureFile(format));
    await expect(dialog).toContainText(`portrait.${format}`);
    const preview = dialog.getByRole('img', { name: 'Preview of the selected picture' });
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(240);
  }
  expect(writes).toEqual([]);

  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  const cross = dialog.getByRole('button', { name: 'Close' });
  const leave = [
    () => cross.click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ];
  for (const close of leave) {
    await close();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(dialog).toContainText('portrait.jpeg');
  }
  await cross.click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toBeHidden();

  await openDialog(page);
  await expect(dialog).not.toContainText('portrait.jpeg');
  await file.setInputFiles(await pictureFile('png'));
  await expect(dialog).toContainText('portrait.png');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(question).toBeHidden();
  expect(writes).toEqual([]);
});

test(
  'staff end a session on another device, then all sessions, by keyboard',
  { tag: '@wide-only' },
  async ({ page, signInAsNew, problems, product }) => {
    // The list is requested again during sign-out.
    problems.expectStatus(401);
    const me = await signInAsNew('admin', 'admin');
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0';
    const first = await tokenOf(product, me, firefox);
    await page.goto(product.adminUrl + PROFILE);
    const list = page.getByRole('region', { name: 'Where you are signed in' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await press(page, list.getByRole('button', { name: 'Sign out Firefox on Windows' }));
    await expect(page.getByRole('status').filter({ hasText: 'Signed out on' })).toContainText(
      'Firefox on Windows',
    );
    await expect(list.getByRole('listitem')).toHaveCount(1);
    expect((await requestWithToken(product, first, '/auth/user')).status).toBe(401);

    const second = await tokenOf(product, me);
    const everywhere = list.getByRole('button', { name: 'Sign out everywhere' });
    await press(page, everywhere);
    const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    expect((await requestWithToken(product, second, '/auth/user')).status).toBe(200);

    await press(page, everywhere);
    await press(page, question.getByRole('button', { name: 'Sign out everywhere' }));
    await expect(page).toHaveURL(`${product.adminUrl}/login`);
    await expect(page.getByRole('status').filter({ hasText: 'Signed out' })).toBeVisible();
    expect((await requestWithToken(product, second, '/auth/user')).status).toBe(401);
  },
);
