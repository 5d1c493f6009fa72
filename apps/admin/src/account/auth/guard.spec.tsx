import { screen } from '@testing-library/react';
import { type StubResponse, noResponse, errorResponse, stubApi } from '../../testing/api-stub';
import { renderDashboard } from '../../testing/render-dashboard';
import { staff } from '../../testing/rows';

const LIST = '/dashboard/product/product-list?page=2';
const signInPage = () => screen.findByRole('heading', { name: 'Sign in' });

test("shows 'Loading...' while the server is asked, then the page", async () => {
  let response: (given: StubResponse) => void = () => {};
  stubApi({ 'GET /auth/session': new Promise<StubResponse>((resolve) => (response = resolve)) });
  renderDashboard('/dashboard');
  expect(await screen.findByText('Loading...')).toBeVisible();
  response({ body: { user: staff() } });
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('sends who is not signed in to the sign-in page and remembers where they wanted to go', async () => {
  stubApi({ 'GET /auth/session': { body: { user: null } } });
  const { address } = renderDashboard(LIST);
  await signInPage();
  expect(address()).toBe(`/login?next=${encodeURIComponent(LIST)}`);
});

test.each([
  ['is rejected', errorResponse(404, 'There is no such account')],
  ['says that it is none', { body: { success: false } }],
])('sends to the sign-in page when the account’s own record %s', async (_case, response) => {
  stubApi({ 'GET /user/:id': response });
  renderDashboard('/dashboard');
  await signInPage();
});

test('admits nobody while the server does not respond', async () => {
  stubApi({ 'GET /auth/session': noResponse });
  renderDashboard('/dashboard');
  await signInPage();
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
