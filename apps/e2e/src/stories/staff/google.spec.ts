import type { Page } from '@playwright/test';
import { confirmEmail, newAccount } from '../../support/accounts';
import { expect, test as base } from '../../support/fixtures';
import { statusMessage } from '../../support/forms';
import { press, tabTo, typeInto } from '../../support/keyboard';
import { linkInMail } from '../../support/mailbox';
import { newPerson, test } from '../../support/openid-provider';

const googleLink = (page: Page) => page.getByRole('link', { name: 'Continue with Google' });
const methods = (page: Page) => page.getByRole('region', { name: 'Ways to sign in' });

test(
  'a new visitor signs up with Google by keyboard',
  { tag: '@wide-only' },
  async ({ page, provider }) => {
    await provider.setPerson(newPerson());
    await page.goto('/signup?next=%2Fproducts%2F15');
    await press(page, page.getByRole('link', { name: 'Sign up with Google' }));
    await expect(page).toHaveURL('/products/15');
    const account = page.getByRole('navigation', { name: 'Account', exact: true });
    await expect(account).toContainText('Rahima Khatun');
    await page.goto('/dashboard/profile');
    await expect(methods(page)).toContainText('Your only way to sign in.');
    await expect(page.getByRole('region', { name: 'Change password' })).toHaveCount(0);

    await press(page, page.getByRole('main').getByRole('button', { name: 'Logout' }));
    await expect(account).toHaveCount(0);
    await page.goto('/login');
    await press(page, googleLink(page));
    await expect(page).toHaveURL('/dashboard');
    await expect(account).toContainText('Rahima Khatun');
  },
);

test(
  'links an existing account with its password',
  { tag: '@wide-only' },
  async ({ page, provider, problems, product }) => {
    problems.expectStatus(401);
    const me = await newAccount(product);
    await provider.setPerson(newPerson({ email: me.email }));
    await page.goto('/login');
    await press(page, googleLink(page));
    await expect(page).toHaveURL('/link-google');
    await expect(page.getByRole('main')).toContainText(
      `There is already an account for ${me.email}.`,
    );
    const secret = page.getByLabel('Password', { exact: true });
    await typeInto(page, secret, 'not the password');
    await page.keyboard.press('Enter');
    await expect(secret).toHaveAccessibleDescription('This password is not right.');
    await typeInto(page, secret, me.password);
    await press(page, page.getByRole('button', { name: 'Link Google and sign in' }));
    await expect(page).toHaveURL('/dashboard');

    await page.goto('/dashboard/profile');
    await expect(methods(page)).toContainText('Linked');
    await press(page, methods(page).getByRole('button', { name: 'Unlink Google' }));
    await expect(methods(page).getByRole('status')).toHaveText('Google is unlinked.');
    await expect(methods(page).getByRole('heading')).toBeFocused();
    await tabTo(page, methods(page).getByRole('link', { name: 'Link Google' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      'Google is linked. You can now sign in with it.',
    );
  },
);

test('links an existing account by a mail to its address', async ({ page, provider, product }) => {
  const { email } = await newAccount(product);
  await provider.setPerson(newPerson({ email }));
  await page.goto('/login');
  await googleLink(page).click();
  await expect(page).toHaveURL('/link-google');
  await page.getByRole('button', { name: 'Send me a link instead' }).click();
  await expect(statusMessage(page)).toHaveText(
    `We’ve sent a link to ${email}. It works once, for 30 minutes.`,
  );
  await page.goto(await linkInMail(product, email, 'Use Google to sign in'));
  await page.getByRole('button', { name: 'Link Google to my account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Google is linked');
  await googleLink(page).click();
  await expect(page).toHaveURL('/dashboard');
});

test('links Google only to an account with a confirmed address', async ({
  page,
  signInAsNew,
  provider,
  product,
}) => {
  const me = await signInAsNew('user', 'site');
  await provider.setPerson(newPerson());
  await page.goto('/dashboard/profile');
  await expect(methods(page)).toContainText('Confirm your email address first.');
  await expect(methods(page).getByRole('link', { name: 'Confirm email' })).toBeVisible();
  await confirmEmail(product, me.email);
  await page.reload();
  await methods(page).getByRole('link', { name: 'Link Google' }).click();
  await expect(page).toHaveURL('/dashboard/profile?google=linked');
  await expect(methods(page)).toContainText('Linked');
});

test('shows a notice for a cancelled sign-in and an unconfirmed Google address', async ({
  page,
  provider,
}) => {
  await provider.setPerson(newPerson({ cancels: true }));
  await page.goto('/login?next=%2Fcart');
  await googleLink(page).click();
  await expect(page).toHaveURL('/login?google=cancelled&next=%2Fcart');
  const notice = page.getByRole('alert');
  await expect(notice).toHaveText(
    'Signing in with Google was cancelled. Try again, or use your email.',
  );
  await provider.setPerson(newPerson({ email_verified: false }));
  await googleLink(page).click();
  await expect(notice).toContainText('Google has not confirmed the email address of that account.');
});

base(
  'without Google settings its button says so, and its address leads to a notice',
  async ({ page }) => {
    for (const path of ['/login', '/signup']) {
      await page.goto(path);
      const button = page.getByRole('button', { name: /with Google \(not available yet\)$/ });
      await expect(button).toBeDisabled();
    }
    await page.goto('/api/v1/auth/google');
    await expect(page).toHaveURL('/login?google=unavailable');
    await expect(page.getByRole('alert')).toHaveText(
      'Google sign-in is not available yet. Please use your email.',
    );
  },
);
