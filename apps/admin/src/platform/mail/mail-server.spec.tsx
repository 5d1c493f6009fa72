import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../testing/api-stub';
import { renderDashboard } from '../testing/render-dashboard';
import { mailServer } from '../testing/rows';

const PAGE = '/dashboard/setting/mail-server';

async function open(server: object | null, overrides: Record<string, StubResponse> = {}) {
  const { calls } = stubApi({ 'GET /setting/mail': { body: { data: server } }, ...overrides });
  const page = renderDashboard(PAGE);
  const test = within(await screen.findByRole('form', { name: 'Test email' }));
  const sent = (method: string) =>
    calls.filter((call) => call.method === method).map((call) => call.body);
  return { ...page, test, sent };
}
const fields = () => within(screen.getByRole('form', { name: 'Mail server' }));
const field = (name: string) => fields().getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Save mail server' });

async function fill(person: Awaited<ReturnType<typeof open>>['person']) {
  await person.type(field('Server'), 'smtp.example.com');
  await person.type(field('User name'), 'sales');
  await person.type(field('Password'), 'cold air');
  await person.type(field('Sender address'), 'sales@example.com');
}
const filled = {
  server: 'smtp.example.com',
  port: 587,
  security: 'starttls',
  user_name: 'sales',
  password: 'cold air',
  sender_name: '',
  sender_address: 'sales@example.com',
};

test('shows missing and invalid values at their fields and sends nothing', async () => {
  const { person, sent } = await open(null);
  await person.type(field('Server'), 'smtp://mail.example');
  await person.clear(field('Port'));
  await person.click(save());
  expect(field('Server')).toHaveAccessibleDescription(
    'Enter only the name of the server, such as smtp.example.com',
  );
  expect(field('Port')).toHaveAccessibleDescription('Port must be a whole number');
  expect(field('Sender address')).toHaveAccessibleDescription('Sender address is required');
  expect(field('Server')).toHaveFocus();
  expect(sent('PUT')).toEqual([]);
});

test('saves a new server and does not show its password again', async () => {
  const { person, sent } = await open(null, {
    'PUT /setting/mail': { body: { data: mailServer({ user_name: 'sales' }) } },
  });
  await fill(person);
  await person.click(screen.getByRole('combobox', { name: 'Security' }));
  await person.click(await screen.findByRole('option', { name: 'None (for tests only)' }));
  await person.click(save());
  expect(await screen.findByText('Mail server saved.')).toBeVisible();
  expect(sent('PUT')).toEqual([{ ...filled, security: 'none' }]);
  expect(field('Password')).toHaveValue('');
});

test("shows the API's error at its field", async () => {
  const { person } = await open(mailServer(), {
    'PUT /setting/mail': errorResponse(400, 'Please check the marked fields.', {
      password: 'Enter the password again',
    }),
  });
  expect(field('Password')).toHaveAccessibleDescription(
    'A password is stored. Leave empty to keep it.',
  );
  await person.clear(field('Server'));
  await person.type(field('Server'), 'other.example.com');
  await person.click(save());
  await waitFor(() =>
    expect(field('Password')).toHaveAccessibleDescription('Enter the password again'),
  );
});

test('sends a test mail with the values of the form before they are saved', async () => {
  const { person, test, sent } = await open(null, {
    'POST /setting/mail/test': { body: { data: { accepted: true, at: '2026-11-20T04:14:00Z' } } },
  });
  await person.click(test.getByRole('button', { name: 'Send test email' }));
  expect(field('Server')).toHaveAccessibleDescription('Server is required');
  expect(sent('POST')).toEqual([]);
  await fill(person);
  await person.click(test.getByRole('button', { name: 'Send test email' }));
  const outcome = await screen.findByText('The server accepted the test email at 10:14.');
  expect(outcome.parentElement).toHaveTextContent(
    'Check the inbox of owner@example.com. If nothing arrives within five minutes, look in the spam folder. These settings have not been saved yet.',
  );
  expect(sent('POST')).toEqual([{ to: 'owner@example.com', settings: filled }]);
});

test('shows why a test mail was not accepted, and a wrong recipient at its field', async () => {
  const reason = 'smtp.example.com refused the connection on port 587. Check the port.';
  const { person, test } = await open(mailServer(), {
    'POST /setting/mail/test': { body: { data: { accepted: false, reason } } },
  });
  const recipient = test.getByLabelText('Send a test email to');
  await person.clear(recipient);
  await person.type(recipient, 'owner{Enter}');
  expect(recipient).toHaveAccessibleDescription('Enter an email address like name@example.com');
  await person.type(recipient, '@example.com{Enter}');
  expect(
    (await screen.findByText('The test email was not accepted.')).parentElement,
  ).toHaveTextContent(reason);
});

test('shows an error of the tested settings at their field', async () => {
  const { person, test } = await open(mailServer(), {
    'POST /setting/mail/test': errorResponse(400, 'Please check the marked fields.', {
      'settings.password': 'Enter the password again',
    }),
  });
  await person.click(test.getByRole('button', { name: 'Send test email' }));
  await waitFor(() =>
    expect(field('Password')).toHaveAccessibleDescription('Enter the password again'),
  );
});

test('shows a server set by the environment as read-only, and can test it', async () => {
  const { person, test, sent } = await open(
    mailServer({ source: 'environment', sender_name: 'Robot' }),
    {
      'POST /setting/mail/test': { body: { data: { accepted: true, at: '2026-11-20T04:14:00Z' } } },
    },
  );
  expect(screen.getByText(/with SMTP_URL and MAIL_FROM/)).toBeVisible();
  expect(screen.getByLabelText('Server')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Password')).toHaveValue('Set, never shown');
  expect(screen.queryByRole('button', { name: /Save|Remove/ })).not.toBeInTheDocument();
  await person.click(test.getByRole('button', { name: 'Send test email' }));
  await screen.findByText('The server accepted the test email at 10:14.');
  expect(sent('POST')).toEqual([{ to: 'owner@example.com' }]);
});

test('removes the server after a question and resets the form', async () => {
  let server: object | null = mailServer();
  const { person } = await open(null, {
    'GET /setting/mail': (() => ({ body: { data: server } })) as never,
    'DELETE /setting/mail': { body: { success: true } },
  });
  await person.click(await screen.findByRole('button', { name: 'Remove mail server' }));
  const question = within(await screen.findByRole('alertdialog'));
  server = null;
  await person.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Mail server removed.')).toBeVisible();
  await waitFor(() => expect(field('Server')).toHaveValue(''));
  expect(screen.queryByRole('button', { name: 'Remove mail server' })).not.toBeInTheDocument();
});
