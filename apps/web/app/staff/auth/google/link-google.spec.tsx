import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import LinkGooglePage, { clientAction } from './link-google.route';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const person = userEvent.setup();
const email = 'tahmina@example.com';

function Arrived() {
  return <p>Arrived at {useLocation().pathname}</p>;
}

async function open(address: string, pending: string | null = email) {
  const Stub = createRoutesStub([
    {
      path: '/link-google',
      HydrateFallback: () => null,
      loader: () => ({ email: pending }),
      action: clientAction as never,
      Component: LinkGooglePage as never,
    },
    { path: '*', Component: Arrived },
  ]);
  render(<Stub initialEntries={[address]} />);
  await screen.findByRole('heading', { level: 1 });
}
const response = (status: number, body: unknown) =>
  fetched.mockImplementation(() => Promise.resolve(Response.json(body, { status })));
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const sent = () => {
  const [address, { body }] = fetched.mock.calls.at(-1)!;
  return [address, JSON.parse(body as string)];
};

beforeEach(() => {
  fetched.mockReset();
  global.fetch = fetched as never;
});

describe('a Google account with a pending proof', () => {
  it('is linked with the password, and continues', async () => {
    response(200, { success: true });
    await open('/link-google?next=/cart');
    expect(screen.getByText(email)).toBeVisible();
    await person.type(screen.getByLabelText('Password'), 'correct horse');
    await press('Link Google and sign in');
    expect(await screen.findByText('Arrived at /cart')).toBeVisible();
    expect(sent()).toEqual(['/api/v1/auth/google/link', { password: 'correct horse' }]);
  });

  it('requires a password before it calls the API', async () => {
    await open('/link-google');
    await press('Link Google and sign in');
    expect(await screen.findByText('Password is required')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('shows that the password is wrong, and keeps it', async () => {
    response(401, { code: 'not_signed_in', message: 'Invalid email or password' });
    await open('/link-google');
    await person.type(screen.getByLabelText('Password'), 'wrong horse');
    await press('Link Google and sign in');
    expect(await screen.findByText('This password is not right.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('wrong horse');
  });

  it('requires the code of an account with a second factor', async () => {
    response(401, { code: 'second_factor_needed', message: 'Enter the code' });
    await open('/link-google');
    await person.type(screen.getByLabelText('Password'), 'correct horse');
    await press('Link Google and sign in');
    await person.type(await screen.findByLabelText('Code'), '123456');
    response(200, { success: true });
    await press('Link Google and sign in');
    expect(await screen.findByText('Arrived at /dashboard')).toBeVisible();
    expect(sent()[1]).toEqual({ password: 'correct horse', code: '123456' });
  });

  it('is linked by mail without a password', async () => {
    response(200, { success: true });
    await open('/link-google');
    await press('Send me a link instead');
    expect(await screen.findByText(/^We’ve sent a link to tahmina@example.com/)).toBeVisible();
    expect(sent()).toEqual(['/api/v1/auth/google/send-link', {}]);
    expect(screen.queryByRole('button', { name: 'Send me a link instead' })).toBeNull();
  });

  it.each([
    ['what the server says', 403, { message: 'This account has two-step verification.' }],
    ['its own message', 500, ''],
  ])('shows %s if no mail is sent', async (_, status, body) => {
    response(status, body);
    await open('/link-google');
    await press('Send me a link instead');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      typeof body === 'string' ? 'Something went wrong. Please try again.' : body.message,
    );
  });

  it('shows an error when there is no response', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await open('/link-google');
    await person.type(screen.getByLabelText('Password'), 'correct horse');
    await press('Link Google and sign in');
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('correct horse');
  });

  it('links back to Google if none is pending any more', async () => {
    await open('/link-google', null);
    expect(screen.getByRole('heading', { name: 'Please start again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/v1/auth/google',
    );
  });
});
