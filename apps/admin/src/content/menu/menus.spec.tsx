import type { MenuGroup } from '@shishir/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { category, menuGroup, menuItem, staff } from '../../platform/testing/rows';
import { setScreenWidth } from '../../platform/testing/screen-width';
import { paths } from '../../platform/ui/page/paths';

const PAGE = `${paths.menus}?group=product`;
const chiller = { id: 11, slug: 'chiller', title: 'Chiller', path: '/products/chiller' };
const state = 'active' as const;
const product: MenuGroup = {
  group: 'product',
  version: 'first',
  items: [
    menuItem({
      title: null,
      category: { ...chiller, state, product_count: 6 },
    }),
    menuItem({ id: 2, title: 'Split', category: { ...chiller, id: 12, state, product_count: 0 } }),
    menuItem({ id: 3, title: 'Guide', path: '/guide', page_missing: true, active: false }),
    menuItem({
      id: 4,
      title: 'Service',
      items: [menuItem({ id: 5, title: 'Us', path: '/about-us' })],
    }),
  ],
};
const others = (['vrf', 'home-appliance', 'about'] as const).map((name) =>
  menuGroup(name, ['One']),
);

type Stub = StubResponse | Promise<StubResponse> | (() => StubResponse);

function open(save: Stub = {}, address = PAGE) {
  const { calls } = stubApi({
    'GET /auth/session': { body: { user: staff({ role: 'admin' }), second_factor_missing: false } },
    'GET /menu/groups': { body: { data: [...others, product] } },
    'GET /categories': {
      body: {
        data: [
          category({ ...chiller, product_count: 6, aliases: ['coolers'] }),
          category({ id: 12, slug: 'split-ac', title: 'Split', product_count: 0 }),
        ],
      },
    },
    'PUT /menu/groups/product': save,
  });
  const page = renderDashboard(address);
  const sent = () =>
    calls
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => body as { version: string; items: object[] });
  return { ...page, sent };
}
type Person = ReturnType<typeof open>['person'];

async function opened(...given: Parameters<typeof open>) {
  const page = open(...given);
  const list = within(await screen.findByRole('list', { name: 'Product' }));
  return { ...page, list };
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Product' }))
    .getAllByRole('listitem')
    .map(
      (row) => (row.hasAttribute('data-lower') ? '-' : '') + row.querySelector('b')?.textContent,
    );
const AS_SAVED = ['Chiller', 'Split', 'Guide', 'Service', '-Us'];
const preview = () =>
  within(screen.getByRole('region', { name: 'As visitors see it' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const editOf = (title: string) => screen.getByRole('button', { name: `Edit ${title}` });
const isAnnounced = (text: string | RegExp) =>
  waitFor(() => {
    const texts = [...document.querySelectorAll('[role="status"]')].map(
      (status) => status.textContent,
    );
    expect(texts).toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text));
  });

/** Presses keys on the handle of an entry, and waits for each announcement before the next key. */
async function move(person: Person, title: string, steps: [key: string, announced: string][]) {
  act(() => screen.getByRole('button', { name: `Move ${title}` }).focus());
  for (const [key, announced] of steps) {
    await person.keyboard(key);
    await isAnnounced(announced);
    expect(screen.getByRole('button', { name: `Move ${title}` })).toHaveFocus();
  }
}

/** Replaces the text of a field in one step, like pasting. */
async function fill(person: Person, name: string, text: string) {
  const field = screen.getByRole('textbox', { name });
  await person.clear(field);
  await person.click(field);
  await person.paste(text);
}

const tab = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Menu groups' })).getByRole('link', { name });

test('lists the entries with their targets and a preview for visitors', async () => {
  const { list, person, address } = await opened();
  expect(screen.getByRole('link', { name: 'Menus' })).toHaveAttribute('href', paths.menus);
  expect(screen.getByRole('link', { name: /^Product 5/ })).toHaveAttribute('aria-current', 'page');
  expect(rows()).toEqual(AS_SAVED);
  const badges = ['Category', 'No products', 'Page not found', 'Heading', 'Address'];
  expect(
    list.getAllByRole('listitem').map((row) => row.querySelector('.MuiChip-root')?.textContent),
  ).toEqual(badges);
  expect(list.getByText('/products/chiller, 6 products')).toBeVisible();
  expect(list.getByText('/guide, hidden')).toBeVisible();
  expect(list.getByText('Below Service')).toBeInTheDocument();
  expect(list.getByRole('switch', { name: 'Show Guide' })).not.toBeChecked();
  expect(preview()).toEqual(['Chiller', 'Split', 'ServiceUs', 'Us']);
  await person.click(tab(/^About/));
  expect(await screen.findByRole('list', { name: 'About' })).toBeVisible();
  expect(address()).toBe(`${paths.menus}?group=about`);
  expect(screen.getByText('Visitors see no entries in this menu.')).toBeVisible();
});

test('moves an entry by keyboard, nests it and puts it back, and announces every step', async () => {
  const saved = { ...product, version: 'second' };
  const { person, sent } = await opened({ body: { data: saved } });
  await move(person, 'Split', [
    ['{Enter}', 'Split, picked up at position 2 of 4.'],
    ['{ArrowDown}', 'Split, moved from position 2, now at position 3 of 4.'],
    ['{Escape}', 'Split is back where it was.'],
    [' ', 'Split, picked up at position 2 of 4.'],
    ['{ArrowRight}', 'Split, moved from position 2, now at position 1 of 1 below Chiller.'],
    ['{ArrowRight}', 'Split can’t be moved below another entry here.'],
    ['{ArrowLeft}', 'Split, moved from position 2, now at position 2 of 4.'],
    ['{ArrowUp}', 'Split, moved from position 2, now at position 1 of 4.'],
    [' ', 'Split, put down at position 1 of 4.'],
  ]);
  expect(rows()).toEqual(['Split', 'Chiller', 'Guide', 'Service', '-Us']);
  await move(person, 'Us', [['{Enter}', 'Us, picked up at position 1 of 1 below Service.']]);
  await person.keyboard('{ArrowLeft}');
  await person.click(screen.getByRole('switch', { name: 'Show Guide' }));
  await isAnnounced('Us, put down at position 5 of 5.');
  expect(preview()).toEqual(['Split', 'Chiller', 'Guide', 'Us']);
  await isAnnounced(/^3 unsaved changes: 2 moved, 1 changed/);
  await person.click(screen.getByRole('switch', { name: 'Show Guide' }));
  await person.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Menu saved.')).toBeVisible();
  const entry = { path: null, active: true, items: [] };
  expect(sent()).toEqual([
    {
      version: 'first',
      items: [
        { ...entry, id: 2, title: 'Split', category_id: 12 },
        { ...entry, id: 1, title: null, category_id: 11 },
        { ...entry, id: 3, title: 'Guide', category_id: null, path: '/guide', active: false },
        { ...entry, id: 4, title: 'Service', category_id: null },
        { ...entry, id: 5, title: 'Us', category_id: null, path: '/about-us' },
      ],
    },
  ]);
});

test('adds an entry and validates it before sending', async () => {
  const { person, sent } = await opened();
  await person.click(screen.getByRole('button', { name: 'Add entry' }));
  const panel = within(screen.getByRole('complementary', { name: 'Selected entry' }));
  expect(panel.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  const save = screen.getByRole('button', { name: /^Save menu/ });
  await person.click(save);
  expect(panel.getByText('Choose a category', { selector: 'p' })).toBeVisible();
  expect(panel.getByRole('combobox', { name: 'Category' })).toHaveFocus();
  await person.click(panel.getByRole('button', { name: 'Address' }));
  await fill(person, 'Address', 'javascript:alert(1)');
  const address = panel.getByRole('textbox', { name: 'Address' });
  expect(address).toHaveAccessibleDescription(/^Enter an address like/);
  await fill(person, 'Address', '/products/cassette');
  expect(address).toHaveAccessibleDescription(
    'There is no page at this address. Choose a category, or ‘Nothing’ for a group.',
  );
  await person.click(save);
  expect(panel.getByText('Title is required')).toBeVisible();
  expect(screen.getByText('1 entry needs attention')).toBeVisible();
  await fill(person, 'Title', 'Offers');
  await fill(person, 'Address', '/products/Coolers?tr=5');
  expect(screen.queryByText('1 entry needs attention')).not.toBeInTheDocument();
  await person.click(panel.getByRole('combobox', { name: 'Below' }));
  await person.click(screen.getByRole('option', { name: 'Service' }));
  expect(rows()).toEqual([...AS_SAVED, '-Offers']);
  expect(preview()).toContain('Offers');
  expect(sent()).toEqual([]);
});

test("shows the server's errors at their fields and keeps everything after a failed save", async () => {
  let response: StubResponse = errorResponse(400, 'Please check the marked fields.', {
    'items.3.items.0.path': 'No page answers there.',
  });
  const { person, sent } = await opened(() => response);
  await person.click(editOf('Us'));
  await fill(person, 'Address', '/products/900');
  await person.click(editOf('Split'));
  await person.keyboard('{Control>}s{/Control}');
  const address = await screen.findByRole('textbox', { name: 'Address' });
  expect(address).toHaveAccessibleDescription('No page answers there.');
  expect(address).toHaveFocus();
  await fill(person, 'Address', '/contact-us');
  expect(address).not.toHaveAccessibleDescription('No page answers there.');
  response = errorResponse(500, 'Broken.');
  await person.keyboard('{Control>}s{/Control}');
  expect(
    await screen.findByText('We couldn’t save the menu. Your changes are still here.'),
  ).toBeVisible();
  expect(address).toHaveValue('/contact-us');
  expect(sent()[1]!.items[3]).toMatchObject({ items: [{ id: 5, path: '/contact-us' }] });
});

test('keeps changes when another menu opens, and asks before the page is left or changes are discarded', async () => {
  const { person, go, address } = await opened();
  await person.click(editOf('Service'));
  expect(screen.getByText(/The entry below it takes its place\./)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Delete ‘Service’' }));
  expect(rows()).toEqual(['Chiller', 'Split', 'Guide', 'Us']);
  expect(screen.getByRole('button', { name: 'Move Us' })).toHaveFocus();
  await isAnnounced('Service will be deleted when you save.');
  await isAnnounced(/^2 unsaved changes: 1 moved, 1 deleted/);

  await person.click(tab(/^About/));
  await screen.findByRole('list', { name: 'About' });
  await person.click(screen.getByRole('link', { name: /^Product unsaved changes 4/ }));
  expect(rows()).toEqual(['Chiller', 'Split', 'Guide', 'Us']);

  await go(paths.categories);
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Discard your changes?' }),
  );
  await person.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(address()).toBe(PAGE);
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  expect(rows()).toEqual(AS_SAVED);
  await go(paths.categories);
  expect(address()).toBe(paths.categories);
});

/** Saves 'Split' as 'Split type' after another editor has saved the menu. */
async function saveAfterOthers(changed: MenuGroup['items']) {
  const current: MenuGroup = { ...product, version: 'theirs', items: changed };
  const stale = errorResponse(409, 'Changed.', undefined, current, 'Sharmin Sultana');
  const responses: StubResponse[] = [stale, { body: { data: { ...current, version: 'both' } } }];
  const page = await opened(() => responses.shift()!);
  await page.person.click(editOf('Split'));
  await fill(page.person, 'Title', 'Split type');
  await page.person.keyboard('{Control>}s{/Control}');
  return page;
}

test('merges changes of two editors to different entries', async () => {
  const { sent } = await saveAfterOthers([
    ...product.items.slice(1),
    { ...product.items[0]!, title: 'Cold water' },
    menuItem({ id: 9, title: 'Their page', path: '/cart' }),
  ]);
  expect(await screen.findByText('Menu saved.')).toBeVisible();
  expect(sent()[1]).toMatchObject({
    version: 'theirs',
    items: [
      { id: 2, title: 'Split type' },
      { id: 3 },
      { id: 4, items: [{ id: 5 }] },
      { id: 1, title: 'Cold water' },
      { id: 9, path: '/cart' },
    ],
  });
});

test('asks about an entry that both editors changed, and names the other editor', async () => {
  const [first, split, ...rest] = product.items;
  const { person, sent } = await saveAfterOthers([
    { ...first!, title: 'Cold water' },
    { ...split!, title: 'Wall units' },
    ...rest,
  ]);
  const name = 'Sharmin Sultana changed this menu';
  const dialog = within(await screen.findByRole('alertdialog', { name }));
  expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
  expect(dialog.getByRole('radiogroup', { name: 'Split type' })).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Save this' }));
  expect(await screen.findByText('Menu saved.')).toBeVisible();
  expect(sent()[1]).toMatchObject({
    items: [{ title: 'Cold water' }, { title: 'Split type' }, { id: 3 }, { id: 4 }],
  });
});

test('opens the fields of an entry in a dialog on a phone', async () => {
  setScreenWidth(390);
  const { person } = await opened();
  await person.click(editOf('Split'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Entry ‘Split’' }));
  expect(dialog.getByText('Leave empty to use ‘Split’.')).toBeVisible();
  expect(dialog.getByText('Position 2 of 4')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Move down' }));
  await person.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(rows()).toEqual(['Chiller', 'Guide', 'Split', 'Service', '-Us']);
});
