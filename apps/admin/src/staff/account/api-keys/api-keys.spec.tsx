import type { ApiKey } from '@shishir/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { stubApi } from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { staff } from '../../../platform/testing/rows';

const row: ApiKey = {
  ...{ id: 3, name: 'ERP', prefix: 'ak_Zm9vYmFy', scopes: ['products:read'] },
  ...{ expires_on: null, last_used_at: null, created_by: 'Rafiqul Islam' },
  created_at: '2026-11-20T08:00:00.000Z',
};
const SECRET = 'ak_Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFy';
const PAGE = '/dashboard/setting/api-keys';
const stub = () =>
  stubApi({
    'GET /api-keys': { body: { data: [row] } },
    'POST /api-keys': { status: 201, body: { data: row, key: SECRET } },
    'DELETE /api-keys/3': { body: { success: true } },
  });
const written = ({ calls }: ReturnType<typeof stub>) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);

test('creates a key with the chosen rights and shows its secret once', async () => {
  const api = stub();
  const { person } = renderDashboard(PAGE);
  const table = await screen.findByRole('table', { name: 'API keys' });
  expect(within(table).getByText('ERP').closest('tr')).toHaveTextContent('ak_Zm9vYmFy…');
  await person.click(screen.getByRole('button', { name: 'Create key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create an API key' }));
  await person.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await dialog.findByText('Name is required')).toBeInTheDocument();
  expect(dialog.getByText('Choose at least one right')).toBeInTheDocument();
  await person.type(dialog.getByLabelText(/^Name/), 'Stock system');
  await person.click(dialog.getByRole('checkbox', { name: 'Read products' }));
  expect(dialog.queryByRole('checkbox', { name: /auth|user|api-keys/ })).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByRole('status', { name: 'New key' })).toHaveTextContent(SECRET);
  const body = { name: 'Stock system', scopes: ['products:read'], expires_on: null };
  expect(written(api)).toEqual([['POST', body]]);
  await person.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
});

test('revokes a key after a question', async () => {
  const api = stub();
  const { person } = renderDashboard(PAGE);
  await person.click(await screen.findByRole('button', { name: 'Revoke ERP' }));
  await person.click(await screen.findByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Revoked: ERP')).toBeInTheDocument();
  expect(written(api)).toEqual([['DELETE', {}]]);
});

test('is for the owner only', async () => {
  stubApi({ 'GET /auth/session': { body: { user: staff({ role: 'admin' }) } } });
  renderDashboard(PAGE);
  expect(await screen.findByRole('heading', { name: 'This page is for the owner' })).toBeVisible();
  expect(screen.queryByRole('table', { name: 'API keys' })).toBeNull();
});
