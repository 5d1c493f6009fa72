import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/accessibility';
import { httpRequest, requestAsOwner } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { linkInMail, mailsTo } from '../../support/mailbox';
import type { Product } from '../../support/product';

const EMAIL = 'nadia-quotation@example.com';

/** Sends a request as a visitor's browser, and returns status and data. */
async function visit(product: Product, path: string, body?: object) {
  const address = `${product.publicUrl}/api/v1${path}`;
  const { status, text } = await httpRequest(address, { method: body ? 'POST' : 'GET', body });
  return { status, data: (JSON.parse(text) as { data: Record<string, unknown> }).data };
}

/** Sends an enquiry with a system, as the builder does, and returns its id. */
async function enquire(product: Product): Promise<number> {
  const products = `${product.publicUrl}/api/v1/products?category=4-way-cassette&pageSize=1`;
  const [unit] = JSON.parse((await httpRequest(products)).text) as { id: number }[];
  const room = { load_kw: 4.9, unit: unit!.id, count: 1, with_panel: true };
  const system = {
    rooms: ['Reception', 'Office', 'Meeting', 'Director'].map((name) => ({
      ...room,
      name,
      count: 2,
    })),
    outdoor: [],
  };
  const { status } = await visit(product, '/contact-message', {
    ...{ kind: 'quotation', name: 'Nadia Rahman', email: EMAIL, number: '01700000000' },
    ...{ company: 'Padma Design Studio', message: 'Please quote with installation.' },
    design: { tool: 'system', system, link: '/tools/vrf?rooms=4' },
  });
  expect(status).toBe(201);
  const { text } = await requestAsOwner(product, `/contact-message?q=${EMAIL}`);
  return (JSON.parse(text) as { data: { id: number }[] }).data[0]!.id;
}

/** Returns the token of the signed link in the mail with a revision. */
async function tokenInMail(product: Product): Promise<string> {
  const mail = (await mailsTo(product, EMAIL)).find(({ subject }) => subject.includes('QUO-'));
  const link = new URL(await linkInMail(product, EMAIL, mail!.subject));
  return link.searchParams.get('token')!;
}

async function sendRevision(page: Page, revision: number): Promise<void> {
  await page.getByRole('button', { name: `Send revision ${revision}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Send revision ${revision}?` });
  await expect(dialog).toContainText(EMAIL);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  // This product has no mail server, so the mail waits in the mail log.
  await expect(page.getByText(`Not sent yet, revision ${revision}`)).toBeVisible();
  await expect(
    page.getByText(`The email to ${EMAIL} is waiting for the mail server.`),
  ).toBeVisible();
}

test(
  'staff quote a system, the visitor asks, and a second revision supersedes the first',
  { tag: '@wide-only' },
  async ({ page, product, signInAsNew }) => {
    const id = await enquire(product);
    await signInAsNew('admin', 'admin');
    await page.goto(`${product.adminUrl}/dashboard/setting/client-message/${id}`);
    const system = page.getByRole('region', { name: 'Visitor’s system' });
    await expect(system.getByRole('row', { name: /^Reception 4.9 kW 2 × / })).toBeVisible();
    await page.getByRole('button', { name: 'Prepare a quotation' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^QUO-\d{4}-\d{6}$/);
    const lines = page.getByRole('list', { name: 'Lines' });
    const prices = lines.getByRole('textbox', { name: /^Unit price/ });
    await prices.nth(0).fill('6,00,000');
    // Panels and joints are not in the catalogue, so they have no price yet.
    for (const price of await prices.all()) {
      if ((await price.inputValue()) === '') await price.fill('9500');
    }
    await expect(lines.getByRole('listitem').first()).toContainText('custom price, list price');
    expect(await violationsOf(page)).toEqual([]);
    await sendRevision(page, 1);
    expect(await violationsOf(page)).toEqual([]);

    const first = await tokenInMail(product);
    const seen = await visit(product, `/quotations/view?token=${encodeURIComponent(first)}`);
    expect(seen.data).toMatchObject({ state: 'open', revision: 1 });
    const text = 'Is a slim duct possible?';
    const asked = await visit(product, '/quotations/question', { token: first, text });
    expect(asked.status).toBe(201);

    await page.reload();
    const answer = page.getByRole('region', { name: 'Answer' });
    await expect(answer).toContainText(text);
    await answer.getByRole('textbox').fill('Yes. We have changed it.');
    await answer.getByRole('button', { name: 'Send answer' }).click();
    await expect(answer.getByText('1 open question')).toBeHidden();
    await page.getByRole('button', { name: 'New revision' }).click();
    await page.getByRole('textbox', { name: 'Discount on equipment' }).fill('40,500');
    await sendRevision(page, 2);

    const { data } = await visit(product, `/quotations/view?token=${encodeURIComponent(first)}`);
    expect(data).toMatchObject({ state: 'superseded', current: { revision: 2 } });
    const history = page.getByRole('region', { name: 'Revisions' });
    await expect(history).toContainText('discount ৳40,500');
    await history.getByRole('link', { name: 'Open', exact: true }).click();
    await expect(page.getByText('This revision is superseded by revision 2.')).toBeVisible();
    await page.getByRole('link', { name: /^ENQ-/ }).click();
    const own = page.getByRole('region', { name: 'Quotations' }).getByRole('listitem');
    await expect(own).toContainText('Revision 2');
  },
);
