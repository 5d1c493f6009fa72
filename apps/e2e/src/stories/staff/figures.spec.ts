import { violationsOf } from '../../support/accessibility';
import { requestAsOwner } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { hydrated } from '../../support/page';
import type { Product } from '../../support/product';

/** The browser of the stories names itself as a program without a screen, which is not counted. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const EVENTS = '**/api/v1/figures/counts';

interface Figures {
  tools: { name: string; locale: string; count: number }[];
  forms: { kind: string; begun: number }[];
}

/** Returns how often the room calculator and the contact form have been used. */
async function counted(product: Product): Promise<{ tool: number; form: number }> {
  const { text } = await requestAsOwner(product, '/figures');
  const { tools, forms } = (JSON.parse(text) as { data: Figures }).data;
  return {
    tool: tools.find(({ name, locale }) => name === 'room-size' && locale === 'en')?.count ?? 0,
    form: forms.find(({ kind }) => kind === 'contact')?.begun ?? 0,
  };
}

test.use({ signedIn: { as: 'super_admin', on: 'admin' } });

test('staff see how often visitors viewed pages, used tools, began forms and found nothing', async ({
  page,
  browser,
  product,
}) => {
  const context = await browser.newContext({
    userAgent: BROWSER,
    storageState: { cookies: [], origins: [] },
    viewport: page.viewportSize(),
    baseURL: product.publicUrl,
  });
  const visitor = await context.newPage();
  // The demonstration has counts too.
  const before = await counted(product);
  const open = async (path: string) => {
    const sent = visitor.waitForResponse(EVENTS);
    await visitor.goto(path);
    await hydrated(visitor);
    expect((await sent).status()).toBe(200);
  };

  await test.step('a visitor opens pages, of which the second view comes from the cache', async () => {
    await open('/gallery');
    await open('/gallery');
    await open('/bn/gallery');
    const next = visitor.waitForResponse(EVENTS);
    await visitor.getByRole('contentinfo').getByRole('link', { name: 'গোপনীয়তা' }).first().click();
    await next;
    await open('/search?q=Dishwasher');
    await open('/tools/room-size?kind=bedroom&area=151');
    await open('/contact-us');
    const begun = visitor.waitForResponse(EVENTS);
    await visitor.getByRole('textbox', { name: 'First name' }).fill('R');
    await begun;
    const missing = await visitor.goto('/no-such-page');
    expect(missing?.status()).toBe(404);
    await hydrated(visitor);
    expect(await context.cookies()).toEqual([]);
  });
  await test.step('the dashboard shows them', async () => {
    await page.goto(`${product.adminUrl}/dashboard/figures`);
    const rowOf = (table: string, name: RegExp) =>
      page.getByRole('table', { name: table }).getByRole('row', { name });
    await expect(rowOf('Top pages', /^\/gallery 2$/)).toBeVisible();
    await expect(rowOf('Top pages', /^\/gallery Bangla 1$/)).toBeVisible();
    await expect(rowOf('Top pages', /^\/privacy Bangla 1$/)).toBeVisible();
    await expect(rowOf('Top pages', /no-such-page/)).toHaveCount(0);
    await expect(rowOf('Searches without result', /^dishwasher 1$/)).toBeVisible();
    const { tool, form } = before;
    await expect(rowOf('Tools', new RegExp(`^Room calculator ${tool + 1}$`))).toBeVisible();
    await expect(rowOf('Enquiry forms', new RegExp(`^Contact ${form + 1} `))).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('the export has one line for each', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^figures-[\d-]+\.csv$/);
    const { text } = await requestAsOwner(product, '/figures/export');
    expect(text).toContain('"view","/gallery","bn","1"');
  });
  await context.close();
});
