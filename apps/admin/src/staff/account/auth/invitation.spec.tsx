import { screen } from '@testing-library/react';
import { errorResponse, stubApi } from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { staff } from '../../../platform/testing/rows';

const ADDRESS = '/invitation?token=secret-of-the-mail';
const rumana = staff({ id: 9, name: 'Rumana Haque', role: 'admin', email: 'rumana@example.com' });
const opened = {
  email: 'rumana@example.com',
  role: 'admin',
  name: 'Rumana Haque',
  has_account: false,
};
const label = (text: string) => screen.findByLabelText(text, { selector: 'input' });

function open(overrides: Parameters<typeof stubApi>[0] = {}, address = ADDRESS) {
  const { calls } = stubApi({
    'GET /auth/session': { body: { user: null, second_factor_missing: false } },
    'POST /user/invitation/open': { body: { data: opened } },
    ...overrides,
  });
  const page = renderDashboard(address);
  const accept = async (password: string) => {
    await page.person.type(await label('Password'), password);
    await page.person.click(screen.getByRole('button', { name: 'Accept and sign in' }));
  };
  const accepted = () => calls.filter(({ address }) => address.pathname.endsWith('/accept'));
  return { ...page, accept, accepted };
}

test('shows the invited person and their role, and opens the dashboard after acceptance', async () => {
  let user: typeof rumana | null = null;
  const { person, address, accept, accepted } = open({
    'GET /auth/session': () => ({ body: { user, second_factor_missing: false } }),
    'GET /user/:id': { body: { success: true, data: rumana } },
    'POST /user/invitation/accept': () => {
      user = rumana;
      return { body: { user, signed_in: true } };
    },
  });
  expect(await label('Email')).toHaveValue('rumana@example.com');
  expect(await label('Name')).toHaveValue('Rumana Haque');
  expect(screen.getByText('Your role: Admin.')).toBeVisible();
  expect(screen.getByText(/invites you to its staff dashboard/)).toBeVisible();
  // Neither in the address bar nor in the history.
  expect(address()).toBe('/invitation');
  await person.type(await label('Phone number (optional)'), '01711 000000');
  await accept('a duct in the attic');
  expect(await screen.findByRole('heading', { name: /Good|Overview/ })).toBeVisible();
  expect(address()).toBe('/dashboard');
  expect(accepted().map(({ body }) => body)).toEqual([
    {
      token: 'secret-of-the-mail',
      name: 'Rumana Haque',
      number: '01711 000000',
      password: 'a duct in the attic',
      locale: 'en',
    },
  ]);
});

test('reports missing values before sending, and rejected ones at their fields', async () => {
  const common = 'This password is too common. Please choose another one.';
  const { person, accept, accepted } = open({
    'POST /user/invitation/accept': errorResponse(400, common, { password: common }),
  });
  await person.clear(await label('Name'));
  await person.click(screen.getByRole('button', { name: 'Accept and sign in' }));
  expect(screen.getByText('Name is required')).toBeVisible();
  await person.type(await label('Name'), 'Rumana');
  await person.click(screen.getByRole('button', { name: 'Accept and sign in' }));
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(accepted()).toEqual([]);
  await accept('password1');
  expect(await screen.findByText(common)).toBeVisible();
  expect(await label('Password')).toHaveAttribute('aria-invalid', 'true');
});

test('requires a code from an account that has two-step verification', async () => {
  const { accept, address } = open({
    'POST /user/invitation/open': { body: { data: { ...opened, has_account: true } } },
    'POST /user/invitation/accept': {
      body: { user: { ...rumana, second_factor: true }, signed_in: false },
    },
  });
  expect(await screen.findByText(/You have a visitor account with this address/)).toBeVisible();
  await accept('a duct in the attic');
  expect(await screen.findByText('Invitation accepted')).toBeVisible();
  expect(address()).toBe('/login');
});

test('warns a different user who is signed in here', async () => {
  open({ 'GET /auth/session': { body: { user: staff(), second_factor_missing: false } } });
  expect(await screen.findByText(/You are signed in as owner@example.com/)).toBeVisible();
});

test('asks for the link of the email if the token is cut', async () => {
  const fields = { token: 'At least 20 characters' };
  const { status, body } = errorResponse(400, 'Check the marked fields.', fields);
  const rejected = { status, body: Object.assign({ reason: { code: 'check_fields' } }, body) };
  open({ 'POST /user/invitation/open': rejected });
  expect(await screen.findByText('Please open the link in your email again.')).toBeVisible();
  expect(screen.queryByText('Check the marked fields.')).not.toBeInTheDocument();
});

test.each([
  ['an expired link', ADDRESS, 'This link has expired. Please ask for a new invitation.'],
  ['a missing link', '/invitation', 'Please open the link in your email again.'],
])('explains %s and links to sign-in', async (_case, address, message) => {
  const rejected = errorResponse(400, message, { token: message });
  open({ 'POST /user/invitation/open': rejected }, address);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
