import { violationsOf } from '../../support/accessibility';
import { requestAsOwner } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { press } from '../../support/keyboard';
import { firstVisit } from '../../support/network';

test.use({ signedIn: { as: 'super_admin', on: 'admin' } });

test(
  'links from the overview to its lists, and finds everything in the palette',
  { tag: '@wide-only' },
  async ({ page, product }) => {
    const overview = `${product.adminUrl}/dashboard`;
    const { text } = await requestAsOwner(product, '/overview/enquiries');
    const { data } = JSON.parse(text) as {
      data: { new_count: number; waiting: { enquiries: { id: number; name: string }[] } };
    };
    const sent = await firstVisit(page, overview);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');

    await test.step('each figure links to its list', async () => {
      const strip = page.getByRole('region', { name: 'This morning' });
      await expect(strip.getByRole('link')).toHaveCount(5);
      const fresh = strip.getByRole('link', { name: /^New enquiries/ });
      await expect(fresh).toContainText(`New enquiries${data.new_count}`);
      await fresh.click();
      await expect(page).toHaveURL(/\/setting\/client-message\?status=new/);
      await page.goBack();
    });

    await test.step('the chart and its table show the same weeks', async () => {
      const panel = page.getByRole('region', { name: /^Enquiries per (week|day)$/ });
      const rows = panel.getByRole('row');
      await expect(rows).not.toHaveCount(0);
      await expect(
        panel.locator('svg text').filter({ hasText: /^(this\s*week|today)$/ }),
      ).toBeVisible();
      await expect(panel.locator('svg rect:not([height="0"])').first()).toBeVisible();
      expect(sent.some(({ path }) => path.includes('command-palette'))).toBe(false);
    });

    await test.step('the longest waiting enquiry opens with one key', async () => {
      const [first] = data.waiting.enquiries;
      const panel = page.getByRole('region', { name: 'Waiting for a reply' });
      await press(page, panel.getByRole('link', { name: new RegExp(first!.name) }).first());
      await expect(page).toHaveURL(new RegExp(`/setting/client-message/${first!.id}`));
      await page.goto(overview);
    });

    await test.step('a change is shown in the latest changes', async () => {
      const panel = page.getByRole('region', { name: 'Latest changes' });
      await expect(panel.getByRole('link', { name: 'Audit log' })).toBeVisible();
    });

    const field = page.getByRole('combobox', { name: 'Search everything' });
    const results = page.getByRole('listbox', { name: 'Results' });
    /** Opens the palette, and the first result of a query. Letters typed before it has loaded would be lost. */
    const choose = async (query: string, name: RegExp) => {
      await page.keyboard.press('ControlOrMeta+k');
      await expect(field).toBeFocused();
      await page.keyboard.type(query);
      const option = results.getByRole('option', { name }).first();
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
    };
    await test.step('the palette finds a product by keyboard', async () => {
      await page.keyboard.press('ControlOrMeta+k');
      await expect(field).toBeFocused();
      await expect(page.locator('#root')).toHaveAttribute('inert');
      await page.keyboard.type('co');
      await expect(results.locator('mark').nth(9)).toHaveText(/^co$/i);
      // More results than fit: the list scrolls.
      expect(await violationsOf(page)).toEqual([]);
      await field.fill('AM224DXVGGH');
      const option = results.getByRole('option', { name: /AM224DXVGGH/ }).first();
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(option.locator('mark').first()).toHaveText('AM224DXVGGH');
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByText('AM224DXVGGH').first()).toBeVisible();
      await expect(page).toHaveURL(/product-list\?view=\d+/);
      await page.goto(overview);
    });

    await test.step('the palette remembers opened entries, and returns the focus', async () => {
      const button = page.getByRole('button', { name: 'Search everything' });
      await press(page, button);
      const recent = results.getByRole('group', { name: 'Recent' });
      await expect(recent.getByRole('option')).toContainText(['AM224DXVGGH']);
      await page.keyboard.press('Escape');
      await expect(field).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    await test.step('the palette finds an action and a page', async () => {
      await choose('>dark theme', /dark theme/);
      await expect(page.getByRole('button', { name: 'Use light theme' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Use light theme' }).click();
      expect(await violationsOf(page)).toEqual([]);
      await choose('audit log', /^Audit Log/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit Log');
    });
  },
);
