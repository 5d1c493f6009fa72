import { violationsOf } from '../../support/accessibility';
import { httpRequest } from '../../support/api';
import { newCategory, newUnit, pollSite } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import { pictureFile, successToast } from '../../support/forms';

test.use({ signedIn: { as: 'admin', on: 'admin' } });

test(
  'staff restore an earlier version of a product, and visitors see its price and picture again',
  { tag: '@wide-only' },
  async ({ page, product }) => {
    const category = await newCategory(product);
    const unit = await newUnit(product, category, { offer_price: 81_000 });
    const form = `${product.adminUrl}/dashboard/product/edit/${unit.id}`;
    const save = async () => {
      await page.getByRole('button', { name: /^Save changes/ }).click();
      await expect(successToast(page)).toHaveText('SuccessProduct updated successfully!');
    };
    const pictureOf = async () => {
      const { text } = await httpRequest(`${product.publicUrl}/api/v1/products/${unit.id}`);
      return (JSON.parse(text) as { image_1: string | null }).image_1;
    };
    await page.goto(form);
    await page.getByLabel('Choose pictures').setInputFiles(await pictureFile('jpeg'));
    await save();
    const picture = await pictureOf();
    await page.goto(form);
    await page.getByLabel('Offer price').fill('76500');
    await page.getByRole('button', { name: 'Remove picture 1' }).click();
    await save();
    expect(await pictureOf()).toBeNull();
    const listed = async (price: string) =>
      (await httpRequest(`${product.publicUrl}/products/${category.slug}`)).text.includes(price);
    expect(await pollSite(() => listed('৳76,500'))).toBe(true);

    await page.goto(form);
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^History of /);
    const versions = page.getByRole('navigation', { name: 'Versions' }).getByRole('link');
    await expect(versions).toHaveText([/Offer price and picture 1/, /Picture 1 added/, /Added/]);
    await versions.nth(1).click();
    const chosen = page.getByRole('article', { name: 'Selected version' });
    const compared = chosen.getByRole('region', { name: 'This version compared with now' });
    const price = compared.getByRole('row', { name: /^Offer price/ });
    await expect(price.getByRole('cell')).toHaveText(['৳81,000', '৳76,500']);
    await expect(compared.getByRole('row', { name: /^Picture 1/ }).getByRole('img')).toBeVisible();
    for (const theme of ['dark', 'light']) {
      await page.getByRole('button', { name: `Use ${theme} theme` }).click();
      expect(await violationsOf(page)).toEqual([]);
    }

    await chosen.getByRole('button', { name: 'Restore this version' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Offer price: ৳76,500 becomes ৳81,000');
    await question.getByRole('button', { name: 'Restore this version' }).click();
    await expect(successToast(page)).toHaveText('SuccessVersion restored.');
    expect(await pollSite(() => listed('৳81,000'))).toBe(true);
    expect(await pictureOf()).toBe(picture);
    await expect(versions.first()).toHaveText(/Version of .* restored/);
    await expect(chosen.getByRole('button', { name: 'Restore this version' })).toBeDisabled();
  },
);
