import { screen } from '@testing-library/react';
import {
  type StubResponse,
  noResponse,
  errorResponse,
  stubApi,
} from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { staff } from '../../../platform/testing/rows';

const LIST = '/dashboard/product/product-list?page=2';
const signInPage = () => screen.findByRole('heading', { name: 'Sign in' });

test("shows 'Loading...' until the server responds, then the page", async () => {
  let response: (given: StubResponse) => void = () => {};
  stubApi({ 'GET /auth/session': new Promise<StubResponse>((resolve) => (response = resolve)) });
  renderDashboard('/dashboard');
  expect(await screen.findByText('Loading...')).toBeVisible();
  response({ body: { user: staff() } });
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('redirects anonymous users to sign-in and remembers the requested page', async () => {
  stubApi({ 'GET /auth/session': { body: { user: null } } });
  const { address } = renderDashboard(LIST);
  await signInPage();
  expect(address()).toBe(`/login?next=${encodeURIComponent(LIST)}`);
});

test.each([
  ['is rejected', errorResponse(404, 'There is no such account')],
  ['reports no success', { body: { success: false } }],
])('redirects to sign-in if the account’s own record %s', async (_case, response) => {
  stubApi({ 'GET /user/:id': response });
  renderDashboard('/dashboard');
  await signInPage();
});

test.each([
  ['does not respond', noResponse],
  ['is not available', errorResponse(503, 'The database does not answer.')],
])('shows a notice while the server %s, and continues when it is back', async (_case, response) => {
  let down = true;
  const back = { body: { user: staff(), second_factor_missing: false } };
  stubApi({
    'GET /auth/session': () => {
      if (!down) return back;
      return typeof response === 'function' ? response() : response;
    },
  });
  const { person, address } = renderDashboard(LIST);
  expect(await screen.findByText(/The service is not available/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Sign in' })).not.toBeInTheDocument();
  expect(address()).toBe(LIST);
  down = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Products List' })).toBeVisible();
});

test('shows a visitor that the page is for staff, with a link to the public site', async () => {
  const visitor = staff({ role: 'user', email: 'visitor@example.com' });
  stubApi({ 'GET /auth/session': { body: { user: visitor } } });
  renderDashboard('/dashboard');
  expect(await screen.findByRole('heading', { name: 'This page is for staff' })).toBeVisible();
  expect(screen.getByText(/visitor@example.com, which is not a staff account/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', 'http://localhost/');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
