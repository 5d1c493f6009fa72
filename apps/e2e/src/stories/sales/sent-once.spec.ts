import type { Locator, Page } from '@playwright/test';
import { requestAsOwner } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { holdRequests } from '../../support/network';
import { hydrated } from '../../support/page';
import type { Product } from '../../support/product';

const REFERENCE = /ENQ-\d{4}-\d{6}/;

/** Stored enquiries by last name, including spam: stories fill forms faster than any person. */
async function enquiriesOf(product: Product, name: string) {
  const results = await Promise.all(
    ['', '&status=spam'].map((status) =>
      requestAsOwner(product, `/contact-message?q=${name.split(' ').at(-1)}${status}`),
    ),
  );
  return results.flatMap(
    ({ text }) => (JSON.parse(text) as { data: { reference: string; message: string }[] }).data,
  );
}

const PLACES = [
  { path: '/tools/vrf', region: 'Ask for a quotation' },
  { path: '/tools/room-size', region: 'Send to an engineer' },
  { path: '/products/65', region: 'Price and delivery' },
  { path: '/products/split-ac', region: 'Ask for a price' },
];

async function fill(form: Locator, name: string) {
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Phone number').fill('01711 000045');
  await form.getByLabel('Message').fill('Twelve classrooms.');
}

for (const [index, { path, region }] of PLACES.entries()) {
  test.describe(path, () => {
    const form = (page: Page) => page.getByRole('region', { name: region });

    for (const way of index === 0
      ? ['a double click', 'Enter pressed twice']
      : ['a double click']) {
      test(`stores one enquiry for ${way}`, async ({ page, product }) => {
        const name = `Rezaul Haque ${Date.now()}`;
        await page.goto(path);
        await hydrated(page);
        await fill(form(page), name);
        if (way === 'a double click') {
          await form(page).getByRole('button', { name: 'Send enquiry' }).dblclick();
        } else {
          const field = form(page).getByLabel('Phone number');
          await field.focus();
          await page.keyboard.press('Enter');
          await page.keyboard.press('Enter');
        }
        await expect(form(page).getByRole('status')).toContainText(REFERENCE);
        const shown = REFERENCE.exec((await form(page).getByRole('status').textContent())!)![0];
        expect(await enquiriesOf(product, name)).toEqual([
          expect.objectContaining({
            reference: shown,
            message: expect.stringContaining('Twelve classrooms.'),
          }),
        ]);
      });
    }

    // All places use the same form.
    if (index > 0) return;

    test('stores one enquiry for a double click before the scripts are loaded', async ({
      page,
      product,
    }) => {
      const release = await holdRequests(page, '**/assets/*.js');
      const name = `Sumaiya Islam ${Date.now()}`;
      await page.goto(path, { waitUntil: 'commit' });
      await fill(form(page), name);
      await form(page).getByRole('button', { name: 'Send enquiry' }).dblclick();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
      release();
      const shown = REFERENCE.exec((await page.getByRole('main').textContent())!)![0];
      expect(await enquiriesOf(product, name)).toEqual([
        expect.objectContaining({
          reference: shown,
          message: expect.stringContaining('Twelve classrooms.'),
        }),
      ]);
    });

    test('stores one enquiry for a click before and a click after hydration', async ({
      page,
      product,
    }) => {
      const release = await holdRequests(page, '**/assets/*.js');
      const name = `Farhana Kabir ${Date.now()}`;
      await page.goto(path, { waitUntil: 'commit' });
      await fill(form(page), name);
      // The post of the first click. In the browser it would leave the page before the second click.
      const posted = await form(page)
        .getByRole('button', { name: 'Send enquiry' })
        .evaluate(({ form }: HTMLButtonElement) => ({
          action: form!.action,
          fields: Object.fromEntries(new FormData(form!)) as Record<string, string>,
        }));
      const response = await page.request.post(posted.action, {
        form: posted.fields,
        headers: { origin: new URL(page.url()).origin },
      });
      const [first] = REFERENCE.exec(await response.text())!;
      release();
      await hydrated(page);
      await form(page).getByRole('button', { name: 'Send enquiry' }).click();
      await expect(form(page).getByRole('status')).toContainText(first);
      expect(await enquiriesOf(product, name)).toHaveLength(1);
    });

    test('keeps typed values through a reload, back navigation and a lost connection', async ({
      page,
      product,
      problems,
    }) => {
      problems.expectFailedRequests();
      const name = `Nadia Chowdhury ${Date.now()}`;
      await page.goto(path);
      await hydrated(page);
      await fill(form(page), name);
      await form(page).getByRole('link', { name: 'Privacy' }).click();
      await expect(page).toHaveURL('/privacy');
      await page.goBack();
      await expect(form(page).getByLabel('Message')).toHaveValue('Twelve classrooms.');
      await page.reload();
      await hydrated(page);
      await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue(name);

      await page.route('**/api/v1/contact-message', async (route) => {
        // The server stores it, but the response is lost.
        await route.fetch();
        await route.abort('connectionreset');
      });
      await form(page).getByRole('button', { name: 'Send enquiry' }).dblclick();
      await expect(form(page).getByRole('alert')).toContainText('Something went wrong.');
      await page.reload();
      await hydrated(page);
      await page.unroute('**/api/v1/contact-message');
      await form(page).getByRole('button', { name: 'Send enquiry' }).click();
      await expect(form(page).getByRole('status')).toContainText(REFERENCE);
      expect(await enquiriesOf(product, name)).toHaveLength(1);
      await page.goto(path);
      await hydrated(page);
      await expect(form(page).getByLabel('Message')).toHaveValue('');
    });
  });
}

test('keeps a contact message through Privacy, back and a reload, and stores it once', async ({
  page,
  product,
}) => {
  const last = `Akter${Date.now()}`;
  const main = page.getByRole('main');
  await page.goto('/contact-us');
  await hydrated(page);
  for (const [label, text] of [
    ['First Name', 'Tahmina'],
    ['Last Name', last],
    ['Phone number', '01711 000045'],
    ['Email', 'tahmina@example.com'],
    ['Message', 'দুটি ঘরের জন্য দাম জানতে চাই'],
  ] as const) {
    await main.getByLabel(label, { exact: true }).fill(text);
  }
  await main.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  const message = main.getByLabel('Message', { exact: true });
  await expect(message).toHaveValue('দুটি ঘরের জন্য দাম জানতে চাই');
  await page.reload();
  await hydrated(page);
  await expect(message).toHaveValue('দুটি ঘরের জন্য দাম জানতে চাই');
  await main.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(main).toContainText(REFERENCE);
  await expect(message).toHaveValue('');
  expect(await enquiriesOf(product, last)).toHaveLength(1);
});

const OTHER_FORMS = [
  {
    path: '/cart',
    button: 'Send request',
    prepare: async (page: Page) => {
      await page.goto('/products/15');
      const add = page.getByRole('main').getByRole('button', { name: /^Add to Cart/ });
      await add.first().click();
    },
    complete: (main: Locator) => main.getByLabel('Location').fill('Sylhet'),
  },
  {
    path: '/enquiry/subscription',
    button: 'Subscribe',
    complete: async (main: Locator) => {
      await main.getByLabel('Role').selectOption('Consultant/Architect');
      await main.getByLabel('Location').selectOption('Sylhet');
    },
  },
  {
    path: '/enquiry/application',
    button: 'Send application',
    complete: async (main: Locator) => {
      const buffer = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');
      await main
        .getByLabel(/^CV/)
        .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
    },
  },
];

for (const { path, button, prepare, complete } of OTHER_FORMS) {
  test(`${path} stores one enquiry for a double click`, async ({ page, product }) => {
    const name = `Rezaul Haque ${Date.now()}`;
    await prepare?.(page);
    await page.goto(path);
    await hydrated(page);
    const main = page.getByRole('main');
    await main.getByLabel('Name', { exact: true }).fill(name);
    await main.getByLabel('Email').fill(`rezaul-${Date.now()}@example.com`);
    const phone = main.getByLabel('Phone number');
    if (await phone.count()) await phone.fill('01711 000045');
    await complete(main);
    await main.getByRole('button', { name: button }).dblclick();
    await expect(main).toContainText(REFERENCE);
    expect(await enquiriesOf(product, name)).toHaveLength(1);
  });
}
