import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, pendingResponse, stubApi, type StubResponse } from '../testing/api-stub';
import { renderDashboard } from '../testing/render-dashboard';
import { vrfProject } from '../testing/rows';
import { paths } from '../ui/page/paths';

const saved = vrfProject({
  id: 5,
  equipment_list: ['Outdoor 10 HP'],
  picture: { key: 'vrf-project/ab12', width: 1280, height: 960, blur: 'data:,', alt: 'Tower' },
  version: 3,
});
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

/** Replaces the text of a field at one go, as pasting does. */
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
  'Equipment List',
  'Description',
  'Remarks',
  'Drawings',
];

describe('a new VRF project', () => {
  test('has the specified fields, and needs a name and a client', async () => {
    const { form, person, sent } = await openNew();
    for (const name of TEXT_FIELDS) expect(form.getByRole('textbox', { name })).toHaveValue('');
    for (const name of ['Start Date', 'Completed Date']) {
      expect(form.getByLabelText(name)).toHaveAttribute('type', 'date');
    }
    expect(form.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Active');
    expect(form.getByLabelText('Choose a picture')).toBeInTheDocument();
    await person.click(form.getByRole('button', { name: 'Add Project' }));
    expect(form.getByText('Project name is required')).toBeVisible();
    expect(form.getByText('Client name is required')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('is sent with its lists as JSON arrays; then the form is empty again', async () => {
    const { response, respond } = pendingResponse();
    const { form, person, sent } = await openNew({ 'POST /vrf-project': response });
    const text = (name: string) => form.getByRole('textbox', { name });
    await fill(person, text('Project Name'), 'Tower');
    await fill(person, text('Client Name'), 'Meghna Ltd.');
    await fill(person, text('Equipment List'), 'Outdoor 10 HP\n\n 6 x Cassette ');
    await fill(person, form.getByLabelText('Start Date'), '2026-01-31');
    await person.click(form.getByRole('combobox', { name: 'Category' }));
    await person.click(await screen.findByRole('option', { name: 'Religious' }));
    await person.click(form.getByRole('combobox', { name: 'Status' }));
    await person.click(await screen.findByRole('option', { name: 'Pending' }));
    await person.upload(form.getByLabelText('Choose a picture'), png);
    await person.click(form.getByRole('button', { name: 'Add Project' }));
    expect(await form.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    respond({ status: 201, body: { data: vrfProject() } });
    expect(await screen.findByText('Project added successfully!')).toBeVisible();
    expect(sent()).toEqual([
      [
        'POST /api/v1/vrf-project',
        {
          project_name: 'Tower',
          client_name: 'Meghna Ltd.',
          location: '',
          category: 'Religious',
          status: 'pending',
          brand: '',
          capacity: '',
          indoor_type: '',
          outdoor_type: '',
          equipment_list: '["Outdoor 10 HP","6 x Cassette"]',
          start_date: '2026-01-31',
          completed_date: '',
          description: '',
          remarks: '',
          drawings: '[]',
          image: expect.objectContaining({ name: 'tower.png' }) as unknown,
        },
      ],
    ]);
    for (const name of TEXT_FIELDS) expect(text(name)).toHaveValue('');
    expect(text('Project Name')).toHaveFocus();
    expect(form.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Active');
    expect(form.queryByRole('img')).not.toBeInTheDocument();
  });

  test('keeps the input where the server rejects it, and shows why at the field', async () => {
    const sentence = 'The project cannot be completed before it starts.';
    const { form, person } = await openNew({
      'POST /vrf-project': errorResponse(400, sentence, { completed_date: sentence }),
    });
    const name = form.getByRole('textbox', { name: 'Project Name' });
    await fill(person, name, 'Tower');
    await fill(person, form.getByRole('textbox', { name: 'Client Name' }), 'Meghna Ltd.');
    await person.click(form.getByRole('button', { name: 'Add Project' }));
    expect(
      await screen.findByText('Failed to add project. Please check your input.'),
    ).toBeVisible();
    expect(form.getByLabelText('Completed Date')).toHaveAccessibleDescription(sentence);
    expect(name).toHaveValue('Tower');
  });
});

describe('a change', () => {
  test('sends what differs, and leads back to the list', async () => {
    const { form, person, sent, address } = await openSaved({
      'PUT /vrf-project/:id': { body: { data: { ...saved, version: 4 } } },
    });
    const equipment = form.getByRole('textbox', { name: 'Equipment List' });
    expect(equipment).toHaveValue('Outdoor 10 HP');
    await fill(person, equipment, 'Outdoor 10 HP\nOutdoor 8 HP');
    await person.click(form.getByRole('button', { name: 'Remove picture' }));
    expect(form.getByText('The picture goes when you save.')).toBeVisible();
    await person.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe(paths.vrfProject.list));
    expect(sent()).toEqual([
      [
        'PUT /api/v1/vrf-project/5',
        {
          equipment_list: '["Outdoor 10 HP","Outdoor 8 HP"]',
          version: '3',
          remove_image: 'true',
        },
      ],
    ]);
  });

  test('keeps the picture where its removal is taken back', async () => {
    const { form, person, sent, address } = await openSaved();
    await person.click(form.getByRole('button', { name: 'Remove picture' }));
    await person.click(form.getByRole('button', { name: 'Keep picture' }));
    await person.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe(paths.vrfProject.list));
    expect(sent()).toEqual([]);
  });

  test('of what somebody else has changed meanwhile is chosen field by field', async () => {
    const current = { ...saved, brand: 'Haier', remarks: 'Theirs', version: 4 };
    let tries = 0;
    const { form, person, sent } = await openSaved({
      'PUT /vrf-project/:id': () =>
        tries++ === 0
          ? errorResponse(409, 'Changed meanwhile.', undefined, current)
          : { body: { data: { ...current, version: 5 } } },
    });
    await fill(person, form.getByRole('textbox', { name: 'Brand' }), 'EBARA');
    await person.click(form.getByRole('button', { name: 'Save' }));
    const name = 'Somebody else has changed this project';
    const dialog = within(await screen.findByRole('alertdialog', { name }));
    expect(dialog.getByRole('radio', { name: 'Brand: keep yours, EBARA' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: 'Remarks: take theirs, Theirs' })).toBeChecked();
    await person.click(dialog.getByRole('button', { name: 'Save this' }));
    expect(await screen.findByText('Project saved.')).toBeVisible();
    expect(sent().map(([, body]) => body)).toEqual([
      { brand: 'EBARA', version: '3' },
      { brand: 'EBARA', version: '4' },
    ]);
  });

  test('of a project that does not exist leads back to the list', async () => {
    open(paths.vrfProject.edit(5), { 'GET /vrf-project/:id': errorResponse(404, 'Not found') });
    const message = within(await screen.findByRole('alert'));
    expect(message.getByText('There is no project at this address.')).toBeVisible();
    expect(message.getByRole('link', { name: 'VRF Project List' })).toBeVisible();
  });
});
