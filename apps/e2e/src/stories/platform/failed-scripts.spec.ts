import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { hydrated } from '../../support/page';

/** Each page loads scripts that the pages before it do not. */
const ADDRESSES = ['/', '/products/slim-duct', '/contact-us', '/tools/room-size'];

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

/** Opens an address without waiting for hydration, which may never happen. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.mainFrame().goto(address, { waitUntil: 'networkidle' });
}

/** The text of a page as the server rendered it. */
const wordsOf = (page: Page) => page.getByRole('main').innerText();

test.describe('failed scripts', () => {
  test.beforeEach(({ problems }) => {
    problems.expectFailedRequests();
    problems.expectConsoleError(/dynamically imported module/);
  });

  for (const [index, address] of ADDRESSES.entries()) {
    test(`keeps ${address} as the server rendered it, with working links`, async ({
      page,
      browser,
      product,
    }) => {
      test.setTimeout(180_000);
      const tested: string[] = [];
      for (const earlier of ADDRESSES.slice(0, index)) {
        await page.goto(earlier);
        await hydrated(page);
        tested.push(...(await scriptsOf(page)));
      }
      await page.goto(address);
      await hydrated(page);
      // A page without one of its scripts is not hydrated, so each script is tested on the first page that loads it.
      const scripts = (await scriptsOf(page)).filter((path) => !tested.includes(path));
      expect(scripts.length).toBeGreaterThan(0);
      const plain = await browser.newPage({ javaScriptEnabled: false });
      await plain.goto(product.publicUrl + address);
      const heading = await plain.getByRole('heading', { level: 1 }).innerText();
      await plain.close();
      for (const script of scripts) {
        await page.route(`**${script}`, (route) => route.abort());
        await open(page, address);
        await expect(page.getByRole('heading', { level: 1 }), script).toHaveText(heading);
        await expect(page.getByRole('main').getByRole('alert'), script).toHaveCount(0);
        expect((await wordsOf(page)).length, script).toBeGreaterThan(300);
        await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
        await expect(page, script).toHaveURL('/contact-us');
        await expect(page.getByRole('heading', { level: 1 }), script).toBeVisible();
        await page.unroute(`**${script}`);
      }
    });
  }
});

test('loads a script again after it failed once', async ({ page, problems }) => {
  problems.expectFailedRequests();
  await page.goto('/products/slim-duct');
  const scripts = (await scriptsOf(page)).filter((path) => /site|manifest|entry/.test(path));
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) {
    await page.route(`**${script}`, (route) => route.abort(), { times: 1 });
    await page.goto('/products/slim-duct');
    await hydrated(page);
  }
});

test('reloads the document for a page whose script was removed by a release', async ({
  page,
  problems,
}) => {
  problems.expectStatus(404);
  problems.expectConsoleError(/(Error loading route module|dynamically imported module)/);
  await page.goto('/');
  await hydrated(page);
  await page.route('**/assets/product-key.route-*.js', (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: /All Products|products/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/products/);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('keeps a page usable when the connection is lost half a second after loading', async ({
  page,
  context,
  problems,
}) => {
  problems.expectFailedRequests();
  for (const address of [...ADDRESSES, '/products/15']) {
    await page.goto(address);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    await context.setOffline(true);
    const menu = page.getByLabel('Open menu');
    await menu.focus();
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading);
    expect((await wordsOf(page)).length, address).toBeGreaterThan(300);
    await context.setOffline(false);
    await menu.click();
    await expect(
      page.getByRole('dialog').or(page.getByRole('heading', { level: 1 })),
    ).toBeVisible();
  }
});

test('keeps the page when menu, viewer and dialog are opened offline', async ({
  page,
  context,
  problems,
}) => {
  problems.expectFailedRequests();
  const main = page.getByRole('main');
  for (const [address, opener] of [
    ['/contact-us', page.getByRole('button', { name: 'Open menu' })],
    ['/gallery', main.locator('a[aria-haspopup=dialog]').first()],
    ['/products/15', main.locator('button[aria-haspopup=dialog]').first()],
  ] as const) {
    await page.goto(address);
    await hydrated(page);
    await context.setOffline(true);
    await opener.click();
    await expect(page.getByText('This device is offline')).toBeVisible();
    await expect(page).toHaveURL(address);
    await context.setOffline(false);
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
});

test('shows other contact options in the cart if its scripts cannot be loaded', async ({
  page,
  problems,
}) => {
  problems.expectFailedRequests();
  await page.route('**/assets/cart.route-*.js', (route) => route.abort());
  await open(page, '/cart');
  await expect(page.getByRole('main')).toContainText('The cart needs JavaScript');
  await expect(page.locator('[class*=_skeleton_]').filter({ visible: true })).toHaveCount(0);
});
