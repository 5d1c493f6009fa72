import type { StaffSearchResults } from '@shishir/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { staff } from '../../platform/testing/rows';

const nothing: StaffSearchResults = {
  ...{ products: [], enquiries: [], quotations: [], customers: [], units: [], projects: [] },
  ...{ users: [], categories: [] },
};
const found: StaffSearchResults = {
  ...nothing,
  products: [
    { id: 7, model: 'AM071NN4DEH', title: '4 Way Cassette 7.1 kW', price: 59500, picture: null },
  ],
  enquiries: [
    {
      id: 12,
      name: 'Tahmina Akter',
      kind: 'quotation',
      reference: 'ENQ-2026-000412',
      email: 'tahmina@example.com',
      status: 'replied',
      created_at: '2026-11-20T08:00:00.000Z',
    },
  ],
  categories: [{ id: 2, slug: 'cassette', title: 'Cassette', product_count: 11 }],
};
const search = (data = found): Record<string, StubResponse> => ({
  'GET /staff-search': { body: { data } },
});
const field = () => screen.findByRole('combobox', { name: 'Search everything' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

async function openPalette(address = '/dashboard/profile') {
  const page = renderDashboard(address);
  await page.person.click(await screen.findByRole('button', { name: 'Search everything' }));
  await field();
  return page;
}

test('opens and closes with Ctrl+K on every page, and restores the focus', async () => {
  stubApi(search());
  const { person } = renderDashboard('/dashboard/profile');
  const button = await screen.findByRole('button', { name: 'Search everything' });
  button.focus();
  await person.keyboard('{Control>}k{/Control}');
  expect(await field()).toHaveFocus();
  await person.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

test('shows quotations by number and opens one', async () => {
  const quotation = {
    ...{ id: 3, number: 'Q-2026-0003', name: 'Rahim Uddin', company: 'Meghna', title: 'VRF' },
    total: 1_250_000,
  };
  stubApi(search({ ...nothing, quotations: [quotation] }));
  const { person, address } = await openPalette();
  await person.type(await field(), 'Rahim Uddin');
  const option = await screen.findByRole('option', { name: /Q-2026-0003/ });
  expect(option).toHaveTextContent('Rahim Uddin, Meghna, VRF');
  expect(option).toHaveTextContent('৳12,50,000');
  await person.click(option);
  await waitFor(() => expect(address()).toContain('/dashboard/quotations/3'));
});

test('shows customers and installed units, and opens them', async () => {
  const customer = {
    ...{ id: 4, name: 'Meghna Foods', kind: 'company' as const, phone: '+8801711000044' },
    ...{ email: null, district: 'Dhaka' },
  };
  const unit = {
    ...{ id: 9, model: 'AM071NN4DEH', brand: 'Samsung', serial: '0T7K01', code: 'k7m2p9x4qt' },
    ...{ customer: 'Meghna Foods', site: 'Gulshan, level 4' },
  };
  stubApi(search({ ...nothing, customers: [customer], units: [unit] }));
  const { person, address } = await openPalette();
  await person.type(await field(), 'meghna');
  const found = await screen.findByRole('option', { name: /Samsung AM071NN4DEH 0T7K01/ });
  expect(found).toHaveTextContent('Meghna Foods, Gulshan, level 4');
  const option = screen.getByRole('option', { name: /Dhaka/ });
  expect(option).toHaveTextContent('Company');
  await person.click(option);
  await waitFor(() => expect(address()).toContain('/dashboard/customers/4'));
});

test('groups records with the match in bold, and opens one with arrows and Enter', async () => {
  stubApi(search());
  const { person, address } = await openPalette();
  await person.type(await field(), 'cassette 7');
  const product = await screen.findByRole('option', { name: /AM071NN4DEH/ });
  expect(product).toHaveAttribute('aria-selected', 'true');
  expect(product).toHaveTextContent('৳59,500');
  const marks = [...product.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marks).toEqual(['Cassette', '7']);
  for (const [group, option] of [
    ['Enquiries', 'Tahmina AkterQuotation ENQ-2026-000412, tahmina@example.comReplied'],
    ['Pages', 'Product List, Cassette11 products'],
  ] as const) {
    const rows = within(screen.getByRole('group', { name: group }));
    expect(rows.getByText((_, element) => element?.role === 'option')).toHaveTextContent(option);
  }
  await person.keyboard('{ArrowDown}');
  expect(await field()).toHaveAttribute('aria-activedescendant', 'palette-enquiry-12');
  await person.keyboard('{Enter}');
  expect(address()).toBe('/dashboard/setting/client-message/12');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  // Stored as recent for the next time.
  await person.keyboard('{Control>}k{/Control}');
  const recent = within(await screen.findByRole('group', { name: 'Recent' }));
  expect(recent.getByRole('option')).toHaveTextContent('Tahmina Akter');
});

test('finds pages and actions without the server, and those of the owner for the owner only', async () => {
  const asAdmin = { 'GET /auth/session': { body: { user: staff({ role: 'admin' }) } } };
  const { calls } = stubApi({ ...search(nothing), ...asAdmin });
  const { person, address } = await openPalette();
  await person.type(await field(), '>add');
  expect(options()).toEqual([
    expect.stringContaining('Add product'),
    expect.stringContaining('Add project'),
    expect.stringContaining('Add gallery item'),
  ]);
  await person.clear(await field());
  await person.type(await field(), '>invite');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await person.clear(await field());
  await person.type(await field(), 'audit');
  expect(await screen.findByText(/^Nothing found for ‘audit’/)).toBeVisible();
  await person.clear(await field());
  await person.type(await field(), '>add pro{ArrowDown}{Enter}');
  expect(address()).toBe('/dashboard/project/add-project');
  const searches = calls.filter(({ address }) => address.pathname.endsWith('/staff-search'));
  expect(searches.map(({ address }) => address.searchParams.get('q'))).toEqual(['audit']);
});

test('runs an action without a page immediately', async () => {
  stubApi(search());
  const { person, address } = await openPalette();
  await person.type(await field(), '>logout{Enter}');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(address()).toBe('/login');
});

test('opens a result in a new tab with Ctrl+Enter', async () => {
  stubApi(search());
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { person, address } = await openPalette();
  await person.type(await field(), '>add product{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith('/dashboard/product/add-product', '_blank', 'noopener');
  expect(address()).toBe('/dashboard/profile');
  opened.mockRestore();
});

test('offers a retry after a failed search and still finds pages', async () => {
  let broken = true;
  stubApi({
    'GET /staff-search': () =>
      broken ? errorResponse(503, 'The database does not answer.') : { body: { data: found } },
  });
  const { person } = await openPalette();
  await person.type(await field(), 'product');
  expect(await screen.findByText('Error: The database does not answer.')).toBeVisible();
  expect(screen.getByRole('option', { name: /Product List/ })).toBeVisible();
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /AM071NN4DEH/ })).toBeVisible();
});

test('shows the keys after a question mark', async () => {
  stubApi(search());
  const { person } = await openPalette();
  await person.type(await field(), '?');
  expect(screen.getByText('Open it in a new tab')).toBeVisible();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
