import { requestAsOwner } from '../../support/api';
import { expect, test } from '../../support/fixtures';

test.use({ signedIn: { as: 'admin', on: 'admin' } });

test('staff make a customer from an enquiry, merge a duplicate into it and undo that', async ({
  page,
  product,
}) => {
  const company = `Rupsha Hotels ${Date.now()}`;
  const sent = await page.request.post(`${product.publicUrl}/api/v1/contact-message`, {
    data: {
      kind: 'consultation',
      name: 'Nusrat Jahan',
      email: `nusrat${Date.now()}@example.com`,
      company,
      city: 'Khulna',
    },
  });
  const { reference } = (await sent.json()) as { reference: string };
  await page.goto(`${product.adminUrl}/dashboard/setting/client-message?q=${reference}`);
  await page.getByText('Nusrat Jahan').filter({ visible: true }).first().click();
  const box = page.getByRole('region', { name: 'Customer', exact: true });
  await box.getByRole('button', { name: 'Make a customer' }).click();
  await box.getByRole('link', { name: company }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: reference })).toBeVisible();
  const address = page.url();

  await page.goto(`${product.adminUrl}/dashboard/customers/add`);
  await page.getByLabel('Name', { exact: true }).fill(company.toUpperCase());
  await page.getByRole('button', { name: 'Add Customer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.toUpperCase());
  const duplicate = page.url();

  await page.goto(address);
  const proposed = main.getByRole('region', { name: 'May be the same customer' });
  await proposed.getByRole('button', { name: /^Merge RUPSHA HOTELS/ }).click();
  const merged = main.getByRole('region', { name: 'Merged into this customer' });
  await expect(merged).toContainText(company.toUpperCase());
  await page.goto(duplicate);
  await expect(page).toHaveURL(address);

  await merged.getByRole('button', { name: /^Undo the merge of RUPSHA/ }).click();
  await expect(proposed).toContainText(company.toUpperCase());
  await page.goto(duplicate);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.toUpperCase());
});

test('a customer is added once if the response was lost', async ({ page, product }) => {
  const name = `Meghna Mills ${Date.now()}`;
  await page.goto(`${product.adminUrl}/dashboard/customers/add`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  // The request arrives, the response does not.
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = async (address, init) => {
      const response = await send(address, init);
      if (init?.method !== 'POST') return response;
      window.fetch = send;
      throw new TypeError('Failed to fetch');
    };
  });
  const add = page.getByRole('button', { name: 'Add Customer' });
  await add.click();
  await expect(page.getByRole('alert').filter({ hasText: 'couldn’t add' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await add.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const { text } = await requestAsOwner(product, `/customers?q=${encodeURIComponent(name)}`);
  expect((JSON.parse(text) as { data: unknown[] }).data).toHaveLength(1);
});
