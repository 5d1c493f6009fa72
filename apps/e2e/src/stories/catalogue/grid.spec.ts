import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';

/** Number of cards in the first row. */
const inFirstRow = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) => {
    const top = (card: Element) => Math.round(card.getBoundingClientRect().top);
    return cards.filter((card) => top(card) === top(cards[0]!)).length;
  });

/** Texts that overflow their card. */
const overflowingTexts = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const price = card.querySelector('[class*=_price_]')!;
      const { right } = price.getBoundingClientRect();
      return [...price.children]
        .filter((text) => text.getBoundingClientRect().right > right + 0.5)
        .map((text) => text.textContent);
    }),
  );

test('fits the number of grid columns to the screen', { tag: '@wide-only' }, async ({ page }) => {
  await page.goto('/products?view=all');
  const columns: [width: number, cards: number][] = [
    [360, 1],
    [390, 1],
    [560, 1],
    [561, 2],
    [700, 2],
    [860, 2],
    [861, 3],
    [1180, 3],
    [1181, 3],
    [1300, 3],
    [1301, 4],
    [1440, 4],
  ];
  for (const [width, cards] of columns) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => inFirstRow(page), `at ${width} px`).toBe(cards);
    expect(await overflowingTexts(page), `at ${width} px`).toEqual([]);
  }
});

test(
  'ends the entrance animation of the grid within 0.4 s, or immediately with reduced motion',
  { tag: '@wide-only' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/products?view=all');
    /** End of each card's entrance animation, in ms. */
    const arrival = () =>
      page.locator('[class*=_grid_] > *').evaluateAll((cells) =>
        cells.map((cell) => {
          const { animationName, animationDelay, animationDuration } = getComputedStyle(cell);
          if (animationName === 'none') return 0;
          return (parseFloat(animationDelay) + parseFloat(animationDuration)) * 1000;
        }),
      );
    const times = await arrival();
    expect(times.length).toBeGreaterThanOrEqual(24);
    expect(Math.max(...times)).toBeLessThanOrEqual(400);
    expect(new Set(times).size).toBeGreaterThan(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(Math.max(...(await arrival()))).toBeLessThanOrEqual(1);
  },
);

test('requests only the list for a change of a list, and the layout for another page', async ({
  page,
}) => {
  const requested: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('.data')) requested.push(url);
  });
  await page.goto('/products/outdoor');
  await page.getByLabel('Sort by').selectOption('-cooling_tr');
  await expect(page).toHaveURL('/products/outdoor?sort=-cooling_tr');
  await expect(page.getByRole('article').first()).toContainText('27.07');
  const routes = (path: string) =>
    requested
      .filter(({ pathname }) => pathname === path)
      .map((url) => url.searchParams.get('_routes'));
  // One route: the list without its layout.
  expect(routes('/products/outdoor.data')).toEqual([
    expect.stringMatching(/^[^,]*product-key\.route$/),
  ]);
  await page
    .getByRole('navigation', { name: 'Product categories' })
    .getByRole('link', { name: '360 Cassette' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('360 Cassette Products');
  expect(routes('/products/360_cassette.data')).toContain(null);
});
