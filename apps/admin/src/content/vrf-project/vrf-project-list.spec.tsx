import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { vrfProject } from '../../platform/testing/record-rows';
import { setScreenWidth } from '../../platform/testing/screen-width';
import { paths } from '../../platform/ui/page/paths';

const LIST: string = paths.vrfProject.list;
const tower = vrfProject();
const drawing = {
  name: 'Level 0.pdf',
  file: `${'a'.repeat(32)}.pdf`,
  bytes: 3_355_443,
  uploaded_at: '2026-11-20T08:05:00.000Z',
};
const STATUSES = ['active', 'pending', 'ongoing', 'completed', 'cancelled'] as const;
const others = STATUSES.slice(1).map((status, index) =>
  vrfProject({ id: index + 2, project_name: `Project ${index + 2}`, status }),
);

type Stub = StubResponse | Promise<StubResponse> | (() => StubResponse | Promise<StubResponse>);

function openList(overrides: Record<string, Stub> = {}, address = LIST) {
  const { calls } = stubApi({
    'GET /vrf-project': { body: { data: [tower, ...others] }, total: 5 },
    'GET /vrf-project/:id': { body: { data: tower } },
    ...overrides,
  });
  const page = renderDashboard(address);
  const lastQuery = () =>
    calls.filter((call) => call.address.pathname === '/api/v1/vrf-project').at(-1)?.address
      .searchParams;
  const sent = () =>
    calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, address: { pathname } }) => `${method} ${pathname}`);
  return { ...page, lastQuery, sent };
}

test('shows the specified columns, ‘No Image’ and a badge for each status', async () => {
  openList();
  const table = within(await screen.findByRole('grid', { name: 'VRF Project List' }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    // Checkbox that selects all.
    '',
    '#',
    'Image',
    'Project',
    'Client',
    'Location',
    'Status',
    'Actions',
  ]);
  expect(table.getAllByText('No Image')).toHaveLength(5);
  for (const [label, color] of [
    ['Active', 'Success'],
    ['Pending', 'Warning'],
    ['Ongoing', 'Error'],
    ['Completed', 'Info'],
    ['Cancelled', 'Error'],
  ]) {
    const badge = table.getByText(label!).closest('.MuiChip-root');
    expect(badge).toHaveClass(`MuiChip-color${color}`);
  }
});

test('exports the filtered list and shows a publish date below the name', async () => {
  const publish_at = '2090-11-24T03:00:00.000Z';
  openList(
    { 'GET /vrf-project': { body: { data: [{ ...tower, publish_at }] }, total: 1 } },
    `${LIST}?status=active&page=1`,
  );
  expect(await screen.findByText('Scheduled for 24/11/2090, 09:00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Export' })).toHaveAttribute(
    'href',
    '/api/v1/vrf-project/export?status=active',
  );
});

test('shows a failed load on the page and as a toast, and offers a retry', async () => {
  let broken = true;
  const { person } = openList({
    'GET /vrf-project': () =>
      broken
        ? errorResponse(503, 'The database does not answer.')
        : { body: { data: [tower, ...others] }, total: 5 },
  });
  expect(await screen.findByText('Error: The database does not answer.')).toBeVisible();
  expect(await screen.findByText('Failed to fetch VRF Project data')).toBeVisible();
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Project 2')).toBeVisible();
});

test('filters by status and group', async () => {
  const { person, lastQuery } = openList();
  await screen.findByRole('grid');
  await person.click(screen.getByRole('link', { name: 'Pending 1' }));
  await person.click(screen.getByRole('combobox', { name: /^Group/ }));
  await person.click(screen.getByRole('option', { name: 'Medical' }));
  await waitFor(() => expect(lastQuery()?.get('category')).toBe('Medical'));
  expect(lastQuery()?.get('status')).toBe('pending');
});

test('opens a saved view with its filters and columns, and saves the current ones', async () => {
  const view = {
    ...{ id: 7, screen: 'projects', name: 'Hospitals', query: 'category=Medical', shared: false },
    ...{ owner: { id: 1, name: 'Rafiqul Islam' }, editable: true, version: 1 },
    ...{ columns: { location: false }, updated_at: '2026-11-20T08:05:00.000Z' },
  };
  const { person, lastQuery, sent } = openList({
    'GET /saved-views': { body: { data: [view] } },
    'POST /saved-views': { status: 201, body: { data: { ...view, id: 8, name: 'Pending' } } },
  });
  await person.click(await screen.findByRole('link', { name: 'Own view Hospitals' }));
  await waitFor(() => expect(lastQuery()?.get('category')).toBe('Medical'));
  await waitFor(() =>
    expect(screen.queryByRole('columnheader', { name: 'Location' })).not.toBeInTheDocument(),
  );
  await person.click(screen.getByRole('link', { name: 'Pending 1' }));
  await person.click(screen.getByRole('button', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await person.type(dialog.getByRole('textbox', { name: 'Name' }), 'Pending');
  await person.click(dialog.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(sent()).toEqual(['POST /api/v1/saved-views']));
});

test('shows all known values of a project, and a dash for missing ones', async () => {
  const known = vrfProject({
    completed_date: '2026-02-28',
    equipment_list: ['Outdoor 10 HP', 'Cassette'],
    remarks: 'Second handover',
    drawings: ['roof.dwg', { ...drawing, name: 'Level 0.pdf' }],
  });
  const { person } = openList({ 'GET /vrf-project/:id': { body: { data: known } } });
  await person.click(await screen.findByRole('button', { name: 'View Meghna Trade Centre' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Meghna Trade Centre' }));
  const term = (label: string) => dialog.getByText(label).nextElementSibling;
  expect(term('Client Name')).toHaveTextContent('Meghna Ltd.');
  expect(term('Completed Date')).toHaveTextContent('28/02/2026');
  expect(term('Equipment List')).toHaveTextContent('Outdoor 10 HP Cassette');
  expect(term('Remarks')).toHaveTextContent('Second handover');
  expect(term('Start Date')).toHaveTextContent('-');
  expect(dialog.getByText('roof.dwg')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Level 0.pdf' })).toHaveAttribute(
    'href',
    `/api/v1/vrf-project/1/drawings/${drawing.file}`,
  );
  expect(
    dialog.getByText('Shown under Commercial / Corporate, because it is active.'),
  ).toBeVisible();
});

test('deletes a project after a question and can undo it', async () => {
  const { person, sent } = openList({
    'DELETE /vrf-project/:id': { body: { success: true } },
    'POST /vrf-project/:id/restore': { body: { data: others[1] } },
  });
  const bin = await screen.findByRole('button', { name: 'Delete Project 3' });
  await person.click(bin);
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText('Are you sure you want to delete this VRF Project item?'),
  ).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Cancel' }));
  expect(sent()).toEqual([]);
  await person.click(bin);
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('VRF Project item deleted successfully')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Project 3 is back.')).toBeVisible();
  expect(sent()).toEqual(['DELETE /api/v1/vrf-project/3', 'POST /api/v1/vrf-project/3/restore']);
});

test('sets a status for several projects together', async () => {
  const { person, sent } = openList({
    'POST /vrf-project/status': { body: { data: { changed: [1] } } },
  });
  await person.click(await screen.findByRole('checkbox', { name: 'Select Project 2' }));
  await person.click(screen.getByRole('button', { name: 'Set completed' }));
  expect(await screen.findByText('Project 2 is now completed.')).toBeVisible();
  expect(sent()).toEqual(['POST /api/v1/vrf-project/status']);
});

test('shows a failed deletion and keeps the row', async () => {
  const { person } = openList({ 'DELETE /vrf-project/:id': errorResponse(500, 'Broken.') });
  await person.click(await screen.findByRole('button', { name: 'Delete Project 2' }));
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete item')).toBeVisible();
  expect(screen.getByRole('row', { name: /Project 2/ })).toBeInTheDocument();
});

test('lists deleted projects in the trash and restores them', async () => {
  const deleted = { ...tower, deleted_at: '2026-11-20T08:05:00.000Z' };
  const { person, lastQuery, sent } = openList(
    {
      'GET /vrf-project': { body: { data: [deleted] }, total: 1 },
      'POST /vrf-project/:id/restore': { body: { data: tower } },
    },
    `${LIST}?trash=true`,
  );
  await person.click(await screen.findByRole('button', { name: 'Restore Meghna Trade Centre' }));
  expect(await screen.findByText('Meghna Trade Centre is back.')).toBeVisible();
  expect(lastQuery()?.get('trash')).toBe('true');
  expect(sent()).toEqual(['POST /api/v1/vrf-project/1/restore']);
});

test('shows each project as a card with client and place on a phone', async () => {
  setScreenWidth(390);
  openList({ 'GET /vrf-project': { body: { data: [tower] }, total: 1 } });
  const card = within(await screen.findByRole('button', { name: 'View Meghna Trade Centre' }));
  expect(card.getByText('Meghna Ltd., Motijheel, Dhaka')).toBeVisible();
  expect(card.getByText('Commercial / Corporate, 217 TR')).toBeVisible();
  expect(card.getByText('No Image')).toBeVisible();
  expect(card.getByText('Active')).toBeVisible();
});
