import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { category, product } from '../../../platform/testing/rows';
import { setScreenWidth } from '../../../platform/testing/screen-width';

const LIST = '/dashboard/product/product-list';
const TRASH = `${LIST}?trash=true`;
const DELETED = '2026-11-20T08:05:00.000Z';
const nameless = product({ id: 2, brand: null, model: 'AG260KSVANH' });
const done: StubResponse = { body: { success: true } };

/** Opens a catalogue of two products that remembers deleted and restored ones. */
async function openList(address = LIST, responses: Parameters<typeof stubApi>[0] = {}) {
  const deleted = new Set<number>();
  const all = [product(), nameless];
  const { calls } = stubApi({
    'GET /products/listed': ({ searchParams }) => {
      const trash = searchParams.get('trash') === 'true';
      const rows = all
        .filter(({ id }) => deleted.has(id) === trash)
        .map((row) => (trash ? { ...row, deleted_at: DELETED } : row));
      return { body: rows, total: rows.length };
    },
    'DELETE /products/:id': ({ pathname }) => {
      deleted.add(Number(pathname.split('/').at(-1)));
      return done;
    },
    'POST /products/trash': () => {
      all.forEach(({ id }) => deleted.add(id));
      return done;
    },
    'POST /products/restore': () => {
      deleted.clear();
      return done;
    },
    ...responses,
  });
  const page = renderDashboard(address);
  await screen.findByText(address === TRASH ? 'The trash is empty.' : 'AM224DXVGGH');
  const press = async (name: string) =>
    page.person.click(await screen.findByRole('button', { name }));
  const confirm = async () => {
    const question = within(await screen.findByRole('alertdialog'));
    await page.person.click(question.getByRole('button', { name: 'Delete' }));
  };
  const writes = () =>
    calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, address: { pathname }, body }) => [`${method} ${pathname.slice(7)}`, body]);
  return { ...page, press, confirm, writes };
}

test('asks by brand and model before deleting, and deletes nothing on Cancel', async () => {
  const { press, person, writes } = await openList();
  await press('Delete AM224DXVGGH');
  const question = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to delete Samsung AM224DXVGGH?',
  });
  await person.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(writes()).toEqual([]);
});

test('asks by model alone if there is no brand', async () => {
  const { press } = await openList();
  await press('Delete AG260KSVANH');
  expect(
    await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete AG260KSVANH?',
    }),
  ).toBeVisible();
});

test('removes a deleted product from the list immediately, and restores it on Undo', async () => {
  const { press, confirm, writes } = await openList();
  await press('Delete AM224DXVGGH');
  await confirm();
  expect(await screen.findByText('Moved to the trash')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('AM224DXVGGH')).not.toBeInTheDocument());
  await press('Undo');
  expect(await screen.findByText('Samsung AM224DXVGGH is back in the catalogue.')).toBeVisible();
  expect(await screen.findByRole('row', { name: /AM224DXVGGH/ })).toBeVisible();
  expect(writes()).toEqual([
    ['DELETE /products/1', {}],
    ['POST /products/restore', { ids: [1] }],
  ]);
});

test('shows the server’s message and keeps the row if deleting fails', async () => {
  const { press, confirm } = await openList(LIST, {
    'DELETE /products/:id': errorResponse(500, 'The disk is full.'),
  });
  await press('Delete AM224DXVGGH');
  await confirm();
  expect(await screen.findByText('The disk is full.')).toBeVisible();
  expect(screen.getByRole('row', { name: /AM224DXVGGH/ })).toBeVisible();
});

test('selects all rows of the page and deletes them in one request', async () => {
  const { person, press, confirm, writes } = await openList();
  await person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByText('2 selected')).toBeVisible();
  await press('Delete');
  expect(screen.getByText('Are you sure you want to delete 2 products?')).toBeVisible();
  await confirm();
  expect(await screen.findByText('2 products can be restored for 30 days.')).toBeVisible();
  expect(writes()).toEqual([['POST /products/trash', { ids: [1, 2] }]]);
  await waitFor(() => expect(screen.queryByText('2 selected')).not.toBeInTheDocument());
});

test('selects a row without opening it, and clears the selection', async () => {
  const { person, press, address } = await openList();
  await person.click(screen.getByRole('checkbox', { name: 'Select AM224DXVGGH' }));
  expect(screen.getByText('1 selected')).toBeVisible();
  expect(address()).toBe(LIST);
  await press('Clear selection');
  expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Select AM224DXVGGH' })).not.toBeChecked();
});

test('shows deletion date and deadline in the trash, and restores a product', async () => {
  const { press, confirm, person, address } = await openList();
  await press('Delete AM224DXVGGH');
  await confirm();
  await person.click(await screen.findByRole('link', { name: /^Trash/ }));
  expect(address()).toBe(TRASH);
  const row = within(await screen.findByRole('row', { name: /AM224DXVGGH/ }));
  expect(row.getByText('20/11/2026, 14:05')).toBeVisible();
  expect(row.getByText('20/12/2026')).toBeVisible();
  await press('Restore AM224DXVGGH');
  expect(await screen.findByText('The trash is empty.')).toBeVisible();
});

test('links to deleted categories if the category of a product is in the trash', async () => {
  const sentence = 'AM224DXVGGH belongs to the category ‘Outdoor Unit’, which is in the trash.';
  const { press, confirm, person, address } = await openList(LIST, {
    'POST /products/restore': errorResponse(409, sentence),
  });
  await press('Delete AM224DXVGGH');
  await confirm();
  await person.click(await screen.findByRole('link', { name: /^Trash/ }));
  await press('Restore AM224DXVGGH');
  expect(await screen.findByText(sentence)).toBeVisible();
  await press('Deleted categories');
  expect(await screen.findByRole('heading', { name: 'All Categories' })).toBeVisible();
  expect(address()).toBe('/dashboard/setting/categories?trash=true');
});

test('offers no cleared search in an empty trash', async () => {
  await openList(TRASH);
  expect(
    screen.queryByRole('button', { name: 'Clear search and filters' }),
  ).not.toBeInTheDocument();
});

test('links to the form for editing and adding', async () => {
  await openList();
  expect(screen.getByRole('link', { name: 'Edit AM224DXVGGH' })).toHaveAttribute(
    'href',
    '/dashboard/product/edit/1',
  );
  expect(screen.getByRole('link', { name: 'Add product' })).toHaveAttribute(
    'href',
    '/dashboard/product/add-product',
  );
});

test('offers the same actions and a checkbox on cards on a phone', async () => {
  setScreenWidth(390);
  const { person, press, confirm } = await openList();
  await person.click(screen.getByRole('checkbox', { name: 'Select AG260KSVANH' }));
  expect(screen.getByText('1 selected')).toBeVisible();
  await press('Actions for AM224DXVGGH');
  const menu = within(screen.getByRole('menu', { name: 'Actions for AM224DXVGGH' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Edit',
    'View',
    'Prices and visibility',
    'Translate',
    'History',
    'Duplicate',
    'Delete',
  ]);
  await person.click(menu.getByRole('menuitem', { name: 'Delete' }));
  await confirm();
  await waitFor(() => expect(screen.queryByText('AM224DXVGGH')).not.toBeInTheDocument());
});

const shown = product();
const hidden = product({ id: 2, model: 'AG260KSVANH', visibility: 'hidden' });

/** Opens the list with selected rows; `responses` answer changes of visibility in their order. */
async function choose(rows: (typeof shown)[], ...responses: (StubResponse | number[])[]) {
  const { calls } = stubApi({
    'GET /products/listed': { body: [shown, hidden], total: 2 },
    'POST /products/visibility': () => {
      const next = responses.shift()!;
      return Array.isArray(next) ? { body: { data: { changed: next } } } : next;
    },
  });
  const { person } = renderDashboard(LIST);
  for (const { model } of rows) {
    await person.click(await screen.findByRole('checkbox', { name: `Select ${model}` }));
  }
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  const writes = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { person, press, writes };
}
const toast = async (title: string) =>
  within((await screen.findByText(title)).closest<HTMLElement>('[role=status]')!);

test('offers only actions that would change a selected product', async () => {
  const { person } = await choose([shown]);
  expect(screen.getByRole('button', { name: 'Hide' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('checkbox', { name: 'Select AG260KSVANH' }));
  expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: 'Select AM224DXVGGH' }));
  expect(screen.queryByRole('button', { name: 'Hide' })).not.toBeInTheDocument();
});

test('names the changed products and reverts only them', async () => {
  const { press, writes } = await choose([shown, hidden], [1], [1]);
  await press('Hide');
  const done = await toast('Samsung AM224DXVGGH is now hidden. 1 was already hidden.');
  expect(done.getByText('Hidden')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('2 selected')).not.toBeInTheDocument());
  await press('Undo');
  expect(await screen.findByText('Samsung AM224DXVGGH is published again.')).toBeVisible();
  expect(writes()).toEqual([
    { ids: [1, 2], visibility: 'hidden' },
    { ids: [1], visibility: 'published' },
  ]);
});

test('reverts each discontinued product to its earlier visibility', async () => {
  const { press, writes } = await choose([shown, hidden], [1, 2], [1], [2]);
  await press('Discontinue');
  const done = await toast('2 products are now discontinued.');
  expect(done.getByText('Discontinued')).toBeVisible();
  await press('Undo');
  const back = /AM224DXVGGH is published again\. .*AG260KSVANH is hidden again\.$/;
  expect(await screen.findByText(back)).toBeVisible();
  expect(writes()).toEqual([
    { ids: [1, 2], visibility: 'discontinued' },
    { ids: [1], visibility: 'published' },
    { ids: [2], visibility: 'hidden' },
  ]);
});

test('reports no change and offers no undo if another editor was faster', async () => {
  const { press } = await choose([hidden], []);
  await press('Publish');
  const done = await toast('Nothing changed: already published.');
  expect(done.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('shows the server’s error and keeps the selection', async () => {
  const sentence = 'Product 2 is not there any more. Nothing was changed.';
  const { press } = await choose([shown, hidden], errorResponse(404, sentence));
  await press('Publish');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText('2 selected')).toBeVisible();
});

test('moves all matching products, including other pages, to another category', async () => {
  const { calls } = stubApi({
    'GET /products/listed': { body: [shown, hidden], total: 71 },
    'GET /categories': { body: { data: [category(), category({ id: 5, title: 'Slim Duct' })] } },
    'POST /products/change': { body: { data: { changed: [1, 2], batch: 'ab12' } } },
  });
  const { person } = renderDashboard(`${LIST}?category=outdoor`);
  await person.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await person.click(screen.getByRole('button', { name: 'Select all 71 matches' }));
  expect(screen.getByText('All 71 matches selected')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Move to category' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 71 products' }));
  expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
  await person.click(dialog.getByRole('combobox'));
  await person.click(await screen.findByRole('option', { name: 'Slim Duct' }));
  await person.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('2 products moved to ‘Slim Duct’.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/are selected/)).not.toBeInTheDocument());
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { filter: { category: 'outdoor' }, expected: 71, category: '5' },
  ]);
});

test('hides all matching products after a question', async () => {
  const { calls } = stubApi({
    'GET /products/listed': { body: [shown, hidden], total: 71 },
    'POST /products/change': { body: { data: { changed: [1], batch: null } } },
  });
  const { person } = renderDashboard(`${LIST}?pictures=none`);
  await person.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await person.click(screen.getByRole('button', { name: 'Select all 71 matches' }));
  await person.click(screen.getByRole('button', { name: 'Hide' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Hide 71 products?' }));
  await person.click(question.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('1 product is now hidden.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { filter: { pictures: 'none' }, expected: 71, visibility: 'hidden' },
  ]);
});
