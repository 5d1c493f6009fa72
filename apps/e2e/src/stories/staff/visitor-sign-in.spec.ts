import { accountOf, httpRequest } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { press, tabTo, typeInto } from '../../support/keyboard';
import { writesOf } from '../../support/network';

test('shows an error for a blank field of Sign In and sends nothing', async ({ page }) => {
  const writes = writesOf(page);
  await page.goto('/login');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  for (const [blank, filled, text] of [
    [email, password, 'a quiet cassette'],
    [password, email, 'nadia@example.com'],
  ] as const) {
    await blank.fill('');
    await filled.fill(text);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(blank).toBeFocused();
    await expect(blank).toHaveAccessibleDescription(/^Enter your /);
    await expect(page.getByRole('main')).toContainText('Please fill in all fields');
    await expect(filled).not.toHaveAttribute('aria-invalid', 'true');
  }
  expect(writes).toEqual([]);
});

test('shows an error and keeps the email address if the network fails', async ({
  page,
  problems,
}) => {
  problems.expectFailedRequests();
  await page.route('**/api/v1/auth/login', (route) => route.abort('connectionfailed'));
  await page.goto('/login');
  await page.getByLabel('Email').fill('nadia@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a quiet cassette');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Try again.');
  await expect(page.getByLabel('Email')).toHaveValue('nadia@example.com');
  await expect(page).toHaveURL('/login');
});

test('a visitor signs in by keyboard', { tag: '@wide-only' }, async ({ page }) => {
  const { email, password } = accountOf('user');
  await page.goto('/contact-us');
  await press(page, page.getByRole('link', { name: 'Sign In' }).first());
  await expect(page).toHaveURL('/login');

  await typeInto(page, page.getByLabel('Email'), email);
  const secret = page.getByLabel('Password', { exact: true });
  await typeInto(page, secret, password);
  await expect(secret).toHaveAttribute('type', 'password');
  await press(page, page.getByRole('button', { name: 'Show password' }), 'Space');
  await expect(secret).toHaveAttribute('type', 'text');
  await press(page, page.getByRole('button', { name: 'Hide password' }), 'Space');
  await expect(secret).toHaveAttribute('type', 'password');
  await press(page, page.getByRole('button', { name: 'Sign In' }));
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your enquiries');
  await tabTo(page, page.getByRole('link', { name: 'Edit profile' }));
});

test('sets a session cookie for one day on both hosts', async ({ product }) => {
  const { email, password } = accountOf('admin');
  for (const base of [product.publicUrl, product.adminUrl]) {
    const response = await httpRequest(`${base}/api/v1/auth/login`, {
      method: 'POST',
      headers: { origin: base },
      body: { email, password },
    });
    const [cookie = ''] = response.headers['set-cookie'] ?? [];
    const attributes = cookie.split('; ');
    expect(attributes[0]).toMatch(/^userToken=.+/);
    expect(attributes).toEqual(
      expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=86400']),
    );
    expect(cookie).not.toContain('Domain=');
  }
});

test('shows Sign In without a session or with an invalid one', async ({ page, product }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const signIn = page.getByRole('link', { name: 'Sign In' }).first();
  await page.goto('/');
  await expect(signIn).toBeVisible();
  expect(requested.filter((path) => path.includes('/auth/'))).toEqual([]);

  await page.context().addCookies([{ name: 'userToken', value: 'none', url: product.publicUrl }]);
  expect((await page.goto('/'))?.status()).toBe(200);
  await expect(signIn).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?next=%2Fdashboard');
});

test.describe('signed in', () => {
  test.use({ signedIn: { as: 'user', on: 'site' } });

  test('redirects a signed-in visitor from Sign In and Sign Up', async ({ page }) => {
    await page.goto('/login?next=/products/15');
    await expect(page).toHaveURL('/products/15');
    await page.goto('/signup');
    await expect(page).toHaveURL('/dashboard');
  });
});
