import { screen } from '@testing-library/react';
import { errorResponse, stubApi } from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';

const signedOut = { 'GET /auth/session': { body: { user: null } } };
const RESET = '/reset-password?token=secret';

test('sends a reset link without revealing whether the address has an account', async () => {
  const { calls } = stubApi({
    ...signedOut,
    'POST /auth/forgot-password': { body: { success: true } },
  });
  const { person, address } = renderDashboard('/login');
  await person.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  expect(address()).toBe('/forgot-password');
  await person.click(await screen.findByRole('button', { name: 'Send the link' }));
  expect(screen.getByText('Email is required')).toBeVisible();
  await person.type(screen.getByLabelText('Email'), 'owner@example.com');
  await person.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/If this address has an account/)).toBeVisible();
  expect(calls.at(-1)!.body).toEqual({ email: 'owner@example.com' });
});

function openReset(responses: Parameters<typeof stubApi>[0]) {
  const { calls } = stubApi({ ...signedOut, ...responses });
  const page = renderDashboard(RESET);
  const save = async (first: string, second: string) => {
    const field = (label: string) => screen.findByLabelText(label, { selector: 'input' });
    for (const [label, text] of [
      ['New password', first],
      ['Confirm new password', second],
    ] as const) {
      await page.person.clear(await field(label));
      await page.person.type(await field(label), text);
    }
    await page.person.click(screen.getByRole('button', { name: 'Save the new password' }));
  };
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...page, save, sent };
}

test('sets a new password with the link of the mail and opens the sign-in page', async () => {
  const { save, sent, address } = openReset({
    'POST /auth/reset-password': { body: { success: true } },
  });
  await save('the-new-one', 'another-one');
  expect(screen.getByText('New password and confirmation do not match')).toBeVisible();
  expect(sent()).toEqual([]);
  await save('the-new-one', 'the-new-one');
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(sent()).toEqual([{ token: 'secret', newPassword: 'the-new-one' }]);
  expect(address()).toBe('/login');
});

test('explains an expired link and links to a new request', async () => {
  const message = 'This link has expired or was used already. Please ask for a new one.';
  const { save } = openReset({ 'POST /auth/reset-password': errorResponse(400, message) });
  await save('the-new-one', 'the-new-one');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: /Request a new one/ })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});
