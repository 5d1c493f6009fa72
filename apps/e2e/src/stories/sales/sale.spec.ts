import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { linkInMail, mailsTo } from '../../support/mailbox';

/** Texts of the site, in the language of the customer. */
const TEXTS = {
  en: {
    path: '',
    send: 'Send to an engineer',
    name: 'Name',
    phone: 'Phone number',
    email: 'Email',
    submit: 'Send enquiry',
    thanks: 'Thank you',
    quotation: 'Quotation',
    decision: 'Your decision',
    accept: 'Accept the quotation',
    accepted: 'Accepted',
    registered: 'Registered unit',
  },
  bn: {
    path: '/bn',
    send: 'ইঞ্জিনিয়ারকে পাঠান',
    name: 'নাম',
    phone: 'ফোন নম্বর',
    email: 'ইমেইল',
    submit: 'অনুরোধ পাঠান',
    thanks: 'ধন্যবাদ',
    quotation: 'কোটেশন',
    decision: 'আপনার সিদ্ধান্ত',
    accept: 'কোটেশন গ্রহণ করুন',
    accepted: 'গৃহীত হয়েছে',
    registered: 'নিবন্ধিত ইউনিট',
  },
};

test.use({ signedIn: { as: 'admin', on: 'admin' } });

for (const [language, texts] of Object.entries(TEXTS)) {
  test(
    `a bedroom becomes an order, an installed unit and a service visit, in '${language}'`,
    { tag: '@mariadb' },
    async ({ page, product }) => {
      test.slow();
      const email = `farhana-${language}-${Date.now()}@example.com`;
      const main = page.getByRole('main');
      const dashboard = (path: string) => page.goto(`${product.adminUrl}/dashboard${path}`);
      const region = (name: string) => page.getByRole('region', { name, exact: true });
      // As slowly as a person: a form that is filled faster is quarantined as spam.
      const typeInto = (field: Locator, text: string) =>
        field.pressSequentially(text, { delay: 250 });

      await page.goto(`${texts.path}/tools/room-size`);
      const form = main.getByRole('region', { name: texts.send });
      await typeInto(form.getByLabel(texts.name, { exact: true }), 'Farhana Islam');
      await form.getByLabel(texts.phone).fill('01711 000099');
      await form.getByLabel(texts.email).fill(email);
      await form.getByRole('button', { name: texts.submit }).click();
      await expect(form.getByRole('heading', { name: texts.thanks })).toBeFocused();
      const reference = /ENQ-\d{4}-\d{6}/.exec(await form.innerText())![0];

      await dashboard(`/setting/client-message?q=${reference}`);
      await page.getByText('Farhana Islam').filter({ visible: true }).first().click();
      await region('Customer').getByRole('button', { name: 'Make a customer' }).click();
      await expect(region('Customer').getByRole('link', { name: 'Farhana Islam' })).toBeVisible();
      const sale = region('Sale');
      await sale.getByRole('button', { name: /Stage/ }).click();
      await page.getByRole('menuitemradio', { name: 'Site visit' }).click();
      await sale.getByRole('button', { name: 'Thursday' }).click();
      await expect(sale).toContainText('Call again, Thu');

      await page.getByRole('button', { name: 'Prepare a quotation' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^QUO-/);
      const number = await page.getByRole('heading', { level: 1 }).innerText();
      await page.getByRole('button', { name: 'Add product' }).click();
      await page.getByRole('textbox', { name: 'Product' }).fill('Wall Mounted 2.8');
      await page
        .getByRole('button', { name: /(Wall Mounted|ওয়াল মাউন্টেড) 2\.8/ })
        .first()
        .click();
      const lines = page.getByRole('list', { name: 'Lines' });
      await lines.getByRole('textbox', { name: /^Quantity/ }).fill('2');
      await lines.getByRole('textbox', { name: /^Unit price/ }).fill('56,500');
      await page.getByRole('button', { name: /^VAT: use/ }).click();
      await page.getByRole('button', { name: 'Send revision 1' }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Send', exact: true })
        .click();
      await expect(page.getByText(/Not sent yet, revision 1/)).toBeVisible();
      const quotation = page.url();

      const link = await linkInMail(product, email, `${texts.quotation} ${number}`);
      await page.goto(link);
      const card = main.getByRole('complementary', { name: texts.decision });
      await expect(main.getByRole('row', { name: /VAT|ভ্যাট/ }).first()).toBeVisible();
      await card.getByRole('checkbox').check();
      await card.getByRole('button', { name: texts.accept }).click();
      await expect(card.getByRole('heading', { name: texts.accepted })).toBeFocused();

      await page.goto(quotation);
      await region('Installed units')
        .getByRole('button', { name: /^Add \d+ unit/ })
        .click();
      await region('Installed units').getByRole('link', { name: 'Show units' }).click();
      await expect(page).toHaveURL(/units\?q=QUO/);

      const subjects = (await mailsTo(product, email)).map(({ subject }) => subject);
      expect(new Set(subjects).size).toBe(subjects.length);
    },
  );
}
