import { violationsOf } from '../../support/accessibility';
import { newAccount } from '../../support/accounts';
import { httpRequest, requestAsOwner, tokenOf } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import type { Page } from '@playwright/test';

const cartLink = (page: Page) => page.getByRole('link', { name: /^Quotation cart, / });
const quantityOf = (page: Page, title: string) =>
  page.getByRole('group', { name: `Quantity of ${title}` }).getByLabel('Quantity', { exact: true });

test('merges a cart on sign-in, sends it as a quotation request, and keeps it with its account', async ({
  page,
  product,
  problems,
}) => {
  const account = await newAccount(product);
  const headers = { authorization: `Bearer ${await tokenOf(product, account)}` };
  const address = `${product.publicUrl}/api/v1/quotation-cart`;
  const stored = async () => {
    const { text } = await httpRequest(address, { headers });
    const { data } = JSON.parse(text) as {
      data: { items: { product_id: number; quantity: number }[] };
    };
    return data.items.map(({ product_id, quantity }) => [product_id, quantity]);
  };
  // The visitor has used another browser before.
  const items = [
    { product_id: 16, quantity: 5 },
    { product_id: 22, quantity: 2 },
  ];
  await httpRequest(address, { method: 'PUT', headers, body: { items, version: 0 } });

  await page.goto('/products/360_cassette?tr_min=1.5');
  await page.getByRole('button', { name: 'Add to Cart 360 Cassette 5.6 kW' }).click();
  await page.goto('/products/15');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(cartLink(page)).toHaveAccessibleName('Quotation cart, 2 products');

  await page.goto('/login?next=/cart');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/cart');
  await expect(cartLink(page)).toHaveAccessibleName('Quotation cart, 3 products');
  await expect(quantityOf(page, '360 Cassette 5.6 kW')).toHaveValue('5');
  await expect.poll(stored).toEqual([
    [16, 5],
    [22, 2],
    [15, 1],
  ]);
  await page.getByRole('button', { name: 'One more' }).first().click();
  await expect.poll(stored).toContainEqual([16, 6]);

  const form = page.getByRole('region', { name: 'Ask for a quotation' });
  await expect(form.getByLabel('Name')).toHaveValue(account.name);
  await expect(form.getByLabel('Email')).toHaveValue(account.email);
  await expect(page.getByText('This is not an order.')).toHaveCount(1);
  await form.getByLabel('Phone number').fill('call me');
  await form.getByLabel('Project type').selectOption('Hotel');
  await form.getByLabel('Location').fill('Sylhet');
  await form.getByLabel('Needed by').fill('১/৩/২০২৭');
  await form.getByLabel('Note').pressSequentially('Rooms on two floors.', { delay: 150 });
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByLabel('Phone number')).toHaveAccessibleDescription(/phone number like/);
  expect(await violationsOf(page)).toEqual([]);

  await form.getByLabel('Phone number').fill('01711 000000');
  problems.expectFailedRequests();
  await page.route('**/api/v1/contact-message', (route) => route.abort());
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByRole('alert')).toContainText('Something went wrong. Please try again.');
  await page.unroute('**/api/v1/contact-message');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await expect(page.getByRole('main')).toContainText(/ENQ-\d{4}-\d{6}/);
  const reference = /ENQ-\d{4}-\d{6}/.exec(await page.getByRole('main').innerText())![0];
  await expect(cartLink(page)).toHaveAccessibleName('Quotation cart, empty');
  await expect.poll(stored).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);

  const { text } = await requestAsOwner(product, `/contact-message?q=${reference}`);
  expect((JSON.parse(text) as { data: unknown[] }).data).toEqual([
    expect.objectContaining({
      kind: 'quotation',
      email: account.email,
      number: '+8801711000000',
      details: expect.objectContaining({
        project: 'Hotel',
        place: 'Sylhet',
        wanted_by: '2027-03-01',
        items: [
          expect.objectContaining({ product_id: 16, quantity: 6 }),
          expect.objectContaining({ product_id: 22, quantity: 2 }),
          expect.objectContaining({ product_id: 15, quantity: 1 }),
        ],
      }),
    }),
  ]);

  await page.getByRole('link', { name: 'See your enquiries' }).click();
  const row = page.getByRole('listitem').filter({ hasText: reference });
  await expect(row).toContainText('Quotation: Hotel');
  await expect(row).toContainText('3 products');
  await expect(row).toContainText('Received');

  await page.goto('/products/15');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect.poll(stored).toEqual([[15, 1]]);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).first().click();
  await expect(cartLink(page)).toHaveAccessibleName('Quotation cart, empty');
  const again = { authorization: `Bearer ${await tokenOf(product, account)}` };
  expect((await httpRequest(address, { headers: again })).text).toContain('"product_id":15');
});
