import { expect, test } from '../../support/fixtures';

const PATH = '/page/air-conditioning-for-hospital';
const WARD = 'Wards: cool, quiet, no draught';

test('lights the room about which one reads', { tag: '@wide-only' }, async ({ page }) => {
  await page.goto(PATH);
  const opacityOf = (part: string) =>
    page
      .locator(`.section-drawing g.part[data-part=${part}]`)
      .evaluate((group) => Number(getComputedStyle(group).opacity));
  await expect.poll(() => opacityOf('theatre')).toBe(1);
  await page
    .getByRole('heading', { name: WARD })
    .evaluate((title) => title.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => opacityOf('theatre')).toBeLessThan(0.5);
  await expect.poll(() => opacityOf('ward')).toBe(1);
  await expect(page.getByRole('img', { name: /^Section through a hospital/ })).toBeInViewport({
    ratio: 0.9,
  });
  // Paper shows all rooms.
  await page.emulateMedia({ media: 'print' });
  expect(await opacityOf('theatre')).toBe(1);
});

test('shows a crop of the drawing above each text', async ({ page }) => {
  await page.goto(PATH);
  const crop = page.getByRole('img', { name: /^Ward with beds on both sides/ });
  await crop.scrollIntoViewIfNeeded();
  await expect(crop).toBeVisible();
  const [drawn, title] = await Promise.all([
    crop.boundingBox(),
    page.getByRole('heading', { name: WARD }).boundingBox(),
  ]);
  expect(drawn!.width).toBe(page.viewportSize()!.width);
  expect(drawn!.y + drawn!.height).toBeLessThanOrEqual(title!.y);
});
