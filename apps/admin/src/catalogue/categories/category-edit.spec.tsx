import { screen, waitFor, within } from '@testing-library/react';
import {
  pendingResponse,
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

async function openOutdoor(overrides?: Record<string, Stub>) {
  const page = await open(overrides);
  await page.person.click(screen.getByRole('button', { name: 'Edit Outdoor Unit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Outdoor Unit' }));
  return {
    ...page,
    dialog,
    save: () => page.person.click(dialog.getByRole('button', { name: 'Save' })),
  };
}

describe('the edit category dialog', () => {
  test('shows saved values and sends only changes', async () => {
    const { dialog, person, sent, save } = await openOutdoor({
      'PUT /categories/:id': { body: { data: outdoor } },
    });
    expect(dialog.getByRole('textbox', { name: 'Path' })).toHaveValue('outdoor');
    expect(dialog.getByRole('textbox', { name: 'Other spellings' })).toHaveValue('vrf');
    expect(dialog.queryByRole('combobox', { name: 'Menu entry' })).not.toBeInTheDocument();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await person.clear(title);
    await fill(person, title, 'Outdoor Units');
    expect(dialog.getByRole('textbox', { name: 'Path' })).toHaveValue('outdoor');
    await save();
    expect(await screen.findByText('Category saved.')).toBeVisible();
    expect(sent()).toEqual([
      ['PUT /api/v1/categories/1', { title: 'Outdoor Units', version: '3' }],
    ]);
  });

  test('shows the fixed kind and allows another group', async () => {
    const { dialog, person, sent, save } = await openOutdoor({
      'PUT /categories/:id': { body: { data: outdoor } },
    });
    const kind = dialog.getByRole('textbox', { name: 'Kind' });
    expect(kind).toHaveValue('Outdoor unit');
    expect(kind).toHaveAttribute('readonly');
    expect(kind).toHaveAccessibleDescription(
      'The kind can’t be changed because texts and drawings on the site depend on it. For another kind, add a new category.',
    );
    await person.click(dialog.getByRole('combobox', { name: 'Group' }));
    await person.click(await screen.findByRole('option', { name: 'Duct' }));
    await save();
    await screen.findByText('Category saved.');
    expect(sent()).toEqual([['PUT /api/v1/categories/1', { group: 'duct', version: '3' }]]);
  });

  test('explains the old path after the path is changed', async () => {
    const { dialog, person } = await openOutdoor();
    await fill(person, dialog.getByRole('textbox', { name: 'Path' }), '-units');
    expect(dialog.getByText('Visitors to /products/outdoor are redirected here.')).toBeVisible();
  });

  test('requires a position', async () => {
    const { dialog, person, sent, save } = await openOutdoor();
    await person.clear(dialog.getByRole('textbox', { name: 'Position' }));
    await save();
    expect(dialog.getByText('Position must be a whole number')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('replaces or removes the picture', async () => {
    const { dialog, person, sent, save } = await openOutdoor({
      'PUT /categories/:id': { body: { data: outdoor } },
    });
    await person.click(dialog.getByRole('button', { name: 'Remove picture' }));
    expect(dialog.getByText('The picture will be removed when you save.')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Keep picture' }));
    await person.upload(dialog.getByLabelText('Choose a picture'), png);
    await person.click(dialog.getByRole('button', { name: 'Remove picture' }));
    await person.click(dialog.getByRole('button', { name: 'Remove picture' }));
    await save();
    await screen.findByText('Category saved.');
    expect(sent()).toEqual([['PUT /api/v1/categories/1', { remove_image: 'true', version: '3' }]]);
  });

  test('sends one request, however often Save is pressed', async () => {
    const { response, respond } = pendingResponse();
    const { dialog, person, sent, save } = await openOutdoor({ 'PUT /categories/:id': response });
    await fill(person, dialog.getByRole('textbox', { name: 'Type' }), 'Outdoor');
    await save();
    expect(await dialog.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    await person.keyboard('{Control>}s{/Control}');
    respond({ body: { data: outdoor } });
    await screen.findByText('Category saved.');
    expect(sent()).toHaveLength(1);
  });
});

const opened = category({
  description: 'One unit for a floor',
  aliases: [],
  used_by: 0,
  version: 3,
});
const theirs = { ...opened, description: 'Their words', status: 'inactive' as const, version: 4 };
const SENTENCE = 'This category was changed meanwhile. Please look at both and save again.';

/** Changes a field of a category that another editor saves in between. */
async function collide(mine: 'Description' | 'Type') {
  let responses = [errorResponse(409, SENTENCE, undefined, theirs), { body: { data: theirs } }];
  const { calls } = stubApi({
    'GET /categories': { body: { data: [opened] } },
    'PUT /categories/:id': () => {
      const [first, ...rest] = responses;
      responses = rest;
      return first!;
    },
  });
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const { person } = renderDashboard('/dashboard/setting/categories');
  await person.click(await screen.findByRole('button', { name: 'Edit Outdoor Unit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Outdoor Unit' }));
  const save = () => person.click(dialog.getByRole('button', { name: 'Save' }));
  const field = dialog.getByRole('textbox', { name: mine });
  await person.clear(field);
  await person.click(field);
  await person.paste('My words');
  await save();
  return { person, dialog, sent };
}

/** Changes a field that the other editor has changed as well. */
async function collideAtOneField() {
  const { person, dialog, sent } = await collide('Description');
  const conflict = within(
    await screen.findByRole('alertdialog', { name: 'Someone else changed this category' }),
  );
  const side = (label: string, name: RegExp) =>
    within(conflict.getByRole('radiogroup', { name: label })).getByRole('radio', { name });
  const press = (name: string) => person.click(conflict.getByRole('button', { name }));
  return { person, dialog, conflict, side, press, sent };
}

describe('an edit conflict of a category', () => {
  test('shows both sides and saves the choice on top of their version', async () => {
    const { side, person, press, sent, conflict } = await collideAtOneField();
    expect(side('Description', /keep yours, My words/)).toBeChecked();
    expect(conflict.queryByRole('radiogroup', { name: 'Status' })).not.toBeInTheDocument();
    await person.click(side('Description', /take theirs/));
    await person.click(side('Description', /keep yours/));
    await press('Save this');
    await screen.findByText('Category saved.');
    expect(sent()).toEqual([
      { description: 'My words', version: '3' },
      { description: 'My words', version: '4' },
    ]);
  });

  test('merges without a question if both changed different fields', async () => {
    const { sent } = await collide('Type');
    await screen.findByText('Category saved.');
    expect(sent().at(-1)).toEqual({ type: 'My words', version: '4' });
  });

  test('sends nothing if all of theirs are taken', async () => {
    const { press, sent } = await collideAtOneField();
    await press('Take all of theirs');
    await press('Save this');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent()).toHaveLength(1);
  });

  test('keeps all values when returning to the form', async () => {
    const { press, dialog } = await collideAtOneField();
    await press('Back to the form');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('My words');
  });
});
