import { violationsOf } from '../../support/accessibility';
import { newAccount } from '../../support/accounts';
import { requestWithToken, tokenOf } from '../../support/api';
import { expect, test } from '../../support/fixtures';

const PIPELINE = '/dashboard/pipeline';

test(
  'staff move an enquiry by keyboard, plan the next step, and find overdue ones first',
  { tag: '@wide-only' },
  async ({ page, product, signInAsNew }) => {
    const account = await newAccount(product);
    const token = await tokenOf(product, account);
    const word = `Sundarban${Date.now()}`;
    const send = async (lastName: string) => {
      const body = {
        ...{ firstName: 'Moushumi', lastName, number: '01700 000000', email: account.email },
        message: `Two rooms at ${word}.`,
      };
      const sent = await requestWithToken(product, token, '/contact-message', {
        method: 'POST',
        body,
      });
      expect(sent.status, sent.text).toBe(201);
    };
    await send('Begum');
    await send('Akter');
    await signInAsNew('admin', 'admin');

    await page.goto(`${product.adminUrl}${PIPELINE}?layout=board&q=${word}`);
    const stage = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(stage('New').getByRole('article')).toHaveCount(2);
    expect(await violationsOf(page)).toEqual([]);
    const menu = page.getByRole('button', { name: 'Move Moushumi Begum' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(stage('Site visit').getByRole('article')).toHaveCount(1);
    await expect(menu).toBeFocused();

    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Value and next step' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Value and next step' });
    await dialog.getByRole('textbox', { name: 'Value' }).fill('12,50,000');
    await dialog.getByRole('textbox', { name: 'Next step' }).fill('Measure the rooms');
    await dialog.getByRole('textbox', { name: 'Day' }).fill('01/11/2026');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(stage('Site visit')).toContainText('৳12,50,000');
    await expect(stage('Site visit')).toContainText('Overdue: Measure the rooms');

    await page.getByRole('link', { name: 'Moushumi Akter' }).click();
    const sale = page.getByRole('region', { name: 'Sale' });
    await sale.getByRole('button', { name: 'Thursday' }).click();
    await expect(sale).toContainText('Call again, Thu');
    await expect(page.getByRole('region', { name: 'History', exact: true })).toContainText(
      'planned the next step: Call again, Thu',
    );

    await page.goBack();
    await page.getByRole('button', { name: 'List' }).click();
    const rows = page.getByRole('row', { name: /Moushumi/ });
    await expect(rows.first()).toContainText('Begum');
    await expect(rows.nth(1)).toContainText('Akter');
    await page.reload();
    await expect(page).toHaveURL(/layout=list/);
    await expect(rows.first()).toContainText('Overdue: Measure the rooms');
    await expect(rows).toHaveCount(2);
    expect(await violationsOf(page)).toEqual([]);
  },
);

test('the board scrolls within the page on a phone', async ({ page, product, signInAsNew }) => {
  await signInAsNew('admin', 'admin');
  await page.goto(`${product.adminUrl}${PIPELINE}?layout=board`);
  await expect(page.getByRole('region', { name: 'Lost', exact: true })).toBeAttached();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(page.viewportSize()!.width);
});
