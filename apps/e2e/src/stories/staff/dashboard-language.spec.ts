import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../../support/accessibility';
import { expect, test } from '../../support/fixtures';

const PRODUCT_FORM = '/dashboard/product/add-product';

const choiceIn = (page: Page, group: string): Locator => page.getByRole('group', { name: group });

test('staff choose Bangla and find it on another device', async ({
  page,
  product,
  signInAsNew,
  browser,
}) => {
  const { email, password } = await signInAsNew('admin', 'admin');
  const english = product.adminUrl;
  const bangla = `${english}/bn`;
  await page.goto(`${english}/dashboard/profile`);
  await choiceIn(page, 'Language of the dashboard').getByRole('button', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL(`${bangla}/dashboard/profile`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('প্রোফাইল');
  await expect(page).toHaveTitle(/প্রোফাইল/);

  // A link in an email is without a language.
  await page.goto(`${english}/dashboard/setting/client-message?q=duct`);
  await expect(page).toHaveURL(`${bangla}/dashboard/setting/client-message?q=duct`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'খোঁজ মুছুন' }).first()).toBeVisible();

  await page.goto(bangla + PRODUCT_FORM);
  await expect(page.getByRole('textbox', { name: 'মডেল', exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'কুলিং kW' }).fill('২.৮');
  await expect(page.getByRole('textbox', { name: 'কুলিং kW' })).toHaveValue('২.৮');

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`${english}/login?next=${encodeURIComponent('/dashboard/profile')}`);
  await other.getByRole('link', { name: 'বাংলা' }).click();
  await expect(other).toHaveURL(/\/bn\/login\?next=/);
  await other.getByLabel('ইমেইল').fill(email);
  await other.getByRole('textbox', { name: 'পাসওয়ার্ড' }).fill('ভুল');
  await other.getByRole('button', { name: 'সাইন ইন' }).click();
  await expect(other.getByRole('alert')).toHaveText('ইমেইল বা পাসওয়ার্ড ঠিক নেই');
  await other.getByRole('link', { name: 'English' }).click();
  await other.getByLabel('Email').fill(email);
  await other.getByRole('textbox', { name: 'Password' }).fill(password);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other).toHaveURL(`${bangla}/dashboard/profile`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('প্রোফাইল');

  await choiceIn(other, 'ড্যাশবোর্ডের ভাষা').getByRole('button', { name: 'English' }).click();
  await expect(other).toHaveURL(`${english}/dashboard/profile`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await context.close();
});

test('keeps the language and says so if it cannot be stored', async ({
  page,
  problems,
  product,
  signInAsNew,
}) => {
  problems.expectFailedRequests();
  await signInAsNew('admin', 'admin');
  await page.goto(`${product.adminUrl}/dashboard/profile`);
  await page.route('**/api/v1/user/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  const choice = choiceIn(page, 'Language of the dashboard');
  await choice.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'change the language' })).toBeVisible();
  await expect(choice.getByRole('button', { name: 'English' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('is accessible in Bangla', { tag: '@wide-only' }, async ({ page, product, signInAsNew }) => {
  const login = `${product.adminUrl}/bn/login`;
  await page.goto(login);
  await expect(page.getByRole('form', { name: 'সাইন ইন' })).toBeVisible();
  expect.soft(await violationsOf(page, { colours: false }), login).toEqual([]);
  await signInAsNew('admin', 'admin');
  await page.goto(`${product.adminUrl}/dashboard/profile`);
  await choiceIn(page, 'Language of the dashboard').getByRole('button', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL(/\/bn\/dashboard\/profile$/);
  for (const path of [
    '/dashboard',
    '/dashboard/profile',
    '/dashboard/setting/client-message',
    '/dashboard/product/product-list',
    PRODUCT_FORM,
  ]) {
    await page.goto(`${product.adminUrl}/bn${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect.soft(await violationsOf(page, { colours: false }), path).toEqual([]);
  }
});
