import { httpRequest } from '../../support/api';
import { newCategory, newUnit, pollSite } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import { successToast } from '../../support/forms';

const PDF = { name: 'Manual.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 x') };

test.use({ signedIn: { as: 'admin', on: 'admin' } });

test(
  'hides a document until it is published, and immediately after it is withdrawn',
  { tag: '@wide-only' },
  async ({ page, product }) => {
    const unit = await newUnit(product, await newCategory(product));
    const documents = async () => {
      const response = await httpRequest(`${product.publicUrl}/api/v1/products/${unit.id}`);
      return (JSON.parse(response.text) as { documents: { id: number }[] }).documents;
    };
    await page.goto(`${product.adminUrl}/dashboard/product/edit/${unit.id}`);
    await page.getByRole('button', { name: 'Documents' }).click();
    const dialog = page.getByRole('dialog', { name: `Documents of ${unit.model}` });
    await dialog.getByRole('button', { name: 'Add a document' }).click();
    await dialog.locator('input[name=document]').setInputFiles(PDF);
    await dialog.getByRole('combobox', { name: /^Document type/ }).click();
    await page.getByRole('option', { name: 'Manual' }).click();
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(dialog.getByText(/^Manual, English/)).toBeVisible();
    expect(await documents()).toEqual([]);

    await dialog.getByRole('switch', { name: 'Make Manual public' }).click();
    await expect(successToast(page).last()).toContainText('Visitors can now download Manual.');
    // Visitors may get a cached response.
    expect(await pollSite(async () => (await documents()).length === 1)).toBe(true);
    const [document] = await documents();
    const file = `${product.publicUrl}/api/v1/documents/${document!.id}/file`;
    const download = await httpRequest(file);
    expect(download.status).toBe(200);
    expect(download.headers['content-disposition']).toMatch(/^attachment; filename="?Manual.pdf/);

    await dialog.getByRole('switch', { name: 'Take Manual off the site' }).click();
    await expect(dialog.getByText('Staff only')).toBeVisible();
    expect((await httpRequest(file)).status).toBe(404);
    expect(await pollSite(async () => (await documents()).length === 0)).toBe(true);

    const sheet = await httpRequest(`${product.publicUrl}/products/${unit.id}/data-sheet.pdf`);
    expect([sheet.status, sheet.headers['content-type']]).toEqual([200, 'application/pdf']);
  },
);
