import type { SignInMethods, User } from '@shishir/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Outlet, useLocation } from 'react-router';
import { AuthProvider } from '../auth/auth-context';
import { useShell } from '../../platform/ui/page/shell-data';
import { ToastProvider } from '../../platform/ui/toast';
import { visitor } from '../../platform/testing/shell.fixture';
import ProfilePage, { clientAction } from './profile/profile.route';
import type { SignIn } from './sign-ins/sign-ins.server';

export const HERE: SignIn = {
  id: '0123456789abcdef0123456789abcdef',
  device: 'Chrome on Android',
  address: '192.0.2.1',
  since: '2026-11-20T18:30:00.000Z',
  current: true,
};
export const THERE: SignIn = {
  id: 'fedcba9876543210fedcba9876543210',
  device: 'Firefox on Linux',
  address: '192.0.2.7',
  since: '2026-11-19T04:00:00.000Z',
  current: false,
};

/** A password, with Google available. */
export const WAYS: SignInMethods = {
  password: true,
  google: false,
  google_available: true,
  oidc: null,
  second_factor: false,
  recovery_codes_left: 0,
  second_factor_required: false,
};

/** State of the server. A test changes it as a call would. */
export const server: { user: User; signIns: SignIn[] | null; methods: SignInMethods | null } = {
  user: visitor,
  signIns: null,
  methods: null,
};
/** Replaces the network. */
export const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
export const person = userEvent.setup({ applyAccept: false });

export function resetServer() {
  fetched.mockReset();
  global.fetch = fetched as never;
  server.user = visitor;
  server.signIns = [HERE, THERE];
  server.methods = WAYS;
}

export const response = (status: number, body: unknown) =>
  fetched.mockImplementation(() => Promise.resolve(Response.json(body, { status })));
export const press = (name: string) => person.click(screen.getByRole('button', { name }));

function Arrived() {
  const { pathname, search } = useLocation();
  return <p>Arrived at {pathname + search}</p>;
}

/** Replaces the header too, which shows the account. */
function Root() {
  const { user } = useShell();
  return (
    <ToastProvider>
      <AuthProvider user={user}>
        <header>{user?.name}</header>
        <Outlet />
      </AuthProvider>
    </ToastProvider>
  );
}

export async function openProfile(search = '') {
  const Stub = createRoutesStub([
    {
      id: 'shell',
      path: '/',
      HydrateFallback: () => null,
      loader: () => ({ user: server.user }),
      Component: Root,
      children: [
        { index: true, Component: Arrived },
        { path: 'login', Component: Arrived },
        {
          path: 'dashboard/profile',
          loader: () => ({ ...server }),
          action: clientAction as never,
          Component: ProfilePage as never,
        },
      ],
    },
  ]);
  render(<Stub initialEntries={[`/dashboard/profile${search}`]} />);
  await screen.findByRole('heading', { level: 1 });
}
