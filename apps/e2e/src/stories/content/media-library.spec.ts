import { violationsOf } from '../../support/accessibility';
import { httpRequest } from '../../support/api';
import { newCategory, newUnit, pollSite } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import { pictureFile, successToast } from '../../support/forms';

test.use({ signedIn: { as: 'admin', on: 'admin' } });

test(
  'staff replace the picture of a product and set its focal point, and visitors see both',
  { tag: '@wide-only' },
  async ({ page, product }) => {
    const category = await newCategory(product);
    const unit = await newUnit(product, category);
    const pictureOf = async () => {
      const { text } = await httpRequest(`${product.publicUrl}/api/v1/products/${unit.id}`);
      return (JSON.parse(text) as { image_1: string }).image_1;
    };
    await page.goto(`${product.adminUrl}/dashboard/product/edit/${unit.id}`);
    await page.getByLabel('Choose pictures').setInputFiles(await pictureFile('jpeg'));
    await page.getByRole('button', { name: /^Save changes/ }).click();
    await expect(successToast(page)).toHaveText('SuccessProduct updated successfully!');
    const before = await pictureOf();

    await page.goto(`${product.adminUrl}/dashboard/gallery/media-library`);
    await page.getByRole('searchbox', { name: 'Search pictures' }).fill(unit.title);
    const pictures = page.getByRole('region', { name: 'Media Library' });
    await expect(pictures.getByText('1 picture', { exact: true })).toBeVisible();
    await pictures.getByRole('list').getByRole('link').click();
    const panel = page.getByRole('complementary', { name: 'Picture details' });
    await expect(panel.getByRole('heading', { name: 'Used in 1 place' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Delete' })).toBeDisabled();
    for (const theme of ['dark', 'light']) {
      await page.getByRole('button', { name: `Use ${theme} theme` }).click();
      expect(await violationsOf(page), theme).toEqual([]);
    }

    await panel.getByRole('button', { name: 'Replace' }).click();
    const dialog = page.getByRole('dialog', { name: /^Replace / });
    await dialog.getByLabel('Choose a picture').setInputFiles(await pictureFile('png'));
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await expect(successToast(page)).toHaveText('SuccessPicture replaced in 1 place.');
    await expect(dialog).toBeHidden();
    const after = await pictureOf();
    expect(after).not.toBe(before);
    expect((await httpRequest(`${product.publicUrl}/storage/${before}`)).status).toBe(200);

    // Moves by keyboard from the centre to 20% and 49%.
    const point = panel.getByRole('button', { name: /^Focal point, 50%/ });
    await point.focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expect(panel.getByRole('textbox', { name: 'From the left' })).toHaveValue('20');
    await expect(panel.getByRole('textbox', { name: 'From the top' })).toHaveValue('49');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(successToast(page)).toHaveText('SuccessPicture saved.');

    const path = `${product.publicUrl}/products/${category.slug}`;
    const key = after.slice(0, after.lastIndexOf('/'));
    expect(
      await pollSite(async () => {
        const { text } = await httpRequest(path);
        return text.includes(key) && text.includes('object-position:20% 49%');
      }),
    ).toBe(true);
    await page.goto(path);
    const card = page.locator(`img[src*="${key}"]`).first();
    await expect(card).toHaveCSS('object-fit', 'cover');
    await expect(card).toHaveCSS('object-position', '20% 49%');
  },
);
