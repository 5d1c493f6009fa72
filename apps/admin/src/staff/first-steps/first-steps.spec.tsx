import type { FirstSteps } from '@shishir/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { firstSteps, mailServer, staff } from '../../platform/testing/rows';

const PAGE = '/dashboard/first-steps';
type Stub = StubResponse | (() => StubResponse | Promise<StubResponse>);

function open(address: string, checklist: FirstSteps, overrides: Record<string, Stub> = {}) {
  const { calls } = stubApi({
    'GET /first-steps': { body: { data: checklist } },
    'GET /setting/mail': { body: { data: null } },
    ...overrides,
  });
  return { ...renderDashboard(address), calls };
}
const step = async (title: string) => {
  const header = await screen.findByRole('heading', { level: 3, name: title });
  return within(header.closest('li')!);
};

test('shows the state of each step and links to its screen', async () => {
  open(PAGE, firstSteps());
  expect(await screen.findByRole('heading', { name: 'Set up Example Cooling' })).toBeVisible();
  expect(screen.getByRole('img', { name: '2 of 6 steps done' })).toBeVisible();
  const expected: [string, string, string][] = [
    ['Company details', '/dashboard/setting/company-details', 'Done'],
    ['Mail server', '/dashboard/setting/mail-server', 'Open'],
    ['Categories and menus', '/dashboard/setting/menus', 'Done'],
    ['Products', '/dashboard/product/product-list', 'Import a file'],
    ['Invite staff', '/dashboard/user/user-list', 'Invite'],
    ['Two-step verification', '/dashboard/profile', 'Set up'],
  ];
  for (const [title, path, state] of expected) {
    const item = await step(title);
    expect(item.getByRole('link', { name: title })).toHaveAttribute('href', path);
    expect(item.getByText(state)).toBeVisible();
  }
  const links = {
    'Import a file': '/dashboard/product/import',
    'add the first product by hand': '/dashboard/product/add-product',
    Invite: '/dashboard/user/user-list?invite=true',
    'Set up': '/dashboard/profile',
  };
  for (const [name, path] of Object.entries(links)) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('ignores a read that began before a confirmation', async () => {
  const before = firstSteps({
    catalogue: { done: false, categories: 16, menus: 4, confirmed_at: null },
  });
  const after = firstSteps({
    catalogue: { done: true, categories: 16, menus: 4, confirmed_at: '2026-11-22T10:00:00.000Z' },
  });
  let endRead = () => {};
  const slowRead = new Promise<StubResponse>((resolve) => {
    endRead = () => resolve({ body: { data: before } });
  });
  const reads: (StubResponse | Promise<StubResponse>)[] = [{ body: { data: before } }, slowRead];
  const { person, go } = open(PAGE, before, {
    'GET /first-steps': () => reads.shift() ?? { body: { data: after } },
    'POST /first-steps/confirm': { body: { data: after } },
  });
  await step('Categories and menus');
  await go('/dashboard/profile');
  await go(PAGE);
  const catalogue = await step('Categories and menus');
  await person.click(catalogue.getByRole('button', { name: 'Confirm' }));
  expect(await catalogue.findByText('Done')).toBeVisible();
  await act(async () => {
    endRead();
    await slowRead;
  });
  expect((await step('Categories and menus')).getByText('Done')).toBeVisible();
});

test('sets up the mail server in the list, and keeps typed values while its form is closed', async () => {
  let checklist = firstSteps({ mail: { done: false, set: false, waiting: 3 } });
  const { person } = open(PAGE, checklist, {
    'GET /first-steps': () => ({ body: { data: checklist } }),
    'PUT /setting/mail': { body: { data: mailServer() } },
  });
  const mail = await step('Mail server');
  expect(mail.getByText(/3 emails are waiting\./)).toBeVisible();
  await person.type(await mail.findByLabelText('Server'), 'smtp.example.com');
  await person.click(mail.getByRole('button', { name: 'Later' }));
  expect(mail.queryByRole('form', { name: 'Mail server' })).not.toBeInTheDocument();
  await person.click(mail.getByRole('button', { name: 'Set up' }));
  expect(mail.getByLabelText('Server')).toHaveValue('smtp.example.com');
  await person.type(mail.getByLabelText('Sender address'), 'sales@example.com');
  checklist = firstSteps({ mail: { done: true, set: true, waiting: 0 } });
  await person.click(mail.getByRole('button', { name: 'Save mail server' }));
  expect(await mail.findByText('A server is set up and has accepted an email.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'First steps , 3 of 6 done' })).toBeVisible();
});

test('lists missing company details, and confirms categories and menus', async () => {
  const company = { done: false, missing: ['phone', 'hours', 'logo'] as const };
  const catalogue = { done: false, categories: 16, menus: 4, confirmed_at: null };
  const confirmed = { ...catalogue, done: true, confirmed_at: '2026-11-21T08:00:00.000Z' };
  const { person, calls } = open(
    PAGE,
    firstSteps(
      { company: { ...company, missing: [...company.missing] }, catalogue },
      { site_ready: false },
    ),
    { 'POST /first-steps/confirm': { body: { data: firstSteps({ catalogue: confirmed }) } } },
  );
  expect((await step('Company details')).getByText(/Still missing/)).toHaveTextContent(
    'Still missing: a sales phone number, the opening hours and the logo (optional).',
  );
  const site = within(screen.getByRole('region', { name: 'Public site' }));
  expect(site.getByText('This site is being set up.')).toBeVisible();
  const mail = await step('Mail server');
  expect(mail.queryByRole('form')).not.toBeInTheDocument();
  const menus = await step('Categories and menus');
  expect(menus.getByText(/16 categories and 4 menus came with the installation\./)).toBeVisible();
  await person.click(menus.getByRole('button', { name: 'Confirm' }));
  expect(await menus.findByText(/You confirmed them on 21\/11\/2026\./)).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ step: 'catalogue' });
});

test('dismisses the checklist and can undo it', async () => {
  const dismissed = firstSteps({}, { dismissed: true });
  const { person } = open(PAGE, firstSteps(), {
    'POST /first-steps/dismiss': { body: { data: dismissed } },
    'DELETE /first-steps/dismiss': { body: { data: firstSteps() } },
  });
  const entry = () => screen.queryByRole('link', { name: 'First steps , 2 of 6 done' });
  await waitFor(() => expect(entry()).toBeVisible());
  await person.click(await screen.findByRole('button', { name: 'Hide checklist' }));
  await waitFor(() => expect(entry()).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Show again' })).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(entry()).toBeVisible());
});

describe('overview', () => {
  it('redirects the owner to an open checklist once, and can be opened after that', async () => {
    const { address, go, person } = open('/dashboard', firstSteps());
    expect(await screen.findByRole('heading', { name: 'First steps' })).toBeInTheDocument();
    expect(address()).toBe(PAGE);
    await person.click(screen.getByRole('link', { name: 'Overview' }));
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
    await go('/dashboard/profile');
    await go('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  });

  it.each([
    ['a dismissed checklist', { body: { data: firstSteps({}, { dismissed: true }) } }],
    ['a checklist that does not load', errorResponse(500, 'away')],
  ])('is shown with %s', async (_, response) => {
    open('/dashboard', firstSteps(), { 'GET /first-steps': response });
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /First steps/ })).not.toBeInTheDocument();
  });

  it('is shown to staff, who have no checklist', async () => {
    const { calls } = open('/dashboard', firstSteps(), {
      'GET /auth/session': {
        body: { user: staff({ role: 'admin' }), second_factor_missing: false },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
    expect(calls.some(({ address }) => address.pathname.endsWith('/first-steps'))).toBe(false);
  });
});

test('offers a retry if the checklist does not load', async () => {
  open(PAGE, firstSteps(), { 'GET /first-steps': errorResponse(500, 'The database rests') });
  expect(await screen.findByText('Error: The database rests')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
