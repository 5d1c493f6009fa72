import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { category } from '../../platform/testing/rows';

const PAGE = '/dashboard/setting/categories';
const done = { body: { success: true } };

async function open(used_by: number, overrides: Record<string, StubResponse> = {}) {
  let rows = [category({ used_by })];
  const { calls } = stubApi({
    'GET /categories': () => ({ body: { data: rows } }),
    ...overrides,
  });
  const page = renderDashboard(PAGE);
  await page.person.click(await screen.findByRole('button', { name: 'Delete Outdoor Unit' }));
  return {
    ...page,
    lose: () => (rows = []),
    sent: () =>
      calls
        .filter(({ method }) => method !== 'GET')
        .map(({ method, address }) => `${method} ${address.pathname}`),
  };
}

const question = () =>
  screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this category?' });

test('asks first, and changes nothing on Cancel', async () => {
  const { person, sent } = await open(0);
  const dialog = within(await question());
  expect(dialog.getByText('Outdoor Unit')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(sent()).toEqual([]);
  expect(screen.getByText('/products/outdoor')).toBeVisible();
});

test('restores a deleted category, even from another page', async () => {
  const { person, sent, lose, go } = await open(0, {
    'DELETE /categories/:id': done,
    'POST /categories/1/restore': { body: { data: category() } },
  });
  const dialog = within(await question());
  lose();
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Outdoor Unit is no longer on the site.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('/products/outdoor')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'All Categories' })).toHaveFocus();
  await go('/dashboard/profile');
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Outdoor Unit is back.')).toBeVisible();
  expect(sent()).toEqual(['DELETE /api/v1/categories/1', 'POST /api/v1/categories/1/restore']);
});

test('shows a notice with a link instead if the category has products', async () => {
  const { sent } = await open(14);
  const dialog = within(await screen.findByRole('dialog', { name: 'This category is in use' }));
  expect(
    dialog.getByText('14 products use the category ‘Outdoor Unit’. Move or delete them first.'),
  ).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Show the products' })).toHaveAttribute(
    'href',
    '/dashboard/product/product-list?category=outdoor',
  );
  expect(sent()).toEqual([]);
});

test('shows the server’s message if products were added in between', async () => {
  const sentence = '1 product uses the category ‘Outdoor Unit’. Move or delete it first.';
  const { person } = await open(0, { 'DELETE /categories/:id': errorResponse(409, sentence) });
  await person.click(within(await question()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText('/products/outdoor')).toBeVisible();
});

test('lists a deleted category in the trash and restores it', async () => {
  let deleted = [
    category({
      title: 'Window AC',
      path: '/products/window',
      deleted_at: '2026-11-20T08:05:00.000Z',
    }),
  ];
  const { calls } = stubApi({
    'GET /categories': ({ searchParams }) => ({
      body: { data: searchParams.get('trash') ? deleted : [category()] },
    }),
    'POST /categories/:id/restore': () => {
      deleted = [];
      return { body: { data: category() } };
    },
  });
  const { person, address } = renderDashboard(PAGE);
  await person.click(await screen.findByRole('link', { name: 'Trash' }));
  expect(address()).toBe(`${PAGE}?trash=true`);
  const row = within(await screen.findByRole('row', { name: /Window AC/ }));
  expect(row.getByText('20/11/2026, 14:05')).toBeVisible();
  expect(row.getByText('20/12/2026')).toBeVisible();
  await person.click(row.getByRole('button', { name: 'Restore Window AC' }));
  expect(await screen.findByText('Window AC is back.')).toBeVisible();
  expect(await screen.findByText('The trash is empty.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
