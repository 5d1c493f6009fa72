import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/accessibility';
import { accountOf, httpRequest, tokenOf } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import type { Product } from '../../support/product';

test.use({ signedIn: { as: 'admin', on: 'admin' } });

/** The smallest PNG: one pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function newVisit(product: Product, title: string) {
  const authorization = `Bearer ${await tokenOf(product, accountOf('admin'))}`;
  const call = async (method: string, path: string, body?: object) => {
    const address = `${product.publicUrl}/api/v1${path}`;
    const { text } = await httpRequest(address, { method, headers: { authorization }, body });
    return (JSON.parse(text) as { data: { id: number; code: string; state: string } }).data;
  };
  const customer = await call('POST', '/customers', { name: `${title} Ltd`, kind: 'company' });
  const unit = await call('POST', '/units', {
    ...{ model: 'AM056NN4DEH', brand: 'Samsung' },
    ...{ customer_id: customer.id, product_id: null },
  });
  const visit = await call('POST', '/visits', {
    ...{ title, due_on: '2026-01-05', customer_id: customer.id, unit_ids: [unit.id] },
    ...{ technician_id: null, message_id: null },
  });
  return { visit, unit, stateOf: async () => (await call('GET', `/visits/${visit.id}`)).state };
}

async function sign(page: Page) {
  const field = page.getByRole('img', { name: /^Sign here/ });
  await field.scrollIntoViewIfNeeded();
  const box = (await field.boundingBox())!;
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y + 90, { steps: 5 });
  await page.mouse.up();
}

test('a technician reports a visit without a connection, and it is sent once in another tab', async ({
  page,
  context,
  product,
  problems,
}) => {
  problems.expectFailedRequests();
  const title = `Cleaning ${Date.now()}`;
  const { visit, unit, stateOf } = await newVisit(product, title);
  const sent: number[] = [];
  context.on('response', (response) => {
    const isReport = response.url().endsWith(`/visits/${visit.id}/report`);
    if (isReport && response.request().method() === 'POST') sent.push(response.status());
  });
  await page.goto(`${product.adminUrl}/dashboard/visits/edit/${visit.id}`);
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await page.getByLabel('Return air').fill('26,5');
  await page.getByLabel('Filter cleaned').check();
  await page.getByLabel('Choose photos').setInputFiles({
    ...{ name: 'filter.png', mimeType: 'image/png', buffer: PHOTO },
  });
  await page.getByLabel('Caption of photo 1').fill('Filter before');
  expect(await violationsOf(page)).toEqual([]);

  await page.reload();
  await expect(page.getByLabel('Return air')).toHaveValue('26,5');
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(page.getByLabel('Caption of photo 1')).toHaveValue('Filter before');

  await context.setOffline(true);
  await page.getByLabel('Supply air').fill('140');
  await page.getByLabel('Work done').fill('Coil washed');
  await page.getByLabel('Name of the customer').fill('Selina Haque');
  await page.getByRole('button', { name: 'Save report' }).click();
  await expect(page.getByText('Supply air (°C) must be at most 90')).toBeVisible();
  await expect(page.getByText(/^Sign in the field/)).toBeVisible();
  await page.getByLabel('Supply air').fill('14.0');
  await sign(page);
  await page.getByRole('button', { name: 'Save report' }).dblclick();
  const kept = page.getByText('Saved on this phone. It is sent when you are online again.');
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: '1 visit report is not sent yet' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  expect(await stateOf()).not.toBe('done');

  await page.close();
  await context.setOffline(false);
  const other = await context.newPage();
  await other.goto(`${product.adminUrl}/dashboard`);
  await expect(other.getByText(`Visit report sent: ${title}`)).toBeVisible();
  await other.goto(`${product.adminUrl}/dashboard/visits/${visit.id}/report`);
  await expect(other.getByRole('img', { name: 'Signature of Selina Haque' })).toBeVisible();
  await expect(other.getByRole('img', { name: 'Filter before' })).toBeVisible();
  await expect(other.getByText('26.5 °C')).toBeVisible();
  expect(await violationsOf(other)).toEqual([]);
  expect(sent).toEqual([200]);
  expect(await stateOf()).toBe('done');

  await other.goto(`${product.publicUrl}/unit/${unit.code}`);
  const about = other.getByRole('region', { name: 'About this unit' });
  await expect(about).toContainText('Last service');
  await expect(about).not.toContainText('Selina');
});

test('a second technician keeps what they typed as a correction', async ({
  page,
  product,
  problems,
}) => {
  problems.expectStatus(409);
  const { visit } = await newVisit(product, `Repair ${Date.now()}`);
  const address = `${product.adminUrl}/dashboard/visits/${visit.id}/report`;
  const fillIn = async (tab: Page, work: string) => {
    await tab.goto(address);
    await tab.getByLabel('Work done').fill(work);
    await tab.getByLabel('Name of the customer').fill('Selina Haque');
    await tab.getByLabel('The customer signs with the typed name').check();
  };
  await fillIn(page, 'Leak repaired');
  const first = await page
    .context()
    .browser()!
    .newContext({
      storageState: await page.context().storageState(),
    });
  const colleague = await first.newPage();
  await fillIn(colleague, 'Valve replaced');
  await colleague.getByRole('button', { name: 'Save report' }).click();
  await expect(colleague.getByRole('button', { name: 'Correct' })).toBeVisible();
  await first.close();

  await page.getByRole('button', { name: 'Save report' }).click();
  await expect(page.getByText(/has reported this visit: SRV-/)).toBeVisible();
  await expect(page.getByLabel('Work done')).toHaveValue('Leak repaired');
  await page.getByLabel('Reason').fill('Both worked on it');
  await page.getByRole('button', { name: 'Save correction' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Corrected: Both worked on it')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Earlier versions' })).toContainText('Version 1');
});
