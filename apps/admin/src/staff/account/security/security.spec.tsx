import { screen, waitFor, within } from '@testing-library/react';
import {
  pendingResponse,
  noResponse,
  errorResponse,
  stubApi,
  type StubResponse,
} from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { staff } from '../../../platform/testing/rows';

const PAGE = '/dashboard/setting/security';
const owner = staff({ second_factor: true });
const nusrat = staff({ id: 7, name: 'Nusrat Rahman', role: 'admin', email: 'nusrat@example.com' });
const rules = (require_second_factor: boolean): StubResponse => ({
  body: { data: { require_second_factor } },
});
type Stub =
  StubResponse | Promise<StubResponse> | ((address: URL) => StubResponse | Promise<StubResponse>);

async function open(overrides: Record<string, Stub> = {}, here = owner, others = [nusrat]) {
  const { calls } = stubApi({
    'GET /auth/session': { body: { user: here, second_factor_missing: false } },
    'GET /setting/security': rules(false),
    'GET /user': ({ searchParams }) => {
      const data = searchParams.get('role') === 'admin' ? others : [here];
      return { body: { data }, total: data.length };
    },
    ...overrides,
  });
  const page = renderDashboard(PAGE);
  const rule = await screen.findByRole('switch', { name: 'Require two-step verification' });
  const puts = () => calls.filter((call) => call.method === 'PUT').map((call) => call.body);
  return { ...page, rule, puts };
}

const question = async () => within(await screen.findByRole('alertdialog'));
const closed = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

test('lists staff with the state of their second factor', async () => {
  await open();
  const list = within(
    await screen.findByRole('region', { name: 'Staff with two-step verification' }),
  );
  const [first, second] = await list.findAllByRole('listitem');
  expect(first).toHaveTextContent('Rafiqul Islam (you)');
  expect(within(first!).getByText('On')).toBeVisible();
  expect(second).toHaveTextContent('Nusrat Rahman');
  expect(within(second!).getByText('Off')).toBeVisible();
  expect(list.getByText('1 of 2 staff')).toBeVisible();
});

test('explains the effect and who is affected before the rule is set; changes nothing on Cancel', async () => {
  const { person, rule, puts } = await open();
  await screen.findByText('nusrat@example.com');
  await person.click(rule);
  const dialog = await question();
  expect(dialog.getByText(/One member of staff doesn’t use two-step verification/)).toBeVisible();
  expect(dialog.getByText('Nusrat Rahman')).toBeVisible();
  expect(dialog.queryByText('Rafiqul Islam')).not.toBeInTheDocument();
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(rule).not.toBeChecked();
  expect(puts()).toEqual([]);
});

test('sends the rule, and shows and confirms it after it is saved', async () => {
  const { response, respond } = pendingResponse();
  const { person, rule, puts } = await open({ 'PUT /setting/security': response });
  await person.click(rule);
  await person.click((await question()).getByRole('button', { name: 'Require' }));
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  expect(rule).not.toBeChecked();
  respond(rules(true));
  expect(
    await screen.findByText('Two-step verification is now required for all staff.'),
  ).toBeVisible();
  await closed();
  expect(rule).toBeChecked();
  expect(puts()).toEqual([{ require_second_factor: true }]);
});

test('asks before the rule is removed', async () => {
  const { person, rule, puts } = await open({
    'GET /setting/security': rules(true),
    'PUT /setting/security': rules(false),
  });
  await person.click(rule);
  const dialog = await question();
  expect(dialog.getByText(/It stays on for those who use it/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Stop requiring' }));
  await waitFor(() => expect(rule).not.toBeChecked());
  expect(puts()).toEqual([{ require_second_factor: false }]);
});

test.each<[string, Stub, string]>([
  [
    'an error response',
    errorResponse(409, 'Please set up your own first.'),
    'Please set up your own first.',
  ],
  ['no response', noResponse, 'We couldn’t change this rule. Please try again in a moment.'],
])('shows the error after %s and keeps the switch unchanged', async (_case, response, text) => {
  const { person, rule } = await open({ 'PUT /setting/security': response });
  await person.click(rule);
  await person.click((await question()).getByRole('button', { name: 'Require' }));
  expect(await screen.findByText(text)).toBeVisible();
  await closed();
  expect(rule).not.toBeChecked();
});

test('asks an owner without a second factor to set one up first, with a link', async () => {
  const { person, rule, address } = await open({}, staff());
  expect(rule).toBeDisabled();
  expect(screen.getByText(/Set up your own two-step verification first/)).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Go to my profile' }));
  expect(address()).toBe('/dashboard/profile');
});
