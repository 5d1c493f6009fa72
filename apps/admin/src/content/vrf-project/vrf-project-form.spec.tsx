import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  errorResponse,
  pendingResponse,
  stubApi,
  type StubResponse,
} from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { vrfProject } from '../../platform/testing/record-rows';
import { paths } from '../../platform/ui/page/paths';

const saved = vrfProject({
  id: 5,
  equipment_list: ['Outdoor 10 HP'],
  picture: { key: 'vrf-project/ab12', width: 1280, height: 960, blur: 'data:,', alt: 'Tower' },
  version: 3,
});
const pdf = new File(['%PDF-'], 'level-0.pdf', { type: 'application/pdf' });
const exe = new File(['MZ'], 'roof.exe');
const drawing = {
  name: 'Level 0.pdf',
  file: `${'a'.repeat(32)}.pdf`,
  bytes: 3_355_443,
  uploaded_at: '2026-11-20T08:05:00.000Z',
};
const png = new File(['x'], 'tower.png', { type: 'image/png' });

type Stub = StubResponse | Promise<StubResponse> | (() => StubResponse | Promise<StubResponse>);

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
});

function open(address: string, overrides: Record<string, Stub>) {
  const { calls } = stubApi({ 'GET /vrf-project/:id': { body: { data: saved } }, ...overrides });
  const page = renderDashboard(address);
  const sent = () =>
    calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, address, body }) => [`${method} ${address.pathname}`, body]);
  return { ...page, sent };
}
const openNew = async (overrides: Record<string, Stub> = {}) => {
  const page = open(paths.vrfProject.add, overrides);
  const form = within(await screen.findByRole('form', { name: 'Add VRF Project' }));
  return { ...page, form };
};
const openSaved = async (overrides: Record<string, Stub> = {}) => {
  const page = open(paths.vrfProject.edit(5), overrides);
  const form = within(await screen.findByRole('form', { name: 'Edit Meghna Trade Centre' }));
  return { ...page, form };
};

type Person = ReturnType<typeof open>['person'];

/** Replaces the text of a field in one step, like pasting. */
async function fill(person: Person, field: HTMLElement, text: string) {
  await person.clear(field);
  await person.click(field);
  await person.paste(text);
}

const TEXT_FIELDS = [
  'Project Name',
  'Client Name',
  'Location',
  'Brand',
  'Capacity',
  'Indoor Type',
  'Outdoor Type',
  'Description',
  'Remarks',
];

describe('form of a new VRF project', () => {
  test('has the specified fields and requires a name and a client', async () => {
    const { form, person, sent } = await openNew();
    for (const name of TEXT_FIELDS) expect(form.getByRole('textbox', { name })).toHaveValue('');
    for (const name of ['Start Date', 'Completed Date']) {
      expect(form.getByRole('textbox', { name })).toHaveValue('');
    }
    expect(form.getByRole('group', { name: 'Equipment List' })).toBeVisible();
    const statuses = within(form.getByRole('group', { name: 'Status' })).getAllByRole('radio');
    expect(statuses).toHaveLength(5);
    expect(statuses[0]).toBeChecked();
    expect(form.getByLabelText('Choose files')).toBeInTheDocument();
    expect(form.getByLabelText('Choose a picture')).toBeInTheDocument();
    await person.click(form.getByRole('button', { name: /^Add Project/ }));
    expect(form.getByText('Project name is required')).toBeVisible();
    expect(form.getByText('Client name is required')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('sends its lists as JSON arrays, then becomes empty again', async () => {
    const { response, respond } = pendingResponse();
    const { form, person, sent } = await openNew({
      'POST /vrf-project': response,
      'POST /vrf-project/drawings': { status: 201, body: { data: drawing } },
    });
    const text = (name: string) => form.getByRole('textbox', { name });
    await fill(person, text('Project Name'), 'Tower');
    await fill(person, text('Client Name'), 'Meghna Ltd.');
    await person.click(form.getByRole('button', { name: 'Paste a list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste a list' }));
    await person.click(dialog.getByRole('textbox'));
    await person.paste('Outdoor 10 HP\n\n 6 x Cassette ');
    await person.click(dialog.getByRole('button', { name: 'Add 2 rows' }));
    await person.click(form.getByRole('button', { name: 'Add row' }));
    await fill(person, text('Model or name, row 3'), 'Ventilator');
    await fill(person, text('Quantity, row 3'), '2');
    await fill(person, text('Start Date'), '৩১.০১.২০২৬');
    await person.upload(form.getByLabelText('Choose files'), pdf);
    fireEvent.drop(form.getByText('Drop drawings here'), { dataTransfer: { files: [exe] } });
    expect(
      await form.findByText('EXE files are not accepted. Add it as a PDF instead.'),
    ).toBeVisible();
    await person.click(form.getByRole('combobox', { name: 'Group' }));
    await person.click(await screen.findByRole('option', { name: 'Religious' }));
    await person.click(form.getByRole('radio', { name: /^Pending/ }));
    expect(await form.findByText(/^3\.2 MB, uploaded 20\/11\/2026$/)).toBeVisible();
    await person.upload(form.getByLabelText('Choose a picture'), png);
    await person.click(form.getByRole('button', { name: /^Add Project/ }));
    expect(await form.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    respond({ status: 201, body: { data: vrfProject() } });
    expect(await screen.findByText('Project added successfully!')).toBeVisible();
    expect(sent()).toEqual([
      [
        'POST /api/v1/vrf-project/drawings',
        { drawing: expect.objectContaining({ name: 'level-0.pdf' }) as unknown },
      ],
      [
        'POST /api/v1/vrf-project',
        {
          project_name: 'Tower',
          client_name: 'Meghna Ltd.',
          location: '',
          category: 'Religious',
          status: 'pending',
          publish_at: '',
          brand: '',
          capacity: '',
          indoor_type: '',
          outdoor_type: '',
          equipment_list: '["Outdoor 10 HP","6 x Cassette","2 x Ventilator"]',
          start_date: '2026-01-31',
          completed_date: '',
          description: '',
          remarks: '',
          drawings: JSON.stringify([drawing]),
          image: expect.objectContaining({ name: 'tower.png' }) as unknown,
        },
      ],
    ]);
    for (const name of TEXT_FIELDS) expect(text(name)).toHaveValue('');
    expect(text('Project Name')).toHaveFocus();
    expect(form.getByRole('radio', { name: /^Active/ })).toBeChecked();
    expect(form.queryByRole('textbox', { name: /row 1/ })).not.toBeInTheDocument();
    expect(form.queryByText('Level 0.pdf')).not.toBeInTheDocument();
    expect(form.queryByRole('img')).not.toBeInTheDocument();
  });

  test('keeps the input that the server rejects and shows the reason at the field', async () => {
    const sentence = 'The project cannot be completed before it starts.';
    const { form, person } = await openNew({
      'POST /vrf-project': errorResponse(400, sentence, { completed_date: sentence }),
    });
    const name = form.getByRole('textbox', { name: 'Project Name' });
    await fill(person, name, 'Tower');
    await fill(person, form.getByRole('textbox', { name: 'Client Name' }), 'Meghna Ltd.');
    await person.click(form.getByRole('button', { name: /^Add Project/ }));
    expect(
      await screen.findByText('Failed to add project. Please check your input.'),
    ).toBeVisible();
    expect(form.getByText(sentence)).toBeVisible();
    expect(name).toHaveValue('Tower');
  });
});

describe('date check of a new VRF project', () => {
  test('rejects a completion before the start', async () => {
    const { form, person, sent } = await openNew();
    await fill(person, form.getByRole('textbox', { name: 'Project Name' }), 'Tower');
    await fill(person, form.getByRole('textbox', { name: 'Client Name' }), 'Meghna Ltd.');
    await fill(person, form.getByRole('textbox', { name: 'Start Date' }), '05/10/2026');
    await fill(person, form.getByRole('textbox', { name: 'Completed Date' }), '1.10.2026');
    await person.click(form.getByRole('button', { name: /^Add Project/ }));
    expect(
      await form.findByText('The start date is 05/10/2026. Choose that day or a later one.'),
    ).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('keeps an unreadable date and shows the expected format', async () => {
    const { form, person, sent } = await openNew();
    const start = form.getByRole('textbox', { name: 'Start Date' });
    await fill(person, form.getByRole('textbox', { name: 'Project Name' }), 'Tower');
    await fill(person, form.getByRole('textbox', { name: 'Client Name' }), 'Meghna Ltd.');
    await fill(person, start, '31/02/2026');
    await person.click(form.getByRole('button', { name: /^Add Project/ }));
    expect(start).toHaveValue('31/02/2026');
    expect(start).toHaveAccessibleDescription('Enter a valid date such as 22/11/2026');
    expect(sent()).toEqual([]);
  });
});

describe('form of a saved VRF project', () => {
  test('sends the differences and returns to the list', async () => {
    const { form, person, sent, address } = await openSaved({
      'PUT /vrf-project/:id': { body: { data: { ...saved, version: 4 } } },
    });
    expect(form.getByRole('textbox', { name: 'Model or name, row 1' })).toHaveValue(
      'Outdoor 10 HP',
    );
    await person.click(form.getByRole('button', { name: 'Add row' }));
    await fill(person, form.getByRole('textbox', { name: 'Model or name, row 2' }), 'Outdoor 8 HP');
    await person.click(form.getByRole('button', { name: 'Remove picture' }));
    expect(form.getByText('The picture will be removed when you save.')).toBeVisible();
    await person.click(form.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(address()).toBe(paths.vrfProject.list));
    expect(sent()).toEqual([
      [
        'PUT /api/v1/vrf-project/5',
        {
          equipment_list: '["Outdoor 10 HP","1 x Outdoor 8 HP"]',
          version: '3',
          remove_image: 'true',
        },
      ],
    ]);
  });

  test('keeps the picture if its removal is undone', async () => {
    const { form, person, sent, address } = await openSaved();
    await person.click(form.getByRole('button', { name: 'Remove picture' }));
    await person.click(form.getByRole('button', { name: 'Keep picture' }));
    await person.click(form.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(address()).toBe(paths.vrfProject.list));
    expect(sent()).toEqual([]);
  });

  test('resolves edit conflicts per field', async () => {
    const current = { ...saved, brand: 'Haier', remarks: 'Theirs', version: 4 };
    let tries = 0;
    const { form, person, sent } = await openSaved({
      'PUT /vrf-project/:id': () =>
        tries++ === 0
          ? errorResponse(409, 'Changed meanwhile.', undefined, current)
          : { body: { data: { ...current, version: 5 } } },
    });
    await fill(person, form.getByRole('textbox', { name: 'Brand' }), 'EBARA');
    await person.click(form.getByRole('button', { name: /^Save/ }));
    const name = 'Someone else changed this project';
    const dialog = within(await screen.findByRole('alertdialog', { name }));
    expect(dialog.getByRole('radio', { name: 'Brand: keep yours, EBARA' })).toBeChecked();
    expect(dialog.queryByRole('radiogroup', { name: 'Remarks' })).not.toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Save this' }));
    expect(await screen.findByText('Project saved.')).toBeVisible();
    expect(sent().map(([, body]) => body)).toEqual([
      { brand: 'EBARA', version: '3' },
      { brand: 'EBARA', version: '4' },
    ]);
  });

  test('links to the list if the project does not exist', async () => {
    open(paths.vrfProject.edit(5), { 'GET /vrf-project/:id': errorResponse(404, 'Not found') });
    const message = within(await screen.findByRole('alert'));
    expect(message.getByText('There is no project at this address.')).toBeVisible();
    expect(message.getByRole('link', { name: 'VRF Project List' })).toBeVisible();
  });
});
