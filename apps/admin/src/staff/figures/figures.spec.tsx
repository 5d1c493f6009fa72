import { screen, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../platform/testing/api-stub';
import { figures } from '../../platform/testing/overview-rows';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { staff } from '../../platform/testing/rows';

const PATH = '/dashboard/figures';
const found: StubResponse = { body: { data: figures() } };
const table = async (name: string) => within(await screen.findByRole('table', { name }));

test('shows totals, pages of both languages, forms, tools and searches to every member of staff', async () => {
  stubApi({
    'GET /figures': found,
    'GET /auth/session': { body: { user: staff({ role: 'admin' }) } },
  });
  renderDashboard(PATH);
  const totals = within(await screen.findByRole('region', { name: 'Totals of the period' }));
  expect(await totals.findByText('1,240')).toBeVisible();
  expect(totals.getByText('900 in the period before')).toBeVisible();
  const pages = await table('Top pages');
  const home = pages.getByRole('row', { name: '/ Bangla 120' });
  expect(within(home).getByRole('link', { name: '/' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/bn$/),
  );
  const forms = await table('Enquiry forms');
  expect(forms.getByRole('row', { name: 'Price or quotation 8 2 25%' })).toBeVisible();
  expect(forms.getByRole('row', { name: 'Contact 0 2 -' })).toBeVisible();
  expect((await table('Tools')).getByRole('row', { name: 'Room calculator 12' })).toBeVisible();
  const searches = await table('Searches without result');
  expect(searches.getByRole('row', { name: 'water heater 7' })).toBeVisible();
});

test('loads the chosen period and exports the same', async () => {
  const { calls } = stubApi({ 'GET /figures': found });
  const { person } = renderDashboard(`${PATH}?from=2026-11-01&to=2026-11-22`);
  const days = await table('By day');
  expect(days.getByRole('row', { name: '22/11 1,200' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/v1/figures/export?from=2026-11-01&to=2026-11-22',
  );
  await person.click(screen.getByRole('button', { name: 'Won' }));
  expect((await table('By day')).getByRole('row', { name: '22/11 0' })).toBeInTheDocument();
  await person.click(screen.getByRole('link', { name: '7 days' }));
  await screen.findByRole('link', { name: '7 days', current: 'page' });
  const asked = calls.filter(({ address }) => address.pathname.endsWith('/figures'));
  const [from, to] = ['from', 'to'].map((end) => asked.at(-1)!.address.searchParams.get(end)!);
  expect(Date.parse(to!) - Date.parse(from!)).toBe(6 * 24 * 60 * 60 * 1000);
});

test('explains a rejected period at its field', async () => {
  const message = 'The first day is after the last one.';
  stubApi({ 'GET /figures': errorResponse(400, 'Check the marked fields.', { from: message }) });
  renderDashboard(`${PATH}?from=2026-11-20&to=2026-11-01`);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('From')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.queryByText(/Check the marked fields/)).not.toBeInTheDocument();
});

test('explains a failure and offers a retry', async () => {
  let isBroken = true;
  stubApi({ 'GET /figures': () => (isBroken ? errorResponse(500, 'No figures now.') : found) });
  const { person } = renderDashboard(PATH);
  expect((await screen.findAllByText(/No figures now/)).length).toBeGreaterThan(0);
  isBroken = false;
  await person.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  expect((await table('Tools')).getByRole('row', { name: 'Room calculator 12' })).toBeVisible();
});
