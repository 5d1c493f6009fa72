import { accountOf, httpRequest } from '../../support/api';
import { expect, test } from '../../support/fixtures';

test('a visitor signs up, signs in and signs out', async ({ page, problems }) => {
  problems.expectStatus(401);
  const email = `visitor-${Date.now()}@example.com`;
  await page.goto('/signup');
  const main = page.getByRole('main');
  const signUp = page.getByRole('button', { name: 'Sign Up', exact: true });
  const password = page.getByLabel('Password', { exact: true });
  const confirm = page.getByRole('textbox', { name: 'Confirm password' });

  await page.getByLabel('Name', { exact: true }).fill('Sadia Khan');
  await page.getByLabel('Phone number').fill('+880 1700 000002');
  await page.getByLabel('Email').fill(email);
  await password.fill('seven77');
  await signUp.click();
  await expect(main).toContainText('Please fill in all fields');

  await confirm.fill('seven77');
  await signUp.click();
  await expect(main).toContainText('Password must be at least 8 characters');

  await password.fill('a quiet cassette');
  await confirm.fill('a loud cassette');
  await signUp.click();
  await expect(main).toContainText('Passwords do not match');

  await password.fill('a quiet cassette');
  await confirm.fill('a quiet cassette');
  await signUp.click();
  await expect(page).toHaveURL('/login');

  const signIn = page.getByRole('button', { name: 'Sign In' });
  await page.getByLabel('Email').fill(email);
  await signIn.click();
  await expect(main).toContainText('Please fill in all fields');

  await password.fill('a loud cassette');
  await signIn.click();
  await expect(main).toContainText('Invalid email or password');
  await expect(page).toHaveURL('/login');

  await password.fill('a quiet cassette');
  await signIn.click();
  await expect(page).toHaveURL('/dashboard');
  const account = page.getByRole('navigation', { name: 'Account', exact: true });
  await expect(account).toContainText('Sadia Khan');
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);

  await page.reload();
  await expect(account).toContainText('Sadia Khan');

  const token = (await page.context().cookies()).find(({ name }) => name === 'userToken');
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });

  await main.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(account).toHaveCount(0);
  const rejected = await page.request.get('/api/v1/auth/user', {
    headers: { authorization: `Bearer ${token?.value}` },
  });
  expect(rejected.status()).toBe(401);
});

test('asks for a sign-in in the visitor area, then shows the requested page', async ({ page }) => {
  const { email, password, name } = accountOf('user');
  await page.goto('/dashboard/profile');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(page.getByRole('main')).toContainText(name);
  await expect(page.getByRole('main')).toContainText(email);
});

test('ignores a `next` that points to another site', async ({ page }) => {
  const { email, password } = accountOf('user');
  await page.goto('/login?next=//evil.example/dashboard');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test.describe('signed in', () => {
  test.use({ signedIn: { as: 'user', on: 'site' } });

  test('redirects staff addresses to the dashboard host', async ({ product }) => {
    const path = '/dashboard/product/product-list';
    const response = await httpRequest(product.publicUrl + path);
    expect(response.status).toBe(302);
    expect(response.headers.location).toBe(product.adminUrl + path);
  });

  test('renders the name of the visitor on the server', async ({ page }) => {
    const response = await page.request.get('/products');
    const html = await response.text();
    expect(html).toContain(accountOf('user').name);
    expect(html).not.toContain('Sign In');
    expect(response.headers()['cache-control']).toContain('no-store');
  });
});
