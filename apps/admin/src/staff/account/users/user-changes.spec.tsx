import { act, screen, waitFor, within } from '@testing-library/react';
import {
  pendingResponse,
  noResponse,
  errorResponse,
  stubApi,
  type StubResponse,
} from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { staff } from '../../../platform/testing/rows';
import { setScreenWidth } from '../../../platform/testing/screen-width';

const LIST = '/dashboard/user/user-list';
const owner = staff();
const tanvir = staff({ id: 8, name: 'Tanvir Hasan', role: 'user', email: 'tanvir@example.com' });
const nusrat = staff({ id: 7, name: 'Nusrat Rahman', role: 'admin', email: 'nusrat@example.com' });

const tanvirAsStaff = { ...tanvir, role: 'admin' as const };

type Stub =
  StubResponse | Promise<StubResponse> | ((address: URL) => StubResponse | Promise<StubResponse>);

async function open(overrides: Record<string, Stub> = {}, address = LIST) {
  const { calls } = stubApi({
    'GET /user': { body: { data: [tanvir, nusrat, owner] }, total: 3 },
    ...overrides,
  });
  const page = renderDashboard(address);
  await screen.findByText('tanvir@example.com');
  const writes = () =>
    calls
      .filter((call) => call.method !== 'GET')
      .map((call) => [`${call.method} ${call.address.pathname}`, call.body]);
  return { ...page, writes };
}

const role = (name: string) =>
  screen.findByRole('combobox', { name: new RegExp(`^Role of ${name}`) });
const remove = (name: string) => screen.findByRole('button', { name: `Delete ${name}` });

async function choose(
  person: Awaited<ReturnType<typeof open>>['person'],
  name: string,
  to: string,
) {
  await person.click(await role(name));
  await person.click(await screen.findByRole('option', { name: to }));
}

describe('role of an account', () => {
  test('offers the three roles by name to the owner', async () => {
    const { person } = await open();
    await person.click(await role('Tanvir Hasan'));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['User', 'Admin', 'Super admin']);
  });

  test('changes immediately, is sent alone, and is confirmed after the save', async () => {
    const { response, respond } = pendingResponse();
    const { person, writes } = await open({ 'PUT /user/:id': response });
    await choose(person, 'Tanvir Hasan', 'Super admin');
    expect(await role('Tanvir Hasan')).toHaveTextContent('Super admin');
    expect(screen.queryByText('Success')).not.toBeInTheDocument();
    expect(writes()).toEqual([['PUT /api/v1/user/8', { role: 'super_admin' }]]);
    respond({ body: { success: true, data: { ...tanvir, role: 'super_admin', version: 2 } } });
    expect(await screen.findByText('User role updated to "super_admin"')).toBeVisible();
    expect(screen.getByText('Success')).toBeVisible();
    expect(await role('Tanvir Hasan')).toHaveTextContent('Super admin');
  });

  test.each<[string, Stub, string]>([
    [
      'an unconfirmed mailbox',
      errorResponse(409, 'This person has not confirmed their email address yet.', {
        role: 'Only a confirmed account can become staff.',
      }),
      'This person has not confirmed their email address yet.',
    ],
    ['an error response', errorResponse(409, 'One owner must stay.'), 'One owner must stay.'],
    ['no response', noResponse, 'We couldn’t change the role. Please try again in a moment.'],
  ])('returns to the old value without a success message for %s', async (_case, response, text) => {
    const { person } = await open({ 'PUT /user/:id': response });
    await choose(person, 'Nusrat Rahman', 'User');
    expect(await screen.findByText(text)).toBeVisible();
    expect(await role('Nusrat Rahman')).toHaveTextContent('Admin');
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.queryByText('Success')).not.toBeInTheDocument();
  });

  test('sends nothing if the current role is chosen', async () => {
    const { person, writes } = await open();
    await choose(person, 'Nusrat Rahman', 'Admin');
    expect(writes()).toEqual([]);
  });

  test('can be changed by keyboard inside the table', async () => {
    const { person, writes } = await open({
      'PUT /user/:id': { body: { success: true, data: { ...tanvir, role: 'admin' } } },
    });
    const dropdown = await role('Tanvir Hasan');
    act(() => dropdown.focus());
    await person.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await person.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(writes()).toEqual([['PUT /api/v1/user/8', { role: 'admin' }]]));
  });

  test('is read-only for the user’s own account', async () => {
    await open();
    expect(await role('Rafiqul Islam')).toHaveAttribute('aria-disabled', 'true');
    expect(await role('Tanvir Hasan')).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('is read-only for other staff, who cannot delete accounts either', async () => {
    await open({ 'GET /auth/session': { body: { user: nusrat } } });
    for (const name of ['Tanvir Hasan', 'Nusrat Rahman', 'Rafiqul Islam']) {
      expect(await role(name)).toHaveAttribute('aria-disabled', 'true');
      expect(await remove(name)).toBeDisabled();
    }
  });
});

describe('deletion of an account', () => {
  const question = () =>
    screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this user?' });

  test('asks first, names the account and puts the safe choice first', async () => {
    const { person, writes } = await open();
    await person.click(await remove('Tanvir Hasan'));
    const dialog = within(await question());
    expect(dialog.getByText('Tanvir Hasan')).toBeVisible();
    expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Cancel',
      'Delete',
    ]);
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(writes()).toEqual([]);
  });

  test('shows Deleting..., removes the row and names the deleted account', async () => {
    const { response, respond } = pendingResponse();
    let rows = [tanvir, nusrat, owner];
    const { person, writes } = await open({
      'GET /user': () => ({ body: { data: rows }, total: rows.length }),
      'DELETE /user/:id': response,
    });
    await person.click(await remove('Tanvir Hasan'));
    await person.click(within(await question()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
    rows = [nusrat, owner];
    respond({ body: { success: true } });
    expect(await screen.findByText('User Deleted')).toBeVisible();
    expect(screen.getByText('User with ID 8 has been deleted.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('User Deleted');
    expect(screen.queryByText('tanvir@example.com')).not.toBeInTheDocument();
    expect(await screen.findByText('1 to 2 of 2')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'User List' })).toHaveFocus();
    expect(writes().map(([call]) => call)).toEqual(['DELETE /api/v1/user/8']);
  });

  test.each<[string, Stub]>([
    ['an error response', errorResponse(409, 'The last owner stays.')],
    ['no response', noResponse],
  ])('keeps the row and shows an error after %s', async (_case, response) => {
    const { person } = await open({ 'DELETE /user/:id': response });
    await person.click(await remove('Tanvir Hasan'));
    await person.click(within(await question()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Delete Failed')).toBeVisible();
    expect(screen.getByText('Could not delete the user.')).toBeVisible();
    expect(screen.getByText('tanvir@example.com')).toBeVisible();
  });

  test('is disabled for the user’s own account', async () => {
    await open();
    expect(await remove('Rafiqul Islam')).toBeDisabled();
  });

  test('opens the previous page after the last row of the last page', async () => {
    let total = 21;
    const { person, address } = await open(
      {
        'GET /user': ({ searchParams }) => {
          const second = searchParams.get('page') === '2';
          const rows = second ? [tanvir] : [nusrat, owner];
          return { body: { data: second && total === 20 ? [] : rows }, total };
        },
        'DELETE /user/:id': () => {
          total = 20;
          return { body: { success: true } };
        },
      },
      `${LIST}?page=2`,
    );
    await person.click(await remove('Tanvir Hasan'));
    await person.click(within(await question()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('nusrat@example.com')).toBeVisible();
    expect(address()).toBe(LIST);
  });
});

describe('second factor of an account', () => {
  const locked = { ...nusrat, second_factor: true };
  const rows = { body: { data: [tanvir, locked, { ...owner, second_factor: true }] }, total: 3 };
  const turnOff = (name: string) =>
    screen.queryByRole('button', { name: `Turn off two-step verification for ${name}` });
  const question = () =>
    screen.findByRole('alertdialog', { name: 'Turn off two-step verification for this user?' });

  test('is marked if it is on, and the owner can turn off that of others', async () => {
    await open({ 'GET /user': rows });
    const row = within(await screen.findByRole('row', { name: /nusrat@/ }));
    expect(row.getByText('On')).toBeVisible();
    expect(screen.getAllByText('On')).toHaveLength(2);
    const visitor = within(await screen.findByRole('row', { name: /tanvir@/ }));
    expect(visitor.queryByText(/^(On|Off)$/)).not.toBeInTheDocument();
    expect(turnOff('Nusrat Rahman')).toBeEnabled();
    expect(turnOff('Tanvir Hasan')).not.toBeInTheDocument();
    expect(turnOff('Rafiqul Islam')).not.toBeInTheDocument();
  });

  test('is read-only for other staff', async () => {
    await open({
      'GET /user': rows,
      'GET /auth/session': { body: { user: tanvirAsStaff, second_factor_missing: false } },
    });
    expect(screen.getAllByText('On')).toHaveLength(2);
    expect(turnOff('Nusrat Rahman')).not.toBeInTheDocument();
  });

  test('is turned off after a question, and its mark disappears', async () => {
    let list = rows;
    const { person, writes } = await open({
      'GET /user': () => list,
      'DELETE /user/:id/second-factor': () => {
        list = { body: { data: [tanvir, nusrat, owner] }, total: 3 };
        return { body: { success: true } };
      },
    });
    await person.click(turnOff('Nusrat Rahman')!);
    const dialog = within(await question());
    expect(dialog.getByText('Nusrat Rahman')).toBeVisible();
    expect(writes()).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Turn off two-step verification' }));
    expect(
      await screen.findByText('Two-step verification for Nusrat Rahman is off.'),
    ).toBeVisible();
    await waitFor(() => expect(turnOff('Nusrat Rahman')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'User List' })).toHaveFocus();
    expect(writes()).toEqual([['DELETE /api/v1/user/7/second-factor', {}]]);
  });

  test.each<[string, Stub, string]>([
    ['an error response', errorResponse(409, 'It is off already.'), 'It is off already.'],
    [
      'no response',
      noResponse,
      'We couldn’t turn off two-step verification. Please try again in a moment.',
    ],
  ])('keeps its mark and shows the error after %s', async (_case, response, text) => {
    const { person } = await open({
      'GET /user': rows,
      'DELETE /user/:id/second-factor': response,
    });
    await person.click(turnOff('Nusrat Rahman')!);
    await person.click(
      within(await question()).getByRole('button', { name: 'Turn off two-step verification' }),
    );
    expect(await screen.findByText(text)).toBeVisible();
    expect(turnOff('Nusrat Rahman')).toBeInTheDocument();
  });
});

test('offers the same changes on the cards of a phone', async () => {
  setScreenWidth(390);
  const { person } = await open({
    'PUT /user/:id': { body: { success: true, data: { ...tanvir, role: 'admin' } } },
  });
  await choose(person, 'Tanvir Hasan', 'Admin');
  expect(await screen.findByText('User role updated to "admin"')).toBeVisible();
  await person.click(await remove('Tanvir Hasan'));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});
