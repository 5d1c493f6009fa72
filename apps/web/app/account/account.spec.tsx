import '@testing-library/jest-dom';
import type { User } from '@shishir/contract';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Outlet } from 'react-router';
import { AuthProvider } from '../auth/auth-context';
import { noApi, openedPage, refusal } from '../api/testing';
import { ToastProvider } from '../ui/toast';
import { visitor } from '../testing/shell.fixture';
import DashboardPage, { loader as openDashboard } from './dashboard.route';
import ProfilePage, { loader as openProfile } from './profile/profile.route';
import { loader as openStaffAddress } from './staff-redirect.route';

const user: User = { ...visitor, name: 'tahmina Akter' };
const SESSION = 'userToken=secret';

/** What a loader throws. */
const thrown = (run: Promise<unknown>) =>
  run.then(
    () => {
      throw new Error('The loader was expected to throw');
    },
    (reason: unknown) => reason,
  );

describe('the visitor’s own pages', () => {
  it.each([
    ['/dashboard', openDashboard, '/login?next=%2Fdashboard'],
    ['/dashboard/profile?a=1', openProfile, '/login?next=%2Fdashboard%2Fprofile%3Fa%3D1'],
  ])(
    '%s redirects to sign-in without a session, without calling the API',
    async (path, open, to) => {
      const response = (await thrown(open(openedPage(path, noApi)))) as Response;
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(to);
    },
  );

  it('redirect to sign-in after the session has ended', async () => {
    const ended = () => Promise.resolve(refusal(401, 'Sign in first'));
    const response = (await thrown(
      openDashboard(openedPage('/dashboard', ended, SESSION)),
    )) as Response;
    expect(response.headers.get('location')).toBe('/login?next=%2Fdashboard');
  });

  it('are an error and do not redirect to sign-in while the API is down', async () => {
    const down = () => Promise.resolve(refusal(503, 'Not now'));
    expect(await thrown(openDashboard(openedPage('/dashboard', down, SESSION)))).toMatchObject({
      init: { status: 503 },
    });
  });

  it('know who is signed in', async () => {
    const known = () => Promise.resolve(Response.json({ user }));
    expect(await openDashboard(openedPage('/dashboard', known, SESSION))).toEqual({ user });
  });
});

describe('the staff’s addresses', () => {
  it.each([
    '/dashboard/user/user-list',
    '/dashboard/product/product-list?page=2',
    '/dashboard/gallery/add-gallery',
    '/dashboard/project/project-list',
    '/dashboard/setting/client-message',
  ])('%s is the same path on the dashboard’s host', (path) => {
    const response = openStaffAddress({ ...openedPage(path, noApi), params: { '*': path } });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`http://admin.site.example${path}`);
  });
});

function open(path: string, account: User) {
  const Stub = createRoutesStub([
    {
      id: 'shell',
      path: '/',
      HydrateFallback: () => null,
      loader: () => ({ user: account, adminUrl: 'http://admin.site.example' }),
      Component: () => (
        <ToastProvider>
          <AuthProvider user={account}>
            <Outlet />
          </AuthProvider>
        </ToastProvider>
      ),
      children: [
        { index: true, Component: () => <p>Home</p> },
        {
          path: 'dashboard',
          loader: () => ({ user: account }),
          Component: DashboardPage as never,
        },
        {
          path: 'dashboard/profile',
          loader: () => ({ user: account, signIns: [], methods: null }),
          Component: ProfilePage as never,
        },
      ],
    },
  ]);
  render(<Stub initialEntries={[path]} />);
}

describe('the visitor’s dashboard', () => {
  it('greets by name and shows the next steps', async () => {
    open('/dashboard', user);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Welcome, tahmina Akter' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /Find the right size/ })).toHaveAttribute(
      'href',
      '/products',
    );
    expect(screen.getByRole('link', { name: /Quotation cart/ })).toHaveAttribute('href', '/cart');
    expect(screen.getByRole('link', { name: /Contact sales/ })).toHaveAttribute(
      'href',
      '/contact-us',
    );
    expect(screen.queryByText('Staff dashboard')).not.toBeInTheDocument();
  });

  it.each(['admin', 'super_admin'] as const)('shows the role %s its dashboard', async (role) => {
    open('/dashboard', { ...user, role });
    expect(await screen.findByRole('link', { name: /Staff dashboard/ })).toHaveAttribute(
      'href',
      'http://admin.site.example/dashboard',
    );
  });

  it('signs out through the API and goes home', async () => {
    const fetched = jest.fn(() => Promise.resolve(Response.json({ success: true })));
    global.fetch = fetched as never;
    open('/dashboard', user);
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() =>
      expect(fetched).toHaveBeenCalledWith('/api/v1/auth/logout', expect.anything()),
    );
    // The breadcrumb says Home too: only once the page has gone is it the home page that says so.
    await waitFor(() => expect(screen.queryByText(/^Welcome/)).not.toBeInTheDocument());
    expect(screen.getByText('Home')).toBeVisible();
  });

  it('has a form that signs out without JavaScript', async () => {
    open('/dashboard', user);
    const form = (await screen.findByRole('button', { name: 'Logout' })).closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/logout');
  });
});

describe('the profile', () => {
  it('shows name, phone number, email and role', async () => {
    open('/dashboard/profile', user);
    expect(await screen.findByText('tahmina@example.com')).toBeVisible();
    expect(screen.getByText('+880 17 1100 0000')).toBeVisible();
    expect(screen.getByText('User')).toBeVisible();
    expect(screen.getByText('T')).toBeVisible();
  });

  it('shows a dash where there is no phone number', async () => {
    open('/dashboard/profile', { ...user, number: '' });
    await screen.findByText('tahmina@example.com');
    expect(screen.getByText('Phone number').nextElementSibling).toHaveTextContent('–');
  });

  it('shows the picture of an account that has one', async () => {
    open('/dashboard/profile', { ...user, image: 'users/ab12/320.webp' });
    await screen.findByText('tahmina@example.com');
    expect(document.querySelector('img')).toHaveAttribute('src', '/storage/users/ab12/320.webp');
    expect(screen.queryByText('T')).not.toBeInTheDocument();
  });
});
