import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { response, fetched, field, fill, open, press, resetBrowser } from '../auth-pages.fixture';

beforeEach(resetBrowser);

describe('Sign Up', () => {
  const values = {
    Name: 'Tahmina Akter',
    'Phone number': '01711 000000',
    Email: 'tahmina@example.com',
    Password: 'horse-12',
    'Confirm password': 'horse-12',
  };

  it.each(Object.keys(values))('requires the %s and sends nothing without it', async (blank) => {
    open('/signup');
    await fill({ ...values, [blank]: '' });
    await press('Sign Up');
    expect(await screen.findByText('Please fill in all fields')).toBeVisible();
    expect(await field(blank)).toHaveFocus();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('requires a password of eight characters, entered twice', async () => {
    open('/signup');
    await fill({ ...values, Password: 'horse-1', 'Confirm password': 'horse-1' });
    await press('Sign Up');
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
    expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument();

    await fill({ Password: 'horse-12', 'Confirm password': 'horse-13' });
    await press('Sign Up');
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(await field('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    expect(screen.queryByText('Password must be at least 8 characters')).not.toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('requires a valid email address and phone number', async () => {
    open('/signup');
    await fill({ ...values, Email: 'tahmina', 'Phone number': '12' });
    await press('Sign Up');
    expect(await screen.findByText(/^Enter an email address/)).toBeVisible();
    expect(await field('Phone number')).toHaveAccessibleDescription(/^Enter a phone number/);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('creates an account with the role user, which Sign In confirms', async () => {
    response(201, { success: true, user: {} });
    open('/signup');
    await fill(values);
    await press('Sign Up');
    expect(await screen.findByText('Account created. Sign in to continue.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    const [address, request] = fetched.mock.calls[0]!;
    expect(address).toBe('/api/v1/register');
    expect(JSON.parse(request.body as string)).toEqual({
      name: 'Tahmina Akter',
      number: '01711 000000',
      email: 'tahmina@example.com',
      password: 'horse-12',
      role: 'user',
    });
  });

  it.each([
    [409, { error: 'X' }, 'X'],
    [500, '', 'Failed to sign up. Please try again.'],
  ])('on %d with %j shows %s and keeps the entered values', async (status, body, text) => {
    response(status, body);
    open('/signup');
    await fill(values);
    await press('Sign Up');
    expect(await screen.findByText(text)).toBeVisible();
    expect(await field('Email')).toHaveValue('tahmina@example.com');
  });

  it('shows the server’s error below its field', async () => {
    const fields = { password: 'This password is too common. Please choose another one.' };
    response(400, { code: 'invalid', message: 'Not taken', error: 'Not taken', fields });
    open('/signup');
    await fill(values);
    await press('Sign Up');
    await waitFor(async () =>
      expect(await field('Password')).toHaveAccessibleDescription(fields.password),
    );
  });

  it('shows an error when there is no response', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    open('/signup');
    await fill(values);
    await press('Sign Up');
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
  });

  it('shows each password separately', async () => {
    open('/signup');
    await field('Confirm password');
    await press('Show repeated password');
    expect(await field('Confirm password')).toHaveAttribute('type', 'text');
    expect(await field('Password')).toHaveAttribute('type', 'password');
  });
});
