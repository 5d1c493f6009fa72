import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { opening } from '../../platform/testing/record-rows';
import { setScreenWidth } from '../../platform/testing/screen-width';
import { paths } from '../../platform/ui/page/paths';

const engineer = opening();
const driver = opening({ id: 2, title: 'Driver', status: 'inactive', closing_date: null });

type Stub = StubResponse | (() => StubResponse);

function open(address: string, overrides: Record<string, Stub> = {}) {
  const { calls } = stubApi({
    'GET /openings': { body: { data: [engineer, driver] }, total: 2 },
    'GET /openings/counts': {
      body: { data: { all: 2, trash: 0, by_status: { active: 1, inactive: 1, archived: 0 } } },
    },
    'GET /openings/:id': { body: { data: engineer } },
    ...overrides,
  });
  const page = renderDashboard(address);
  const sent = () =>
    calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, address: { pathname }, body }) => [`${method} ${pathname}`, body]);
  return { ...page, sent };
}

test('shows whether an opening is published, and closes it', async () => {
  const { person, sent } = open(paths.openings.list, {
    'POST /openings/status': { body: { data: { changed: [1] } } },
  });
  const table = within(await screen.findByRole('table', { name: 'Openings' }));
  expect(table.getByText('Published').closest('.MuiChip-root')).toHaveClass('MuiChip-colorSuccess');
  expect(table.getByText('30/11/2026')).toBeVisible();
  await person.click(table.getByRole('checkbox', { name: 'Select Service Engineer' }));
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Service Engineer is now closed.')).toBeVisible();
  expect(sent()).toEqual([['POST /api/v1/openings/status', { ids: [1], status: 'inactive' }]]);
});

test('shows an opening on a phone without room for a picture', async () => {
  setScreenWidth(390);
  open(paths.openings.list);
  const card = await screen.findByRole('button', { name: 'View Driver' });
  expect(card).toHaveTextContent(/^DriverDhaka, Full TimeClosed$/);
});

test('requires the texts of a new opening and omits an empty posting day', async () => {
  const { person, sent, address } = open(paths.openings.add, {
    'POST /openings': { status: 201, body: { data: driver } },
  });
  const form = within(await screen.findByRole('form', { name: 'Add Opening' }));
  await person.click(form.getByRole('button', { name: /^Add Opening/ }));
  for (const text of ['Title', 'Location', 'Summary', 'Description']) {
    expect(form.getByText(`${text} is required`)).toBeVisible();
  }
  for (const [label, text] of [
    ['Title', 'Driver'],
    ['Location', 'Dhaka'],
    ['Summary', 'Brings units to the sites.'],
    ['Description', '## Duties'],
  ] as const) {
    await person.click(form.getByRole('textbox', { name: label }));
    await person.paste(text);
  }
  await person.click(form.getByRole('button', { name: /^Add Opening/ }));
  await waitFor(() => expect(address()).toBe(paths.openings.list));
  expect(sent()).toEqual([
    [
      'POST /api/v1/openings',
      {
        title: 'Driver',
        location: 'Dhaka',
        type: 'Full Time',
        status: 'active',
        closing_date: '',
        summary: 'Brings units to the sites.',
        description: '## Duties',
      },
    ],
  ]);
});

test('resolves edit conflicts per field', async () => {
  const current = { ...engineer, title: 'Fitter', location: 'Khulna', version: 2 };
  const { person } = open(paths.openings.edit(1), {
    'PUT /openings/:id': errorResponse(409, 'Changed meanwhile.', undefined, current),
  });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await person.clear(title);
  await person.paste('VRF Engineer');
  await person.click(screen.getByRole('button', { name: /^Save/ }));
  const name = 'Someone else changed this opening';
  const dialog = within(await screen.findByRole('alertdialog', { name }));
  expect(dialog.getByRole('radio', { name: 'Title: keep yours, VRF Engineer' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'Title: take theirs, Fitter' })).not.toBeChecked();
  expect(dialog.queryByRole('radiogroup', { name: 'Location' })).not.toBeInTheDocument();
});
