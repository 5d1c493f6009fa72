import { expect, test } from '../../support/fixtures';
import { press } from '../../support/keyboard';
import { followMenu } from '../../support/page';

test(
  'moves the focus to the heading of the next page',
  { tag: '@wide' },
  async ({ page, isMobile }) => {
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await page.goto('/products/outdoor');
    await press(page, page.getByRole('article').first().getByRole('link'));
    await expect(heading).toHaveText('VRF Outdoor Unit 8 HP');
    await expect(heading).toBeFocused();
    if (isMobile) await followMenu(page, 'Contact');
    else
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Contact' })
        .click();
    await expect(heading).toHaveText('Contact Us');
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(heading).toHaveText('VRF Outdoor Unit 8 HP');
    await expect(heading).toBeFocused();
  },
);

test(
  'keeps the focus where it is when the filters change',
  { tag: '@wide-only' },
  async ({ page }) => {
    await page.goto('/products?view=all');
    const box = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox');
    await press(page, box.first(), 'Space');
    await expect(page).toHaveURL(/[?&]type=/);
    await expect(box.first()).toBeFocused();
  },
);

test(
  'shows the bars of the sizes in forced colours mode',
  { tag: '@wide-only' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/products/1');
    const bars = page.getByRole('group', { name: 'Available Sizes' }).locator('a > span');
    const colours = await bars.evaluateAll((all) =>
      all.map((bar) => getComputedStyle(bar).backgroundColor),
    );
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(colours).toHaveLength(14);
    expect(colours).not.toContain(canvas);
    expect(new Set(colours).size).toBe(2);
  },
);
