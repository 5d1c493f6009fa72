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

/** An empty installation in production, as its operator starts it for a new company. */
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

test(
  'the owner of a new installation sets up the mail server and two-step verification by the first steps',
  { tag: ['@desk', '@mariadb'] },
  async ({ page, problems, product, mailServer }) => {
    // There are no details of a company yet.
    problems.expectStatus(404);
    const main = page.getByRole('main');
    const entry = (done: number) =>
      page.getByRole('link', { name: new RegExp(`^First steps ?, ${done} of 6 done$`) });

    await test.step('a mail is written before there is a mail server', async () => {
      const visitor = { name: 'Nadia', number: '01700 000 004', email: 'nadia@example.com' };
      const body = { ...visitor, password: OWNER.password };
      const address = `${product.publicUrl}/api/v1/register`;
      expect((await httpRequest(address, { method: 'POST', body })).status).toBe(201);
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

    await test.step('the mail server is tried, saved, and sends what waited', async () => {
      const mail = step(page, 'Mail server');
      await expect(mail).toContainText('1 mail waits.');
      await mail.getByRole('button', { name: 'Set up' }).click();
      await mail.getByLabel('Server', { exact: true }).fill('127.0.0.1');
      await mail.getByLabel('Port').fill('9');
      await choose(page, 'Security', 'None, for tests only');
      await mail.getByLabel('Sender address').fill('sales@cooling.example.com');
      const send = mail.getByRole('button', { name: 'Send test mail' });
      await send.click();
      await expect(mail).toContainText('127.0.0.1 refused the connection on port 9.');
      await mail.getByLabel('Port').fill(String(mailServer.port));
      await send.click();
      await expect(mail).toContainText(/The server accepted the test mail at \d\d:\d\d\./);
      expect(mailServer.mailsTo(OWNER.email)).toHaveLength(1);
      await mail.getByRole('button', { name: 'Save mail server' }).click();
      await expect(entry(1)).toBeVisible();
      await expect.poll(() => mailServer.linkTo('nadia@example.com')).toContain('/confirm-email');
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
      await dialog.getByRole('checkbox', { name: 'I have kept them' }).check();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await entry(1).click();
      await expect(main).toContainText('2 of 6 done');
      await expect(entry(2)).toBeVisible();
    });

    await test.step('the overview is reached, and the checklist can be dismissed', async () => {
      const pages = page.getByRole('navigation', { name: 'Dashboard' });
      await pages.getByRole('link', { name: 'Overview' }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Overview');
      await entry(2).click();
      await main.getByRole('button', { name: 'Dismiss checklist' }).click();
      await expect(entry(2)).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(entry(2)).toBeVisible();
    });
  },
);
