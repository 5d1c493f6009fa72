import type { Locator, Page } from '@playwright/test';
import { httpRequest, requestAsOwner } from '../../support/api';
import { pollSite } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import { successToast } from '../../support/forms';
import { press, tabTo, typeInto } from '../../support/keyboard';
import { followMenu } from '../../support/page';
import type { Product } from '../../support/product';

test.use({ signedIn: { as: 'admin', on: 'admin' } });

interface Item {
  id: number;
  title: string | null;
  path: string | null;
  category: { id: number; title: string; state: string } | null;
  active: boolean;
  items?: Item[];
}

async function readMenu(product: Product) {
  const { text } = await requestAsOwner(product, '/menu/groups');
  const { data } = JSON.parse(text) as {
    data: { group: string; version: string; items: Item[] }[];
  };
  return data.find(({ group }) => group === 'product')!;
}

/** Restores the menu, since other stories follow it. */
async function restoreMenu(product: Product, before: { items: Item[] }): Promise<void> {
  const { version, items: now } = await readMenu(product);
  const known = new Set(now.flatMap(({ id, items = [] }) => [id, ...items.map((one) => one.id)]));
  const toBody = ({ id, title, path, category, active }: Item) => ({
    ...(known.has(id) ? { id } : {}),
    ...{ title, path, category_id: category?.id ?? null, active },
  });
  const body = { version, items: before.items.map(toBody) };
  const { status } = await requestAsOwner(product, '/menu/groups/product', { method: 'PUT', body });
  expect(status).toBe(200);
}

const handleOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Move ${title}`, exact: true });

/** Drags an entry by its handle to the place of another one. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const { x, y, height } = (await to.boundingBox())!;
  await page.mouse.move(x + 12, y + height / 2 + 8, { steps: 8 });
  await page.mouse.move(x + 12, y + height / 2, { steps: 4 });
  await page.mouse.up();
}

test(
  'staff arrange a menu by keyboard and pointer, and visitors see it immediately',
  { tag: '@wide-only' },
  async ({ page, context, product }) => {
    const before = await readMenu(product);
    const all = before.items.length;
    // Entries for categories that other stories have added to the menu.
    const more = before.items.slice(7).filter(({ category }) => category?.state === 'active');
    const status = (text: string) => page.getByRole('status').filter({ hasText: text });
    await page.goto(`${product.adminUrl}/dashboard/setting/menus`);
    await press(page, page.getByRole('link', { name: /^Product \d/ }));
    const list = page.getByRole('list', { name: 'Product', exact: true });
    await expect(list.getByRole('listitem')).toHaveCount(before.items.length);

    // Moves it below the previous entry, by keyboard.
    await press(page, handleOf(page, 'Rooftop Package'));
    await expect(status(`Rooftop Package, picked up at position 3 of ${all}.`)).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(status('now at position 1 of 1 below Split Type AC.')).toBeAttached();
    await expect(handleOf(page, 'Rooftop Package')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status('Rooftop Package, put down at position 1 of 1')).toBeAttached();

    // Moves it to the top, by pointer.
    await drag(
      page,
      handleOf(page, 'Ventilation'),
      handleOf(page, 'Central Air Conditioner (Chiller)'),
    );
    await expect(status(`Ventilation, put down at position 1 of ${all - 1}.`)).toBeAttached();

    await press(page, page.getByRole('switch', { name: 'Show Filter' }), 'Space');
    await press(page, page.getByRole('button', { name: 'Add entry' }));
    await page.keyboard.type('Ask an engineer');
    await tabTo(page, page.getByRole('button', { name: 'Category', exact: true }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await typeInto(page, page.getByRole('textbox', { name: 'Address' }), '/contact-us');
    await tabTo(page, page.getByRole('combobox', { name: 'Below' }));
    await expect(status('4 unsaved changes: 2 moved, 1 added, 1 changed')).toBeAttached();
    const preview = page.getByRole('region', { name: 'As visitors see it' });
    await expect(preview).toContainText('Ask an engineer');
    await page.keyboard.press('Control+s');
    await expect(successToast(page)).toHaveText('SuccessMenu saved.');

    const home = async () => (await httpRequest(product.publicUrl)).text;
    expect(await pollSite(async () => (await home()).includes('Ask an engineer'))).toBe(true);
    const visitor = await context.newPage();
    await visitor.goto('/about-us');
    await visitor.getByRole('navigation', { name: 'Main' }).getByText('Products').click();
    const below = visitor.getByRole('list', { name: 'Split Type AC' });
    await expect(below.getByRole('link')).toHaveText(['Rooftop PackageOn enquiry']);
    const links = visitor.getByRole('list', { name: 'Central and packaged' }).getByRole('link');
    // The names are followed by the capacities of the categories.
    await expect(links).toContainText([
      // Ventilation and chillers are in the group of VRF systems, and below ‘See also’ in this one.
      ...['Split Type AC', 'Rooftop Package', 'Cold Room', 'Dehumidifier'],
      ...more.map(({ title, category }) => title ?? category!.title),
      'Ask an engineer',
    ]);
    await visitor.keyboard.press('Escape');
    await followMenu(visitor, 'Products', 'Ask an engineer');
    await expect(visitor).toHaveURL('/contact-us');
    await restoreMenu(product, before);
  },
);
