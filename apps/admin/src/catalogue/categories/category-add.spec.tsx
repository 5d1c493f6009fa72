import { screen, waitFor, within } from '@testing-library/react';
import {
  noResponse,
  errorResponse,
  stubApi,
  type StubResponse,
} from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { category } from '../../platform/testing/rows';

const PAGE = '/dashboard/setting/categories';
const outdoor = category({
  description: 'One unit for a floor',
  aliases: ['vrf'],
  used_by: 14,
  version: 3,
  picture: { key: 'categories/ab12', width: 640, height: 480, blur: 'data:,', alt: '' },
});
const png = new File(['x'], 'unit.png', { type: 'image/png' });

type Stub = StubResponse | Promise<StubResponse> | (() => StubResponse | Promise<StubResponse>);

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
});

async function open(overrides: Record<string, Stub> = {}) {
  const { calls } = stubApi({ 'GET /categories': { body: { data: [outdoor] } }, ...overrides });
  const page = renderDashboard(PAGE);
  await screen.findByText('/products/outdoor');
  const sent = () =>
    calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, address, body }) => [`${method} ${address.pathname}`, body]);
  return { ...page, sent };
}

type Person = Awaited<ReturnType<typeof open>>['person'];

/** Appends text to a field by pasting. */
async function fill(person: Person, field: HTMLElement, text: string) {
  await person.click(field);
  await person.paste(text);
}

async function chooseKind(person: Person, kind: string) {
  await person.click(screen.getByRole('combobox', { name: 'Kind' }));
  await person.click(await screen.findByRole('option', { name: kind }));
}

async function openNew(overrides?: Record<string, Stub>) {
  const page = await open(overrides);
  await page.person.click(screen.getByRole('button', { name: '+ Add Category' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Category' }));
  return {
    ...page,
    dialog,
    save: () => page.person.click(dialog.getByRole('button', { name: 'Save' })),
  };
}

const created = { status: 201, body: { data: category({ id: 9 }) } };

describe('the new category dialog', () => {
  test('has all fields with their defaults', async () => {
    const { dialog } = await openNew();
    for (const name of ['Title', 'Path', 'Position', 'Description', 'Type', 'Other spellings']) {
      expect(dialog.getByRole('textbox', { name })).toHaveValue('');
    }
    expect(dialog.getByLabelText('Choose a picture')).toHaveAttribute(
      'accept',
      'image/jpeg,image/png,image/webp,image/avif',
    );
    expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Active');
    expect(dialog.getByRole('combobox', { name: 'Kind' })).toHaveTextContent('Choose a kind');
    expect(dialog.getByRole('combobox', { name: 'Group' })).toHaveTextContent('No group');
    expect(dialog.getByRole('combobox', { name: 'Menu entry' })).toHaveTextContent('No menu');
    expect(dialog.getByRole('checkbox', { name: 'Has a panel' })).not.toBeChecked();
  });

  test.each(['4-Way Cassette', 'FCU, ceiling'])(
    'checks the panel for ‘%s’ until it is unchecked',
    async (title) => {
      const { dialog, person } = await openNew();
      await fill(person, dialog.getByRole('textbox', { name: 'Title' }), title);
      const panel = dialog.getByRole('checkbox', { name: 'Has a panel' });
      expect(panel).toBeChecked();
      await person.click(panel);
      await fill(person, dialog.getByRole('textbox', { name: 'Title' }), ' 2');
      expect(panel).not.toBeChecked();
    },
  );

  test('derives the path from the title until the path is edited', async () => {
    const { dialog, person } = await openNew();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    const path = dialog.getByRole('textbox', { name: 'Path' });
    await fill(person, title, '4-Way Cassette, Mini');
    expect(path).toHaveValue('4-way-cassette-mini');
    await person.clear(path);
    await fill(person, path, '/products/mini');
    expect(path).toHaveValue('mini');
    await fill(person, title, ' II');
    expect(path).toHaveValue('mini');
  });

  test('sends picture and menu entry, then closes and opens empty again', async () => {
    const { dialog, person, sent, save } = await openNew({ 'POST /categories': created });
    await person.upload(dialog.getByLabelText('Choose a picture'), png);
    expect(dialog.getByRole('img', { name: 'Preview of the selected picture' })).toBeVisible();
    await fill(person, dialog.getByRole('textbox', { name: 'Title' }), 'Air Curtain');
    await fill(person, dialog.getByRole('textbox', { name: 'Position' }), '3');
    await fill(
      person,
      dialog.getByRole('textbox', { name: 'Other spellings' }),
      'curtain, aircurtain',
    );
    await person.click(dialog.getByRole('combobox', { name: 'Status' }));
    await person.click(await screen.findByRole('option', { name: 'Inactive' }));
    await person.click(dialog.getByRole('combobox', { name: 'Menu entry' }));
    await person.click(await screen.findByRole('option', { name: 'Product' }));
    await chooseKind(person, 'Slim duct');
    await person.click(dialog.getByRole('combobox', { name: 'Group' }));
    await person.click(await screen.findByRole('option', { name: 'Duct' }));
    expect(dialog.getByText(/^Also listed at \/products\/duct/)).toBeVisible();
    await save();
    expect(await screen.findByText('Category added successfully!')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent()).toEqual([
      [
        'POST /api/v1/categories',
        {
          title: 'Air Curtain',
          path: 'air-curtain',
          kind: 'slim_duct',
          group: 'duct',
          description: '',
          type: '',
          status: 'inactive',
          aliases: 'curtain, aircurtain',
          has_panel: 'false',
          position: '3',
          menu: 'product',
          image: expect.objectContaining({ name: 'unit.png' }) as unknown,
        },
      ],
    ]);
    await person.click(screen.getByRole('button', { name: '+ Add Category' }));
    const again = within(await screen.findByRole('dialog', { name: 'Add New Category' }));
    expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    expect(again.getByRole('textbox', { name: 'Position' })).toHaveValue('');
    expect(again.queryByRole('img')).not.toBeInTheDocument();
  });

  test.each([
    ['Title', '', 'Title is required'],
    ['Position', '3.5', 'Position must be a whole number'],
    ['Position', 'x', 'Position must be a whole number'],
    ['Path', '123', 'A path of digits only is a product'],
    ['Path', 'search', 'This path is reserved'],
    ['Other spellings', 'a b', 'Use lower-case letters, digits, dashes and underscores'],
  ])('rejects %s ‘%s’: %s', async (name, typed, sentence) => {
    const { dialog, person, sent, save } = await openNew();
    await chooseKind(person, 'Other');
    await fill(person, dialog.getByRole('textbox', { name: 'Title' }), 'Air Curtain');
    const field = dialog.getByRole('textbox', { name });
    await person.clear(field);
    if (typed) await fill(person, field, typed);
    await save();
    expect(field).toHaveAccessibleDescription(sentence);
    expect(field).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  test('requires a kind', async () => {
    const { dialog, person, sent, save } = await openNew({ 'POST /categories': created });
    await fill(person, dialog.getByRole('textbox', { name: 'Title' }), 'Air Curtain');
    await save();
    expect(dialog.getByRole('combobox', { name: 'Kind' })).toHaveAccessibleDescription(
      'Choose a kind',
    );
    expect(sent()).toEqual([]);
    await chooseKind(person, 'Other');
    await save();
    await screen.findByText('Category added successfully!');
    expect(sent()).toMatchObject([['POST /api/v1/categories', { kind: 'other', group: '' }]]);
  });

  test('rejects files that are not pictures', async () => {
    const { dialog, sent } = await openNew();
    const input = dialog.getByLabelText('Choose a picture');
    const { default: userEvent } = await import('@testing-library/user-event');
    await userEvent
      .setup({ applyAccept: false })
      .upload(input, new File(['x'], 'a.txt', { type: 'text/plain' }));
    expect(dialog.getByText('Please choose a JPEG, PNG, WebP or AVIF picture.')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test.each<[string, Stub]>([
    ['a broken server', errorResponse(500, 'The server stumbled.')],
    ['no response', noResponse],
  ])('shows an error and keeps the form values after %s', async (_case, response) => {
    const { dialog, person, save } = await openNew({ 'POST /categories': response });
    await chooseKind(person, 'Other');
    await fill(person, dialog.getByRole('textbox', { name: 'Title' }), 'Air Curtain');
    await save();
    expect(await dialog.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Air Curtain');
  });

  test('shows a server error on its field', async () => {
    const sentence = '/products/slim-duct is used by the category ‘Slim Duct’.';
    const { dialog, person, save } = await openNew({
      'POST /categories': errorResponse(400, 'Please check the marked fields.', { path: sentence }),
    });
    await fill(person, dialog.getByRole('textbox', { name: 'Title' }), 'Slim Duct');
    await chooseKind(person, 'Slim duct');
    await save();
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Path' })).toHaveAccessibleDescription(sentence);
  });

  test('sends nothing on Cancel, and asks before changes are lost', async () => {
    const { dialog, person, sent } = await openNew();
    await fill(person, dialog.getByRole('textbox', { name: 'Title' }), 'Air Curtain');
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await person.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent()).toEqual([]);
  });
});
