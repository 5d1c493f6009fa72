import { screen, waitFor } from '@testing-library/react';
import {
  pendingResponse,
  noResponse,
  errorResponse,
  stubApi,
  type StubResponse,
} from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';

const PAGE = '/dashboard/user/change-password';
type Stub = StubResponse | Promise<StubResponse> | (() => Promise<StubResponse>);
const right = { current: 'quiet-compressor', new: 'louder-compressor', again: 'louder-compressor' };

async function open(response: Stub = { body: { success: true } }) {
  const { calls } = stubApi({ 'POST /auth/change-password': response });
  const page = renderDashboard(PAGE);
  const current = await screen.findByLabelText('Current password');
  const fields = {
    current,
    new: screen.getByLabelText('New password'),
    again: screen.getByLabelText('Confirm new password'),
  };
  const type = async (values: Partial<typeof right>) => {
    for (const [name, text] of Object.entries(values)) {
      await page.person.type(fields[name as keyof typeof fields], text);
    }
  };
  const send = async (values: Partial<typeof right>) => {
    await type(values);
    await page.person.click(screen.getByRole('button', { name: 'Change password' }));
  };
  const sent = () => calls.filter((call) => call.method === 'POST').map((call) => call.body);
  return { ...page, fields, type, send, sent };
}

test.each([
  ['current', { new: right.new, again: right.again }],
  ['new', { current: right.current, again: right.again }],
  ['again', { current: right.current, new: right.new }],
] as const)('reports and marks the missing field "%s" and sends nothing', async (name, rest) => {
  const { send, sent, fields } = await open();
  await send(rest);
  expect(screen.getByText('All fields are required')).toBeVisible();
  expect(fields[name]).toBeInvalid();
  expect(fields[name]).toHaveFocus();
  expect(sent()).toHaveLength(0);
});

test('shows a differing confirmation at its field and sends nothing', async () => {
  const { send, sent, fields } = await open();
  await send({ ...right, again: 'louder-compressors' });
  expect(screen.getByText('New password and confirmation do not match')).toBeVisible();
  expect(fields.again).toHaveAccessibleDescription('New password and confirmation do not match');
  expect(sent()).toHaveLength(0);
});

test('shows a short password at its field and sends nothing', async () => {
  const { send, sent, fields } = await open();
  await send({ current: right.current, new: 'seven77', again: 'seven77' });
  expect(fields.new).toHaveAccessibleDescription('Password must be at least 8 characters');
  expect(fields.new).toHaveFocus();
  expect(sent()).toHaveLength(0);
});

test('shows and hides each password', async () => {
  const { person, fields } = await open();
  for (const [label, field] of [
    ['current password', fields.current],
    ['new password', fields.new],
    ['repeated new password', fields.again],
  ] as const) {
    expect(field).toHaveAttribute('type', 'password');
    await person.click(screen.getByRole('button', { name: `Show ${label}` }));
    expect(field).toHaveAttribute('type', 'text');
    await person.click(screen.getByRole('button', { name: `Hide ${label}` }));
    expect(field).toHaveAttribute('type', 'password');
  }
});

test('sends the specified payload, signs out and shows a notice on the sign-in page', async () => {
  const { send, sent, address } = await open();
  await send(right);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(address()).toBe('/login');
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(sent()).toEqual([
    {
      currentPassword: right.current,
      newPassword: right.new,
      profile_id: 1,
      profile: 'employee',
    },
  ]);
});

test('does not send twice while a request is pending', async () => {
  const { response, respond } = pendingResponse();
  const { send, sent, person } = await open(response);
  await send(right);
  expect(await screen.findByRole('button', { name: 'Changing...' })).toBeDisabled();
  await person.type(screen.getByLabelText('Current password'), '{Enter}');
  expect(sent()).toHaveLength(1);
  respond({ body: { success: true } });
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('shows the server’s error at its field and focuses it', async () => {
  const sentence = 'The current password is not right.';
  const { send, fields, address } = await open(
    errorResponse(400, sentence, { currentPassword: sentence }),
  );
  await send(right);
  await waitFor(() => expect(fields.current).toHaveAccessibleDescription(sentence));
  expect(screen.getByText(sentence)).toBeVisible();
  expect(fields.current).toHaveFocus();
  expect(fields.new).toHaveValue(right.new);
  expect(address()).toBe(PAGE);
});

test.each<[string, Stub, string]>([
  [
    'too many attempts',
    errorResponse(429, 'Too many tries. Wait a minute.'),
    'Too many tries. Wait a minute.',
  ],
  ['a response without a message', { status: 500, body: {} }, 'Password update failed.'],
  ['no response', noResponse, 'Something went wrong. Please try again.'],
])('shows the message for %s above the fields', async (_case, response, text) => {
  const { send, fields } = await open(response);
  await send(right);
  expect(await screen.findByText(text)).toBeVisible();
  expect(fields.new).toHaveValue(right.new);
});

test('submits on Ctrl+S', async () => {
  const { type, sent, person } = await open();
  await type(right);
  await person.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('lists the page in the group Users', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Change Password' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
