import type { Page } from '@playwright/test';
import { newAccount } from '../../support/accounts';
import { requestAsOwner } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { statusMessage } from '../../support/forms';
import { press, typeInto } from '../../support/keyboard';
import { writesOf } from '../../support/network';

const VALUES = {
  Name: 'Sadia Khan',
  'Phone number': '+880 1700 000005',
  Email: 'sadia@example.com',
  Password: 'a quiet cassette',
  'Confirm password': 'a quiet cassette',
};
type Label = keyof typeof VALUES;
const LABELS = Object.keys(VALUES) as Label[];

const field = (page: Page, label: Label) => page.getByLabel(label, { exact: true });

async function fillAll(page: Page, different: Partial<Record<Label, string>> = {}) {
  for (const label of LABELS) await field(page, label).fill(different[label] ?? VALUES[label]);
}
const send = (page: Page) => page.getByRole('button', { name: 'Sign Up', exact: true }).click();

test('requires each of the five fields of Sign Up', async ({ page }) => {
  const writes = writesOf(page);
  await page.goto('/signup');
  for (const blank of LABELS) {
    await fillAll(page, { [blank]: '' });
    await send(page);
    await expect(field(page, blank)).toBeFocused();
    await expect(field(page, blank)).toHaveAccessibleDescription(/^Enter /);
    await expect(page.getByRole('main')).toContainText('Please fill in all fields');
  }
  expect(writes).toEqual([]);
});

test('requires a password of 8 characters and a matching confirmation', async ({ page }) => {
  const writes = writesOf(page);
  await page.goto('/signup');
  const main = page.getByRole('main');
  await fillAll(page, { Password: 'seven77', 'Confirm password': 'seven77' });
  await send(page);
  await expect(main).toContainText('Password must be at least 8 characters');
  await fillAll(page, { Password: 'eight888', 'Confirm password': 'eight889' });
  await send(page);
  await expect(main).toContainText('Passwords do not match');
  await expect(main).not.toContainText('at least 8 characters');
  expect(writes).toEqual([]);
});

test('shows errors of a registration and keeps the form values', async ({
  page,
  problems,
  product,
}) => {
  problems.expectStatus(409);
  problems.expectStatus(500);
  problems.expectFailedRequests();
  const { email } = await newAccount(product);
  await page.goto('/signup');
  const notice = page.getByRole('alert');
  await fillAll(page, { Email: email });
  await send(page);
  await expect(notice).toHaveText('An account with this email already exists.');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Name')).toHaveValue(VALUES.Name);

  for (const [response, sentence] of [
    [{ status: 409, json: { error: 'No more chairs.' } }, 'No more chairs.'],
    [{ status: 500, body: '' }, 'Failed to sign up. Please try again.'],
    [null, 'An error occurred. Please try again.'],
  ] as const) {
    await page.route('**/api/v1/register', (route) =>
      response ? route.fulfill(response) : route.abort('connectionfailed'),
    );
    await fillAll(page);
    await send(page);
    await expect(notice).toHaveText(sentence);
    for (const label of ['Name', 'Phone number', 'Email'] as const) {
      await expect(field(page, label)).toHaveValue(VALUES[label]);
    }
  }
});

test(
  'a visitor signs up by keyboard, with the role of a visitor only',
  { tag: '@wide-only' },
  async ({ page, product }) => {
    const email = `sadia-${Date.now()}@example.com`;
    const writes = writesOf(page);
    await page.goto('/signup?next=%2Fproducts%2F15');
    for (const label of LABELS) {
      await typeInto(page, field(page, label), label === 'Email' ? email : VALUES[label]);
    }
    await press(page, page.getByRole('button', { name: 'Sign Up', exact: true }));
    await expect(page).toHaveURL('/login?next=%2Fproducts%2F15');
    await expect(statusMessage(page)).toHaveText('Account created. Sign in to continue.');
    expect(writes.map((write) => write.postDataJSON())).toEqual([
      {
        name: VALUES.Name,
        number: VALUES['Phone number'],
        email,
        password: VALUES.Password,
        role: 'user',
      },
    ]);
    const { text } = await requestAsOwner(product, `/user?q=${email}`);
    expect(JSON.parse(text)).toMatchObject({ data: [{ email, role: 'user' }] });

    await typeInto(page, page.getByLabel('Email'), email);
    await typeInto(page, page.getByLabel('Password', { exact: true }), VALUES.Password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products/15');
  },
);
