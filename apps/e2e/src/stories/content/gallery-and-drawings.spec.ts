import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/accessibility';
import { httpRequest, requestAsOwner } from '../../support/api';
import { pollSite } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import { pictureFile } from '../../support/forms';
import type { Product } from '../../support/product';

test.use({ signedIn: { as: 'admin', on: 'admin' } });

const TAGS = { tag: '@wide-only' };

/** Checks the screen in both themes. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use dark theme' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use light theme' }).click();
}

const titlesOnSite = async (product: Product) => {
  const { text } = await httpRequest(`${product.publicUrl}/api/v1/gallery`);
  return (JSON.parse(text) as { data: { title: string }[] }).data.map(({ title }) => title);
};

test(
  'staff add a gallery item, move it, view it and delete it',
  TAGS,
  async ({ page, product }) => {
    const title = `Pumps in the plant room ${Date.now()}`;
    const others = await titlesOnSite(product);
    await page.goto(`${product.adminUrl}/dashboard/gallery/add-gallery`);
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByLabel('Choose a picture').setInputFiles(await pictureFile('png'));
    await page.route('**/api/v1/gallery', async (route) => {
      await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
      await route.continue();
    });
    await page.getByRole('button', { name: 'Add Gallery' }).click();
    await expect(page.getByText('Gallery added successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/gallery\/gallery-list$/);
    await page.unroute('**/api/v1/gallery');
    expect(await titlesOnSite(product)).toEqual([title, ...others]);

    // One place down by keyboard; every step is announced.
    const handle = page.getByRole('button', { name: `Move ${title}` });
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`${title} picked up at position 1 of`)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`${title} is at position 2 of`)).toBeAttached();
    await page.keyboard.press('Enter');
    const [first, ...rest] = others;
    expect(
      await pollSite(
        async () => (await titlesOnSite(product)).join() === [first, title, ...rest].join(),
      ),
    ).toBe(true);

    // Shows its picture, and a dash for missing values.
    await page.getByRole('button', { name: 'Grid' }).click();
    await page.getByRole('button', { name: `View ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('img', { name: title })).toBeVisible();
    await expect(dialog.getByText('Active', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Description').locator('+ dd')).toHaveText('-');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'List' }).click();
    await expectAccessible(page);

    await page.getByRole('button', { name: `Delete ${title}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
    await expect(question).toContainText('Are you sure you want to delete this file?');
    await question.getByRole('button', { name: 'Delete' }).click();
    // Rows have no role behind the open dialog.
    await expect(page.getByRole('status').filter({ hasText: 'Moved to the trash' })).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(title) })).toBeHidden();
    expect(await titlesOnSite(product)).toEqual(others);
  },
);

test(
  'staff add a project with dates, equipment and a drawing that only staff can download',
  TAGS,
  async ({ page, product, problems }) => {
    // Caused by a file that is not a drawing.
    problems.expectStatus(400);
    const name = `Convention hall ${Date.now()}`;
    await page.goto(`${product.adminUrl}/dashboard/project/add-project`);
    await page.getByRole('textbox', { name: 'Project Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Client Name' }).fill('Surma Hotel');
    await page.getByRole('combobox', { name: 'Group' }).click();
    await page.getByRole('option', { name: 'Event / Convention Hall' }).click();
    await page.getByRole('button', { name: 'Add row' }).click();
    await page.getByRole('textbox', { name: 'Quantity, row 1' }).fill('6');
    await page.getByRole('textbox', { name: 'Model or name, row 1' }).fill('High static duct');

    await page.getByLabel('Start Date').fill('৫.১০.২০২৬');
    await page.getByLabel('Completed Date').fill('07/10/2026');

    const pdf = Buffer.from('%PDF-1.7 level 0');
    await page.getByLabel('Choose files').setInputFiles([
      { name: 'level-0.pdf', mimeType: 'application/pdf', buffer: pdf },
      { name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no drawing') },
    ]);
    const drawings = page.getByRole('list', { name: 'Drawings' });
    await expect(drawings.getByText('0.1 MB, uploaded')).toBeVisible();
    await expect(
      drawings.getByText('Choose a PDF, DWG, DXF, PNG, JPEG or WebP file.'),
    ).toBeVisible();
    await drawings.getByRole('button', { name: 'Remove fake.pdf' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Add Project/ }).click();
    await expect(page.getByText('Project added successfully!')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Project Name' })).toHaveValue('');

    const listed = await requestAsOwner(product, `/vrf-project?q=${encodeURIComponent(name)}`);
    const [project] = (JSON.parse(listed.text) as { data: Record<string, unknown>[] }).data;
    expect(project).toMatchObject({
      start_date: '2026-10-05',
      completed_date: '2026-10-07',
      equipment_list: ['6 x High static duct'],
      drawings: [{ name: 'level-0.pdf', bytes: pdf.length }],
    });
    const { text } = await httpRequest(
      `${product.publicUrl}/api/v1/vrf-project/${String(project!['id'])}`,
    );
    expect(text).not.toContain('level-0');

    await page.goto(`${product.adminUrl}/dashboard/project/project-list?q=${name}`);
    await page.getByRole('button', { name: `View ${name}` }).click();
    const dialog = page.getByRole('dialog', { name });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'level-0.pdf' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('level-0.pdf');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'Are you sure you want to delete this VRF Project item?',
    );
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('VRF Project item deleted successfully')).toBeVisible();
  },
);
