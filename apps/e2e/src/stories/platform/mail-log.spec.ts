import { newAccount } from '../../support/accounts';
import { expect, test } from '../../support/fixtures';
import { choose, press } from '../../support/keyboard';

const SUBJECT = 'Please confirm your email address';

test(
  'the owner reads a mail by keyboard',
  { tag: '@wide-only' },
  async ({ page, signInAsNew, product }) => {
    await signInAsNew('super_admin', 'admin');
    const { name, email } = await newAccount(product);
    await page.goto(`${product.adminUrl}/dashboard/setting/mail-log`);
    await expect(page.getByRole('columnheader')).toHaveText([
      'Recipient',
      'Subject',
      'Status',
      'Date',
      'Action',
    ]);
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Waiting');
    const open = row.getByRole('button', { name: new RegExp(`^Open the email ‘${SUBJECT}`) });
    await press(page, open);
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${SUBJECT}`) });
    await expect(dialog).toContainText(`Dear ${name},`);
    await expect(dialog).toContainText(`${product.publicUrl}/confirm-email?token=`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await choose(page, page.getByRole('combobox', { name: /^Status:/ }), 'Sent');
    await expect(page).toHaveURL(/status=sent/);
    await expect(page.getByText('No emails match.')).toBeVisible();
    await press(page, page.getByRole('button', { name: 'All emails' }));
    await expect(row).toBeVisible();
  },
);

test('opens a mail from its card on a phone', async ({ page, signInAsNew, product }) => {
  await signInAsNew('super_admin', 'admin');
  const { email } = await newAccount(product);
  await page.goto(`${product.adminUrl}/dashboard/setting/mail-log`);
  await page.getByRole('button').filter({ hasText: email }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${SUBJECT}`) });
  await expect(dialog).toContainText(email);
  await expect(page).toHaveURL(/mail=\d+/);
  await page.goBack();
  await expect(dialog).toBeHidden();
});
