import { screen, waitFor, within } from '@testing-library/react';
import {
  noResponse,
  errorResponse,
  stubApi,
  type StubResponse,
} from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { category } from '../../platform/testing/rows';
import { setScreenWidth } from '../../platform/testing/screen-width';

const PAGE = '/dashboard/setting/categories';
const outdoor = category({ aliases: ['vrf', 'outdoor-unit'], used_by: 14, type: 'Outdoor Unit' });
const filter = category({
  id: 2,
  slug: 'filter',
  kind: 'slim_duct',
  group: 'duct',
  title: 'Filter',
  path: '/products/filter',
  position: 20,
  description: 'Air filtration systems',
  status: 'inactive',
  aliases: [],
  used_by: 0,
});

const all = { body: { data: [outdoor, filter] } };

beforeEach(() => {
  URL.revokeObjectURL = () => {};
});

async function open(address = PAGE, response: StubResponse = all) {
  const { calls } = stubApi({ 'GET /categories': response });
  const page = renderDashboard(address);
  await screen.findByRole('heading', { name: 'All Categories' });
  return { ...page, calls };
}

test('shows the specified columns in their order', async () => {
  await open();
  const headers = await screen.findAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual([
    '#',
    'Image',
    'Title',
    'Path',
    'Position',
    'Description',
    'Type',
    'Status',
    'Action',
  ]);
});

test('shows all details of a category and links to its products', async () => {
  await open();
  const row = await screen.findByRole('row', { name: /Outdoor Unit/ });
  for (const text of ['1', '/products/outdoor', 'also vrf, outdoor-unit', '10', 'Active']) {
    expect(within(row).getByText(text)).toBeVisible();
  }
  expect(within(row).getByRole('link', { name: '14 products in Outdoor Unit' })).toHaveAttribute(
    'href',
    '/dashboard/product/product-list?category=outdoor',
  );
  const other = screen.getByRole('row', { name: /Filter/ });
  expect(within(other).getByText('Air filtration systems')).toBeVisible();
  expect(within(other).getByText('Inactive')).toBeVisible();
  expect(within(row).getByText('Outdoor unit')).toBeVisible();
  expect(within(other).getByText('Slim duct, group Duct')).toBeVisible();
});

test('loads categories of every status, including those hidden from visitors', async () => {
  const { calls } = await open();
  await screen.findByText('/products/filter');
  const requests = calls.filter(({ address }) => address.pathname === '/api/v1/categories');
  expect(requests.map(({ address }) => address.search)).toEqual(['?status=all']);
});

test('is marked as the current page in the sidebar', async () => {
  await open();
  const [sidebar] = screen.getAllByRole('navigation', { name: 'Dashboard' });
  const link = within(sidebar!).getByRole('link', { name: 'Categories' });
  expect(link).toHaveAttribute('aria-current', 'page');
});

test('filters by the status in the address', async () => {
  const { person, address, back } = await open();
  await screen.findByText('/products/outdoor');
  await person.click(screen.getByRole('combobox', { name: 'Status: All' }));
  await person.click(await screen.findByRole('option', { name: 'Inactive' }));
  expect(address()).toBe(`${PAGE}?status=inactive`);
  expect(screen.queryByText('/products/outdoor')).not.toBeInTheDocument();
  expect(screen.getByText('/products/filter')).toBeVisible();
  await back();
  expect(await screen.findByText('/products/outdoor')).toBeVisible();
});

test('finds titles, paths and other spellings', async () => {
  const { person } = await open();
  await screen.findByText('/products/outdoor');
  await person.type(screen.getByRole('searchbox', { name: 'Search categories' }), 'VRF');
  await waitFor(() => expect(screen.queryByText('/products/filter')).not.toBeInTheDocument());
  expect(screen.getByText('/products/outdoor')).toBeVisible();
});

test('offers to clear the filters if nothing matches', async () => {
  const { person, address } = await open(`${PAGE}?status=archived`);
  expect(await screen.findByText('No categories match.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('/products/outdoor')).toBeVisible();
  expect(address()).toBe(PAGE);
});

test('offers to add the first category', async () => {
  const { person } = await open(PAGE, { body: { data: [] } });
  expect(await screen.findByText('No categories yet.')).toBeVisible();
  await person.click(screen.getAllByRole('button', { name: '+ Add Category' }).at(-1)!);
  expect(await screen.findByRole('dialog', { name: 'Add New Category' })).toBeVisible();
});

test.each<[string, () => StubResponse | Promise<StubResponse>, string]>([
  [
    'an error response',
    () => errorResponse(503, 'The database is not there.'),
    'Error: The database is not there.',
  ],
  ['no response', noResponse, 'Error: Network response was not ok'],
])('shows an error after %s, and loads on retry', async (_case, fails, text) => {
  let works = false;
  stubApi({ 'GET /categories': () => (works ? all : fails()) });
  const { person } = renderDashboard(PAGE);
  expect(await screen.findByText(text)).toBeVisible();
  works = true;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('/products/outdoor')).toBeVisible();
});

test('shows cards with the same data and a menu on a phone', async () => {
  setScreenWidth(390);
  const { person } = await open();
  const list = await screen.findByRole('list', { name: 'All Categories' });
  const [card] = within(list).getAllByRole('listitem');
  for (const text of ['Outdoor Unit', '/products/outdoor', 'Active', 'Position 10, Outdoor Unit']) {
    expect(within(card!).getByText(text)).toBeVisible();
  }
  expect(within(card!).getByText('Outdoor unit')).toBeVisible();
  expect(within(card!).getByRole('button', { name: 'Move Outdoor Unit' })).toBeVisible();
  await person.click(within(card!).getByRole('button', { name: 'Actions for Outdoor Unit' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Outdoor Unit' })).toBeVisible();
});
