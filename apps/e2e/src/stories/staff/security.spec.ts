import { askWith, tokenOf } from '../../support/accounts';
import { expect, test } from '../../support/fixtures';
import { press, typeInto } from '../../support/keyboard';
import { newAccount } from '../../support/new-account';
import { Phone, setUpSecondStep } from '../../support/second-step';
import { sessionCookie } from '../../support/sessions';

test('the owner turns off the second step of somebody who lost the phone', async ({
  page,
  arrive,
  product,
}) => {
  await arrive('super_admin', 'admin');
  const person = await newAccount(product, 'admin');
  const { token } = await setUpSecondStep(product, person);
  await page.goto(`${product.adminUrl}/dashboard/user/user-list?q=${person.email}`);
  await page.getByRole('button', { name: `Turn off second step of ${person.name}` }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Turn off the second step of this user?',
  });
  await expect(question).toContainText(person.email);
  await question.getByRole('button', { name: 'Turn off second step' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toContainText(
    `The second step of ${person.name} is off.`,
  );
  expect((await askWith(product, token, '/auth/user')).status).toBe(401);
  await tokenOf(product, person);
});

test(
  'the rule of the owner leads staff to their second step, by keyboard',
  { tag: '@desk' },
  async ({ page, arrive, browser, product }) => {
    const staff = await newAccount(product, 'admin');
    const owner = await arrive('super_admin', 'admin');
    const [cookie] = await page.context().cookies();
    const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await desk.addCookies([await sessionCookie(product, staff, 'admin')]);
    const theirs = await desk.newPage();
    await theirs.goto(`${product.adminUrl}/dashboard/profile`);
    await expect(theirs.getByRole('heading', { name: staff.name })).toBeVisible();

    await page.goto(`${product.adminUrl}/dashboard/setting/security`);
    const rule = page.getByRole('switch', { name: 'Require a second step' });
    await expect(rule).toBeDisabled();
    await expect(page.getByRole('main')).toContainText('Set up your own second step first');
    await setUpSecondStep(product, owner, cookie?.value);
    await page.reload();
    await press(page, rule, 'Space');
    const on = page.getByRole('alertdialog', { name: 'Require a second step?' });
    await expect(on).toContainText(staff.email);
    await press(page, on.getByRole('button', { name: 'Require it' }));
    await expect(rule).toBeChecked();

    await theirs.goto(`${product.adminUrl}/dashboard/user/user-list`);
    const gate = theirs.getByRole('main');
    await expect(gate.getByRole('heading', { level: 1 })).toHaveText('Set up your second step');
    await expect(theirs.getByRole('complementary')).toHaveCount(0);
    await typeInto(theirs, gate.getByRole('textbox', { name: 'Password' }), staff.password);
    await press(theirs, gate.getByRole('button', { name: 'Next' }));
    await expect(gate.getByRole('textbox', { name: 'Code' })).toBeFocused();
    const phone = new Phone(await gate.locator('code').innerText());
    await theirs.keyboard.type(phone.code());
    await theirs.keyboard.press('Enter');
    await press(theirs, gate.getByRole('checkbox', { name: 'I have kept them' }), 'Space');
    await press(theirs, gate.getByRole('button', { name: 'Done' }));
    await expect(theirs.getByRole('heading', { name: 'User List' })).toBeVisible();
    await expect(theirs).toHaveURL(`${product.adminUrl}/dashboard/user/user-list`);
    await desk.close();

    await press(page, rule, 'Space');
    const off = page.getByRole('alertdialog', { name: 'Stop requiring a second step?' });
    await press(page, off.getByRole('button', { name: 'Stop requiring it' }));
    await expect(rule).not.toBeChecked();
  },
);

test('security, the audit log and the mail log are the owner’s alone', async ({
  page,
  arrive,
  product,
}) => {
  const me = await arrive('admin', 'admin');
  const token = await tokenOf(product, me);
  for (const path of ['security', 'audit-log', 'mail-log']) {
    await page.goto(`${product.adminUrl}/dashboard/setting/${path}`);
    await expect(page.getByRole('main')).toContainText('This page is for the owner');
  }
  for (const path of ['/audit', '/mail']) {
    expect((await askWith(product, token, path)).status, path).toBe(403);
  }
});
