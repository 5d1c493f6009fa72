import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import {
  response,
  fetched,
  HERE,
  openProfile,
  press,
  server,
  resetServer,
  THERE,
} from '../profile-page.fixture';

beforeEach(resetServer);

describe('the list of signed-in devices', () => {
  const row = (device: string) => within(screen.getByText(device).closest('li')!);

  it('shows device, address and Dhaka time, and marks this device', async () => {
    await openProfile();
    expect(row('Chrome on Android').getByText('This device')).toBeVisible();
    expect(row('Chrome on Android').getByText('21 Nov 2026, 00:30')).toBeVisible();
    expect(row('Firefox on Linux').getByText(/192\.0\.2\.7, since/)).toBeVisible();
    expect(row('Firefox on Linux').queryByText('This device')).not.toBeInTheDocument();
  });

  it('signs out another device and removes its row', async () => {
    response(200, { success: true });
    await openProfile();
    fetched.mockImplementationOnce(() => {
      server.signIns = [HERE];
      return Promise.resolve(Response.json({ success: true }));
    });
    await press('Sign out on Firefox on Linux');
    expect(await screen.findByText('That device is signed out.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Firefox on Linux')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Where you’re signed in' })).toHaveFocus();
    const [address, { method }] = fetched.mock.calls[0]!;
    expect([method, address]).toEqual(['DELETE', `/api/v1/auth/sessions/${THERE.id}`]);
  });

  it('signs out this device', async () => {
    response(200, { success: true });
    await openProfile();
    await press('Sign out on Chrome on Android');
    expect(await screen.findByText('Arrived at /')).toBeVisible();
    expect(fetched.mock.calls[0]![0]).toBe('/api/v1/auth/logout');
  });

  it('shows an error if a device could not be signed out', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await openProfile();
    await press('Sign out on Firefox on Linux');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again.',
    );
    expect(screen.getByText('Firefox on Linux')).toBeVisible();
  });

  it('signs out everywhere and redirects to Sign In', async () => {
    response(200, { success: true });
    await openProfile();
    await press('Sign out everywhere');
    expect(await screen.findByText('Arrived at /login')).toBeVisible();
    expect(document.cookie).toContain('signInNotice=signed-out-everywhere');
    expect(fetched.mock.calls[0]![0]).toBe('/api/v1/auth/logout-everywhere');
  });

  it('redirects to Sign In and back after the session has ended', async () => {
    response(401, { message: 'Sign in first' });
    await openProfile();
    await press('Sign out everywhere');
    expect(await screen.findByText('Arrived at /login?next=%2Fdashboard%2Fprofile')).toBeVisible();
  });

  it('shows a message if it cannot be loaded', async () => {
    server.signIns = null;
    await openProfile();
    const section = screen.getByRole('region', { name: 'Where you’re signed in' });
    expect(within(section).getByText(/^We couldn’t load this list/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeEnabled();
  });
});
