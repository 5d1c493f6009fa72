import { violationsOf } from '../../support/accessibility';
import { accountOf, httpRequest, requestWithToken, tokenOf } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { bytesOf, firstVisit } from '../../support/network';
import type { Product } from '../../support/product';

const LINE = { product_id: null, model: '', note: '', listed_price: null };
const UNIT = { ...LINE, title: 'Cassette', quantity: 3, unit_price: 56_500, is_equipment: true };
const WORK = {
  ...LINE,
  title: 'Installation',
  quantity: 1,
  unit_price: 340_000,
  is_equipment: false,
};
/** A visitor's room, as the calculator sends it. */
const ROOM = {
  ...{ kind: 'bedroom', area_m2: 14, height_m: 3, under_roof: true, outside_walls: 1 },
  windows: [{ area_m2: 2, direction: 'w', shade: 'none' }],
  ...{ people: 2, activity: 'rest', lights_w: 40, equipment_w: 80, fresh_air: 'closed' },
  target_c: 24,
};

/** Offered with the first unit and without the option: ৳5,85,925 with VAT. */
const CHOICES = {
  lines: [
    { ...UNIT, choice: { group: 'Unit', selected: true } },
    { ...UNIT, title: 'Slim duct', quantity: 2, choice: { group: 'Unit', selected: false } },
    {
      ...WORK,
      title: 'Remote control',
      unit_price: 20_000,
      choice: { group: '', selected: false },
    },
    WORK,
  ],
  ...{ vat_bp: 1500, ait_bp: 500, advance_percent: 60 },
};

interface Stored {
  id: number;
  number: string;
  revisions: { version: number; link: string | null }[];
}

/** Quotation for a new enquiry, with actions of staff and of its recipient over HTTP. */
async function dashboard(product: Product) {
  const token = await tokenOf(product, accountOf('admin'));
  const call = async (method: string, path: string, body?: object) => {
    const { status, text } = await requestWithToken(product, token, path, { method, body });
    expect(status, text).toBeLessThan(300);
    return (JSON.parse(text) as { data: unknown }).data;
  };
  const sent = await httpRequest(`${product.publicUrl}/api/v1/contact-message`, {
    method: 'POST',
    body: {
      ...{ kind: 'quotation', name: 'Nadia Rahman', company: 'Padma Design Studio' },
      email: `nadia-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`,
      message: 'Please quote with installation.',
      design: { tool: 'room', room: ROOM, link: '/tools/room-size?kind=bedroom' },
    },
  });
  const { reference } = JSON.parse(sent.text) as { reference: string };
  const [enquiry] = (await call('GET', `/contact-message?q=${reference}`)) as { id: number }[];
  let stored = (await call('POST', '/quotations', { message_id: enquiry!.id })) as Stored;
  const path = `/quotations/${stored.id}`;
  return {
    number: stored.number,
    /** Sends the draft and returns the path of its link. */
    send: async (discount: number, own: object = {}) => {
      const { version, ...draft } = stored.revisions[0] as never as Record<string, unknown>;
      const { recipient, letter, terms, valid_until } = draft;
      stored = (await call('PUT', `${path}/draft`, {
        ...{ recipient, letter, terms, valid_until, version, discount },
        title: 'Cooling for a bedroom',
        lines: [UNIT, WORK],
        ...own,
      })) as Stored;
      stored = (await call('POST', `${path}/send`, {
        version: stored.revisions[0]!.version,
      })) as Stored;
      const link = new URL(stored.revisions[0]!.link!);
      return link.pathname + link.search;
    },
    /** Asks a question about the revision of a link, as its recipient. */
    ask: async (link: string, text: string) => {
      const token = new URLSearchParams(link.split('?')[1]).get('token');
      const body = { token, text };
      const address = `${product.publicUrl}/api/v1/quotations/question`;
      expect((await httpRequest(address, { method: 'POST', body })).status).toBe(201);
    },
    begin: async () => {
      stored = (await call('POST', `${path}/draft`)) as Stored;
    },
    answer: (text: string) => call('POST', `${path}/answers`, { text }),
    timesAccepted: async () => {
      const { events } = (await call('GET', path)) as { events: { kind: string }[] };
      return events.filter(({ kind }) => kind === 'accepted').length;
    },
    isOpened: async () => {
      const { revisions } = (await call('GET', path)) as {
        revisions: { opened_at: string | null }[];
      };
      return revisions[0]!.opened_at !== null;
    },
  };
}

test('a recipient reads a quotation, asks a question, and sees that a revision has replaced it', async ({
  page,
  product,
  problems,
}) => {
  const staff = await dashboard(product);
  const first = await staff.send(0);
  const screen = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  const visit = await firstVisit(page, product.publicUrl + first);
  await page.setViewportSize(screen);
  const { total, listing } = bytesOf(visit, 'script');
  // Lower than the budget in site-routes.spec.ts, as it needs no code of the catalogue.
  expect(total, listing).toBeLessThanOrEqual(140_200);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Quotation ${staff.number}`);
  const card = main.getByRole('complementary', { name: 'Your decision' });
  await expect(card.getByText('30 days left')).toBeVisible();
  await expect.poll(staff.isOpened).toBe(true);
  await expect(main.getByRole('region', { name: 'Room' })).toContainText('14 m²');
  expect(await violationsOf(page)).toEqual([]);

  const question = main.getByLabel('Ask a question or request a change');
  await question.fill('Can you give a discount?');
  problems.expectFailedRequests();
  await page.context().setOffline(true);
  await main.getByRole('button', { name: 'Send question' }).click();
  await expect(main.getByRole('alert')).toContainText('Not sent.');
  await expect(question).toHaveValue('Can you give a discount?');
  await page.context().setOffline(false);
  await main.getByRole('button', { name: 'Send question' }).click();
  await expect(main.getByText(/^Question sent/)).toBeVisible();
  await expect(question).toHaveValue('');
  await staff.begin();
  await staff.send(9_500);

  problems.expectStatus(409);
  await question.fill('And the delivery?');
  await card.getByRole('checkbox').check();
  await card.getByRole('button', { name: 'Accept the quotation' }).click();
  await expect(card.getByRole('alert')).toBeFocused();
  await expect(card.getByRole('alert')).toContainText('was replaced by revision 2');
  await expect(card.getByRole('heading', { name: 'Replaced by revision 2' })).toBeVisible();
  await expect(question).toHaveValue('And the delivery?');
  expect(await violationsOf(page)).toEqual([]);
});

test('a recipient compares the second revision with the first, and accepts it once', async ({
  page,
  product,
}) => {
  const staff = await dashboard(product);
  await staff.ask(await staff.send(0), 'Can you give a discount?');
  await staff.answer('Yes, in revision 2.');
  await staff.begin();
  const second = await staff.send(9_500);
  await page.goto(second);
  const main = page.getByRole('main');
  const card = main.getByRole('complementary', { name: 'Your decision' });
  const log = main.getByRole('region', { name: 'Questions and revisions' });
  await expect(log.getByRole('listitem').nth(1)).toContainText('Yes, in revision 2.');
  await expect(
    main.getByRole('region', { name: 'What’s new in revision 2' }).getByRole('listitem').first(),
  ).toHaveText('Discount on equipment, ৳9,500');
  const pdf = await card.getByRole('link', { name: 'PDF' }).getAttribute('href');
  // The first PDF of a product loads fonts, on a processor that four stories share.
  const file = await page.request.get(product.publicUrl + pdf, { timeout: 30_000 });
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  // The quotation is open in two tabs.
  const other = await page.context().newPage();
  await other.goto(second);
  await card.getByLabel('Your name').fill('Farid Rahman');
  await card.getByRole('checkbox').check();
  await card.getByRole('button', { name: 'Accept the quotation' }).click();
  await expect(card.getByRole('heading', { name: 'Accepted' })).toBeFocused();
  await expect(card).toContainText('Farid Rahman accepted revision 2.');
  expect(await violationsOf(page)).toEqual([]);
  await other.getByRole('checkbox').check();
  await other.getByRole('button', { name: 'Accept the quotation' }).click();
  await expect(other.getByText(/^Farid Rahman accepted revision 2\./)).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.letterhead')).toContainText('Shishir Cooling');
  // The address contains the secret of the link.
  await expect(page.getByText('token=')).toBeHidden();
  await expect(main.getByRole('row', { name: /^Total, excl. VAT/ })).toBeVisible();
  await expect(page.locator('button, .button, textarea').filter({ visible: true })).toHaveCount(0);
});

const ORDER = {
  ...{ name: 'PO 12.pdf', mimeType: 'application/pdf' },
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
};

test('a recipient chooses an alternative and an option, and orders them once with a purchase order', async ({
  page,
  product,
}) => {
  const staff = await dashboard(product);
  await page.goto(await staff.send(0, CHOICES));
  const main = page.getByRole('main');
  const card = main.getByRole('complementary', { name: 'Your decision' });
  const total = main.getByRole('row', { name: /^Total, incl. VAT/ });
  await expect(total).toContainText('৳5,85,925');
  await main.getByRole('radio', { name: 'Slim duct' }).check();
  await main.getByRole('checkbox', { name: 'Remote control' }).check();
  await expect(total).toContainText('৳5,43,950');
  await expect(card).toContainText('Advance 60%: ৳3,26,370.');
  expect(await violationsOf(page)).toEqual([]);
  await card.getByLabel(/^Purchase order/).setInputFiles(ORDER);
  await card.getByRole('checkbox').check();
  await card.getByRole('button', { name: 'Accept the quotation' }).dblclick();
  await expect(card.getByRole('heading', { name: 'Accepted' })).toBeFocused();
  await expect(card).toContainText('Purchase order: PO 12.pdf.');
  await page.reload();
  await expect(total).toContainText('৳5,43,950');
  await expect(main.getByRole('row', { name: /Cassette/ })).toHaveCount(0);
  const pdf = card.getByRole('link', { name: 'Order confirmation (PDF)' });
  const file = await page.request.get(product.publicUrl + (await pdf.getAttribute('href')), {
    timeout: 30_000,
  });
  expect(file.headers()['content-disposition']).toContain('order confirmation.pdf');
  expect(await staff.timesAccepted()).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a recipient recalculates the total of a choice, and never accepts another one', async ({
    page,
    product,
    problems,
  }) => {
    const staff = await dashboard(product);
    await page.goto(await staff.send(0, CHOICES));
    const main = page.getByRole('main');
    const card = main.getByRole('complementary', { name: 'Your decision' });
    const total = main.getByRole('row', { name: /^Total, incl. VAT/ });
    await card.getByLabel('Your name').fill('Farid Rahman');
    await main.getByRole('radio', { name: 'Slim duct' }).check();
    await main.getByRole('button', { name: 'Recalculate the total' }).click();
    await expect(total).toContainText('৳5,20,950');
    await expect(main.getByRole('radio', { name: 'Slim duct' })).toBeChecked();
    await expect(card.getByLabel('Your name')).toHaveValue('Farid Rahman');

    problems.expectStatus(409);
    await main.getByRole('checkbox', { name: 'Remote control' }).check();
    await card.getByRole('checkbox').check();
    await card.getByRole('button', { name: 'Accept the quotation' }).click();
    await expect(card.getByRole('alert')).toContainText('the total is ৳5,43,950');
    await expect(total).toContainText('৳5,43,950');
    await card.getByLabel(/^Purchase order/).setInputFiles(ORDER);
    await card.getByRole('checkbox').check();
    await card.getByRole('button', { name: 'Accept the quotation' }).click();
    await expect(card.getByRole('heading', { name: 'Accepted' })).toBeVisible();
    await expect(card).toContainText('Purchase order: PO 12.pdf.');
    await expect(total).toContainText('৳5,43,950');
  });

  test('a recipient accepts a quotation and asks a question with plain forms', async ({
    page,
    product,
    problems,
  }) => {
    const staff = await dashboard(product);
    await page.goto(await staff.send(9_500));
    const card = page.getByRole('complementary', { name: 'Your decision' });
    problems.expectStatus(400);
    await card.getByLabel('Your name').fill('Farid Rahman');
    await card.getByRole('button', { name: 'Accept the quotation' }).click();
    await expect(card.getByRole('checkbox')).toHaveAccessibleDescription(/^Tick to accept/);
    await expect(card.getByLabel('Your name')).toHaveValue('Farid Rahman');

    const question = page.getByLabel('Ask a question or request a change');
    await question.fill('When do you come?');
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByText(/^Question sent/)).toBeVisible();
    await expect(page.getByText('When do you come?')).toBeVisible();
    await expect(question).toHaveValue('');

    await card.getByRole('checkbox').check();
    await card.getByRole('button', { name: 'Accept the quotation' }).click();
    await expect(card.getByRole('heading', { name: 'Accepted' })).toBeVisible();
    await page.reload();
    await expect(card).toContainText('Nadia Rahman accepted revision 1.');
  });
});
