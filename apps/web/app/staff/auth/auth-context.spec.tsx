import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell, visitor } from '../../platform/testing/shell.fixture';
import { useAuth } from './auth-context';

function Who() {
  const { user, logout } = useAuth();
  return (
    <>
      <p>{user ? `Signed in as ${user.name}` : 'Signed out'}</p>
      <button onClick={() => void logout()}>Logout</button>
    </>
  );
}

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  fetched.mockReset();
  global.fetch = fetched as never;
});

describe('useAuth', () => {
  it('throws a helpful error without a provider', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Who />)).toThrow('useAuth must be used within an AuthProvider');
    silence.mockRestore();
  });

  it('returns the signed-in user from the first render', async () => {
    renderInShell(<Who />, { user: visitor });
    expect(await screen.findByText('Signed in as Tahmina Akter')).toBeInTheDocument();
  });

  it('ends the session on the server and navigates home', async () => {
    fetched.mockResolvedValue(Response.json({ success: true }));
    renderInShell(<Who />, { user: visitor });
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(fetched).toHaveBeenCalledWith(
      '/api/v1/auth/logout',
      expect.objectContaining({ method: 'POST' }),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows an error if the server did not end the session', async () => {
    fetched.mockRejectedValue(new TypeError('network'));
    renderInShell(<Who />, { user: visitor });
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not signed out');
    expect(screen.getByText('Signed in as Tahmina Akter')).toBeInTheDocument();
  });
});
