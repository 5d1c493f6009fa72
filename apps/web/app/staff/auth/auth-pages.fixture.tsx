import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import LoginPage, { clientAction as signIn } from './sign-in/login.route';
import { CLEARED_NOTICE_COOKIE, signInNotice } from './sign-in/sign-in-notice';
import SignUpPage, { clientAction as signUp } from './sign-up/signup.route';

/** Replaces the network. */
export const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
export const person = userEvent.setup();

export function resetBrowser() {
  fetched.mockReset();
  global.fetch = fetched as never;
  document.cookie = CLEARED_NOTICE_COOKIE;
}

function Arrived() {
  const { pathname, search } = useLocation();
  return <p>Arrived at {pathname + search}</p>;
}

/** Opens Sign In or Sign Up; any other page only shows its address. */
export function open(address: string, google = true) {
  const Stub = createRoutesStub([
    {
      path: '/login',
      HydrateFallback: () => null,
      loader: ({ request: { url } }) => ({
        google,
        notice: signInNotice(new Request(url, { headers: { cookie: document.cookie } })),
      }),
      action: signIn as never,
      Component: LoginPage as never,
    },
    {
      path: '/signup',
      HydrateFallback: () => null,
      loader: () => ({ google }),
      action: signUp as never,
      Component: SignUpPage as never,
    },
    { path: '*', Component: Arrived },
  ]);
  render(<Stub initialEntries={[address]} />);
}

export const field = (label: string) => screen.findByLabelText(label);
export const press = (name: string) => person.click(screen.getByRole('button', { name }));
export const response = (status: number, body: unknown) =>
  fetched.mockImplementation(() => Promise.resolve(Response.json(body, { status })));

export async function fill(texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const input = await field(label);
    await person.clear(input);
    if (text) await person.type(input, text);
  }
}
