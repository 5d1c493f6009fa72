import { screen, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../testing/api-stub';
import { renderDashboard } from '../testing/render-dashboard';
import { category, message, messageSummary, product, staff } from '../testing/rows';

const services = (address: URL): StubResponse => {
  const totals: Record<string, number> = { completed: 23, pending: 7 };
  return { body: [], total: totals[address.searchParams.get('service_status') ?? ''] ?? 0 };
};
const card = async (title: string) =>
  within(await screen.findByRole('link', { name: new RegExp(`^${title}`) }));

test('the cards count accounts, service records and new messages', async () => {
  stubApi({ 'GET /user': { body: { data: [staff()] }, total: 123456 }, 'GET /products': services });
  renderDashboard('/dashboard');
  expect((await card('Total Users')).getByText('1,23,456')).toBeVisible();
  expect((await card('Success Products')).getByText('23')).toBeVisible();
  expect((await card('Pending Products')).getByText('7')).toBeVisible();
  const fresh = await card('New messages');
  expect(fresh.getByText('5')).toBeVisible();
  expect(fresh.getByText('2 waiting over a day')).toBeVisible();
});

test('three skeletons stand there while the cards are loading', async () => {
  stubApi({ 'GET /user': new Promise<StubResponse>(() => {}) });
  renderDashboard('/dashboard');
  await screen.findByRole('heading', { name: 'Overview' });
  expect(document.querySelectorAll('.MuiSkeleton-root')).toHaveLength(3);
});

test('a figure that fails says so, can be tried again, and leaves the others standing', async () => {
  let broken = true;
  stubApi({
    'GET /user': () => (broken ? errorResponse(500, 'x') : { body: { data: [] }, total: 48 }),
  });
  const { person } = renderDashboard('/dashboard');
  expect(await screen.findByText('Error: Network response was not ok')).toBeVisible();
  expect((await card('Pending Products')).getByText('0')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Waiting for an answer' })).toBeVisible();
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await card('Total Users')).getByText('48')).toBeVisible();
});

test('the chart has the same figures as its table: parts by day, a title for each bar, a comparison', async () => {
  stubApi();
  renderDashboard('/dashboard');
  const panel = within(await screen.findByRole('region', { name: 'Enquiries, last 30 days' }));
  const row = await panel.findByRole('row', { name: '20 Nov 3 1 2' });
  expect(row).toBeInTheDocument();
  expect(panel.getByText('20 Nov: 3 contact, 1 quotation, 2 other')).toBeInTheDocument();
  expect(panel.getByText('6 enquiries, 2 more than the month before')).toBeVisible();
});

test('a panel that fails leaves the others standing', async () => {
  stubApi({ 'GET /contact-message/summary': errorResponse(503, 'The database does not answer.') });
  renderDashboard('/dashboard');
  const panel = within(await screen.findByRole('region', { name: 'Enquiries, last 30 days' }));
  expect(await panel.findByText('Error: The database does not answer.')).toBeVisible();
  expect((await card('Total Users')).getByText('0')).toBeVisible();
});

test('messages that wait lead to themselves', async () => {
  const { calls } = stubApi({ 'GET /contact-message': { body: { data: [message()] }, total: 1 } });
  renderDashboard('/dashboard');
  const link = await screen.findByRole('link', { name: /Tahmina Akter/ });
  expect(link).toHaveAttribute('href', '/dashboard/setting/client-message/12');
  const asked = calls.find((call) => call.address.pathname === '/api/v1/contact-message');
  expect(asked?.address.searchParams.get('status')).toBe('new');
  // The longest waiting come first.
  expect(asked?.address.searchParams.get('sort')).toBe('created_at');
});

test('an empty list of waiting messages shows a text', async () => {
  stubApi({ 'GET /contact-message/summary': { body: { data: messageSummary({ new_count: 0 }) } } });
  renderDashboard('/dashboard');
  expect(await screen.findByText(/Nobody is waiting/)).toBeVisible();
});

test('categories stand by size and lead to their products', async () => {
  const chiller = category({ id: 2, slug: 'chiller', title: 'Chiller', product_count: 20 });
  const empty = category({ id: 3, title: 'Filter', product_count: 0 });
  stubApi({ 'GET /categories': { body: { data: [category(), chiller, empty] } } });
  renderDashboard('/dashboard');
  const panel = within(await screen.findByRole('region', { name: 'Catalogue by category' }));
  const links = await panel.findAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Chiller20', 'Outdoor Unit14']);
  expect(links[0]).toHaveAttribute('href', '/dashboard/product/product-list?category=chiller');
  expect(panel.getByText('34 products')).toBeVisible();
});

test('slips and gaps of the catalogue are counted and lead to the products', async () => {
  const rows = [
    product({ id: 1, model: 'FINE' }),
    product({ id: 2, model: 'SLIP', regular_price: 100, offer_price: 200 }),
    product({ id: 3, model: 'FREE', regular_price: null, offer_price: null }),
  ];
  stubApi({
    'GET /products': (address) => ({
      body: address.searchParams.has('page') ? [] : rows,
      total: 3,
    }),
  });
  const { person } = renderDashboard('/dashboard');
  expect(await screen.findByRole('button', { name: /No price.*1$/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /No air flow/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: /Offer above regular price.*1$/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Offer above regular price' }));
  expect(dialog.getByRole('link', { name: /SLIP/ })).toHaveAttribute(
    'href',
    '/dashboard/product/product-list?view=2',
  );
});
