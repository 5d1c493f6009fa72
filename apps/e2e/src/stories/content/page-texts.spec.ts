import { httpRequest } from '../../support/api';
import { pollSite } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import { successToast } from '../../support/forms';

test.use({ signedIn: { as: 'admin', on: 'admin' } });

test(
  'changes a sentence of a sector page, and visitors see it within two seconds',
  { tag: '@wide-only' },
  async ({ page, product }) => {
    const path = '/page/air-conditioning-for-school';
    const shows = async (text: string) =>
      (await httpRequest(product.publicUrl + path)).text.includes(text);
    await page.goto(`${product.adminUrl}/dashboard/setting/page-texts?page_key=sector-school`);
    await expect(page.getByRole('link', { name: 'Open on the site' })).toHaveAttribute(
      'href',
      product.publicUrl + path,
    );
    await page.getByRole('link', { name: 'Edit Introduction' }).click();
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await expect(text).not.toHaveValue('');
    const before = (await text.inputValue()).slice(0, 40);
    expect(await shows(before)).toBe(true);
    const sentence = 'Chalk dust and open windows change the sizing.';
    await text.fill(sentence);
    await page.keyboard.press('Control+s');
    await expect(successToast(page)).toContainText('Section saved.');
    expect(await pollSite(() => shows(sentence))).toBe(true);
    expect(await shows(before)).toBe(false);
  },
);
