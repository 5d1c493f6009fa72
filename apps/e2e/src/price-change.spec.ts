import { ask } from './ask';
import { newCategory, newUnit, soon } from './catalogue';
import { expect, test } from './fixtures';
import { success } from './form';

test(
  'the next visitor sees the price that staff have just saved',
  { tag: '@mariadb' },
  async ({ page, context, arrive, product }) => {
    const shelf = await newCategory(product);
    const unit = await newUnit(product, shelf);
    const visitor = await context.newPage();
    const pages = [`/products/${shelf.slug}`, `/products/${unit.id}`];
    const oldFile = async () => {
      const { text } = await ask(`${product.publicUrl}/products.json`);
      const rows = JSON.parse(text) as { id: string; offer_price: string }[];
      return rows.find(({ id }) => id === String(unit.id));
    };
    // Whoever came before left finished answers behind.
    for (const path of pages) {
      await visitor.goto(path);
      await expect(visitor.getByRole('main')).toContainText('৳80,000');
    }
    expect(await oldFile()).toMatchObject({ offer_price: '80,000' });

    await arrive('admin', 'admin');
    await page.goto(`${product.adminUrl}/dashboard/product/edit/${unit.id}`);
    await page.getByLabel('Offer price').fill('৭৬,৫০০');
    await page.getByRole('button', { name: /^Save changes/ }).click();
    await expect(success(page)).toHaveText('SuccessProduct updated successfully!');
    const isListed = async () => (await ask(product.publicUrl + pages[0])).text.includes('৳76,500');
    expect(await soon(isListed)).toBe(true);
    for (const path of pages) {
      await visitor.goto(path);
      const text = await visitor.getByRole('main').innerText();
      expect(text).toContain('৳76,500');
      expect(text).not.toContain('৳80,000');
    }
    expect(await oldFile()).toMatchObject({ offer_price: '76,500' });
  },
);
