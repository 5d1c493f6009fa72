import type { Page } from '@playwright/test';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../support/fixtures';

const PAGES = [
  ...['/', '/products', '/products/15', '/compare?ids=15'],
  ...['/contact-us', '/dashboard/profile'],
];

/** Pages with parts that arrive in another order than they are shown, or with centred text. */
const PIECEWISE = [
  ...['/contact-us', '/login', '/compare?ids=15,16'],
  ...['/products/15', '/products/wall-mounted'],
];
const TABLET = { width: 820, height: 1180 };
const WIDE = { width: 1440, height: 900 };

/** Budget of this product; search engines penalise 0.1 and more. */
const MOST_SHIFT = 0.02;

/** Sums the layout shifts of every page that is opened. */
async function sumLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (shifts: PerformanceEntryList) => {
      for (const shift of shifts) sum += Number(Reflect.get(shift, 'value'));
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const total = () => {
      add(observer.takeRecords());
      return sum;
    };
    Object.assign(window, { layoutShift: total });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'layoutShift') as () => number)());
}

test('does not shift pages while they load', { tag: '@wide' }, async ({ page, signInAsNew }) => {
  await signInAsNew('user', 'site');
  const shift = await sumLayoutShifts(page);
  for (const path of PAGES) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect.soft(await shift(), path).toBeLessThan(MOST_SHIFT);
  }
  // Verifies the measurement: a block above the page shifts all of it.
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.style.height = '200px';
    document.body.prepend(block);
  });
  await expect.poll(shift).toBeGreaterThan(MOST_SHIFT);
});

/** Splits the HTML of a page between elements of its main part: finely on the first screen, coarsely below. */
function piecesOf(html: string): string[] {
  const ends = [...html.matchAll(/<\/(?!(?:path|g|svg|b|small|span)>)\w+>(?=<[a-z])/g)]
    .map(({ index, 0: tag }) => index + tag.length)
    .filter((end) => end > html.indexOf('<main') && end < html.indexOf('</main>'));
  const cuts = ends.filter((_, at) => (at < 40 ? at % 2 === 0 : at % 40 === 0));
  return [0, ...cuts].map((from, at) => html.slice(from, cuts[at]));
}

/** A server in front of the product. `open` opens a page and sends each piece after the previous one is painted. */
async function startPiecewise(publicUrl: string) {
  let sending: { outgoing: ServerResponse; pieces: string[] };
  const server = createServer((incoming, outgoing) => {
    // Reports of what is shown.
    if (incoming.method !== 'GET') return outgoing.writeHead(204).end();
    void fetch(publicUrl + incoming.url).then(async (response) => {
      const body = Buffer.from(await response.arrayBuffer());
      const type = response.headers.get('content-type') ?? '';
      outgoing.writeHead(response.status, { 'content-type': type });
      if (!type.startsWith('text/html')) return outgoing.end(body);
      const [head, ...pieces] = piecesOf(body.toString());
      outgoing.write(head);
      sending = { outgoing, pieces };
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const painted = (page: Page) =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  return {
    async open(page: Page, path: string): Promise<void> {
      await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'commit' });
      await painted(page);
      const { outgoing, pieces } = sending;
      for (const piece of pieces.slice(0, -1)) {
        const before = await page.evaluate(() => document.body.innerHTML.length);
        outgoing.write(piece);
        await page.waitForFunction((length) => document.body.innerHTML.length > length, before);
        await painted(page);
      }
      // The page hydrates with the last piece.
      outgoing.end(pieces.at(-1));
      await page.waitForLoadState('networkidle');
    },
    close: () => server.close(),
  };
}

test.describe('HTML that arrives in pieces', { tag: '@wide-only' }, () => {
  for (const path of PIECEWISE) {
    test(`does not shift ${path}`, async ({ page, product }) => {
      const slow = await startPiecewise(product.publicUrl);
      const shift = await sumLayoutShifts(page);
      try {
        for (const size of [TABLET, WIDE]) {
          await page.setViewportSize(size);
          await slow.open(page, path);
          expect.soft(await shift(), `at ${size.width} px`).toBeLessThan(MOST_SHIFT);
        }
      } finally {
        slow.close();
      }
    });
  }
});

test('does not shift the page when a click loads more', async ({ page, signInAsNew }) => {
  await signInAsNew('user', 'site');
  const shift = await sumLayoutShifts(page);
  await page.goto('/dashboard/profile');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Edit Profile' }).hover();
  await page.waitForLoadState('networkidle');
  expect(await shift()).toBeLessThan(MOST_SHIFT);
});
