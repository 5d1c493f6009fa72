import { violationsOf } from '../../support/accessibility';
import { expect, test } from '../../support/fixtures';

/** A unit of the demonstration data. */
const CODE = 'p4d7m2x9kb';

test.describe('with JavaScript', () => {
  test.use({ signedIn: { as: 'admin', on: 'admin' } });

  test('a visitor scans the code of a unit and reports a fault, staff see the unit', async ({
    page,
    product,
    problems,
  }) => {
    problems.expectStatus(404);
    const name = `Farid Uddin ${Date.now()}`;
    await page.goto(`/unit/${CODE.toUpperCase()}`);
    const main = page.getByRole('main');
    await expect(main.getByText('Registered unit')).toBeVisible();
    await expect(main.getByText('AM056NN4DEH', { exact: true })).toBeVisible();
    await expect(main.getByText('ends in 0145')).toBeVisible();
    await expect(main).not.toContainText(/Padma|meeting room|0T7K/);
    expect(await violationsOf(page)).toEqual([]);
    await main.getByRole('link', { name: 'Report a fault' }).click();
    await expect(main.getByLabel(/^Model or serial number/)).toHaveValue(/AM056NN4DEH …0145$/);
    await main.getByLabel('Address').pressSequentially('Gulshan Avenue', { delay: 50 });
    await main.getByLabel('Name', { exact: true }).pressSequentially(name, { delay: 50 });
    await main.getByLabel('Phone number').fill('01711 000071');
    await main.getByRole('button', { name: 'Request visit' }).click();
    await expect(main.getByRole('status')).toContainText('ENQ-');

    await page.goto(`${product.adminUrl}/dashboard/setting/client-message?kind=service`);
    await page.getByText(name).filter({ visible: true }).first().click();
    const customer = page.getByRole('region', { name: 'Customer', exact: true });
    await expect(customer.getByRole('link', { name: 'Padma Towers' })).toBeVisible();
    await expect(customer.getByRole('link', { name: /0T7KPXAN200145/ })).toBeVisible();

    const unknown = await page.goto(`${product.publicUrl}/unit/2222222222`);
    expect(unknown?.status()).toBe(404);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('We don’t know this code');
    await expect(main.getByRole('link', { name: 'Request service without a code' })).toBeVisible();
  });

  test('staff add documents to a unit, visitors with its code get the public ones', async ({
    page,
    product,
  }) => {
    const title = `Start-up ${Date.now()}`;
    await page.goto(`${product.adminUrl}/dashboard/units?q=${CODE}`);
    await page.getByText('AM056NN4DEH').filter({ visible: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Documents' }).click();
    const dialog = page.getByRole('dialog', { name: /^Documents of / });
    await dialog.getByRole('button', { name: 'Add a document' }).click();
    await dialog.locator('input[name=document]').setInputFiles({
      ...{ name: `${title}.pdf`, mimeType: 'application/pdf' },
      buffer: Buffer.from('%PDF-1.7 x'),
    });
    await dialog.getByRole('combobox', { name: /^Document type/ }).click();
    await page.getByRole('option', { name: 'Start-up report' }).click();
    await dialog.getByRole('button', { name: 'Upload' }).click();
    const row = dialog.getByRole('listitem').filter({ hasText: title });
    await expect(row).toContainText('Staff only');
    const visitor = await page.context().browser()!.newContext();
    const unitPage = await visitor.newPage();
    await unitPage.goto(`${product.publicUrl}/unit/${CODE}`);
    await expect(unitPage.getByRole('main')).not.toContainText(title);

    await row.getByRole('switch', { name: `Make ${title} public` }).click();
    await expect(row).toContainText('Public');
    await unitPage.reload();
    const link = unitPage.getByRole('main').getByRole('link', { name: title });
    const file = await unitPage.request.get(product.publicUrl + (await link.getAttribute('href')));
    expect(file.headers()['content-type']).toBe('application/pdf');
    await visitor.close();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reports a fault of a unit in Bangla', async ({ page, problems }) => {
    problems.expectStatus(400);
    await page.goto(`/bn/unit/${CODE}`);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'সমস্যা জানান' }).click();
    await main.getByLabel(/^ঠিকানা/).fill('গুলশান অ্যাভিনিউ');
    await main.getByLabel('ফোন নম্বর').fill('০১৭১১ ০০০০৭২');
    await main.getByRole('button', { name: 'অনুরোধ পাঠান' }).click();
    await expect(main.getByText('নাম লিখুন')).toBeVisible();
    await main.getByLabel('নাম', { exact: true }).fill('ফরিদ উদ্দিন');
    await main.getByRole('button', { name: 'অনুরোধ পাঠান' }).click();
    await expect(main.getByRole('status')).toContainText('আপনার রেফারেন্স');
  });
});
