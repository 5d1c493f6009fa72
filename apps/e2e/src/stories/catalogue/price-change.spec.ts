import { httpRequest, requestAsOwner } from '../../support/api';
import { newCategory, newUnit, pollSite } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import { choose, successToast } from '../../support/forms';
import { writesOf } from '../../support/network';

const LIST = '/dashboard/product/product-list';

test('shows the price that staff have just saved to the next visitor', async ({
  page,
  context,
  signInAsNew,
  product,
}) => {
  const category = await newCategory(product);
  // A unique price, since units of other stories are similar to this one.
  const unit = await newUnit(product, category, { offer_price: 81_000 });
  const visitor = await context.newPage();
  const pages = [`/products/${category.slug}`, `/products/${unit.id}`];
  const oldFile = async () => {
    const { text } = await httpRequest(`${product.publicUrl}/products.json`);
    const rows = JSON.parse(text) as { id: string; offer_price: string }[];
    return rows.find(({ id }) => id === String(unit.id));
  };
  // Fills the response cache with the old price.
  for (const path of pages) {
    await visitor.goto(path);
    await expect(visitor.getByRole('main')).toContainText('৳81,000');
  }
  expect(await oldFile()).toMatchObject({ offer_price: '81,000' });

  await signInAsNew('admin', 'admin');
  await page.goto(`${product.adminUrl}/dashboard/product/edit/${unit.id}`);
  await page.getByLabel('Offer price').fill('৭৬,৫০০');
  await page.getByRole('button', { name: /^Save changes/ }).click();
  await expect(successToast(page)).toHaveText('SuccessProduct updated successfully!');
  const isListed = async () =>
    (await httpRequest(product.publicUrl + pages[0])).text.includes('৳76,500');
  expect(await pollSite(isListed)).toBe(true);
  for (const path of pages) {
    await visitor.goto(path);
    const text = await visitor.getByRole('main').innerText();
    expect(text).toContain('৳76,500');
    expect(text).not.toContain('৳81,000');
  }
  expect(await oldFile()).toMatchObject({ offer_price: '76,500' });
});

test.describe('prices of several products', () => {
  test.use({ signedIn: { as: 'admin', on: 'admin' } });

  test(
    'shows prices again before writing if they have changed in between',
    { tag: '@wide-only' },
    async ({ page, problems, product }) => {
      problems.expectStatus(409);
      const category = await newCategory(product);
      const [first, second] = [await newUnit(product, category), await newUnit(product, category)];
      const priceOf = async ({ id }: { id: number }) =>
        (
          JSON.parse((await requestAsOwner(product, `/products/${id}`)).text) as {
            offer_price: number;
          }
        ).offer_price;
      await page.goto(`${product.adminUrl}${LIST}?category=${category.slug}`);
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await page.getByRole('button', { name: 'Change prices' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change 2 prices' });
      await dialog.getByLabel('Percent').fill('-10');
      await dialog.getByRole('button', { name: 'Show the effect' }).click();
      const row = dialog.getByRole('row').filter({ hasText: second.model });
      await expect(row).toContainText('৳72,000');
      const body = { offer_price: 60000 };
      await requestAsOwner(product, `/products/${second.id}`, { method: 'PUT', body });
      await dialog.getByRole('button', { name: 'Change 2 prices' }).click();
      await expect(dialog.getByRole('alert')).toContainText(
        `${second.model} was changed since this preview. Nothing was saved.`,
      );
      await expect(row).toContainText(/Changed since.*৳60,000.*৳54,000/);
      expect([await priceOf(first), await priceOf(second)]).toEqual([80000, 60000]);
      await dialog.getByRole('button', { name: 'Change 2 prices' }).click();
      await expect(successToast(page)).toHaveText('Success2 prices changed.Undo');
      expect([await priceOf(first), await priceOf(second)]).toEqual([72000, 54000]);
    },
  );

  test(
    'changes prices of several products after a preview',
    { tag: '@wide-only' },
    async ({ page, context, product }) => {
      const category = await newCategory(product);
      const units = [await newUnit(product, category), await newUnit(product, category)];
      await page.goto(`${product.adminUrl}${LIST}?category=${category.slug}`);
      for (const { model } of units) {
        await page.getByRole('checkbox', { name: `Select ${model}` }).check();
      }
      await page.getByRole('button', { name: 'Change prices' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change 2 prices' });
      await choose(page, 'Price', 'Offer price');
      await dialog.getByLabel('Percent').fill('-10');
      const writes = writesOf(page);
      await dialog.getByRole('button', { name: 'Show the effect' }).click();
      const effect = dialog.getByRole('group', { name: 'Effect on prices' }).getByRole('row');
      await expect(effect).toHaveCount(3);
      await expect(effect.nth(1)).toContainText(/৳80,000.*৳72,000/);
      expect(writes.at(-1)?.postDataJSON()).toMatchObject({ preview: true });
      const visiblePrices = async () => {
        const visitor = await context.newPage();
        await visitor.goto(`/products/${category.slug}`);
        const texts = await visitor.getByRole('article').allTextContents();
        await visitor.close();
        return texts.map((text) => /৳[\d,]+/.exec(text)?.[0]);
      };
      expect(await visiblePrices()).toEqual(['৳80,000', '৳80,000']);
      await dialog.getByRole('button', { name: 'Change 2 prices' }).click();
      await expect(successToast(page)).toHaveText('Success2 prices changed.Undo');
      const areLowered = async () => (await visiblePrices()).join(' ') === '৳72,000 ৳72,000';
      expect(await pollSite(areLowered)).toBe(true);
    },
  );
});
