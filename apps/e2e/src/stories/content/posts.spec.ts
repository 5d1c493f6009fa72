import { violationsOf } from '../../support/accessibility';
import { httpRequest, requestAsOwner } from '../../support/api';
import { pollSite } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import { pictureFile } from '../../support/forms';

test.use({ signedIn: { as: 'super_admin', on: 'admin' } });

test(
  'writes a post with table and footnote, previews, schedules and publishes it automatically',
  { tag: '@wide-only' },
  async ({ page, product }) => {
    await page.goto(`${product.adminUrl}/dashboard/setting/posts`);
    await page.getByRole('link', { name: 'Add post' }).click();
    await page.getByRole('textbox', { name: 'Post title' }).fill('A story of dust');
    const text = page.getByRole('textbox', { name: 'Text in Markdown' });
    await text.fill('Filters hold dust');
    await text.press('Control+End');
    await page.getByRole('button', { name: 'Footnote' }).click();
    await page.keyboard.type('By weight.');
    await page.keyboard.press('Control+z');
    await expect(text).not.toHaveValue(/By weight\./);
    await page.keyboard.press('Control+y');
    await expect(text).toHaveValue('Filters hold dust[^1]\n\n[^1]: By weight.');
    await page.keyboard.press('Control+Home');
    await page.getByRole('button', { name: 'Table' }).click();
    await page.keyboard.type('Dust by room');

    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('table', { name: 'Dust by room' })).toBeVisible();
    await expect(preview.getByRole('list', { name: 'Notes' })).toHaveText('By weight.');

    await page.getByRole('textbox', { name: 'Excerpt' }).fill('Where it comes from.');
    await page.getByRole('textbox', { name: 'Category' }).fill('Maintenance');
    const picture = await pictureFile('png');
    await page.locator('input[name="image"]').setInputFiles(picture);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Draft saved.')).toBeVisible();
    await page.waitForURL(/\/posts\/edit\/\d+$/);
    const id = Number(page.url().split('/').at(-1));
    const live = async () =>
      (await httpRequest(`${product.publicUrl}/blog/${id}`)).text.includes('Dust by room');
    expect(await live()).toBe(false);

    await page.getByRole('radio', { name: /^Scheduled/ }).check();
    await page.getByLabel('Publishing date and time').fill('24/11/2090 9:00');
    await page.getByRole('button', { name: /^Schedule/ }).click();
    await expect(page.getByText('Post scheduled.')).toBeVisible();
    await expect(page.getByText('Goes live on Fri 24/11/2090, 09:00')).toBeVisible();
    expect(await live()).toBe(false);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use dark theme' }).click();
    expect(await violationsOf(page)).toEqual([]);

    // The publish date is a moment away.
    const publish_at = new Date(Date.now() + 1_000).toISOString();
    const moved = await requestAsOwner(product, `/posts/${id}`, {
      method: 'PUT',
      body: { publish_at },
    });
    expect(moved.status).toBe(200);
    await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(publish_at));
    expect(await pollSite(live)).toBe(true);
    expect((await httpRequest(`${product.publicUrl}/blog`)).text).toContain('A story of dust');
    expect((await httpRequest(`${product.publicUrl}/sitemap.xml`)).text).toContain(`/blog/${id}<`);
  },
);
