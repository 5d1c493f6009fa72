import type { Page } from '@playwright/test';
import { Authenticator } from '../../support/accounts';
import { httpRequest } from '../../support/api';
import { expect, test as base } from '../../support/fixtures';
import { choose } from '../../support/forms';
import { TestMailServer } from '../../support/mailbox';
import { Product } from '../../support/product';

const OWNER = {
  name: 'Rokeya Begum',
  email: 'rokeya@cooling.example.com',
  password: 'a quiet cassette upstairs',
};

/** An empty production installation, as its operator starts it for a new company. */
const test = base.extend<{ mailServer: TestMailServer }>({
  product: [
    async ({ database }, provide) => {
      const product = await Product.start(database, () =>
        Promise.resolve({
          APP_MODE: 'production',
          APP_SECRET: '0123456789abcdef0123456789abcdef',
          ALLOW_HTTP: 'true',
          OWNER_NAME: OWNER.name,
          OWNER_EMAIL: OWNER.email,
          OWNER_PASSWORD: OWNER.password,
        }),
      );
      await provide(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
  mailServer: async ({}, provide) => {
    const server = await TestMailServer.start();
    await provide(server);
    await server.close();
  },
});

const step = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

const COLLEAGUE = {
  name: 'Sabina Akter',
  email: 'sabina@cooling.example.com',
  password: 'a warm duct downstairs',
};

// Column names of `product-fields.ts`; the category is its path. 'outdoor' is one of the 16 base categories.
const PRODUCTS = [
  'type,model,title,brand,category,cooling_kw,cooling_tr,regular_price,visibility',
  'Outdoor Unit,ROK-8,Rokeya Outdoor 8 HP,Haier,outdoor,22.4,6.37,354000,published',
  'Outdoor Unit,ROK-10,Rokeya Outdoor 10 HP,Haier,outdoor,28,7.96,410000,published',
].join('\n');

test(
  'an owner sets up a company on an empty installation, using only the dashboard',
  { tag: ['@wide-only', '@mariadb'] },
  async ({ page, problems, product, mailServer, browser }) => {
    test.setTimeout(180_000);
    // The response to visitors while the company has no details.
    problems.expectStatus(404);
    const main = page.getByRole('main');
    const entry = (done: number) =>
      page.getByRole('link', { name: new RegExp(`^First steps ?, ${done} of 6 done$`) });
    const home = () => httpRequest(`${product.publicUrl}/`);

    await test.step('visitors and search engines find a site that is being set up', async () => {
      const { text, headers } = await home();
      expect(text).toContain('This site is being set up.');
      expect(text).toContain('noindex');
      expect(headers['x-robots-tag']).toBe('noindex');
    });

    await test.step('the first sign-in leads to the checklist', async () => {
      await page.goto(product.adminUrl);
      const form = page.getByRole('form', { name: 'Sign in' });
      await form.getByLabel('Email').fill(OWNER.email);
      await form.getByRole('textbox', { name: 'Password' }).fill(OWNER.password);
      await form.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(`${product.adminUrl}/dashboard/first-steps`);
      await expect(main).toContainText('0 of 6 done');
      await expect(main).toContainText('This site is being set up.');
    });

    await test.step('the company gets its name, phone, hours and head office', async () => {
      await step(page, 'Company details').getByRole('link', { name: 'Enter details' }).click();
      const form = page.getByRole('form', { name: 'Company details' });
      await form.getByLabel('Company name').fill('Rokeya Cooling');
      const phones = form.getByRole('group', { name: /Sales.*phone numbers/ });
      await phones.getByRole('textbox', { name: 'Phone 1' }).fill('01700 000 001');
      await form.getByLabel('Opening hours').fill('Saturday to Thursday, 9:00 to 18:00');
      const office = form.getByRole('region', { name: 'Head office' });
      await office.getByLabel('Street').fill('House 4, Road 11');
      await office.getByLabel('City').fill('Dhaka 1213');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Company details saved.')).toBeVisible();
      await page.getByRole('link', { name: /^First steps ?,/ }).click();
      await expect(main).toContainText('1 of 6 done');
      await expect(main).toContainText('Set up Rokeya Cooling');
    });

    await test.step('the mail server is tested and saved, then sends waiting mails', async () => {
      const mail = step(page, 'Mail server');
      await mail.getByLabel('Server', { exact: true }).fill('127.0.0.1');
      await mail.getByLabel('Port').fill('9');
      await choose(page, 'Security', 'None (for tests only)');
      await mail.getByLabel('Sender address').fill('sales@cooling.example.com');
      const send = mail.getByRole('button', { name: 'Send test email' });
      await send.click();
      await expect(mail).toContainText('127.0.0.1 refused the connection on port 9.');
      await mail.getByLabel('Port').fill(String(mailServer.port));
      await send.click();
      await expect(mail).toContainText(/The server accepted the test email at \d\d:\d\d\./);
      expect(mailServer.mailsTo(OWNER.email)).toHaveLength(1);
      await mail.getByRole('button', { name: 'Save mail server' }).click();
      await expect(entry(2)).toBeVisible();
    });

    await test.step('categories and menus are confirmed', async () => {
      const catalogue = step(page, 'Categories and menus');
      await expect(catalogue).toContainText(
        '16 categories and 4 menus came with the installation.',
      );
      await catalogue.getByRole('link', { name: 'Menus', exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard\/setting\/menus/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menus');
      await entry(2).click();
      await catalogue.getByRole('button', { name: 'Confirm' }).click();
      await expect(entry(3)).toBeVisible();
    });

    await test.step('products are imported from a file, with a preview', async () => {
      await step(page, 'Products').getByRole('link', { name: 'Import a file' }).click();
      await page.getByLabel('Choose a file', { exact: true }).setInputFiles({
        name: 'products.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(PRODUCTS),
      });
      const state = page.getByRole('region', { name: 'Import status' });
      await expect(state).toContainText('Not applied yet.');
      await state.getByRole('button', { name: /^Apply/ }).click();
      const apply = page.getByRole('alertdialog', { name: 'Apply this import?' });
      await apply.getByRole('button', { name: /^Apply/ }).click();
      await expect(state).toContainText('2 products added');
      await page.getByRole('link', { name: /^First steps ?,/ }).click();
      await expect(main).toContainText('4 of 6 done');
    });

    await test.step('a colleague is invited, accepts, and is signed in', async () => {
      await step(page, 'Invite staff').getByRole('link', { name: 'Invite', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Invite staff' });
      await dialog.getByLabel('Email').fill(COLLEAGUE.email);
      await dialog.getByRole('radio', { name: /Admin/ }).first().check();
      await dialog.getByRole('button', { name: 'Send invitation' }).click();
      await expect(page.getByText(`Invitation sent to ${COLLEAGUE.email}.`)).toBeVisible();
      await expect.poll(() => mailServer.linkTo(COLLEAGUE.email)).toContain('/invitation');
      const other = await browser.newContext();
      const colleague = await other.newPage();
      await colleague.goto(mailServer.linkTo(COLLEAGUE.email)!);
      await expect(colleague.getByText('Rokeya Cooling invites you')).toBeVisible();
      await colleague.getByLabel('Name').fill(COLLEAGUE.name);
      await colleague.getByRole('textbox', { name: 'Password' }).fill(COLLEAGUE.password);
      await colleague.getByRole('button', { name: 'Accept and sign in' }).click();
      await expect(colleague).toHaveURL(`${product.adminUrl}/dashboard`);
      await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Overview');
      await other.close();
      await page.getByRole('link', { name: /^First steps ?,/ }).click();
      await expect(main).toContainText('5 of 6 done');
    });

    await test.step('two-step verification is turned on', async () => {
      await step(page, 'Two-step verification').getByRole('link', { name: 'Set up' }).click();
      await page.getByRole('button', { name: 'Set up two-step verification' }).click();
      const dialog = page.getByRole('dialog', { name: 'Set up two-step verification' });
      await dialog.getByRole('textbox', { name: 'Password' }).fill(OWNER.password);
      await dialog.getByRole('button', { name: 'Next' }).click();
      const authenticator = new Authenticator(await dialog.locator('code').innerText());
      await dialog.getByRole('textbox', { name: 'Code' }).fill(authenticator.code());
      await dialog.getByRole('button', { name: 'Turn on' }).click();
      await dialog.getByRole('checkbox', { name: 'I’ve saved these codes' }).check();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await entry(5).click();
      await expect(main).toContainText('6 of 6 done');
      await expect(entry(6)).toBeVisible();
    });

    await test.step('the public site shows the company', async () => {
      await expect(main).toContainText('Rokeya Cooling is set up');
      await page.goto(product.publicUrl);
      await expect(page).toHaveTitle(/Rokeya Cooling/);
      await expect(page.getByRole('contentinfo')).toContainText('House 4, Road 11');
      await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
      // The header has the categories of the base data as menus.
      await expect(page.getByRole('banner')).toContainText('Products');
      await page.goto(`${product.publicUrl}/products/outdoor`);
      await expect(page.getByRole('main')).toContainText('Rokeya Outdoor 8 HP');
      await expect(page.getByRole('main')).toContainText('Rokeya Outdoor 10 HP');
    });
  },
);
