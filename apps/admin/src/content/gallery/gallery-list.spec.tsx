import { act, screen, waitFor, within } from '@testing-library/react';
import {
  errorResponse,
  pendingResponse,
  stubApi,
  type StubResponse,
} from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { galleryItem } from '../../platform/testing/record-rows';
import { setScreenWidth } from '../../platform/testing/screen-width';
import { paths } from '../../platform/ui/page/paths';

const LIST: string = paths.gallery.list;
const first = galleryItem({ title: 'First item', description: 'Seen from above' });
const second = galleryItem({ id: 2, title: 'Second item', status: 'archived' });

type Stub = StubResponse | Promise<StubResponse> | (() => StubResponse | Promise<StubResponse>);

function openList(overrides: Record<string, Stub> = {}, address = LIST) {
  const { calls } = stubApi({
    'GET /gallery': { body: { data: [first, second] }, total: 2 },
    'GET /gallery/counts': {
      body: { data: { all: 2, trash: 0, by_status: { active: 1, inactive: 0, archived: 1 } } },
    },
    'GET /gallery/:id': { body: { data: first } },
    ...overrides,
  });
  const page = renderDashboard(address);
  const lastQuery = () =>
    calls.filter((call) => call.address.pathname === '/api/v1/gallery').at(-1)?.address
      .searchParams;
  const sent = () =>
    calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, address: { pathname } }) => `${method} ${pathname}`);
  return { ...page, lastQuery, sent };
}

test('shows the specified columns and a badge for each status', async () => {
  openList();
  const table = within(await screen.findByRole('table', { name: 'Gallery List' }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    // Checkbox that selects all.
    '',
    '#',
    'Image',
    'Title',
    'Project',
    'Location',
    'Status',
    'Actions',
  ]);
  expect(table.getByText('Active').closest('.MuiChip-root')).toHaveClass('MuiChip-colorSuccess');
  expect(table.getByText('Archived').closest('.MuiChip-root')).toHaveClass('MuiChip-colorError');
});

test('shows a loading and an empty state', async () => {
  const { response, respond } = pendingResponse();
  openList({ 'GET /gallery': response });
  expect(await screen.findByText('Loading gallery...')).toBeInTheDocument();
  respond({ body: { data: [] }, total: 0 });
  expect(await screen.findByText('No gallery items found.')).toBeVisible();
});

test('shows a failed load on the page and as a toast, and offers a retry', async () => {
  let broken = true;
  const { person } = openList({
    'GET /gallery': () =>
      broken
        ? errorResponse(503, 'The database does not answer.')
        : { body: { data: [first, second] }, total: 2 },
  });
  expect(await screen.findByText('Error: The database does not answer.')).toBeVisible();
  expect(await screen.findByText('Failed to fetch gallery data')).toBeVisible();
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('First item')).toBeVisible();
});

test('filters by status and search, and stores them in the address', async () => {
  const { person, address, lastQuery } = openList();
  await person.click(await screen.findByRole('link', { name: 'Archived 1' }));
  await waitFor(() => expect(address()).toBe(`${LIST}?status=archived`));
  await person.type(screen.getByRole('searchbox', { name: 'Search gallery items' }), 'row{Enter}');
  await waitFor(() => expect(lastQuery()?.get('q')).toBe('row'));
  expect(lastQuery()?.get('status')).toBe('archived');
});

test('shows all known values of an item, and a dash for missing ones', async () => {
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

test('deletes the chosen item after a question and can undo it', async () => {
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

test('sets a status for several items and deletes several', async () => {
  const { person, sent } = openList({
    'POST /gallery/status': { body: { data: { changed: [1] } } },
    'POST /gallery/trash': errorResponse(404, 'Gallery item 2 is not there any more.'),
  });
  await person.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await person.click(screen.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('2 gallery items are now archived.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Confirm Delete' }));
  expect(question.getByText('Second item')).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Gallery item 2 is not there any more.')).toBeVisible();
  expect(sent()).toEqual(['POST /api/v1/gallery/status', 'POST /api/v1/gallery/trash']);
});

test('shows the same items and actions in the grid, and remembers the layout', async () => {
  const { person } = openList();
  await person.click(await screen.findByRole('button', { name: 'Grid' }));
  const tiles = within(screen.getByRole('list', { name: 'Gallery List' }));
  expect(tiles.getAllByRole('listitem')).toHaveLength(2);
  expect(tiles.getByText('Archived').closest('.MuiChip-root')).toHaveClass('MuiChip-colorError');
  await person.click(tiles.getByRole('checkbox', { name: 'Select Second item' }));
  expect(screen.getByText('1 selected')).toBeVisible();
  await person.click(tiles.getByRole('button', { name: 'View First item' }));
  expect(await screen.findByRole('dialog', { name: 'First item' })).toBeVisible();
  expect(JSON.parse(localStorage.getItem('gallery-layout')!)).toBe('grid');
});

describe('gallery order', () => {
  const ROW_HEIGHT = 58;
  /** Places the rows below each other, since tests have no layout. */
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const row = this.closest('tbody tr');
      const place = row ? [...row.parentElement!.children].indexOf(row) : 0;
      return new DOMRect(0, row ? place * ROW_HEIGHT : 0, 800, ROW_HEIGHT);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const titles = () =>
    screen
      .getAllByRole('button', { name: /^Move / })
      .map((handle) => handle.getAttribute('aria-label'));

  test('changes immediately by keyboard and is restored if the server rejects it', async () => {
    const { response, respond } = pendingResponse();
    const { person, sent } = openList({ 'PUT /gallery/order': response });
    const handle = await screen.findByRole('button', { name: 'Move First item' });
    act(() => handle.focus());
    for (const [key, text] of [
      [' ', /^First item picked up at position 1 of 2/],
      ['{ArrowDown}', /^First item is at position 2 of 2/],
      [' ', /^First item put down at position 2 of 2/],
    ] as const) {
      await person.keyboard(key);
      await screen.findByText(text);
    }
    expect(titles()).toEqual(['Move Second item', 'Move First item']);
    const sentence = 'The list has changed meanwhile. Please look at it again.';
    respond(errorResponse(409, sentence));
    expect(await screen.findByText(sentence)).toBeVisible();
    await waitFor(() => expect(titles()).toEqual(['Move First item', 'Move Second item']));
    expect(sent()).toEqual(['PUT /api/v1/gallery/order']);
  });

  test('is fixed while another column sorts the list', async () => {
    const { person, address } = openList();
    await screen.findByRole('button', { name: 'Move First item' });
    await person.click(screen.getByRole('button', { name: 'Title' }));
    await waitFor(() => expect(address()).toBe(`${LIST}?sort=title`));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull());
  });
});

test('shows a failed deletion and keeps the row', async () => {
  const { person } = openList({ 'DELETE /gallery/:id': errorResponse(500, 'Broken.') });
  await person.click(await screen.findByRole('button', { name: 'Delete First item' }));
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete')).toBeVisible();
  expect(screen.getByRole('row', { name: /First item/ })).toBeInTheDocument();
});

test('lists deleted items in the trash and restores them', async () => {
  const deleted = { ...first, deleted_at: '2026-11-20T08:05:00.000Z' };
  const { person, lastQuery, sent } = openList(
    {
      'GET /gallery': { body: { data: [deleted] }, total: 1 },
      'POST /gallery/:id/restore': { body: { data: first } },
    },
    `${LIST}?trash=true`,
  );
  await person.click(await screen.findByRole('button', { name: 'Restore First item' }));
  expect(await screen.findByText('First item is back.')).toBeVisible();
  expect(lastQuery()?.get('trash')).toBe('true');
  expect(sent()).toEqual(['POST /api/v1/gallery/1/restore']);
  expect(screen.queryByRole('button', { name: 'Delete First item' })).not.toBeInTheDocument();
});

test('shows each item as a card with the same actions on a phone', async () => {
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
    'Move up',
    'Move down',
    'Delete',
  ]);
});
