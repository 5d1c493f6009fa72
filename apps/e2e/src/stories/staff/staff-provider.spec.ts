import { violationsOf } from '../../support/accessibility';
import { newAccount } from '../../support/accounts';
import { expect } from '../../support/fixtures';
import { successToast } from '../../support/forms';
import { press, typeInto } from '../../support/keyboard';
import { newPerson, test } from '../../support/openid-provider';

test('staff link the account of their company with their password, and unlink it, by keyboard', async ({
  page,
  problems,
  product,
  provider,
}) => {
  problems.expectStatus(401);
  const me = await newAccount(product, 'admin');
  await provider.setPerson(newPerson({ email: me.email }));
  const signIn = page.getByRole('link', { name: 'Continue with Example ID' });
  await page.goto(`${product.adminUrl}/login?next=%2Fdashboard%2Fprofile`);
  await expect(signIn).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await press(page, signIn);

  await expect(page.getByRole('heading', { name: 'Is this account yours?' })).toBeVisible();
  const form = page.getByRole('form', { name: 'Link and sign in' });
  await expect(form.getByLabel('Email')).toHaveValue(me.email);
  expect(await violationsOf(page)).toEqual([]);
  const secret = form.getByLabel('Password', { exact: true });
  await typeInto(page, secret, 'not the password');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(secret).toHaveValue('not the password');
  await typeInto(page, secret, me.password);
  await press(page, form.getByRole('button', { name: 'Link and sign in' }));

  await expect(page).toHaveURL(`${product.adminUrl}/dashboard/profile`);
  const methods = page.getByRole('region', { name: 'Ways to sign in' });
  await expect(methods).toContainText('Linked');

  // From now on, one click is enough. The page of the proof has nothing to do any more.
  await page.context().clearCookies();
  await page.goto(`${product.adminUrl}/login`);
  await press(page, signIn);
  await expect(page).toHaveURL(`${product.adminUrl}/dashboard`);
  await page.goto(`${product.adminUrl}/link-account`);
  await expect(page.getByRole('alert')).toContainText('No account is waiting to be linked.');

  await page.goto(`${product.adminUrl}/dashboard/profile`);
  await press(page, methods.getByRole('button', { name: 'Unlink Example ID' }));
  await expect(successToast(page)).toContainText('Example ID is unlinked.');
  await expect(methods).toContainText('Not linked');
  await expect(methods.getByRole('heading')).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
});

test('says in both languages why an account does not open the dashboard', async ({
  page,
  product,
  provider,
}) => {
  const continueIn = async (language: '' | '/bn', name: string) => {
    await page.goto(`${product.adminUrl}${language}/login`);
    await page.getByRole('link', { name }).click();
  };
  const customer = await newAccount(product);
  await provider.setPerson(newPerson({ email: customer.email }));
  await continueIn('', 'Continue with Example ID');
  await expect(page.getByRole('alert')).toHaveText(
    'There is no staff account with the email address of that account. Ask the owner for an invitation.',
  );
  // The provider would remember the person before.
  await page.context().clearCookies();
  await provider.setPerson(newPerson({ cancels: true }));
  await continueIn('/bn', 'Example ID দিয়ে সাইন ইন করুন');
  await expect(page).toHaveURL(`${product.adminUrl}/bn/login?oidc=cancelled`);
  await expect(page.getByRole('alert')).toContainText('সাইন ইন বাতিল হয়েছে।');
});
