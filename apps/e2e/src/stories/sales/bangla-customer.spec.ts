import { accountOf, requestWithToken, tokenOf } from '../../support/api';
import { englishIn, expectBangla } from '../../support/english';
import { expect, test } from '../../support/fixtures';
import { mailsTo, mailText } from '../../support/mailbox';
import type { Product } from '../../support/product';

interface Stored {
  id: number;
  number: string;
  revisions: { version: number; lines: { unit_price: number | null }[] }[];
}

/** Prices and sends a quotation for an enquiry, as staff. Its texts are those that the draft proposes. */
async function sendQuotation(product: Product, reference: string): Promise<Stored> {
  const token = await tokenOf(product, accountOf('admin'));
  const call = async (method: string, path: string, body?: object) => {
    const { status, text } = await requestWithToken(product, token, path, { method, body });
    expect(status, text).toBeLessThan(300);
    return (JSON.parse(text) as { data: unknown }).data;
  };
  const [enquiry] = (await call('GET', `/contact-message?q=${reference}`)) as { id: number }[];
  const stored = (await call('POST', '/quotations', { message_id: enquiry!.id })) as Stored;
  const path = `/quotations/${stored.id}`;
  const { recipient, letter, terms, valid_until, version, title, lines } = stored
    .revisions[0] as never as Record<string, unknown>;
  const priced = (lines as { unit_price: number | null }[]).map((line) => ({
    ...line,
    unit_price: line.unit_price ?? 12_000,
  }));
  const changed = (await call('PUT', `${path}/draft`, {
    ...{ recipient, letter, terms, valid_until, version, title },
    ...{ lines: priced, discount: 5000 },
  })) as Stored;
  return (await call('POST', `${path}/send`, { version: changed.revisions[0]!.version })) as Stored;
}

test('a customer who reads only Bangla gets from the home page to an accepted quotation', async ({
  page,
  product,
  problems,
}) => {
  test.slow();
  const email = `nadia-${Date.now()}@example.com`;
  const main = page.getByRole('main');
  await page.goto('/bn');
  await expectBangla(page);
  await main.getByRole('link', { name: 'কত টন লাগবে, দেখুন' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/কত টন এসি লাগবে/);
  await main.getByLabel('মেঝের মাপ').first().fill('২১৫');
  await expect(page).toHaveURL(/area=/);
  await expectBangla(page);

  await page.getByRole('contentinfo').getByRole('link', { name: 'ওয়াল মাউন্টেড' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('ওয়াল মাউন্টেড');
  await expectBangla(page);
  await main
    .getByRole('link', { name: /^Wind-Free ওয়াল মাউন্টেড 5\.6/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/bn\/products\/\d+$/);
  await expectBangla(page);
  await main
    .getByRole('button', { name: /^কার্টে যোগ করুন/ })
    .first()
    .click();
  await page.goto('/bn/cart');
  const form = page.getByRole('region', { name: 'কোটেশন নিন' });
  await form.getByRole('button', { name: 'অনুরোধ পাঠান' }).click();
  await expect(form.getByLabel('নাম')).toHaveAccessibleDescription('নাম লিখুন');
  await expectBangla(page);
  await form.getByLabel('নাম').fill('নাদিয়া রহমান');
  await form.getByLabel('ইমেইল').fill(email);
  await form.getByLabel('ফোন নম্বর').fill('০১৭১১ ০০০০০০');
  await form.getByLabel('কেমন ভবন').selectOption({ label: 'বাসা' });
  await form
    .getByLabel('আর কিছু')
    .pressSequentially('দুই তলায় ঘর, আগামী মাসে লাগবে।', { delay: 150 });
  await form.getByRole('button', { name: 'অনুরোধ পাঠান' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/ধন্যবাদ/);
  await expectBangla(page);
  const reference = /ENQ-\d{4}-\d{6}/.exec(await main.innerText())![0];

  const { number } = await sendQuotation(product, reference);
  const offer = await mailText(product, email, `কোটেশন ${number}`);
  const link = /http:\S+\/bn\/quotation\?token=\S+/.exec(offer)![0];
  await page.goto(link);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`কোটেশন ${number}`);
  await expectBangla(page);
  const card = main.getByRole('complementary', { name: 'আপনার সিদ্ধান্ত' });
  problems.expectStatus(400);
  await card.getByRole('button', { name: 'কোটেশন গ্রহণ করুন' }).click();
  await expect(card.getByRole('checkbox')).toHaveAccessibleDescription(/টিক দিন/);
  await expectBangla(page);
  await card.getByRole('checkbox').check();
  await card.getByRole('button', { name: 'কোটেশন গ্রহণ করুন' }).click();
  await expect(card.getByRole('heading', { name: 'গৃহীত হয়েছে' })).toBeFocused();
  await expectBangla(page);

  const mails = await mailsTo(product, email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    // The order confirmation, the quotation and the receipt.
    expect.stringContaining(number),
    expect.stringContaining(number),
    expect.stringContaining(reference),
  ]);
  for (const { subject } of mails) {
    const text = await mailText(product, email, subject);
    expect(englishIn([[subject, `${subject}\n${text}`]])).toEqual([]);
  }
});
