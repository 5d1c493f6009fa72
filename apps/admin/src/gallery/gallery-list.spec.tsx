import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, pendingResponse, stubApi, type StubResponse } from '../testing/api-stub';
import { renderDashboard } from '../testing/render-dashboard';
import { galleryItem } from '../testing/rows';
import { setScreenWidth } from '../testing/screen-width';
import { paths } from '../ui/page/paths';

const LIST: string = paths.gallery.list;
const first = galleryItem({ title: 'First item', description: 'Seen from above' });
const second = galleryItem({ id: 2, title: 'Second item', status: 'archived' });

type Stub = StubResponse | Promise<StubResponse> | (() => StubResponse | Promise<StubResponse>);

function openList(overrides: Record<string, Stub> = {}, address = LIST) {
  const { calls } = stubApi({
    'GET /gallery': { body: { data: [first, second] }, total: 2 },
    'GET /gallery/:id': { body: { data: first } },
    ...overrides,
  });
  const page = renderDashboard(address);
  const asked = () =>
    calls.filter((call) => call.address.pathname === '/api/v1/gallery').at(-1)?.address
      .searchParams;
  const sent = () =>
    calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, address: { pathname } }) => `${method} ${pathname}`);
  return { ...page, asked, sent };
}

test('the table has the specified columns, and a badge for each status', async () => {
  openList();
  const table = within(await screen.findByRole('grid', { name: 'Gallery List' }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    '#',
    'Image',
    'Title',
    'Project',
    'Location',
    'Status',
    'Actions',
  ]);
  expect(table.getByText('Active')).toHaveClass('badge--ok');
  expect(table.getByText('Archived')).toHaveClass('badge--bad');
});

test('it shows that it is loading, and that there is nothing', async () => {
  const { response, respond } = pendingResponse();
  openList({ 'GET /gallery': response });
  expect(await screen.findByText('Loading gallery...')).toBeInTheDocument();
  respond({ body: { data: [] }, total: 0 });
  expect(await screen.findByText('No gallery items found.')).toBeVisible();
});

test('a failed load is shown in its place and as a toast', async () => {
  openList({ 'GET /gallery': errorResponse(503, 'The database does not answer.') });
  expect(await screen.findByText('Error: The database does not answer.')).toBeVisible();
  expect(await screen.findByText('Failed to fetch gallery data')).toBeVisible();
});

test('it is narrowed by status and search, as its address is', async () => {
  const { person, address, asked } = openList();
  await screen.findByRole('grid');
  await person.click(screen.getByRole('combobox', { name: /^Status/ }));
  await person.click(screen.getByRole('option', { name: 'Archived' }));
  await waitFor(() => expect(address()).toBe(`${LIST}?status=archived`));
  await person.type(screen.getByRole('searchbox', { name: 'Search gallery items' }), 'row{Enter}');
  await waitFor(() => expect(asked()?.get('q')).toBe('row'));
  expect(asked()?.get('status')).toBe('archived');
});

test('a view shows all that is known, and a dash for what is not', async () => {
  const bare = galleryItem({ ...second, description: null });
  const { person, address } = openList({ 'GET /gallery/:id': { body: { data: bare } } });
  await person.click(await screen.findByRole('button', { name: 'View Second item' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Second item' }));
  expect(address()).toBe(`${LIST}?view=2`);
  expect(dialog.getByText('Archived')).toBeVisible();
  expect(dialog.getByText('-')).toBeVisible();
  expect(dialog.getByRole('img')).toBeVisible();
  await person.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe(LIST);
});

test('deleting asks first, takes the chosen one, and can be taken back', async () => {
  const { response, respond } = pendingResponse();
  const { person, sent } = openList({
    'DELETE /gallery/:id': response,
    'POST /gallery/:id/restore': { body: { data: second } },
  });
  await person.click(await screen.findByRole('button', { name: 'Delete Second item' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Confirm Delete' }));
  expect(question.getByText('Are you sure you want to delete this file?')).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Cancel' }));
  expect(sent()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Delete Second item' }));
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
  respond({ body: { success: true } });
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Second item is back.')).toBeVisible();
  expect(sent()).toEqual(['DELETE /api/v1/gallery/2', 'POST /api/v1/gallery/2/restore']);
});

test('a failed deletion is shown, and the row stays', async () => {
  const { person } = openList({ 'DELETE /gallery/:id': errorResponse(500, 'Broken.') });
  await person.click(await screen.findByRole('button', { name: 'Delete First item' }));
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete')).toBeVisible();
  expect(screen.getByRole('row', { name: /First item/ })).toBeInTheDocument();
});

test('the trash lists what was deleted, and restores it', async () => {
  const deleted = { ...first, deleted_at: '2026-11-20T08:05:00.000Z' };
  const { person, asked, sent } = openList(
    {
      'GET /gallery': { body: { data: [deleted] }, total: 1 },
      'POST /gallery/:id/restore': { body: { data: first } },
    },
    `${LIST}?trash=true`,
  );
  await person.click(await screen.findByRole('button', { name: 'Restore First item' }));
  expect(await screen.findByText('First item is back.')).toBeVisible();
  expect(asked()?.get('trash')).toBe('true');
  expect(sent()).toEqual(['POST /api/v1/gallery/1/restore']);
  expect(screen.queryByRole('button', { name: 'Delete First item' })).not.toBeInTheDocument();
});

test('on a phone each item is a card with the same actions', async () => {
  setScreenWidth(390);
  const { person } = openList();
  const card = await screen.findByRole('button', { name: 'View First item' });
  expect(within(card).getByText('Active')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Actions for First item' }));
  const menu = within(await screen.findByRole('menu', { name: 'Actions for First item' }));
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'View',
    'Edit',
    'History',
    'Delete',
  ]);
});
