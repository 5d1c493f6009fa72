import { screen, waitFor, within } from '@testing-library/react';
import { stubApi, type StubResponse } from '../../testing/api-stub';
import { renderDashboard } from '../../testing/render-dashboard';
import { staff } from '../../testing/rows';

const LIST = '/dashboard/user/user-list';
const TOTAL = 45;

/** Server with 45 accounts that supports paging and search. */
function manyPeople(address: URL): StubResponse {
  const { searchParams: params } = address;
  if (params.get('q') === 'nobody') return { body: { data: [] }, total: 0 };
  const page = Number(params.get('page'));
  const size = Number(params.get('pageSize'));
  const first = (page - 1) * size;
  const rows = Array.from({ length: Math.min(size, TOTAL - first) }, (_, index) =>
    staff({ id: first + index + 1, name: `Person ${first + index + 1}` }),
  );
  return { body: { data: rows }, total: TOTAL };
}

async function openList(address: string) {
  const { calls } = stubApi({ 'GET /user': manyPeople });
  const page = renderDashboard(address);
  await screen.findByRole('grid');
  const lastQuery = () =>
    Object.fromEntries(
      calls.filter((call) => call.address.pathname === '/api/v1/user').at(-1)!.address.searchParams,
    );
  return { ...page, lastQuery };
}

test('pages on the server, stores the page in the address and numbers rows over all pages', async () => {
  const { person, address, lastQuery, back } = await openList(LIST);
  expect(screen.getByText('1 to 20 of 45')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('21 to 40 of 45')).toBeVisible();
  expect(address()).toBe(`${LIST}?page=2`);
  expect(lastQuery()).toEqual({ page: '2', pageSize: '20' });
  const row = within(await screen.findByRole('row', { name: /Person 21/ }));
  expect(row.getByText('21')).toBeVisible();
  await back();
  expect(await screen.findByText('1 to 20 of 45')).toBeVisible();
  expect(address()).toBe(LIST);
});

test('disables the next button on the last page', async () => {
  await openList(`${LIST}?page=3`);
  expect(screen.getByText('41 to 45 of 45')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('sorts on the server when a header is clicked, and reverses the order on the second click', async () => {
  const { person, address, lastQuery } = await openList(`${LIST}?page=2`);
  // The sort button is part of the name here, where no style hides it until hover.
  const header = () => screen.getByRole('columnheader', { name: /^Name\b/ });
  await person.click(header());
  await waitFor(() => expect(address()).toBe(`${LIST}?sort=name`));
  expect(lastQuery()).toEqual({ page: '1', pageSize: '20', sort: 'name' });
  await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'ascending'));
  await person.click(header());
  await waitFor(() => expect(address()).toBe(`${LIST}?sort=-name`));
});

test('sends a search to the server and the address, and offers to clear it if nothing matches', async () => {
  const { person, address } = await openList(`${LIST}?page=2`);
  await person.type(screen.getByRole('searchbox', { name: 'Search users' }), 'nobody');
  expect(await screen.findByText('No accounts match.')).toBeVisible();
  expect(address()).toBe(`${LIST}?q=nobody`);
  await person.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('1 to 20 of 45')).toBeVisible();
  expect(address()).toBe(LIST);
  expect(screen.getByRole('searchbox', { name: 'Search users' })).toHaveValue('');
});

test('sends a filter and the number of rows to the server and the address', async () => {
  const { person, address, lastQuery } = await openList(LIST);
  await person.click(screen.getByRole('combobox', { name: /^Role:/ }));
  await person.click(screen.getByRole('option', { name: 'Admin' }));
  await waitFor(() => expect(address()).toBe(`${LIST}?role=admin`));
  await person.click(screen.getByRole('combobox', { name: /^Rows per page/ }));
  await person.click(screen.getByRole('option', { name: '50' }));
  await waitFor(() => expect(address()).toBe(`${LIST}?role=admin&pageSize=50`));
  expect(lastQuery()).toEqual({ role: 'admin', page: '1', pageSize: '50' });
});

test('hides and shows columns and remembers the choice', async () => {
  const { person } = await openList(LIST);
  await person.click(screen.getByRole('button', { name: 'Columns' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Number' }));
  expect(screen.queryByRole('checkbox', { name: 'Name' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('checkbox', { name: 'Joined' }));
  await person.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Sl',
      'Name',
      'Email',
      'Role',
      'Last sign-in',
      'Two-step verification',
      'Joined',
      'Action',
    ]),
  );
  expect(localStorage.getItem('columns:users')).toBe('{"number":false,"created_at":true}');
});
