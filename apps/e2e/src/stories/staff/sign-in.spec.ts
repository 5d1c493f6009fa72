import { accountOf, askAsOwner } from '../../support/accounts';
import { ask } from '../../support/ask';
import { writesOf } from '../../support/calls';
import { expect, test } from '../../support/fixtures';
import { press, typeInto } from '../../support/keyboard';
import { told } from '../../support/told';

test(
  'staff sign in by keyboard and see the page that they wanted',
  { tag: '@desk' },
  async ({ page, product }) => {
    const { email, password } = accountOf('admin');
    const wanted = '/dashboard/user/user-list?role=admin';
    await page.goto(product.adminUrl + wanted);
    await expect(page).toHaveURL(`${product.adminUrl}/login?next=${encodeURIComponent(wanted)}`);
    const form = page.getByRole('form', { name: 'Sign in' });
    const secret = form.getByRole('textbox', { name: 'Password' });
    await typeInto(page, form.getByLabel('Email'), email);
    await typeInto(page, secret, password);
    await press(page, form.getByRole('button', { name: 'Show password' }), 'Space');
    await expect(secret).toHaveAttribute('type', 'text');
    await press(page, form.getByRole('button', { name: 'Sign in' }));
    await expect(page).toHaveURL(product.adminUrl + wanted);
    await expect(page.getByRole('heading', { name: 'User List' })).toBeVisible();
  },
);

test('a way back to another site is not followed', async ({ page, product }) => {
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

test('a sign-in that is not complete or does not get through says so', async ({
  page,
  problems,
  product,
}) => {
  problems.expectFailedRequests();
  const writes = writesOf(page);
  await page.goto(`${product.adminUrl}/login`);
  const form = page.getByRole('form', { name: 'Sign in' });
  const email = form.getByLabel('Email');
  const secret = form.getByRole('textbox', { name: 'Password' });
  for (const [blank, filled, text] of [
    [email, secret, 'a quiet cassette'],
    [secret, email, 'nadia@example.com'],
  ] as const) {
    await blank.fill('');
    await filled.fill(text);
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(form.getByRole('alert')).toHaveText('Please fill in all fields');
    await expect(blank).toBeFocused();
  }
  expect(writes).toEqual([]);

  await secret.fill('a quiet cassette');
  await page.route('**/api/v1/auth/login', (route) => route.abort('connectionfailed'));
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(form.getByRole('alert')).toHaveText('Something went wrong. Try again.');
  await expect(email).toHaveValue('nadia@example.com');
});

test('nobody is shown a page before the server has confirmed them', async ({
  page,
  arrive,
  problems,
  product,
}) => {
  problems.expectStatus(401);
  const { id } = await arrive('admin', 'admin');
  let admit = () => {};
  const confirmed = new Promise<void>((resolve) => (admit = resolve));
  await page.route(`**/api/v1/user/${id}`, async (route) => {
    await confirmed;
    await route.continue();
  });
  await page.goto(`${product.adminUrl}/dashboard`);
  await expect(told(page)).toHaveText('Loading...');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  admit();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('about:blank');
  await askAsOwner(product, `/user/${id}`, { method: 'DELETE', body: {} });
  await page.goto(`${product.adminUrl}/dashboard/profile`);
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fprofile$/);
});

test('whoever is no member of staff any more is told so, with two ways on', async ({
  page,
  arrive,
  product,
}) => {
  const { id, email } = await arrive('admin', 'admin');
  const { text } = await askAsOwner(product, `/user/${id}`);
  const { data } = JSON.parse(text) as { data: object };
  // What the server says of an account that has become a visitor’s while its session lasts.
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

test('what only staff may read is closed to a visitor', async ({ product }) => {
  const { email, password } = accountOf('user');
  for (const base of [product.publicUrl, product.adminUrl]) {
    const login = await ask(`${base}/api/v1/auth/login`, {
      method: 'POST',
      body: { email, password },
    });
    const cookie = login.headers['set-cookie']?.[0]?.split(';')[0];
    expect(login.status).toBe(base === product.adminUrl ? 403 : 200);
    const { status } = await ask(`${base}/api/v1/user`, { headers: { cookie: cookie ?? '' } });
    expect(status).toBe(base === product.adminUrl ? 401 : 403);
  }
});

test('a logout that fails still leads to the sign-in page', async ({
  page,
  arrive,
  problems,
  product,
}) => {
  problems.expectFailedRequests();
  problems.expectNote(/Logout failed/);
  await arrive('admin', 'admin');
  await page.goto(`${product.adminUrl}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/api/v1/auth/logout', (route) => route.abort('connectionfailed'));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${product.adminUrl}/login`);
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
});
