import type { Page } from '@playwright/test';
import { Authenticator, newAccount, setUpSecondFactor } from '../../support/accounts';
import { requestWithToken, tokenOf } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { statusMessage } from '../../support/forms';
import { press, typeInto } from '../../support/keyboard';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Two-step verification' });
const signInForm = (page: Page) => page.getByRole('form', { name: 'Sign in' });

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await signInForm(page).getByLabel('Email').fill(email);
  await signInForm(page).getByRole('textbox', { name: 'Password' }).fill(password);
  await signInForm(page).getByRole('button', { name: 'Sign in' }).click();
}

test(
  'staff turn on their second factor by keyboard, and sign in with it',
  { tag: '@wide-only' },
  async ({ page, signInAsNew, problems, product }) => {
    problems.expectStatus(400);
    problems.expectStatus(401);
    const me = await signInAsNew('admin', 'admin');
    const other = await tokenOf(product, me);
    await page.goto(`${product.adminUrl}/dashboard/profile`);
    await expect(panelOf(page)).toContainText('Off');
    await press(page, panelOf(page).getByRole('button', { name: 'Set up two-step verification' }));
    const dialog = page.getByRole('dialog', { name: 'Set up two-step verification' });
    const secret = dialog.getByRole('textbox', { name: 'Password' });
    await expect(secret).toBeFocused();
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(secret).toHaveAttribute('aria-invalid', 'true');
    await typeInto(page, secret, me.password);
    await press(page, dialog.getByRole('button', { name: 'Next' }));

    await expect(
      dialog.getByRole('img', { name: 'QR code for the authenticator app' }),
    ).toBeVisible();
    const authenticator = new Authenticator(await dialog.locator('code').innerText());
    const code = dialog.getByRole('textbox', { name: 'Code' });
    await expect(code).toBeFocused();
    await page.keyboard.type('000 000');
    await page.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription('This code is not right. Please try again.');
    await typeInto(page, code, authenticator.code());
    await press(page, dialog.getByRole('button', { name: 'Turn on' }));

    const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes.first()).toBeVisible();
    const count = await codes.count();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    const done = dialog.getByRole('button', { name: 'Done' });
    await expect(done).toBeDisabled();
    await press(page, dialog.getByRole('checkbox', { name: 'I’ve saved these codes' }), 'Space');
    await press(page, done);
    await expect(dialog).toBeHidden();
    await expect(panelOf(page)).toContainText(`${count} recovery codes left`);
    expect((await requestWithToken(product, other, '/auth/user')).status).toBe(401);

    await press(page, page.getByRole('banner').getByRole('button', { name: 'Logout' }));
    const form = signInForm(page);
    await typeInto(page, form.getByLabel('Email'), me.email);
    await typeInto(page, form.getByRole('textbox', { name: 'Password' }), me.password);
    await page.keyboard.press('Enter');
    const codeField = form.getByRole('textbox', { name: 'Code' });
    await expect(codeField).toBeFocused();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(codeField).toHaveAccessibleDescription(
      'This code is not right. Please try again.',
    );
    await typeInto(page, codeField, authenticator.code('next'));
    await press(page, form.getByRole('button', { name: 'Sign in' }));
    await expect(page).toHaveURL(`${product.adminUrl}/dashboard`);
  },
);

test('accepts a recovery code instead of a lost phone, but only once', async ({
  page,
  problems,
  product,
}) => {
  problems.expectStatus(401);
  const me = await newAccount(product, 'admin');
  const { recoveryCodes } = await setUpSecondFactor(product, me);
  await page.goto(`${product.adminUrl}/login`);
  const form = signInForm(page);
  const enter = async () => {
    await signIn(page, me);
    await form.getByRole('button', { name: 'Use a recovery code' }).click();
    await form.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0]!);
    await form.getByRole('button', { name: 'Sign in' }).click();
  };
  await enter();
  await expect(page).toHaveURL(`${product.adminUrl}/dashboard`);
  await page.goto(`${product.adminUrl}/dashboard/profile`);
  await expect(panelOf(page)).toContainText(`${recoveryCodes.length - 1} recovery codes left`);

  // Leaves the page first, since it may still send requests with the session.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`${product.adminUrl}/login`);
  await enter();
  await expect(form.getByRole('textbox', { name: 'Recovery code' })).toHaveAccessibleDescription(
    'This code is not right. Please try again.',
  );
});

test('creates new recovery codes and turns off the second factor with password and code', async ({
  page,
  problems,
  product,
}) => {
  problems.expectStatus(401);
  const me = await newAccount(product, 'admin');
  const { authenticator, recoveryCodes } = await setUpSecondFactor(product, me);
  await page.goto(`${product.adminUrl}/login?next=/dashboard/profile`);
  await signIn(page, me);
  await signInForm(page).getByRole('textbox', { name: 'Code' }).fill(authenticator.code('next'));
  await signInForm(page).getByRole('button', { name: 'Sign in' }).click();

  await panelOf(page).getByRole('button', { name: 'New recovery codes' }).click();
  const renew = page.getByRole('dialog', { name: 'New recovery codes' });
  await renew.getByRole('textbox', { name: 'Password' }).fill(me.password);
  await renew.getByRole('textbox', { name: 'Code' }).fill(recoveryCodes[0]!);
  await renew.getByRole('button', { name: 'Make new codes' }).click();
  const list = renew.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(list).toHaveCount(recoveryCodes.length);
  const fresh = await list.allInnerTexts();
  expect(fresh).not.toEqual(expect.arrayContaining(recoveryCodes.slice(1)));
  await renew.getByRole('checkbox', { name: 'I’ve saved these codes' }).check();
  await renew.getByRole('button', { name: 'Done' }).click();

  await panelOf(page).getByRole('button', { name: 'Turn off' }).click();
  const off = page.getByRole('dialog', { name: 'Turn off two-step verification?' });
  await off.getByRole('textbox', { name: 'Password' }).fill(me.password);
  await off.getByRole('textbox', { name: 'Code' }).fill(fresh[0]!);
  await off.getByRole('button', { name: 'Turn off' }).click();
  await expect(off).toBeHidden();
  await expect(
    panelOf(page).getByRole('button', { name: 'Set up two-step verification' }),
  ).toBeVisible();
  await tokenOf(product, me);
});

test(
  'asks for the code on the public site too, by keyboard',
  { tag: '@wide-only' },
  async ({ page, problems, product }) => {
    problems.expectStatus(401);
    const me = await newAccount(product, 'admin');
    const { authenticator } = await setUpSecondFactor(product, me);
    await page.goto('/login');
    await typeInto(page, page.getByLabel('Email'), me.email);
    await typeInto(page, page.getByLabel('Password', { exact: true }), me.password);
    await page.keyboard.press('Enter');
    await expect(statusMessage(page)).toHaveText('Password correct. Now enter the code.');
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription(/This code is not right/);
    await typeInto(page, code, authenticator.code('next'));
    await press(page, page.getByRole('button', { name: 'Sign In' }));
    await expect(page).toHaveURL('/dashboard');
  },
);

test('renews an expired session with password and code', async ({ page, problems, product }) => {
  problems.expectStatus(401);
  const me = await newAccount(product, 'admin');
  const { authenticator, recoveryCodes, token } = await setUpSecondFactor(product, me);
  await page.goto(`${product.adminUrl}/login?next=/dashboard/user/change-password`);
  await signIn(page, me);
  await signInForm(page).getByRole('textbox', { name: 'Code' }).fill(authenticator.code('next'));
  await signInForm(page).getByRole('button', { name: 'Sign in' }).click();
  const form = page.getByRole('form', { name: 'Change Password' });
  await form.getByLabel('Current password', { exact: true }).fill(me.password);
  for (const label of ['New password', 'Confirm new password']) {
    await form.getByLabel(label, { exact: true }).fill('a duct in the attic');
  }
  await requestWithToken(product, token, '/auth/logout-everywhere', { method: 'POST' });
  await form.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill(me.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(recoveryCodes[0]!);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  // The earlier request is repeated automatically.
  await expect(page.getByRole('status').filter({ hasText: 'Password changed' })).toBeVisible();
});
