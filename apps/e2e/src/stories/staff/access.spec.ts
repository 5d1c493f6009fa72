import { accountOf, httpRequest } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import type { Product } from '../../support/product';

/** Matches the sign-in page of the dashboard, with or without a page to return to. */
const signInOf =
  ({ adminUrl }: Product) =>
  (url: URL) =>
    url.origin === adminUrl && url.pathname === '/login';

test('asks staff to sign in, then shows the requested page', async ({
  page,
  product,
  problems,
}) => {
  problems.expectStatus(401);
  const { email, password } = accountOf('admin');
  await page.goto(`${product.adminUrl}/dashboard/product/product-list`);
  await expect(page).toHaveURL(signInOf(product));

  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(form.getByRole('alert')).toContainText('Invalid email or password');

  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${product.adminUrl}/dashboard/product/product-list`);
  await expect(page.getByRole('heading', { name: 'Products List' })).toBeVisible();
});

test('rejects a visitor’s account on the dashboard', async ({ page, product, problems }) => {
  problems.expectStatus(401);
  problems.expectStatus(403);
  const { email, password } = accountOf('user');
  await page.goto(`${product.adminUrl}/login`);
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main')).toContainText(/staff/i);
  await expect(page.getByRole('heading', { name: 'Overview' })).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Home|public site/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${product.publicUrl}/`);
});

test.describe('signed in', () => {
  test.use({ signedIn: { as: 'super_admin', on: 'admin' } });

  test('shows real numbers on the overview', async ({ page, product }) => {
    await page.goto(product.adminUrl);
    await expect(page).toHaveURL(`${product.adminUrl}/dashboard`);
    const [cookie] = await page.context().cookies(product.adminUrl);
    const headers = { cookie: `userToken=${cookie?.value}` };
    const count = async (path: string) =>
      (await httpRequest(`${product.adminUrl}/api/v1/${path}pageSize=1`, { headers })).headers[
        'x-total-count'
      ];
    const figures = [
      ['Total Users', await count('user?')],
      ['Success Products', await count('products?service_status=completed&visibility=all&')],
      ['Pending Products', await count('products?service_status=pending&visibility=all&')],
    ] as const;
    for (const [title, figure] of figures) {
      const card = page.getByRole('main').getByText(title).locator('..');
      await expect(card).toContainText(`${title}${String(figure)}`);
    }
  });

  test('shows the catalogue in Products List', async ({ page, product }) => {
    // Searches by model, since products of other stories come first in the whole list.
    await page.goto(`${product.adminUrl}/dashboard/product/product-list?q=AM224DXVGGH`);
    await expect(page.getByRole('heading', { name: 'Products List' })).toBeVisible();
    await expect(page.getByText('AM224DXVGGH').first()).toBeVisible();
    await expect(page.getByText('6.37 TR').first()).toBeVisible();
  });

  test('shows the accounts in the user list', async ({ page, product }) => {
    // Searches by address, since accounts of other stories come first.
    for (const role of ['user', 'admin', 'super_admin'] as const) {
      const { email } = accountOf(role);
      await page.goto(
        `${product.adminUrl}/dashboard/user/user-list?q=${encodeURIComponent(email)}`,
      );
      await expect(page.getByText(email).first()).toBeVisible();
    }
  });

  test('shows the not-found screen for an unknown page of the dashboard', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.adminUrl}/dashboard/nope`);
    await expect(page.getByRole('main')).toContainText('There is nothing at this address.');
  });

  test('ends the session on sign-out', async ({ page, product, problems }) => {
    problems.expectStatus(401);
    await page.goto(`${product.adminUrl}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const logout = page.getByRole('button', { name: 'Logout' });
    if (!(await logout.isVisible())) await page.getByRole('button', { name: 'Open menu' }).click();
    await logout.click();
    await expect(page).toHaveURL(signInOf(product));
    await page.goto(`${product.adminUrl}/dashboard`);
    await expect(page).toHaveURL(signInOf(product));
  });

  test('rejects the session of the dashboard on the public site', async ({ page, product }) => {
    const [cookie] = await page.context().cookies(product.adminUrl);
    const headers = { cookie: `userToken=${cookie?.value}` };
    const there = await httpRequest(`${product.adminUrl}/api/v1/contact-message`, { headers });
    expect(there.status).toBe(200);
    const here = await httpRequest(`${product.publicUrl}/api/v1/contact-message`, { headers });
    expect([401, 403]).toContain(here.status);
  });
});
