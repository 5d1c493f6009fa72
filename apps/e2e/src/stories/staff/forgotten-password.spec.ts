import { newAccount } from '../../support/accounts';
import { httpRequest, requestWithToken, tokenOf } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { statusMessage } from '../../support/forms';
import { press, typeInto } from '../../support/keyboard';
import { linkInMail, mailsTo } from '../../support/mailbox';

const SUBJECT = 'Set a new password';
const SENT = /we’ve sent it an email with a link\. The link works once, for 30 minutes\.$/;

test(
  'resets a forgotten password by keyboard',
  { tag: '@wide-only' },
  async ({ page, problems, product }) => {
    problems.expectStatus(400);
    const account = await newAccount(product);
    const before = await tokenOf(product, account);
    await page.goto('/login');
    await press(page, page.getByRole('link', { name: 'Forgot password?' }));
    await expect(page).toHaveURL('/forgot-password');
    const email = page.getByLabel('Email');
    await typeInto(page, email, 'nusrat@');
    await page.keyboard.press('Enter');
    await expect(email).toHaveAccessibleDescription(/email address like/);
    await typeInto(page, email, account.email);
    await press(page, page.getByRole('button', { name: 'Send the link' }));
    await expect(statusMessage(page)).toHaveText(SENT);

    const link = await linkInMail(product, account.email, SUBJECT);
    expect(link).toMatch(new RegExp(`^${product.publicUrl}/reset-password\\?token=`));
    await page.goto(link);
    const password = page.getByLabel('New password', { exact: true });
    const again = page.getByLabel('Confirm password', { exact: true });
    await typeInto(page, password, 'seven77');
    await typeInto(page, again, 'seven77');
    await page.keyboard.press('Enter');
    await expect(password).toHaveAccessibleDescription('Password must be at least 8 characters');
    await typeInto(page, password, 'a duct in the attic');
    await typeInto(page, again, 'a duct in the cellar');
    await page.keyboard.press('Enter');
    await expect(again).toHaveAccessibleDescription('Passwords do not match');
    await typeInto(page, again, 'a duct in the attic');
    await press(page, page.getByRole('button', { name: 'Save the new password' }));
    await expect(page).toHaveURL('/login');
    await expect(statusMessage(page)).toContainText('Password changed.');
    expect((await requestWithToken(product, before, '/auth/user')).status).toBe(401);

    await typeInto(page, page.getByLabel('Email'), account.email);
    await typeInto(page, page.getByLabel('Password', { exact: true }), 'a duct in the attic');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');

    await page.goto(link);
    await password.fill('a duct in the garage');
    await again.fill('a duct in the garage');
    await again.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(/expired or has already been used/);
  },
);

test('responds in the same way for an address with and without an account', async ({
  page,
  product,
}) => {
  const { email } = await newAccount(product);
  await page.goto('/forgot-password');
  for (const address of [email, `no-${email}`]) {
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(statusMessage(page)).toHaveText(
      `If ${address} has an account, we’ve sent it an email with a link. The link works once, for 30 minutes.`,
    );
  }
  expect((await mailsTo(product, email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining(SUBJECT),
  );
  expect(await mailsTo(product, `no-${email}`)).toEqual([]);
});

test('ignores a forged host in the link of a mail', async ({ product }) => {
  const { email } = await newAccount(product);
  await httpRequest(`${product.publicUrl}/api/v1/auth/forgot-password`, {
    method: 'POST',
    headers: { host: 'evil.example' },
    body: { email },
  });
  const link = await linkInMail(product, email, SUBJECT);
  expect(new URL(link).origin).toBe(product.publicUrl);
});
