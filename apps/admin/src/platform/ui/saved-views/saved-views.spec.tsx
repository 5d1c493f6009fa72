import type { SavedView } from '@shishir/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi } from '../../testing/api-stub';
import { renderDashboard } from '../../testing/render-dashboard';
import { product } from '../../testing/rows';

const LIST = '/dashboard/product/product-list';
const view = (own: Partial<SavedView> = {}): SavedView => ({
  id: 7,
  screen: 'products',
  name: 'Offers',
  query: 'price_state=offer',
  columns: null,
  shared: false,
  owner: { id: 1, name: 'Rafiqul Islam' },
  editable: true,
  version: 1,
  updated_at: '2026-11-20T08:05:00.000Z',
  ...own,
});

async function openList(
  address: string,
  views: SavedView[],
  responses: Parameters<typeof stubApi>[0] = {},
) {
  const { calls } = stubApi({
    'GET /products/listed': { body: [product()], total: 71 },
    'GET /saved-views': { body: { data: views } },
    ...responses,
  });
  const page = renderDashboard(address);
  const row = within(await screen.findByRole('navigation', { name: 'Saved views' }));
  await screen.findByText('AM224DXVGGH');
  const writes = () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  const menu = async (item: string) => {
    await page.person.click(row.getByRole('button', { name: /^Actions for the view/ }));
    await page.person.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...page, row, writes, menu };
}

test('links to the views with their counts and distinguishes own, shared and current ones', async () => {
  const { row, person, address } = await openList(LIST, [
    view(),
    view({ id: 8, name: 'Hidden ducts', shared: true, owner: { id: 2, name: 'Nusrat Rahman' } }),
  ]);
  expect(await row.findByRole('link', { name: 'All 71' })).toHaveAttribute('aria-current', 'page');
  expect(row.getByRole('link', { name: 'Shared by Nusrat Rahman Hidden ducts 71' })).toBeVisible();
  await person.click(row.getByRole('link', { name: /Own view Offers/ }));
  expect(address()).toBe(`${LIST}?saved=7&price_state=offer`);
  expect(row.getByRole('link', { name: /Own view Offers/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('saves a view with the current filters, order and columns', async () => {
  const { row, person, writes, address } = await openList(
    `${LIST}?visibility=hidden&sort=-updated_at&page=2`,
    [],
    { 'POST /saved-views': { status: 201, body: { data: view({ id: 9, query: 'q=1' }) } } },
  );
  await person.click(row.getByRole('button', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await person.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(await dialog.findByText('Name is required')).toBeVisible();
  await person.type(dialog.getByLabelText('Name'), 'Hidden ones');
  await person.click(dialog.getByRole('checkbox', { name: /^Share with all staff/ }));
  await person.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(await screen.findByText('View ‘Offers’ saved.')).toBeVisible();
  expect(writes()).toEqual([
    {
      screen: 'products',
      name: 'Hidden ones',
      query: 'sort=-updated_at&visibility=hidden',
      columns: null,
      shared: true,
    },
  ]);
  expect(address()).toBe(`${LIST}?saved=9&q=1`);
});

test('shows the error of a taken name at its field', async () => {
  const sentence = 'You have a view of this name already.';
  const { row, person } = await openList(LIST, [], {
    'POST /saved-views': errorResponse(400, sentence, { name: sentence }),
  });
  await person.click(row.getByRole('button', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await person.type(dialog.getByLabelText('Name'), 'Offers');
  await person.click(dialog.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(sentence));
});

test('updates the current view with the current filters, renames it and deletes it', async () => {
  const { menu, row, person, writes, address } = await openList(
    `${LIST}?saved=7&price_state=on_request`,
    [view()],
    {
      'PUT /saved-views/:id': { body: { data: view({ version: 2 }) } },
      'DELETE /saved-views/:id': { body: { success: true } },
    },
  );
  expect(row.getByText('changed')).toBeVisible();
  await menu('Save the changes');
  expect(
    await screen.findByText('View ‘Offers’ updated with the current filters and columns.'),
  ).toBeVisible();
  await menu('Rename or share');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename or share' }));
  await person.clear(dialog.getByLabelText('Name'));
  await person.type(dialog.getByLabelText('Name'), 'On request');
  await person.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await menu('Delete');
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Delete the view ‘Offers’?' }),
  );
  await person.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe(LIST));
  expect(writes()).toEqual([
    { query: 'price_state=on_request', columns: null, version: 1 },
    { name: 'On request', shared: false, version: 1 },
    {},
  ]);
});

test("applies the columns of an open view, and hides the menu of another user's view", async () => {
  const { row, person } = await openList(`${LIST}?saved=7&price_state=offer`, [
    view({ columns: { position: true, category: false }, editable: false, shared: true }),
  ]);
  expect(await screen.findByRole('columnheader', { name: /^Position/ })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: /^Category/ })).not.toBeInTheDocument();
  expect(row.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
  await person.click(row.getByRole('link', { name: /^All/ }));
  expect(await screen.findByRole('columnheader', { name: /^Category/ })).toBeInTheDocument();
});
