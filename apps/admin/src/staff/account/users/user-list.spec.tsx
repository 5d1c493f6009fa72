import { screen, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { staff } from '../../../platform/testing/rows';
import { setScreenWidth } from '../../../platform/testing/screen-width';

const LIST = '/dashboard/user/user-list';
const people = [
  staff({ id: 7, name: 'Nusrat Rahman', role: 'admin', email: 'nusrat@example.com' }),
  staff({ id: 8, name: 'Tanvir Hasan', role: 'user', email: 'tanvir@example.com' }),
];

test('shows the specified columns in their order, and a row for each account', async () => {
  stubApi({ 'GET /user': { body: { data: people }, total: 2 } });
  renderDashboard(LIST);
  const table = within(await screen.findByRole('grid', { name: 'User List' }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Sl',
    'Name',
    'Number',
    'Email',
    'Role',
    'Last sign-in',
    'Two-step verification',
    'Action',
  ]);
  const row = within(await table.findByRole('row', { name: /Tanvir Hasan/ }));
  expect(row.getByText('2')).toBeVisible();
  expect(row.getByText('+880 10 0000 0301')).toBeVisible();
  expect(row.getByText('tanvir@example.com')).toBeVisible();
  expect(row.getByRole('combobox')).toHaveTextContent('User');
});

test('shows five skeleton rows while loading', async () => {
  stubApi({ 'GET /user': new Promise<StubResponse>(() => {}) });
  renderDashboard(LIST);
  expect(await screen.findAllByTestId('skeleton-row')).toHaveLength(5);
});

test('shows the specified message after a failed load and offers a retry', async () => {
  let broken = true;
  stubApi({
    'GET /user': () =>
      broken ? errorResponse(500, 'Internal') : { body: { data: people }, total: 2 },
  });
  const { person } = renderDashboard(LIST);
  expect(await screen.findByText('Error: Network response was not ok')).toBeVisible();
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nusrat Rahman')).toBeVisible();
});

test('shows the same accounts as cards on a phone', async () => {
  setScreenWidth(390);
  stubApi({ 'GET /user': { body: { data: people }, total: 2 } });
  renderDashboard(LIST);
  expect(await screen.findByText('Nusrat Rahman')).toBeVisible();
  expect(screen.getByText('nusrat@example.com')).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

test('shows a dash for an account without a number', async () => {
  const google = staff({ id: 9, name: 'Mitu Das', number: '', email: 'mitu@example.com' });
  stubApi({ 'GET /user': { body: { data: [google] }, total: 1 } });
  renderDashboard(LIST);
  const row = within(await screen.findByRole('row', { name: /mitu@/ }));
  expect(row.getByText('-')).toBeVisible();
});
