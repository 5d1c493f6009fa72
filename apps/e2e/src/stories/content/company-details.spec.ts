import { newAccount } from '../../support/accounts';
import { httpRequest, requestAsOwner } from '../../support/api';
import { pollSite } from '../../support/catalogue';
import { expect, test as base } from '../../support/fixtures';
import { pictureFile, successToast } from '../../support/forms';
import { TestMailServer } from '../../support/mailbox';
import { Product } from '../../support/product';

/** A separate product with a mail server, since the company's name is shown everywhere. */
const test = base.extend<object, { mailServer: TestMailServer }>({
  mailServer: [
    async ({}, provide) => {
      const server = await TestMailServer.start();
      await provide(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ database, mailServer }, provide) => {
      const product = await Product.start(database, () =>
        Promise.resolve({
          SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
          MAIL_FROM: 'no-reply@firm.example',
        }),
      );
      await provide(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({ signedIn: { as: 'super_admin', on: 'admin' } });

test('opens the site with name, phone and logo, and shows them on every page and in mails', async ({
  page,
  product,
  mailServer,
}) => {
  const site = (path: string) => httpRequest(product.publicUrl + path);
  const emptied = await requestAsOwner(product, '/company', {
    method: 'PUT',
    body: { name: null, sales_phones: [] },
  });
  expect(emptied.status).toBe(200);
  const isSetUp = async () => (await site('/')).text.includes('This site is being set up.');
  expect(await pollSite(isSetUp)).toBe(true);
  for (const path of ['/products/1', '/nothing-here', '/login']) {
    const { status, headers, text } = await site(path);
    expect([path, status, headers['x-robots-tag'], headers['cache-control']]).toEqual([
      path,
      200,
      'noindex',
      'no-store',
    ]);
    expect(text).toContain('<title>localhost</title>');
    expect(text).not.toMatch(/<script|<header/);
  }
  expect((await site('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
  expect((await site('/sitemap.xml')).text).not.toContain('<loc>');
  expect((await site('/api/v1/company')).status).toBe(200);

  await page.goto(product.publicUrl, { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This site is being set up.');
  await expect(page.locator('body')).toHaveCSS('display', 'grid');
  await page.getByRole('link', { name: 'Staff sign-in' }).click();
  await page.goto(`${product.adminUrl}/dashboard/setting/company-details`);
  await expect(page.getByText(/visitors see that the site is being set up/)).toBeVisible();
  const sales = page.getByRole('region', { name: 'Sales' });
  await page.getByLabel('Company name').fill('Padma Air');
  await sales.getByLabel('Phone 1').fill('০১৭১১ ০০০ ০০০');
  await page.keyboard.press('Control+s');
  await expect(successToast(page)).toContainText('Company details saved.');
  expect(await pollSite(async () => !(await isSetUp()))).toBe(true);
  await page
    .getByRole('region', { name: 'Company', exact: true })
    .getByLabel('Choose a picture')
    .setInputFiles(await pictureFile('png'));
  await expect(successToast(page).filter({ hasText: 'Logo saved.' })).toBeVisible();
  await expect(page).toHaveTitle('Company Details | Padma Air');
  const hasLogo = async () => (await site('/')).text.includes('/storage/logo/');
  expect(await pollSite(hasLogo)).toBe(true);
  const logoIn = (role: 'banner' | 'contentinfo') =>
    page.getByRole(role).getByRole('img', { name: 'Padma Air' });

  await page.goto(`${product.publicUrl}/contact-us`);
  await expect(page).toHaveTitle('Contact Us | Padma Air');
  for (const role of ['banner', 'contentinfo'] as const) {
    await expect(logoIn(role)).toHaveJSProperty('complete', true);
    await expect(logoIn(role)).not.toHaveJSProperty('naturalWidth', 0);
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '+880 17 1100 0000' }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} Padma Air\./);
  expect((await site('/robots.txt')).text).toContain('Sitemap:');
  const { email } = await newAccount(product);
  const sent = () => mailServer.mailsTo(email)[0];
  await expect.poll(sent).toMatch(/^From: Padma Air <no-reply@firm\.example>$/m);
});
