import { UpdateCompany } from '@shishir/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { company, staff } from '../../platform/testing/rows';
import { paths } from '../../platform/ui/page/paths';

const empty = company({
  name: null,
  blurb: null,
  web: null,
  sales_email: null,
  sales_phones: [],
  sales_hours: null,
  head_office: null,
  warehouse: null,
  map_url: null,
  sales_contact: null,
  ready: false,
});
const saved = company({ version: 3, name: 'Padma Air', sales_phones: ['+8801711000000'] });
const png = new File(['x'], 'logo.png', { type: 'image/png' });
const picture = { key: 'logo/ab', width: 400, height: 120, blur: 'data:,', alt: 'Padma Air' };

type Stub = StubResponse | (() => StubResponse);

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
});

async function open(record = saved, overrides: Record<string, Stub> = {}) {
  const { calls } = stubApi({ 'GET /company': { body: { data: record } }, ...overrides });
  const page = renderDashboard(paths.companyDetails);
  const form = within(await screen.findByRole('form', { name: 'Company details' }));
  const sent = () =>
    calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, address, body }) => [`${method} ${address.pathname}`, body]);
  const { person } = page;
  // By label, not by role: computing the roles of so many fields takes seconds.
  const part = (section: string) =>
    within(form.getByText(section, { selector: 'h2' }).closest('section')!);
  const box = (name: string, section = 'Company') => part(section).getByLabelText(name);
  /** Replaces the text of a field in one step, like pasting. */
  const fill = async (field: HTMLElement, text: string) => {
    await person.clear(field);
    if (text === '') return;
    await person.click(field);
    await person.paste(text);
  };
  const save = () => person.click(form.getByText(/^Save changes/));
  return { ...page, form, part, sent, box, fill, save };
}

test('shows each error at its field and sends nothing', async () => {
  const { form, part, person, sent, box, fill, save } = await open(empty);
  await fill(box('Web address'), 'http://padma.example');
  await fill(box('Phone 1', 'Sales'), 'call us');
  await person.click(part('Sales').getByText('Add phone number'));
  expect(box('Phone 2', 'Sales')).toHaveFocus();
  await fill(box('Sales email', 'Sales'), 'sales@');
  await fill(box('City', 'Head office'), 'Dhaka');
  await fill(box('Title', 'Head office'), '');
  await fill(box('Position', 'Contact person'), 'Engineer');
  await person.click(form.getByText('Add page'));
  await fill(box('Address of page 1', 'Social pages'), 'facebook');
  await fill(box('Map link', 'Map'), 'maps');
  await save();
  const phone = 'Enter a phone number like 01711 000000, or with + and the country code';
  for (const [field, message] of [
    [box('Web address'), 'Enter a web address like example.com or https://example.com'],
    [box('Phone 1', 'Sales'), phone],
    [box('Phone 2', 'Sales'), 'Enter a phone number, or remove this line'],
    [box('Sales email', 'Sales'), 'Enter an email address like name@example.com'],
    [box('Title', 'Head office'), 'Title is required'],
    [box('Name', 'Contact person'), 'Name is required'],
    [box('Name of page 1', 'Social pages'), 'Name is required'],
    [box('Address of page 1', 'Social pages'), 'Enter an address that begins with https://'],
    [box('Map link', 'Map'), 'Enter an address that begins with https://'],
  ] as const) {
    expect(field).toHaveAccessibleDescription(message);
  }
  expect(box('Web address')).toHaveFocus();
  expect(form.getByText('Nothing was saved. Please check the marked fields.')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('sends the differences in the format of the API, without blank values', async () => {
  const answer = { ...saved, version: 2 };
  const { person, form, sent, box, fill, save } = await open(empty, {
    'PUT /company': { body: { data: answer } },
  });
  expect(screen.getByText(/visitors see that the site is being set up/)).toBeVisible();
  await fill(box('Company name'), 'Padma Air');
  await fill(box('Phone 1', 'Sales'), '০১৭১১ ০০০০০০');
  await fill(box('City', 'Warehouse'), 'Savar');
  await fill(box('Title', 'Head office'), 'Office');
  await person.click(form.getByText('Add page'));
  await person.click(form.getByLabelText('Remove page 1'));
  await save();
  expect(await screen.findByText('Company details saved.')).toBeVisible();
  const body = {
    version: 1,
    name: 'Padma Air',
    sales_phones: ['০১৭১১ ০০০০০০'],
    warehouse: { title: 'Service & Warehouse', street: '', city: 'Savar', email: '', phones: [] },
  };
  expect(sent()).toEqual([['PUT /api/v1/company', body]]);
  expect(UpdateCompany.parse(body)).toMatchObject({
    sales_phones: ['+8801711000000'],
    warehouse: { street: null, email: null },
  });
  expect(screen.queryByText(/visitors see that/)).not.toBeInTheDocument();
  expect(form.getByText('No unsaved changes')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Company Details | Padma Air'));
});

test('asks before the site goes offline', async () => {
  const { person, sent, box, fill, save } = await open();
  await fill(box('Phone 1', 'Sales'), '');
  await save();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Take the site offline?' }));
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(sent()).toEqual([]);
  expect(box('Phone 1', 'Sales')).toHaveValue('');
});

test('saves a picture immediately without a conflict with the form', async () => {
  const { person, form, sent, box, fill, save } = await open(saved, {
    'PUT /company/picture/logo': { body: { data: { ...saved, logo: picture, version: 4 } } },
    'PUT /company': { body: { data: { ...saved, logo: picture, name: 'Meghna', version: 5 } } },
    'DELETE /company/picture/logo': { body: { data: { ...saved, name: 'Meghna', version: 6 } } },
  });
  await fill(box('Company name'), 'Meghna');
  const logo = within(form.getByLabelText('Logo'));
  // The drop with the name is shown until a logo is uploaded.
  expect(await logo.findByText('Padma Air')).toBeVisible();
  await person.upload(logo.getByLabelText('Choose a picture'), png);
  expect(await logo.findByRole('img', { name: 'Padma Air' })).toBeVisible();
  expect(box('Company name')).toHaveValue('Meghna');
  await save();
  expect(await screen.findByText('Company details saved.')).toBeVisible();
  await person.click(logo.getByRole('button', { name: 'Remove picture' }));
  expect(await screen.findByText('Logo removed.')).toBeVisible();
  expect(logo.queryByRole('img')).not.toBeInTheDocument();
  expect(sent().slice(0, 2)).toEqual([
    ['PUT /api/v1/company/picture/logo', { image: expect.objectContaining({ name: 'logo.png' }) }],
    ['PUT /api/v1/company', { name: 'Meghna', version: 4 }],
  ]);
});

test('restores changes after a reload and asks about fields that another editor has saved', async () => {
  const { fill, box } = await open();
  await fill(box('Company name'), 'Meghna');
  await fill(box('City', 'Warehouse'), 'Gazipur');
  cleanup();
  const theirs = { ...saved, name: 'Jamuna', blurb: 'Cooling.', version: 4 };
  const again = await open(theirs, {
    'PUT /company': errorResponse(409, 'Changed.', undefined, theirs, 'Sharmin Sultana'),
  });
  expect(await screen.findByText(/^Restored what you entered on/)).toBeVisible();
  expect(again.box('Company name')).toHaveValue('Meghna');
  expect(again.box('City', 'Warehouse')).toHaveValue('Gazipur');
  await again.save();
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Sharmin Sultana/ }));
  expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
  expect(again.sent()[0]![1]).toMatchObject({ name: 'Meghna', version: 3 });
});

test("shows the server's error about a picture", async () => {
  const sentence = 'Choose a JPEG, PNG, WebP or AVIF picture.';
  const { person, form } = await open(empty, {
    'PUT /company/picture/logo': errorResponse(400, sentence, { image: sentence }),
  });
  const logo = within(form.getByLabelText('Logo'));
  await person.upload(logo.getByLabelText('Choose a picture'), png);
  expect(await logo.findByRole('alert')).toHaveTextContent(sentence);
  expect(
    form.getByText('Save the contact person first, then choose a picture.'),
  ).toBeInTheDocument();
});

test('resolves edit conflicts per field', async () => {
  const current = {
    ...saved,
    name: 'Theirs',
    warehouse: null,
    version: 9,
    updated_at: '2026-11-20T08:05:00.000Z',
  };
  let tries = 0;
  const { person, sent, box, fill, save } = await open(saved, {
    'PUT /company': () =>
      tries++ === 0
        ? errorResponse(409, 'Changed meanwhile.', undefined, current)
        : { body: { data: { ...current, name: 'Mine', version: 10 } } },
  });
  await fill(box('Company name'), 'Mine');
  await save();
  const name = 'Someone else changed the company details';
  const dialog = within(await screen.findByRole('alertdialog', { name }));
  expect(dialog.getByRole('radio', { name: 'Company name: keep yours, Mine' })).toBeChecked();
  expect(dialog.queryByRole('radiogroup', { name: 'Warehouse' })).not.toBeInTheDocument();
  await person.click(dialog.getByRole('button', { name: 'Save this' }));
  expect(await screen.findByText('Company details saved.')).toBeVisible();
  expect(sent().map(([, body]) => body)).toEqual([
    { name: 'Mine', version: 3 },
    { name: 'Mine', version: 9 },
  ]);
  expect(box('City', 'Warehouse')).toHaveValue('');
});

test('is available to the owner only', async () => {
  const user = staff({ role: 'admin' });
  stubApi({ 'GET /auth/session': { body: { user, second_factor_missing: false } } });
  renderDashboard(paths.companyDetails);
  expect(await screen.findByText(/owner/i, { selector: 'p' })).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Company Details' })).not.toBeInTheDocument();
});
