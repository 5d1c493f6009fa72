import type { Locator } from '@playwright/test';
import { requestAsOwner } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { linkInMail, mailsTo } from '../../support/mailbox';

/** Texts of the site, in the language of the customer. */
const TEXTS = {
  en: {
    path: '',
    // A second enquiry with the same number would be linked to the customer of the first one.
    number: '01711 000099',
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
    about: 'About this unit',
    lastService: 'Last service',
  },
  bn: {
    path: '/bn',
    number: '01711 000098',
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
    about: 'এসিটির তথ্য',
    lastService: 'শেষ সার্ভিস',
  },
};

test.use({ signedIn: { as: 'admin', on: 'admin' } });

for (const [language, texts] of Object.entries(TEXTS)) {
  test(
    `a bedroom becomes an order, an installed unit, a service visit and a renewal, in '${language}'`,
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

      /** Sends the open draft, and returns its address. */
      const sendQuotation = async () => {
        await page.getByRole('button', { name: 'Send revision 1' }).click();
        const dialog = page.getByRole('alertdialog');
        await dialog.getByRole('button', { name: 'Send', exact: true }).click();
        await expect(page.getByText(/Not sent yet, revision 1/)).toBeVisible();
        return page.url();
      };
      /** Opens the link in the mail with a quotation, and accepts it as the customer. */
      const acceptQuotation = async (number: string) => {
        await page.goto(await linkInMail(product, email, `${texts.quotation} ${number}`));
        const card = main.getByRole('complementary', { name: texts.decision });
        await card.getByRole('checkbox').check();
        await card.getByRole('button', { name: texts.accept }).click();
        await expect(card.getByRole('heading', { name: texts.accepted })).toBeFocused();
      };

      await page.goto(`${texts.path}/tools/room-size`);
      const form = main.getByRole('region', { name: texts.send });
      await typeInto(form.getByLabel(texts.name, { exact: true }), 'Farhana Islam');
      await form.getByLabel(texts.phone).fill(texts.number);
      await form.getByLabel(texts.email).fill(email);
      await form.getByRole('button', { name: texts.submit }).click();
      await expect(form.getByRole('heading', { name: texts.thanks })).toBeFocused();
      const reference = /ENQ-\d{4}-\d{6}/.exec(await form.innerText())![0];

      await dashboard(`/setting/client-message?q=${reference}`);
      await page.getByText('Farhana Islam').filter({ visible: true }).first().click();
      await region('Customer').getByRole('button', { name: 'Make a customer' }).click();
      const link = region('Customer').getByRole('link', { name: 'Farhana Islam' });
      const customer = new URL((await link.getAttribute('href'))!, page.url()).href;
      const sale = region('Sale');
      await sale.getByRole('button', { name: /Stage/ }).click();
      await page.getByRole('menuitemradio', { name: 'Site visit' }).click();
      await sale.getByRole('button', { name: 'Thursday' }).click();
      await expect(sale).toContainText('Call again, Thu');

      await page.getByRole('button', { name: 'Prepare a quotation' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^QUO-/);
      const number = await page.getByRole('heading', { level: 1 }).innerText();
      // The draft begins with the unit that fits the calculated room.
      const note = page.getByRole('textbox', { name: 'Internal note' });
      await expect(note).toHaveValue(/proposed from the room calculation/);
      const lines = page.getByRole('list', { name: 'Lines' });
      await lines.getByRole('textbox', { name: /^Quantity/ }).fill('2');
      await lines.getByRole('textbox', { name: /^Unit price/ }).fill('56,500');
      await page.getByRole('button', { name: /^VAT: use/ }).click();
      const quotation = await sendQuotation();
      await acceptQuotation(number);

      await page.goto(quotation);
      await region('Installed units')
        .getByRole('button', { name: /^Add \d+ unit/ })
        .click();
      await region('Installed units').getByRole('link', { name: 'Show units' }).click();
      await expect(page).toHaveURL(/units\?q=QUO/);

      const list = await requestAsOwner(product, `/units?q=${number}`);
      const [unit] = (JSON.parse(list.text) as { data: { code: string; model: string }[] }).data;
      const unitPage = `${product.publicUrl}${texts.path}/unit/${unit!.code}`;
      const about = main.getByRole('region', { name: texts.about });
      await page.goto(unitPage);
      await expect(main).toContainText(unit!.model);
      await expect(about).not.toContainText(texts.lastService);

      await page.goto(customer);
      await region('Maintenance contracts').getByRole('link', { name: 'Add contract' }).click();
      await page.getByLabel('Contract', { exact: true }).fill('Two bedrooms');
      await page.getByLabel('Start').fill('01/03/2026');
      await page.getByLabel('End').fill('28/02/2027');
      await page.getByLabel('Price for the period').fill('24,000');
      await page.getByLabel('All units').check();
      await page.getByRole('button', { name: 'Add Contract' }).click();
      await expect(page).toHaveURL(/\/maintenance$/);
      await page.goto(customer);
      await region('Maintenance contracts').getByRole('link', { name: 'Two bedrooms' }).click();
      const contract = page.url();

      await region('Visits')
        .getByRole('link', { name: /^Report/ })
        .first()
        .click();
      await page.getByLabel('Return air').first().fill('26,5');
      await page.getByLabel('Supply air').first().fill('14.5');
      await page.getByLabel('Work done').fill('Filters and coils washed');
      await page.getByLabel('Name of the customer').fill('Farhana Islam');
      await page.getByLabel('The customer signs with the typed name').check();
      await page.getByRole('button', { name: 'Save report' }).click();
      await page.getByRole('button', { name: 'Send to the customer' }).click();
      await page.goto(unitPage);
      await expect(about).toContainText(texts.lastService);

      await page.goto(contract);
      await region('Renewal').getByRole('button', { name: 'Renewal quotation' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^QUO-/);
      const renewal = await page.getByRole('heading', { level: 1 }).innerText();
      await sendQuotation();
      await acceptQuotation(renewal);
      await page.goto(contract);
      await region('Renewal').getByRole('button', { name: 'Extend the contract' }).click();
      await expect(region('Renewal')).toContainText('Continued by MNT-');

      const subjects = (await mailsTo(product, email)).map(({ subject }) => subject);
      // The receipt, two quotations with their confirmations, and the report.
      expect(subjects).toHaveLength(6);
      expect(new Set(subjects).size).toBe(subjects.length);
    },
  );
}
