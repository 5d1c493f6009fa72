import { fireEvent, screen, waitFor } from '@testing-library/react';
import { noResponse, stubApi } from '../../testing/api-stub';
import { renderDashboard } from '../../testing/render-dashboard';

const PAGE = '/dashboard/user/change-password';
const question = () => screen.findByRole('alertdialog', { name: 'Discard your changes?' });

async function typeSomething() {
  const { calls } = stubApi();
  const page = renderDashboard(PAGE);
  const field = await screen.findByLabelText('Current password');
  await page.person.type(field, 'quiet');
  return { ...page, field, calls };
}

test('asks before a link leaves a changed form, and keeps its values if the user stays', async () => {
  const { person, address, field } = await typeSomething();
  await person.click(screen.getByRole('link', { name: 'User List' }));
  await question();
  expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(address()).toBe(PAGE);
  expect(field).toHaveValue('quiet');
});

test('leaves the form when the changes are discarded', async () => {
  const { person, address } = await typeSomething();
  await person.click(screen.getByRole('link', { name: 'User List' }));
  await question();
  await person.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByRole('heading', { name: 'User List' })).toBeVisible();
  expect(address()).toBe('/dashboard/user/user-list');
});

test('asks before Logout ends the session', async () => {
  const { person, calls } = await typeSomething();
  const logouts = () => calls.filter((call) => call.address.pathname.endsWith('/auth/logout'));
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  await question();
  expect(logouts()).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(logouts()).toHaveLength(1);
});

test('keeps guarding changes after a failed logout', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, field } = await typeSomething();
  stubApi({ 'POST /auth/logout': noResponse });
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  await question();
  await person.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('You are still signed in')).toBeVisible();
  expect(field).toHaveValue('quiet');
  await person.click(screen.getByRole('link', { name: 'User List' }));
  await question();
  log.mockRestore();
});

test('makes the browser warn before the window closes, but only while there are unsaved changes', async () => {
  const { person, field } = await typeSomething();
  // True if no listener prevents the window from closing.
  const closes = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(closes()).toBe(false);
  await person.clear(field);
  expect(closes()).toBe(true);
});

test('leaves an untouched form without a question', async () => {
  stubApi();
  const { person } = renderDashboard(PAGE);
  await screen.findByLabelText('Current password');
  await person.click(screen.getByRole('link', { name: 'User List' }));
  expect(await screen.findByRole('heading', { name: 'User List' })).toBeVisible();
});
