import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../platform/testing/api-stub';
import {
  enquiryOverview,
  mailOverview,
  productOverview,
} from '../../platform/testing/overview-rows';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { auditEntry, staff, userSummary } from '../../platform/testing/rows';

const DAY_MS = 24 * 60 * 60 * 1000;
const services = (address: URL): StubResponse => {
  const totals: Record<string, number> = { completed: 23, pending: 7 };
  return { body: [], total: totals[address.searchParams.get('service_status') ?? ''] ?? 0 };
};
const figure = async (title: string) =>
  screen.findByRole('link', { name: new RegExp(`^${title}`) });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const asAdmin = { 'GET /auth/session': { body: { user: staff({ role: 'admin' }) } } };

describe('row of specified cards', () => {
  test('counts accounts and service records, and links to them', async () => {
    const oldest_pending = new Date(Date.now() - 12 * DAY_MS).toISOString().slice(0, 10);
    stubApi({
      'GET /user': { body: { data: [staff()] }, total: 123456 },
      'GET /user/summary': { body: { data: userSummary({ staff: 4, visitors: 123452 }) } },
      'GET /products/listed': services,
      'GET /overview/products': { body: { data: productOverview({ oldest_pending }) } },
    });
    renderDashboard('/dashboard');
    expect(await figure('Total Users')).toHaveTextContent('1,23,4564 staff, 1,23,452 visitors');
    expect(await figure('Success Products')).toHaveTextContent('23service records completed');
    const pending = await figure('Pending Products');
    expect(pending).toHaveTextContent('7service records, oldest 12 days');
    expect(pending).toHaveAttribute(
      'href',
      '/dashboard/product/product-list?service_status=pending',
    );
  });

  test('shows three skeletons while loading', async () => {
    stubApi({ 'GET /user': new Promise<StubResponse>(() => {}) });
    renderDashboard('/dashboard');
    await screen.findByRole('heading', { name: 'Overview' });
    expect(document.querySelectorAll('.MuiSkeleton-root')).toHaveLength(3);
  });

  test('shows why a figure is missing and offers a retry', async () => {
    let broken = true;
    stubApi({
      'GET /user': () => (broken ? errorResponse(500, 'x') : { body: { data: [] }, total: 48 }),
    });
    const { person } = renderDashboard('/dashboard');
    expect(await screen.findByText('Error: Network response was not ok')).toBeVisible();
    expect(await figure('Pending Products')).toHaveTextContent('0');
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await figure('Total Users')).toHaveTextContent('48');
  });
});

describe('strip of morning figures', () => {
  test('shows period, comparison and list of each figure', async () => {
    const longest_since = new Date(Date.now() - 41 * 60 * 60 * 1000).toISOString();
    const example = { id: 7, model: 'SLIP', title: 'Outdoor Unit' };
    stubApi({
      'GET /overview/enquiries': {
        body: { data: enquiryOverview({ late: { count: 3, previous: 1, longest_since } }) },
      },
      'GET /overview/products': {
        body: {
          data: productOverview({
            checks: [{ check: 'offer_above', count: 1, example, ids: null }],
          }),
        },
      },
      'GET /overview/mails': {
        body: { data: mailOverview({ failed: { count: 1, previous: 0 } }) },
      },
    });
    renderDashboard('/dashboard');
    for (const [title, text, path] of [
      [
        'New enquiries',
        '412 in the last 7 days, up 3 on the previous 7 days',
        'setting/client-message?status=new',
      ],
      [
        'Waiting over a day',
        '3oldest 1 day 17 h; 1 a week ago',
        'setting/client-message?waiting=day',
      ],
      [
        'Median reply time',
        '3h 10min last 30 days, 40 min faster than the previous 30 days',
        'setting/client-message?status=replied',
      ],
      ['Offers above price', '1SLIP, Outdoor Unit', 'product/product-list?price_state=offer_above'],
      [
        'Failed emails',
        '1last 7 days; none in the previous 7 days',
        'setting/mail-log?status=failed',
      ],
    ] as const) {
      const cell = await figure(title);
      await waitFor(() => expect(cell).toHaveTextContent(`${title}${text}`));
      expect(cell).toHaveAttribute('href', `/dashboard/${path}`);
    }
  });

  test('marks a longer response time', async () => {
    const answer_time = { median: 300, previous: 240 };
    stubApi({ 'GET /overview/enquiries': { body: { data: enquiryOverview({ answer_time }) } } });
    renderDashboard('/dashboard');
    expect((await screen.findByText('1 h slower')).tagName).toBe('EM');
  });

  test('omits the comparison with an empty period', async () => {
    const overview = enquiryOverview({
      received: { count: 12, previous: 0 },
      answer_time: { median: 190, previous: null },
    });
    const chart = { ...overview.chart, total: { count: 7, previous: 0 } };
    stubApi({ 'GET /overview/enquiries': { body: { data: { ...overview, chart } } } });
    renderDashboard('/dashboard');
    expect(await screen.findByText('12 in the last 7 days')).toBeVisible();
    expect(screen.getByText('last 30 days')).toBeVisible();
    expect(screen.getByText('in 12 weeks')).toBeVisible();
  });

  test('shows the error of a failed figure in its cell and keeps the others', async () => {
    stubApi({ 'GET /overview/products': errorResponse(500, 'x') });
    renderDashboard('/dashboard');
    const strip = await region('This morning');
    expect(await strip.findByText('Error: Network response was not ok')).toBeVisible();
    expect(await strip.findByRole('link', { name: /^New enquiries/ })).toBeVisible();
    expect(strip.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('omits mails for staff, who see no mail log and no audit log', async () => {
    const { calls } = stubApi(asAdmin);
    renderDashboard('/dashboard');
    expect(await figure('Offers above price')).toBeVisible();
    expect(screen.queryByText('Failed emails')).not.toBeInTheDocument();
    expect(screen.queryByText('Latest changes')).not.toBeInTheDocument();
    expect(calls.map(({ address }) => address.pathname)).not.toContain('/api/v1/overview/mails');
  });
});

test('repeats the figures of the chart in a table: kinds by week, and a comparison', async () => {
  stubApi();
  renderDashboard('/dashboard');
  const panel = await region('Enquiries per week');
  expect(await panel.findByRole('row', { name: '15/11 3 1 2' })).toBeInTheDocument();
  expect(panel.getByText('in 12 weeks, up 3 on the previous 12 weeks')).toBeVisible();
});

test('lists waiting enquiries with subject, age and owner, and links to them', async () => {
  const waiting = {
    id: 12,
    kind: 'quotation' as const,
    name: 'Tahmina Akter',
    subject: '4 products',
    owner: null,
    created_at: new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString(),
  };
  stubApi({
    'GET /overview/enquiries': {
      body: { data: enquiryOverview({ waiting: { total: 6, enquiries: [waiting] } }) },
    },
  });
  renderDashboard('/dashboard');
  const panel = await region('Waiting for a reply');
  const row = await panel.findByRole('link', { name: /Tahmina Akter/ });
  expect(row).toHaveTextContent('Tahmina AkterQuotation, 4 products2 hUnassigned');
  expect(row).toHaveAttribute('href', '/dashboard/setting/client-message/12');
  expect(panel.getByText('Oldest first. 6 in total.')).toBeVisible();
});

test('links an implausible figure to its products by their ids', async () => {
  const example = { id: 15, model: 'AM045NN4PEH', title: '360 Cassette 4.5 kW' };
  const checks = [{ check: 'fan_input' as const, count: 2, example, ids: [15, 16] }];
  stubApi({ 'GET /overview/products': { body: { data: productOverview({ checks }) } } });
  renderDashboard('/dashboard');
  const products = await region('Products to check');
  const link = await products.findByRole('link', { name: /^Implausible fan input/ });
  expect(link).toHaveAttribute('href', '/dashboard/product/product-list?ids=15,16');
  expect(link).toHaveTextContent('AM045NN4PEH and 1 other');
});

test('shows the first actions in a new installation', async () => {
  const none = { count: 0, previous: 0 };
  const chart = { ...enquiryOverview().chart, total: none };
  stubApi({
    'GET /overview/enquiries': { body: { data: enquiryOverview({ chart }) } },
    'GET /overview/products': { body: { data: productOverview({ total: 0 }) } },
  });
  renderDashboard('/dashboard');
  expect(await screen.findByText(/^No enquiries yet/)).toBeVisible();
  expect(screen.getByText('All caught up.')).toBeVisible();
  const products = await region('Products to check');
  expect(await products.findByText(/^The catalogue is empty/)).toBeVisible();
  expect(products.getByRole('link', { name: 'Add product' })).toHaveAttribute(
    'href',
    '/dashboard/product/add-product',
  );
});

test('sends a failed mail again', async () => {
  const failed = {
    id: 5,
    status: 'failed' as const,
    to: 'jahangir@example.com',
    subject: 'Confirmation',
    last_error: 'mailbox unavailable',
    attempts: 5,
    secret: false,
    created_at: new Date().toISOString(),
    next_at: new Date().toISOString(),
  };
  let again: StubResponse = errorResponse(409, 'Only failed emails can be sent again.');
  const { calls } = stubApi({
    'GET /overview/mails': { body: { data: mailOverview({ troubled: [failed] }) } },
    'POST /mail/:id/again': () => again,
  });
  const { person } = renderDashboard('/dashboard');
  const panel = await region('Failed emails');
  expect(await panel.findByRole('link', { name: /Not delivered: Confirmation/ })).toHaveTextContent(
    'jahangir@example.com, mailbox unavailable',
  );
  await person.click(panel.getByRole('button', { name: 'Send again: Confirmation' }));
  const error = await screen.findByRole('alert');
  expect(error).toHaveTextContent('Only failed emails can be sent again.');
  again = { body: { data: { ...failed, status: 'waiting', sent_at: null } } };
  await person.click(panel.getByRole('button', { name: 'Send again: Confirmation' }));
  expect(await screen.findByText('Sending the email again.')).toBeVisible();
  expect(
    calls.filter(({ method }) => method === 'POST').map((call) => call.address.pathname),
  ).toEqual(['/api/v1/mail/5/again', '/api/v1/mail/5/again']);
});

test('names the record and the author of the latest changes', async () => {
  const entry = auditEntry({ action: 'deleted', subject: 'gallery', subject_name: 'Atrium' });
  stubApi({ 'GET /overview/changes': { body: { data: [entry] } } });
  renderDashboard('/dashboard');
  const row = await (await region('Latest changes')).findByRole('link', { name: /Atrium/ });
  expect(row).toHaveTextContent(`${entry.actor_name} deleted the gallery item`);
});
