import { screen, waitFor, within } from '@testing-library/react';
import {
  noResponse,
  errorResponse,
  stubApi,
  type StubResponse,
} from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { session } from '../../../platform/testing/rows';

const PHONE = 'f'.repeat(32);
const phone = session({
  id: PHONE,
  address: '198.51.100.7',
  user_agent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36',
  device: { name: 'Chrome on Android', handheld: true },
  created_at: '2026-11-19T20:15:00.000Z',
  current: false,
});
type Stub = StubResponse | (() => StubResponse | Promise<StubResponse>);

async function open(overrides: Record<string, Stub> = {}) {
  const { calls } = stubApi({
    'GET /auth/sessions': { body: { data: [session(), phone] } },
    ...overrides,
  });
  const page = renderDashboard('/dashboard/profile');
  const panel = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
  const writes = () =>
    calls.filter((call) => call.method !== 'GET').map((c) => `${c.method} ${c.address.pathname}`);
  return { ...page, panel, writes };
}

test('shows device, address and start in Dhaka time of each session, and marks this device', async () => {
  const { panel } = await open();
  const [here, there] = await panel.findAllByRole('listitem');
  expect(within(here!).getByText('Chrome on Windows')).toBeVisible();
  expect(within(here!).getByText('This device')).toBeVisible();
  expect(within(here!).getByText('192.0.2.10')).toBeVisible();
  expect(within(here!).getByText('20/11/2026, 14:05')).toBeVisible();
  expect(within(there!).getByText('Chrome on Android')).toBeVisible();
  expect(within(there!).getByText('20/11/2026, 02:15')).toBeVisible();
  expect(within(there!).queryByText('This device')).not.toBeInTheDocument();
});

test('signs out on another device and removes its row', async () => {
  const { panel, person, writes } = await open({
    'DELETE /auth/sessions/:id': { body: { success: true } },
  });
  await person.click(await panel.findByRole('button', { name: 'Sign out Chrome on Android' }));
  expect(await screen.findByText('Signed out on Chrome on Android.')).toBeVisible();
  expect(panel.getAllByRole('listitem')).toHaveLength(1);
  expect(writes()).toEqual([`DELETE /api/v1/auth/sessions/${PHONE}`]);
});

test.each<[string, Stub, string]>([
  [
    'an error response',
    errorResponse(404, 'This session has ended already.'),
    'This session has ended already.',
  ],
  ['no response', noResponse, 'We couldn’t sign out this device. Please try again in a moment.'],
])('shows the error after %s and refetches the list', async (_case, response, text) => {
  const { panel, person } = await open({ 'DELETE /auth/sessions/:id': response });
  await person.click(await panel.findByRole('button', { name: 'Sign out Chrome on Android' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(panel.getAllByRole('listitem')).toHaveLength(2);
});

test('logs out when this device is signed out', async () => {
  const { panel, person, writes, address } = await open();
  await person.click(await panel.findByRole('button', { name: 'Sign out Chrome on Windows' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(address()).toBe('/login');
  expect(writes()).toEqual(['POST /api/v1/auth/logout']);
});

test('signs out everywhere after a question and opens the sign-in page', async () => {
  const { panel, person, writes, address } = await open({
    'POST /auth/logout-everywhere': { body: { success: true } },
  });
  await person.click(panel.getByRole('button', { name: 'Sign out everywhere' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' }));
  expect(writes()).toEqual([]);
  await person.click(question.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(address()).toBe('/login');
  expect(await screen.findByText('You are signed out on every device.')).toBeVisible();
  expect(writes()).toEqual(['POST /api/v1/auth/logout-everywhere']);
});

test('shows an error and changes nothing if signing out everywhere fails', async () => {
  const { panel, person, address } = await open({ 'POST /auth/logout-everywhere': noResponse });
  await person.click(panel.getByRole('button', { name: 'Sign out everywhere' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Sign out everywhere' }));
  expect(
    await screen.findByText('We couldn’t sign you out everywhere. Please try again in a moment.'),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(address()).toBe('/dashboard/profile');
});

test('shows an error for a failed load and offers a retry', async () => {
  let broken = true;
  const { person, panel } = await open({
    'GET /auth/sessions': () =>
      broken ? errorResponse(500, 'Sessions rest') : { body: { data: [session()] } },
  });
  expect(await panel.findByText('Error: Sessions rest')).toBeVisible();
  broken = false;
  await person.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('Chrome on Windows')).toBeVisible();
});
