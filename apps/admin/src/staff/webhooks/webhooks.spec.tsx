import type { Webhook, WebhookDelivery } from '@shishir/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { stubApi } from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { staff } from '../../platform/testing/rows';

const URL = 'https://erp.example.com/events';
const row: Webhook = {
  ...{ id: 3, url: URL, events: ['product.changed'], state: 'stopped', version: 4 },
  failing_since: '2026-11-20T08:00:00.000Z',
  created_at: '2026-11-01T08:00:00.000Z',
};
const delivery: WebhookDelivery = {
  ...{ id: 8, event_id: 'evt_1', event: 'product.changed', body: '{}', status: 'failed' },
  ...{ attempts: 10, attempted_at: '2026-11-24T08:00:00.000Z', duration_ms: 120 },
  ...{ failure: 'status', response_status: 500, response_text: 'Broken', next_at: null },
  created_at: '2026-11-20T08:00:00.000Z',
};
const SECRET = 'whsec_Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFy';
const PAGE = '/dashboard/setting/webhooks';
const stub = () =>
  stubApi({
    'GET /webhooks': { body: { data: [row] } },
    'POST /webhooks': { status: 201, body: { data: row, secret: SECRET } },
    'PUT /webhooks/3': { body: { data: row } },
    'DELETE /webhooks/3': { body: { success: true } },
    'GET /webhooks/3/deliveries': { body: { data: [delivery] }, total: 1 },
    'POST /webhooks/3/secret': { body: { data: row, secret: SECRET } },
    'POST /webhooks/3/test': { body: { data: { ...delivery, failure: 'timeout' } } },
    'POST /webhooks/3/deliveries/8/again': { body: { data: { ...delivery, status: 'sent' } } },
  });
const written = ({ calls }: ReturnType<typeof stub>) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);

test('creates a webhook with the chosen events and shows its secret once', async () => {
  const api = stub();
  const { person } = renderDashboard(PAGE);
  await person.click(await screen.findByRole('button', { name: 'Create webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a webhook' }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Address is required')).toBeInTheDocument();
  expect(dialog.getByText('Choose at least one event')).toBeInTheDocument();
  await person.type(dialog.getByLabelText(/^Address/), URL);
  await person.click(dialog.getByRole('checkbox', { name: 'Quotation: Accepted' }));
  expect(dialog.queryByRole('checkbox', { name: 'Product: Accepted' })).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('status', { name: 'Secret' })).toHaveTextContent(SECRET);
  expect(written(api)).toEqual([['POST', { url: URL, events: ['quotation.accepted'] }]]);
  await person.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
});

test('changes only what was edited, and deletes after a question', async () => {
  const api = stub();
  const { person } = renderDashboard(PAGE);
  await person.click(await screen.findByRole('button', { name: `Edit ${URL}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the webhook' }));
  await person.click(dialog.getByRole('checkbox', { name: 'Product: Created' }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(`Saved: ${URL}`)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: `Delete ${URL}` }));
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(`Deleted: ${URL}`)).toBeInTheDocument();
  expect(written(api)).toEqual([
    ['PUT', { url: URL, events: ['product.changed', 'product.created'], version: 4 }],
    ['DELETE', {}],
  ]);
});

test('shows the log, sends a test, sends again and resumes', async () => {
  const api = stub();
  const { person } = renderDashboard(PAGE);
  await person.click(await screen.findByRole('link', { name: URL }));
  expect(await screen.findByText(/^Nothing was accepted for three days/)).toBeInTheDocument();
  expect(await screen.findByText('The receiver rejected the event.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Send a test' }));
  expect(
    await screen.findByText('The test was not accepted. No response within 10 seconds.'),
  ).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Send product.changed again' }));
  expect(await screen.findByText('The receiver accepted the event.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByText('Resumed')).toBeInTheDocument();
  expect(written(api)).toEqual([
    ['POST', {}],
    ['POST', {}],
    ['PUT', { state: 'active', version: 4 }],
  ]);
});

test('is for the owner only', async () => {
  stubApi({ 'GET /auth/session': { body: { user: staff({ role: 'admin' }) } } });
  renderDashboard(PAGE);
  expect(await screen.findByRole('heading', { name: 'This page is for the owner' })).toBeVisible();
});
