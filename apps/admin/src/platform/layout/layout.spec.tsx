import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, noResponse, pendingResponse, stubApi } from '../testing/api-stub';
import { renderDashboard } from '../testing/render-dashboard';
import { firstSteps, staff } from '../testing/rows';
import { setScreenWidth } from '../testing/screen-width';

const sidebar = async () => within(await screen.findByRole('complementary', { name: 'Sidebar' }));
const groups = async () =>
  (await sidebar()).getAllByRole('button').filter((button) => button.ariaExpanded !== null);

test('shows the signed-in user, the role and a copyright line in the sidebar', async () => {
  stubApi({
    'GET /auth/session': { body: { user: staff({ name: 'Nusrat Rahman', role: 'admin' }) } },
  });
  renderDashboard('/dashboard');
  const side = await sidebar();
  expect(side.getByText('Nusrat Rahman')).toBeVisible();
  expect(side.getByText('Admin')).toBeVisible();
  expect(side.getByText('NR')).toBeVisible();
  expect(await side.findByText(/^© \d{4} Example Cooling$/)).toBeVisible();
});

test('shows the role of the owner as Super admin', async () => {
  stubApi();
  renderDashboard('/dashboard');
  expect((await sidebar()).getByText('Super admin')).toBeVisible();
});

test('lists the groups that have pages in the specified order and toggles each', async () => {
  stubApi();
  const { person } = renderDashboard('/dashboard');
  expect((await groups()).map((group) => group.textContent)).toEqual([
    'Users',
    'Gallery',
    'Product',
    'Project',
    'Setting',
  ]);
  for (const group of await groups()) {
    const before = group.getAttribute('aria-expanded');
    await person.click(group);
    expect(group).not.toHaveAttribute('aria-expanded', before);
  }
});

test('opens the group of the current page and marks both', async () => {
  stubApi();
  renderDashboard('/dashboard/setting/categories');
  const side = await sidebar();
  const page = side.getByRole('link', { name: 'Categories' });
  expect(page).toHaveAttribute('aria-current', 'page');
  const marked = within(side.getByTestId('current-group')).getByRole('button', { name: 'Setting' });
  expect(marked).toHaveAttribute('aria-expanded', 'true');
});

test('scrolls the current page of the sidebar into view', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  stubApi();
  renderDashboard('/dashboard/setting/audit-log');
  const side = await sidebar();
  const page = side.getByRole('link', { name: 'Audit Log' });
  expect(scrolled.mock.contexts).toContain(page);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('scrolls to the current page again after the first steps appear above it', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  const { response, respond } = pendingResponse();
  stubApi({ 'GET /first-steps': response });
  renderDashboard('/dashboard/setting/audit-log');
  const side = await sidebar();
  scrolled.mockClear();
  respond({ body: { data: firstSteps() } });
  await side.findByRole('link', { name: /^First steps/ });
  expect(scrolled.mock.contexts).toContain(side.getByRole('link', { name: 'Audit Log' }));
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('lists the inbox below the overview with its new messages, and marks no group on its pages', async () => {
  stubApi();
  renderDashboard('/dashboard/setting/client-message/12');
  const side = await sidebar();
  const inbox = await side.findByRole('link', { name: 'Inbox , 5 new' });
  expect(inbox).toHaveAttribute('aria-current', 'page');
  expect(inbox.previousElementSibling).toHaveTextContent('Overview');
  const setting = side.getByRole('button', { name: 'Setting' });
  expect(side.queryByTestId('current-group')).not.toBeInTheDocument();
  expect(setting).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  [
    'super_admin',
    ['Site', 'Company'],
    ['Company Details', 'Sizing Values', 'Mail', 'Security', 'Audit Log'],
  ],
  ['admin', ['Site', 'Company'], ['Sizing Values']],
] as const)(
  'shows the role %s the sub-heads %j below Setting',
  async (role, subHeads, companyPages) => {
    stubApi({ 'GET /auth/session': { body: { user: staff({ role }) } } });
    renderDashboard('/dashboard/setting/categories');
    const side = await sidebar();
    for (const title of ['Site', 'Company']) {
      const part = side.queryByRole('list', { name: title });
      if (subHeads.some((of) => of === title)) expect(part).toBeVisible();
      else expect(part).not.toBeInTheDocument();
    }
    const all = ['Company Details', 'Sizing Values', 'Mail', 'Security', 'Audit Log'] as const;
    for (const name of all) {
      const page = side.queryByRole('link', { name });
      if (companyPages.some((of) => of === name)) expect(page).toBeVisible();
      else expect(page).not.toBeInTheDocument();
    }
  },
);

test('shows the title, Home to the public site, Profile and Logout in the top bar', async () => {
  stubApi();
  renderDashboard('/dashboard');
  const bar = within(await screen.findByRole('banner'));
  expect(bar.getByText('Dashboard')).toBeVisible();
  expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', 'http://localhost/');
  expect(bar.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/dashboard/profile');
  expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('ends the session on the server on Logout and opens the sign-in page', async () => {
  const { calls } = stubApi();
  const { person, address } = renderDashboard('/dashboard');
  await person.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(address()).toBe('/login');
  expect(
    calls.filter((call) => call.method === 'POST').map((call) => call.address.pathname),
  ).toEqual(['/api/v1/auth/logout']);
});

test('reports that the session is still open after a failed logout, and offers a retry', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  let blocked = true;
  const { calls } = stubApi({
    'POST /auth/logout': () => (blocked ? noResponse() : { body: { success: true } }),
  });
  const { person, address } = renderDashboard('/dashboard');
  await person.click(await screen.findByRole('button', { name: 'Logout' }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('You are still signed in')).toBeVisible();
  expect(address()).toBe('/dashboard');
  expect(log).toHaveBeenCalledWith('Logout failed', expect.any(TypeError));
  blocked = false;
  await person.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(calls.filter(({ address }) => address.pathname.endsWith('/auth/logout'))).toHaveLength(2);
  log.mockRestore();
});

test('opens the sign-in page on Logout if the session has already ended', async () => {
  stubApi({ 'POST /auth/logout': errorResponse(401, 'Please sign in') });
  const { person } = renderDashboard('/dashboard');
  await person.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('folds the sidebar to its icons and keeps it folded on the next visit', async () => {
  stubApi();
  const { person } = renderDashboard('/dashboard');
  await person.click(await screen.findByRole('button', { name: 'Collapse sidebar' }));
  expect(screen.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  expect((await groups()).map((group) => group.getAttribute('aria-expanded'))).toEqual([
    'false',
    'false',
    'false',
    'false',
    'false',
  ]);
  expect(localStorage.getItem('sidebar-folded')).toBe('true');
  await person.click(screen.getByRole('button', { name: 'Product' }));
  expect(await screen.findByRole('link', { name: 'Product List' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
});

test('offers the same links in a drawer on a phone, and closes it when one is followed', async () => {
  setScreenWidth(390);
  stubApi();
  const { person, address } = renderDashboard('/dashboard');
  await person.click(await screen.findByRole('button', { name: 'Open menu' }));
  const side = await sidebar();
  for (const name of ['Home', 'Profile', 'Overview']) {
    expect(side.getByRole('link', { name })).toBeVisible();
  }
  expect(side.getByRole('button', { name: 'Logout' })).toBeVisible();
  await person.click(side.getByRole('button', { name: 'Users' }));
  await person.click(await side.findByRole('link', { name: 'User List' }));
  expect(address()).toBe('/dashboard/user/user-list');
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
});

test('redirects the root to the overview and shows a not-found page for an unknown address', async () => {
  stubApi();
  const { address, go } = renderDashboard('/');
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(address()).toBe('/dashboard');
  await go('/dashboard/nope');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByText(/^There is nothing at this address\./)).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});

test('names the page and the company in the window title', async () => {
  stubApi();
  renderDashboard('/dashboard/profile');
  await waitFor(() => expect(document.title).toBe('Profile | Example Cooling'));
});
