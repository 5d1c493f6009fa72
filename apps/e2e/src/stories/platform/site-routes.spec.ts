import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { violationsOf } from '../../support/accessibility';
import { expect, test } from '../../support/fixtures';
import { bytesOf, firstVisit, Problems } from '../../support/network';
import { hydrated } from '../../support/page';
import type { Product } from '../../support/product';
import {
  banglaRoutes,
  inBangla,
  isBangla,
  MISSING,
  SiteReader,
  siteRoutes,
} from '../../support/site-pages';

/** Budgets from docs/performance.md for a first visit, in bytes of the bodies as sent. */
const BUDGET = { script: 149_900, stylesheet: 25_000, all: 332_000 };
/** Budget for the two Bangla faces, which only pages below `/bn` load. */
const BANGLA_FACES = 148_000;
/** Bangla letters take three bytes each, so the same texts are larger. */
const BANGLA_TEXTS = 6_000;
/** Budget for additional code of a tool, which no other page loads. */
const TOOL_SCRIPTS = 33_300;
const SCREENSHOTS = resolve(import.meta.dirname, '../../../test-results/routes');
const PHONE = 390;
const WIDE = 1440;
const HEIGHT = 900;
const PARTS = 4;

/** Opens a route as a first-time visitor, and makes all checks that need a browser in that one visit. */
async function visit(
  browser: Browser,
  { publicUrl }: Product,
  path: string,
  widths: number[],
  budgets: Record<string, number>,
) {
  const soft = expect.soft;
  // A small phone with a high resolution, which pictures are sent for. Colours are checked without animation.
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: false,
    reducedMotion: 'reduce',
  });
  const problems = new Problems(context);
  if (path === MISSING) problems.expectStatus(404);
  const page = await context.newPage();
  const sent = await firstVisit(page, publicUrl + path);
  await hydrated(page);
  for (const [type, budget] of Object.entries(budgets)) {
    const { total, listing } = bytesOf(sent, type);
    soft(total, `${path}: ${listing}`).toBeLessThanOrEqual(budget);
    // Far below its budget, a page lacks something that it needs.
    soft(total, `${path}: ${listing}`).toBeGreaterThan(budget / 4);
  }
  const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const violations = await violationsOf(page, { colours: width === WIDE });
    soft(violations, `${path}: axe at ${width} px`).toEqual([]);
    if (!process.env.SCREENSHOTS) continue;
    const file = `${SCREENSHOTS}/${name}-${width}.jpeg`;
    await page.screenshot({ path: file, fullPage: true, quality: 50, scale: 'css' });
  }
  await page.setViewportSize({ width: 320, height: HEIGHT });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  soft(width, `${path}: width at 320 px`).toBeLessThanOrEqual(320);
  soft(problems.unexpected(), `${path}: what went wrong in the browser`).toEqual([]);
  await context.close();
}

for (let part = 1; part <= PARTS; part++) {
  test(`checks size, accessibility and errors of each route: part ${part} of ${PARTS}`, async ({
    browser,
    product,
    page: parser,
  }) => {
    test.setTimeout(240_000);
    const routes = await siteRoutes(product, new SiteReader(product, parser));
    const bangla = await banglaRoutes(product, routes);
    const all = [...routes, ...bangla, MISSING];
    const own = all.filter((_, index) => index % PARTS === part - 1);
    for (const path of own) {
      const tool = /^(\/bn)?\/tools\//.test(path) ? TOOL_SCRIPTS : 0;
      const [faces, texts] = isBangla(path) ? [BANGLA_FACES, BANGLA_TEXTS] : [0, 0];
      // Both languages have the same elements, so each layout is checked once at each width.
      const english = bangla.includes(inBangla(path)) ? [WIDE] : [PHONE, WIDE];
      await visit(browser, product, path, isBangla(path) ? [PHONE] : english, {
        ...BUDGET,
        script: BUDGET.script + tool + texts,
        all: BUDGET.all + faces + texts,
      });
    }
  });
}

test.describe('a signed-in visitor', () => {
  test.use({ signedIn: { as: 'user', on: 'site' } });

  test('finds each account route accessible and without errors', async ({ browser, product }) => {
    // Never a first visit, so scripts for the menu and the dialogs of an account are not limited.
    const { stylesheet, all } = BUDGET;
    for (const path of ['/dashboard', '/dashboard/profile']) {
      await visit(browser, product, path, [PHONE, WIDE], { stylesheet, all });
    }
  });
});
