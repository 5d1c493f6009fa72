import { httpRequest } from '../../support/api';
import { pollSite } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import { successToast } from '../../support/forms';

test.use({ signedIn: { as: 'super_admin', on: 'admin' } });

/** Reverts everything at the end, since other stories calculate with the published values. */
test(
  'applies values and tariffs of the owner to the calculations of visitors',
  { tag: '@wide-only' },
  async ({ page, product, signInAsNew }) => {
    const setting = `${product.adminUrl}/dashboard/setting`;
    const siteSays = (text: string) =>
      pollSite(async () =>
        (await httpRequest(`${product.publicUrl}/tools/room-size`)).text.includes(text),
      );
    const editTemperature = async () => {
      await page.getByRole('button', { name: 'Edit Outside, dry bulb' }).click();
      return page.getByRole('dialog', { name: 'Outside, dry bulb' });
    };
    expect(await siteSays('35 °C, 28 °C wet bulb')).toBe(true);

    await page.goto(`${setting}/sizing-values`);
    const dialog = await editTemperature();
    await dialog.getByLabel('Value').fill('36.5');
    await dialog.getByLabel('Source').fill('Station Dhaka, 2010 to 2024');
    await dialog.getByLabel('Confirmed by').fill('R. Karim');
    await dialog.getByLabel('Confirmed on').fill('20/11/2026');
    await page.keyboard.press('Control+s');
    await expect(successToast(page)).toContainText('Outside, dry bulb: 36.5 °C saved.');
    const row = page.getByRole('listitem').filter({ hasText: 'Outside, dry bulb' });
    await expect(row).toContainText('Changed from 35 °C');
    await expect(row).toContainText('Confirmed by R. Karim on 20/11/2026');
    expect(await siteSays('36.5 °C, 28 °C wet bulb')).toBe(true);

    await page.getByRole('link', { name: 'Tariffs' }).click();
    await page.getByRole('button', { name: 'Add new rate of LT-A' }).click();
    const tariff = page.getByRole('dialog', { name: 'Add new rate of LT-A' });
    await tariff.getByLabel('Valid from').fill('15.3.2025');
    await tariff.getByLabel('Slab 2, price').fill('৮.৫');
    await expect(tariff.getByRole('row', { name: '200 ৳1,457.00' })).toBeVisible();
    await tariff.getByLabel('Source').fill('Order 12 of the commission');
    await tariff.getByRole('button', { name: 'Save' }).click();
    const added = page.getByRole('article', { name: 'LT-A from 15/03/2025' });
    await expect(added).toContainText('Current');
    await expect(page.getByText('1 earlier tariff')).toBeVisible();
    expect(await siteSays('15 Mar 2025')).toBe(true);

    await added.getByRole('button', { name: 'Delete LT-A from 15/03/2025' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Without it, the rate of 01/02/2024 applies.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(added).toHaveCount(0);
    await page.getByRole('link', { name: 'Sizing Values' }).last().click();
    const back = await editTemperature();
    await back.getByRole('button', { name: 'Reset to the published value' }).click();
    await back.getByRole('button', { name: 'Save' }).click();
    await expect(row).not.toContainText('Changed from');
    await expect(row).toContainText('To be confirmed');
    expect(await siteSays('35 °C, 28 °C wet bulb')).toBe(true);

    await signInAsNew('admin', 'admin');
    await page.goto(`${setting}/sizing-values`);
    await expect(page.getByText('Only the owner can change them.')).toBeVisible();
    await expect(row).toContainText('35 °C');
    await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  },
);
