import {
  Authenticator,
  newAccount,
  sessionCookie,
  setUpSecondFactor,
} from '../../support/accounts';
import { requestWithToken, tokenOf } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { press, typeInto } from '../../support/keyboard';

test('the owner turns off the second factor of an account', async ({
  page,
  signInAsNew,
  product,
}) => {
  await signInAsNew('super_admin', 'admin');
  const person = await newAccount(product, 'admin');
  const { token } = await setUpSecondFactor(product, person);
  await page.goto(`${product.adminUrl}/dashboard/user/user-list?q=${person.email}`);
  await page
    .getByRole('button', { name: `Turn off two-step verification for ${person.name}` })
    .click();
  const question = page.getByRole('alertdialog', {
    name: 'Turn off two-step verification for this user?',
  });
  await expect(question).toContainText(person.email);
  await question.getByRole('button', { name: 'Turn off two-step verification' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toContainText(
    `Two-step verification for ${person.name} is off.`,
  );
  expect((await requestWithToken(product, token, '/auth/user')).status).toBe(401);
  await tokenOf(product, person);
});

test(
  'the owner requires a second factor, which staff set up by keyboard',
  { tag: '@wide-only' },
  async ({ page, signInAsNew, browser, product }) => {
    const staff = await newAccount(product, 'admin');
    const owner = await signInAsNew('super_admin', 'admin');
    const [cookie] = await page.context().cookies();
    const staffContext = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await staffContext.addCookies([await sessionCookie(product, staff, 'admin')]);
    const staffPage = await staffContext.newPage();
    await staffPage.goto(`${product.adminUrl}/dashboard/profile`);
    await expect(staffPage.getByRole('heading', { name: staff.name })).toBeVisible();

    await page.goto(`${product.adminUrl}/dashboard/setting/security`);
    const rule = page.getByRole('switch', { name: 'Require two-step verification' });
    await expect(rule).toBeDisabled();
    await expect(page.getByRole('main')).toContainText(
      'Set up your own two-step verification first',
    );
    await setUpSecondFactor(product, owner, cookie?.value);
    await page.reload();
    await press(page, rule, 'Space');
    const on = page.getByRole('alertdialog', { name: 'Require two-step verification?' });
    await expect(on).toContainText(staff.email);
    await press(page, on.getByRole('button', { name: 'Require' }));
    await expect(rule).toBeChecked();

    await staffPage.goto(`${product.adminUrl}/dashboard/user/user-list`);
    const gate = staffPage.getByRole('main');
    await expect(gate.getByRole('heading', { level: 1 })).toHaveText(
      'Set up your two-step verification',
    );
    await expect(staffPage.getByRole('complementary')).toHaveCount(0);
    await typeInto(staffPage, gate.getByRole('textbox', { name: 'Password' }), staff.password);
    await press(staffPage, gate.getByRole('button', { name: 'Next' }));
    await expect(gate.getByRole('textbox', { name: 'Code' })).toBeFocused();
    const authenticator = new Authenticator(await gate.locator('code').innerText());
    await staffPage.keyboard.type(authenticator.code());
    await staffPage.keyboard.press('Enter');
    await press(staffPage, gate.getByRole('checkbox', { name: 'I’ve saved these codes' }), 'Space');
    await press(staffPage, gate.getByRole('button', { name: 'Done' }));
    await expect(staffPage.getByRole('heading', { name: 'User List' })).toBeVisible();
    await expect(staffPage).toHaveURL(`${product.adminUrl}/dashboard/user/user-list`);
    await staffContext.close();

    await press(page, rule, 'Space');
    const off = page.getByRole('alertdialog', { name: 'Stop requiring two-step verification?' });
    await press(page, off.getByRole('button', { name: 'Stop requiring' }));
    await expect(rule).not.toBeChecked();
  },
);

test('limits security, audit log and mail log to the owner', async ({
  page,
  signInAsNew,
  product,
}) => {
  const me = await signInAsNew('admin', 'admin');
  const token = await tokenOf(product, me);
  for (const path of ['security', 'audit-log', 'mail-log']) {
    await page.goto(`${product.adminUrl}/dashboard/setting/${path}`);
    await expect(page.getByRole('main')).toContainText('This page is for the owner');
  }
  for (const path of ['/audit', '/mail']) {
    expect((await requestWithToken(product, token, path)).status, path).toBe(403);
  }
});
