import { accountOf } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { statusMessage } from '../../support/forms';

test.use({ javaScriptEnabled: false });

test('sends the contact form without JavaScript', async ({ page, problems }) => {
  problems.expectStatus(400);
  await page.goto('/contact-us');
  const form = page.getByRole('main');
  await form.getByLabel('First Name').fill('Ratan');
  await form.getByLabel('Email').fill('ratan@');
  await form.getByRole('button', { name: 'Send message' }).click();

  await expect(page).toHaveURL('/contact-us');
  await expect(form.getByLabel('First Name')).toHaveValue('Ratan');
  await expect(form.getByLabel('Email')).toHaveValue('ratan@');
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/email address like/);
  await expect(form.getByLabel('Last Name')).toHaveAccessibleDescription('Last Name is required');

  await form.getByLabel('Last Name').fill('Das');
  await form.getByLabel('Phone number').fill('02 55000000');
  await form.getByLabel('Email').fill('ratan@example.com');
  await form.getByLabel('Message', { exact: true }).fill('A cold room for 40 tonnes of fish.');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(statusMessage(page)).toContainText('Message Send Successfully');
  await expect(statusMessage(page)).toContainText(/ENQ-\d{4}-\d{6}/);
  await expect(form.getByLabel('Last Name')).toHaveValue('');
});

test('signs in and out without JavaScript', async ({ page, problems }) => {
  problems.expectStatus(401);
  const { name, email, password } = accountOf('user');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid email or password');
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main')).toContainText(name);

  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).first().click();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('filters and searches a list without JavaScript', async ({ page }) => {
  await page.goto('/products?view=all');
  await page.getByRole('link', { name: 'Filters', exact: true }).click();
  const form = page.getByRole('complementary', { name: 'Filters' });
  await form.getByRole('checkbox', { name: /^Chiller/ }).check({ force: true });
  await form.getByLabel('Smallest capacity, TR').fill('20');
  await form.getByRole('button', { name: 'Show products' }).click();
  await expect(page).toHaveURL('/products?view=all&category=chiller&tr_min=20');
  const found = await page.getByRole('article').count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(6);
  await page.getByLabel('Sort by').selectOption('Capacity: high to low');
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page).toHaveURL('/products?view=all&category=chiller&tr_min=20&sort=-cooling_tr');
  await expect(page.getByRole('article')).toHaveCount(found);

  await page.goto('/search?q=1.5+ton');
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('compares units and fills the cart with the buttons of a card without JavaScript', async ({
  page,
  problems,
}) => {
  problems.expectStatus(400);
  const card = page.getByRole('article').nth(1);
  await page.goto('/products?view=all');
  await card.getByRole('button', { name: /^Compare/ }).click();
  await expect(page).toHaveURL('/compare?ids=2');
  await page.goto('/products?view=all');
  await card.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(page).toHaveURL('/cart?add=2');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('listitem').filter({ hasText: 'VRF Outdoor Unit 10 HP' }),
  ).toBeVisible();
  await main.getByLabel('Quantity of VRF Outdoor Unit 10 HP').fill('3');
  await main.getByLabel('Name').fill('Ratan Das');
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(main.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
  await expect(main.getByLabel('Quantity of VRF Outdoor Unit 10 HP')).toHaveValue('3');
  await main.getByLabel('Email').fill('ratan@example.com');
  await main.getByLabel('Phone number').fill('02 55000000');
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await expect(main).toContainText(/ENQ-\d{4}-\d{6}/);
});

test('keeps the product for Contact Sales without JavaScript', async ({ page }) => {
  await page.goto('/products/15');
  await page.getByRole('main').getByRole('button', { name: 'Contact Sales' }).first().click();
  await expect(page).toHaveURL('/contact-us?product=15');
  const message = page.getByLabel('Message', { exact: true });
  await expect(message).toHaveValue(/^About 360 Cassette 4.5 kW \(\w+\):/);
});
