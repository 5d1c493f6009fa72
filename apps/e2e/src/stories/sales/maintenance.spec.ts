import { violationsOf } from '../../support/accessibility';
import { expect, test } from '../../support/fixtures';

test.use({ signedIn: { as: 'admin', on: 'admin' } });

/** Name of the account that is signed in. */
const OWN_NAME = 'Sharmin Sultana';
const DAY_MS = 24 * 60 * 60_000;
/** Returns the day in Dhaka some days from now, as ISO text. */
const dayIn = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Asia/Dhaka' });
/** Returns a day as the fields of the dashboard take it. */
const typed = (day: string) => day.split('-').reverse().join('/');

test('staff make a contract, plan a visit, find it in the calendar and its file, and renew it', async ({
  page,
  product,
}) => {
  const dashboard = `${product.adminUrl}/dashboard`;
  const name = `Surma Foods ${Date.now()}`;
  await page.goto(`${dashboard}/customers/add`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Add Customer' }).click();
  const main = page.getByRole('main');
  const contracts = main.getByRole('region', { name: 'Maintenance contracts' });
  await contracts.getByRole('link', { name: 'Add contract' }).click();

  const title = `Cold rooms ${Date.now()}`;
  await page.getByLabel('Contract', { exact: true }).fill(title);
  await page.getByLabel('Start').fill(typed(dayIn(-100)));
  await page.getByLabel('End').fill(typed(dayIn(264)));
  await expect(main.getByText(/^4 visits:/)).toBeVisible();
  await page.getByLabel('Price for the period').fill('36,000');
  await page.getByLabel('Technician').click();
  await page.getByRole('option', { name: OWN_NAME }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add Contract' }).click();
  await expect(page).toHaveURL(/\/maintenance$/);

  await page.goto(`${dashboard}/visits`);
  const overdue = main.getByRole('region', { name: 'Overdue' });
  const late = overdue.getByRole('listitem').filter({ hasText: name });
  await expect(late).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
  await late
    .first()
    .getByRole('button', { name: /^Plan / })
    .press('Enter');
  const dialog = page.getByRole('dialog');
  const day = dayIn(1);
  await dialog.getByLabel('Day').fill(typed(day));
  await dialog.getByLabel('Time').fill('10:30');
  await dialog.getByLabel('Time').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(late).toHaveCount(1);

  await page.goto(`${dashboard}/visits/calendar?month=${day.slice(0, 7)}`);
  await expect(main.getByText(name).filter({ visible: true }).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Calendar address' }).click();
  await dialog.getByRole('button', { name: /^Make an? / }).click();
  const address = await dialog.getByLabel('Address').inputValue();
  expect(address).toMatch(/\/visits\/feeds\/[\w-]{43}\.ics$/);
  const file = await page.request.get(address);
  expect(file.headers()['content-type']).toContain('text/calendar');
  const text = (await file.text()).replaceAll('\r\n ', '');
  expect(text).toContain(`SUMMARY:${title}\\, ${name}\r\n`);
  expect(text).toContain(`DTSTART:${day.replaceAll('-', '')}T043000Z`);

  await page.goto(`${dashboard}/maintenance?q=${encodeURIComponent(title)}`);
  await main.getByText(title).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main.getByText('10:30')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const contract = page.url();
  const renewal = main.getByRole('region', { name: 'Renewal' });
  await renewal.getByRole('button', { name: 'Renewal quotation' }).click();
  await expect(page).toHaveURL(/\/quotations\/\d+/);
  const quotation = page.url();
  await page.goto(contract);
  await expect(renewal).toContainText('The renewal quotation is a draft.');
  await renewal.getByRole('link', { name: /^Open QUO-/ }).click();
  await expect(page).toHaveURL(quotation);
});
