import { act, screen, waitFor, within } from '@testing-library/react';
import { errorResponse, productLists, stubApi } from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { category, product } from '../../../platform/testing/rows';
import { setScreenWidth } from '../../../platform/testing/screen-width';

const LIST = '/dashboard/product/product-list';
const bare = product({
  id: 2,
  model: 'AG260KSVANH',
  category: 'Chiller',
  refrigerant: 'R32',
  inverter_type: 'Non-Inverter',
  air_flow_high_cfm: null,
  air_flow_medium_cfm: null,
  air_flow_low_cfm: null,
});

function openList(address = LIST) {
  const { calls } = stubApi({
    'GET /products/listed': { body: [product(), bare], total: 71 },
    'GET /products/:id': {
      body: product({ customer_name: 'Padma Clinic', bill: 125000, status: 'pending' }),
    },
    'GET /categories': {
      body: { data: [category(), category({ id: 2, slug: 'chiller', title: 'Chiller' })] },
    },
  });
  const page = renderDashboard(address);
  const lastQuery = () =>
    calls
      .map((call) => call.address)
      .filter(({ pathname }) => pathname === '/api/v1/products/listed')
      .at(-1)?.searchParams;
  return { ...page, lastQuery };
}

test('shows the specified columns in their order', async () => {
  openList();
  const table = within(await screen.findByRole('grid', { name: 'Products List' }));
  const [box, ...headers] = table.getAllByRole('columnheader');
  expect(within(box!).getByRole('checkbox', { name: 'Select all on this page' })).toBeEnabled();
  expect(headers.map((header) => header.textContent)).toEqual([
    'Sl',
    'Model',
    'Capacity',
    'Refrigerant',
    'Inverter Type',
    'Category',
    'Air Flow',
    'Price',
    'Visibility, changed',
    'Action',
  ]);
});

test('shows capacity in TR, air flow from high to low, and a dash for unknown values', async () => {
  openList();
  const first = within(await screen.findByRole('row', { name: /AM224DXVGGH/ }));
  expect(first.getByText('6.37 TR')).toBeVisible();
  expect(first.getByText('500/400/300')).toBeVisible();
  const second = within(screen.getByRole('row', { name: /AG260KSVANH/ }));
  expect(second.getByText('-')).toBeVisible();
});

test('includes hidden products by default', async () => {
  const { lastQuery } = openList();
  await screen.findByRole('grid');
  expect(lastQuery()?.get('visibility')).toBe('all');
});

test("filters by category, with 'All Categories' first in 'Search by Category'", async () => {
  const { person, address, lastQuery } = openList();
  await screen.findByRole('grid');
  const filter = screen.getByRole('combobox', { name: /^Search by Category/ });
  expect(filter).toHaveTextContent('All Categories');
  await person.click(filter);
  await person.click(screen.getByRole('option', { name: 'Chiller' }));
  await waitFor(() => expect(address()).toBe(`${LIST}?category=chiller`));
  expect(lastQuery()?.get('category')).toBe('chiller');
});

test('accepts the title of a category in the address, in any case', async () => {
  openList(`${LIST}?category=outdoor%20UNIT`);
  await screen.findByRole('grid');
  const filter = await screen.findByRole('combobox', { name: /^Search by Category/ });
  await waitFor(() => expect(filter).toHaveTextContent('Outdoor Unit'));
});

test('shows the filters set by a link from the overview, which can be changed and removed', async () => {
  const { person, address, lastQuery } = openList(`${LIST}?pictures=none&price_state=on_request`);
  await screen.findByRole('grid');
  expect(lastQuery()?.get('pictures')).toBe('none');
  const remove = (label: string) =>
    screen.getByRole('button', { name: `Remove the filter: ${label}` });
  await person.click(remove('Price: On request'));
  await waitFor(() => expect(address()).toBe(`${LIST}?pictures=none`));
  await person.click(screen.getByRole('button', { name: 'Filters, 1 on' }));
  await person.click(screen.getByRole('combobox', { name: 'Pictures: None' }));
  await person.click(screen.getByRole('option', { name: 'One' }));
  await waitFor(() => expect(lastQuery()?.get('pictures')).toBe('one'));
  await person.click(remove('Pictures: One'));
  await waitFor(() => expect(address()).toBe(LIST));
  expect(screen.queryByRole('button', { name: /^Remove the filter/ })).not.toBeInTheDocument();
});

test('filters by a column with choices', async () => {
  const { person, address, lastQuery } = openList();
  await screen.findByRole('grid');
  await person.click(screen.getByRole('button', { name: 'Filters' }));
  await person.click(screen.getByRole('combobox', { name: 'Refrigerant: All' }));
  await person.click(screen.getByRole('option', { name: 'R32' }));
  await waitFor(() => expect(lastQuery()?.get('refrigerant')).toBe('R32'));
  expect(address()).toBe(`${LIST}?refrigerant=R32`);
  await person.click(screen.getByRole('button', { name: 'Remove the filter: Refrigerant: R32' }));
  await waitFor(() => expect(address()).toBe(LIST));
});

test('shows the products of a check of the overview until its chip is removed', async () => {
  const { person, address, lastQuery } = openList(`${LIST}?ids=1,70`);
  await screen.findByRole('grid');
  expect(lastQuery()?.get('ids')).toBe('1,70');
  await person.click(
    screen.getByRole('button', { name: 'Remove the filter: Products to check: 2' }),
  );
  await waitFor(() => expect(address()).toBe(LIST));
});

test('opens a product with all its details, and closes it on back', async () => {
  const { person, address, back } = openList();
  await person.click(await screen.findByRole('button', { name: 'View AM224DXVGGH' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'AM224DXVGGH' }));
  expect(address()).toBe(`${LIST}?view=1`);
  expect(dialog.getByText('930 × 1690 × 765 mm')).toBeVisible();
  const service = within(dialog.getByRole('region', { name: 'Service record' }));
  expect(service.getByText('Padma Clinic')).toBeVisible();
  expect(service.getByText('৳1,25,000')).toBeVisible();
  expect(service.getByText('Pending')).toBeVisible();
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe(LIST);
});

test('lists the fields without a value in a folded line of the view', async () => {
  const { person } = openList();
  await person.click(await screen.findByRole('button', { name: 'View AM224DXVGGH' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'AM224DXVGGH' }));
  expect(dialog.queryByText('-')).not.toBeInTheDocument();
  const field = dialog.getByText('Panel model');
  expect(field).not.toBeVisible();
  await person.click(dialog.getByText(/^Not entered: \d+ fields$/));
  expect(field).toBeVisible();
});

test('opens the view by keyboard and closes it on Escape', async () => {
  const { person, address } = openList();
  const view = await screen.findByRole('button', { name: 'View AM224DXVGGH' });
  act(() => view.focus());
  await person.keyboard('[Space]');
  expect(await screen.findByRole('dialog', { name: 'AM224DXVGGH' })).toBeVisible();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe(LIST);
});

test('shows ‘Error:’ and the server’s message if loading fails', async () => {
  stubApi({ 'GET /products/listed': errorResponse(503, 'The database does not answer.') });
  renderDashboard(LIST);
  expect(await screen.findByText('Error: The database does not answer.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('marks products hidden by an inactive category', async () => {
  stubApi({
    'GET /products/listed': {
      body: [product(), product({ id: 2, category_id: 2, model: 'AC1' })],
      total: 2,
    },
    'GET /categories': {
      body: { data: [category(), category({ id: 2, title: 'Old', status: 'inactive' })] },
    },
  });
  renderDashboard(LIST);
  const row = within(await screen.findByRole('row', { name: /AC1/ }));
  expect(await row.findByText('Category hidden')).toBeVisible();
  expect(row.getByTitle('Hidden from visitors: its category ‘Old’ is inactive.')).toBeVisible();
  const other = within(screen.getByRole('row', { name: /AM224DXVGGH/ }));
  expect(other.queryByText('Category hidden')).not.toBeInTheDocument();
});

test('reports an unknown category in the address', async () => {
  stubApi({ 'GET /categories': { body: { data: [category({ aliases: ['vrf'] })] } } });
  const { go } = renderDashboard(`${LIST}?category=no-such`);
  expect(await screen.findByText('There is no category ‘no-such’.')).toBeVisible();
  await go(`${LIST}?category=vrf`);
  await waitFor(() => expect(screen.queryByText(/There is no category/)).not.toBeInTheDocument());
});

test('keeps page and filters of the list in the link back from the form', async () => {
  stubApi({
    'GET /products/listed': { body: [product()], total: 21 },
    'GET /products/:id': { body: product() },
    'GET /categories': { body: { data: [category()] } },
  });
  const { person } = renderDashboard(`${LIST}?category=outdoor&page=2`);
  await person.click(await screen.findByRole('link', { name: 'Edit AM224DXVGGH' }));
  expect(await screen.findByRole('link', { name: 'Products List' })).toHaveAttribute(
    'href',
    `${LIST}?category=outdoor&page=2`,
  );
});

test('folds a value that all pages share, until its column is chosen', async () => {
  const rows = [product(), product({ id: 2, model: 'AG260KSVANH', category: 'Chiller' })];
  stubApi({
    'GET /products/listed': { body: rows, total: 71 },
    'GET /products/counts': (address) => ({
      body: { data: productLists(address).map((list) => (list.inverter_type ? 67 : 71)) },
    }),
  });
  const { person } = renderDashboard(LIST);
  expect(await screen.findByText('All: R410A')).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /^Refrigerant/ })).not.toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: /^Inverter Type/ })).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Columns' }));
  const choice = { name: 'Refrigerant', checked: false };
  await person.click(await screen.findByRole('checkbox', choice));
  expect(screen.queryByText('All: R410A')).not.toBeInTheDocument();
});

test('leaves out the air flow on windows too small for all columns', async () => {
  setScreenWidth(1280);
  openList();
  await screen.findByRole('grid');
  expect(screen.queryByRole('columnheader', { name: 'Air Flow' })).not.toBeInTheDocument();
});
