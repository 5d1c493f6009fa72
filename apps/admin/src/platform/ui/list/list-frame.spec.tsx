import { screen, waitFor, within } from '@testing-library/react';
import { stubApi, type StubResponse } from '../../testing/api-stub';
import { renderDashboard } from '../../testing/render-dashboard';
import { staff } from '../../testing/rows';

const LIST = '/dashboard/user/user-list';
const TOTAL = 45;

/** A server with 45 accounts that pages and searches. */
function manyPeople(address: URL): StubResponse {
  const { searchParams: asked } = address;
  if (asked.get('q') === 'nobody') return { body: { data: [] }, total: 0 };
  const page = Number(asked.get('page'));
  const size = Number(asked.get('pageSize'));
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
  const lastAsked = () =>
    Object.fromEntries(
      calls.filter((call) => call.address.pathname === '/api/v1/user').at(-1)!.address.searchParams,
    );
  return { ...page, lastAsked };
}

test('the server pages: the address holds the page, rows are counted over all pages, back works', async () => {
  const { person, address, lastAsked, back } = await openList(LIST);
  expect(screen.getByText('1 to 20 of 45')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('21 to 40 of 45')).toBeVisible();
  expect(address()).toBe(`${LIST}?page=2`);
  expect(lastAsked()).toEqual({ page: '2', pageSize: '20' });
  const row = within(await screen.findByRole('row', { name: /Person 21/ }));
  expect(row.getByText('21')).toBeVisible();
  await back();
  expect(await screen.findByText('1 to 20 of 45')).toBeVisible();
  expect(address()).toBe(LIST);
});

test('the last page ends the way forward', async () => {
  await openList(`${LIST}?page=3`);
  expect(screen.getByText('41 to 45 of 45')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('a press on a header sorts on the server, a second one turns the order round', async () => {
  const { person, address, lastAsked } = await openList(`${LIST}?page=2`);
  // Its sort button is part of the name here, where no style hides it until it is pointed at.
  const header = () => screen.getByRole('columnheader', { name: /^Name\b/ });
  await person.click(header());
  await waitFor(() => expect(address()).toBe(`${LIST}?sort=name`));
  expect(lastAsked()).toEqual({ page: '1', pageSize: '20', sort: 'name' });
  await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'ascending'));
  await person.click(header());
  await waitFor(() => expect(address()).toBe(`${LIST}?sort=-name`));
});

test('a search goes to the server and the address; nothing found offers the way out', async () => {
  const { person, address } = await openList(`${LIST}?page=2`);
  await person.type(screen.getByRole('searchbox', { name: 'Search users' }), 'nobody');
  expect(await screen.findByText('No account fits this search.')).toBeVisible();
  expect(address()).toBe(`${LIST}?q=nobody`);
  await person.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('1 to 20 of 45')).toBeVisible();
  expect(address()).toBe(LIST);
  expect(screen.getByRole('searchbox', { name: 'Search users' })).toHaveValue('');
});

test('a filter and the number of rows go to the server and the address', async () => {
  const { person, address, lastAsked } = await openList(LIST);
  await person.click(screen.getByRole('combobox', { name: /^Role:/ }));
  await person.click(screen.getByRole('option', { name: 'Admin' }));
  await waitFor(() => expect(address()).toBe(`${LIST}?role=admin`));
  await person.click(screen.getByRole('combobox', { name: /^Rows per page/ }));
  await person.click(screen.getByRole('option', { name: '50' }));
  await waitFor(() => expect(address()).toBe(`${LIST}?role=admin&pageSize=50`));
  expect(lastAsked()).toEqual({ role: 'admin', page: '1', pageSize: '50' });
});

test('columns can be taken out and put in, and the choice is remembered', async () => {
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
