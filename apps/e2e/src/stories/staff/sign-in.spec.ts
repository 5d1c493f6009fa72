import { accountOf, httpRequest, requestAsOwner } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { statusMessage } from '../../support/forms';
import { press, typeInto } from '../../support/keyboard';
import { holdRequests, writesOf } from '../../support/network';
import { topOf } from '../../support/page';

test(
  'staff sign in by keyboard and see the requested page',
  { tag: '@wide-only' },
  async ({ page, product }) => {
    const { email, password } = accountOf('admin');
    const requested = '/dashboard/user/user-list?role=admin';
    await page.goto(product.adminUrl + requested);
    await expect(page).toHaveURL(`${product.adminUrl}/login?next=${encodeURIComponent(requested)}`);
    const form = page.getByRole('form', { name: 'Sign in' });
    const secret = form.getByRole('textbox', { name: 'Password' });
    await typeInto(page, form.getByLabel('Email'), email);
    await typeInto(page, secret, password);
    await press(page, form.getByRole('button', { name: 'Show password' }), 'Space');
    await expect(secret).toHaveAttribute('type', 'text');
    await press(page, form.getByRole('button', { name: 'Sign in' }));
    await expect(page).toHaveURL(product.adminUrl + requested);
    await expect(page.getByRole('heading', { name: 'User List' })).toBeVisible();
  },
);

test('ignores a `next` that points to another site', async ({ page, product }) => {
  const { email, password } = accountOf('admin');
  for (const next of ['//evil.example', 'https://evil.example/dashboard', '/\\evil.example']) {
    await page.goto(`${product.adminUrl}/login?next=${encodeURIComponent(next)}`);
    const form = page.getByRole('form', { name: 'Sign in' });
    await form.getByLabel('Email').fill(email);
    await form.getByRole('textbox', { name: 'Password' }).fill(password);
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(page, next).toHaveURL(`${product.adminUrl}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

const ERRORS = 'shows an error for an incomplete sign-in and for a network failure';
test(ERRORS, async ({ page, problems, product }) => {
  problems.expectFailedRequests();
  const writes = writesOf(page);
  await page.goto(`${product.adminUrl}/login`);
  const form = page.getByRole('form', { name: 'Sign in' });
  const email = form.getByLabel('Email');
  const secret = form.getByRole('textbox', { name: 'Password' });
  await page.evaluate(() => document.fonts.ready);
  const top = await topOf(email);
  for (const [blank, filled, text] of [
    [email, secret, 'a quiet cassette'],
    [secret, email, 'nadia@example.com'],
  ] as const) {
    await blank.fill('');
    await filled.fill(text);
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(form.getByRole('alert')).toHaveText('Please fill in all fields');
    await expect(blank).toBeFocused();
    expect(await topOf(email), 'the fields stay in place').toBe(top);
  }
  expect(writes).toEqual([]);

  await secret.fill('a quiet cassette');
  await page.route('**/api/v1/auth/login', (route) => route.abort('connectionfailed'));
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(form.getByRole('alert')).toHaveText('Something went wrong. Try again.');
  await expect(email).toHaveValue('nadia@example.com');
});

test('shows no page before the server has confirmed the session', async ({
  page,
  signInAsNew,
  problems,
  product,
}) => {
  problems.expectStatus(401);
  const { id } = await signInAsNew('admin', 'admin');
  const release = await holdRequests(page, `**/api/v1/user/${id}`);
  await page.goto(`${product.adminUrl}/dashboard`);
  await expect(statusMessage(page)).toHaveText('Loading...');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('about:blank');
  await requestAsOwner(product, `/user/${id}`, { method: 'DELETE', body: {} });
  await page.goto(`${product.adminUrl}/dashboard/profile`);
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fprofile$/);
});

test('shows a notice with two links to an account that is no longer staff', async ({
  page,
  signInAsNew,
  product,
}) => {
  const { id, email } = await signInAsNew('admin', 'admin');
  const { text } = await requestAsOwner(product, `/user/${id}`);
  const { data } = JSON.parse(text) as { data: object };
  // Response for an account that has lost its staff role during its session.
  await page.route('**/api/v1/auth/session', (route) =>
    route.fulfill({ json: { user: { ...data, role: 'user' }, second_factor_missing: false } }),
  );
  await page.goto(`${product.adminUrl}/dashboard/product/product-list`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading')).toHaveText('This page is for staff');
  await expect(main).toContainText(`You are signed in as ${email}, which is not a staff account.`);
  await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute(
    'href',
    `${product.publicUrl}/`,
  );
  await main.getByRole('button', { name: 'Sign in with another account' }).click();
  await expect(page).toHaveURL(`${product.adminUrl}/login`);
  expect(await page.context().cookies()).toEqual([]);
});

test('rejects requests of a visitor for staff data', async ({ product }) => {
  const { email, password } = accountOf('user');
  for (const base of [product.publicUrl, product.adminUrl]) {
    const login = await httpRequest(`${base}/api/v1/auth/login`, {
      method: 'POST',
      body: { email, password },
    });
    const cookie = login.headers['set-cookie']?.[0]?.split(';')[0];
    expect(login.status).toBe(base === product.adminUrl ? 403 : 200);
    const { status } = await httpRequest(`${base}/api/v1/user`, {
      headers: { cookie: cookie ?? '' },
    });
    expect(status).toBe(base === product.adminUrl ? 401 : 403);
  }
});

test('shows that the session is still active if signing out fails, and retries it', async ({
  page,
  signInAsNew,
  problems,
  product,
}) => {
  problems.expectFailedRequests();
  problems.expectConsoleError(/Logout failed/);
  await signInAsNew('admin', 'admin');
  await page.goto(`${product.adminUrl}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/api/v1/auth/logout', (route) => route.abort('connectionfailed'));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You are still signed in')).toBeVisible();
  await expect(page).toHaveURL(`${product.adminUrl}/dashboard`);
  await page.unroute('**/api/v1/auth/logout');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`${product.adminUrl}/login`);
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
});
