import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  errorResponse,
  pendingResponse,
  stubApi,
  type StubResponse,
} from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { galleryItem } from '../../platform/testing/record-rows';
import { paths } from '../../platform/ui/page/paths';

const saved = galleryItem({ id: 5, title: 'Old title', version: 3 });
const png = new File(['x'], 'roof.png', { type: 'image/png' });

type Stub = StubResponse | Promise<StubResponse> | (() => StubResponse | Promise<StubResponse>);

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
});

function open(address: string, overrides: Record<string, Stub>) {
  const { calls } = stubApi({
    'GET /gallery/:id': { body: { data: saved } },
    'GET /gallery/counts': {
      body: { data: { all: 1, trash: 0, by_status: { active: 1, inactive: 0, archived: 0 } } },
    },
    ...overrides,
  });
  const page = renderDashboard(address);
  const sent = () =>
    calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, address, body }) => [`${method} ${address.pathname}`, body]);
  return { ...page, sent };
}
const openNew = async (overrides: Record<string, Stub> = {}) => {
  const page = open(paths.gallery.add, overrides);
  const form = within(await screen.findByRole('form', { name: 'Add Gallery' }));
  return { ...page, form };
};
const openSaved = async (overrides: Record<string, Stub> = {}) => {
  const page = open(paths.gallery.edit(5), overrides);
  const form = within(await screen.findByRole('form', { name: 'Edit Old title' }));
  return { ...page, form };
};

type Person = ReturnType<typeof open>['person'];

/** Replaces the text of a field in one step, like pasting. */
async function fill(person: Person, field: HTMLElement, text: string) {
  await person.clear(field);
  await person.click(field);
  await person.paste(text);
}

test('restores unsaved values after a reload, except the picture', async () => {
  const { form, person } = await openNew();
  await fill(person, form.getByRole('textbox', { name: 'Title' }), 'Roof');
  await person.upload(form.getByLabelText('Choose a picture'), png);
  cleanup();
  const again = await openNew();
  const note = await screen.findByText(/^Restored what you entered on/);
  expect(note).toHaveTextContent('Please choose your pictures again.');
  expect(again.form.getByRole('textbox', { name: 'Title' })).toHaveValue('Roof');
  expect(again.form.getByLabelText('Choose a picture')).toBeInTheDocument();
});

describe('form of a new gallery item', () => {
  test('requires a title and a picture before it sends anything', async () => {
    const { form, person, sent } = await openNew();
    expect(form.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Active');
    await person.click(form.getByRole('button', { name: /^Add Gallery/ }));
    expect(form.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
      'Title is required',
    );
    expect(form.getByLabelText('Choose a picture')).toHaveAccessibleDescription(
      'Image is required',
    );
    expect(sent()).toEqual([]);
  });

  test('sends all its fields and opens the list', async () => {
    const { response, respond } = pendingResponse();
    const { form, person, sent, address } = await openNew({ 'POST /gallery': response });
    await fill(person, form.getByRole('textbox', { name: 'Title' }), 'Rooftop');
    await fill(person, form.getByRole('textbox', { name: 'Description' }), 'Two rows');
    await person.click(form.getByRole('combobox', { name: 'Status' }));
    await person.click(await screen.findByRole('option', { name: 'Inactive' }));
    await person.upload(form.getByLabelText('Choose a picture'), png);
    await person.click(form.getByRole('button', { name: /^Add Gallery/ }));
    expect(await form.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    respond({ status: 201, body: { data: galleryItem({ title: 'Rooftop' }) } });
    expect(await screen.findByText('Gallery added successfully!')).toBeVisible();
    await waitFor(() => expect(address()).toBe(paths.gallery.list));
    expect(sent()).toEqual([
      [
        'POST /api/v1/gallery',
        {
          title: 'Rooftop',
          description: 'Two rows',
          project_name: '',
          project_location: '',
          status: 'inactive',
          image: expect.objectContaining({ name: 'roof.png' }) as unknown,
        },
      ],
    ]);
  });

  test('stays open after a server error', async () => {
    const { form, person, address } = await openNew({
      'POST /gallery': errorResponse(500, 'Broken.'),
    });
    const title = form.getByRole('textbox', { name: 'Title' });
    await fill(person, title, 'Rooftop');
    await person.upload(form.getByLabelText('Choose a picture'), png);
    await person.click(form.getByRole('button', { name: /^Add Gallery/ }));
    expect(await screen.findByText('Failed to add gallery. Please try again.')).toBeVisible();
    expect(title).toHaveValue('Rooftop');
    expect(address()).toBe(paths.gallery.add);
  });
});

describe('form of a saved gallery item', () => {
  test('sends the differences with the version they are based on', async () => {
    const { form, person, sent, address } = await openSaved({
      'PUT /gallery/:id': { body: { data: { ...saved, title: 'New title', version: 4 } } },
    });
    await fill(person, form.getByRole('textbox', { name: 'Title' }), 'New title');
    await person.click(form.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(address()).toBe(paths.gallery.list));
    expect(sent()).toEqual([['PUT /api/v1/gallery/5', { title: 'New title', version: '3' }]]);
  });

  test('does not submit when nothing changed', async () => {
    const { form, person, sent, address } = await openSaved();
    await person.click(form.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(address()).toBe(paths.gallery.list));
    expect(sent()).toEqual([]);
  });

  test('resolves edit conflicts per field', async () => {
    const current = { ...saved, title: 'Theirs', description: 'Theirs too', version: 4 };
    let tries = 0;
    const { form, person, sent } = await openSaved({
      'PUT /gallery/:id': () =>
        tries++ === 0
          ? errorResponse(409, 'Changed meanwhile.', undefined, current)
          : { body: { data: { ...current, title: 'Mine', version: 5 } } },
    });
    await fill(person, form.getByRole('textbox', { name: 'Title' }), 'Mine');
    await person.click(form.getByRole('button', { name: /^Save/ }));
    const name = 'Someone else changed this gallery item';
    const dialog = within(await screen.findByRole('alertdialog', { name }));
    expect(dialog.getByRole('radio', { name: 'Title: keep yours, Mine' })).toBeChecked();
    await person.click(dialog.getByRole('button', { name: 'Save this' }));
    expect(await screen.findByText('Gallery item saved.')).toBeVisible();
    expect(sent().map(([, body]) => body)).toEqual([
      { title: 'Mine', version: '3' },
      { title: 'Mine', version: '4' },
    ]);
  });

  test('asks to restore an item in the trash first', async () => {
    let item = { ...saved, deleted_at: '2026-11-20T08:05:00.000Z' as string | null };
    const { person } = open(paths.gallery.edit(5), {
      'GET /gallery/:id': () => ({ body: { data: item } }),
      'POST /gallery/:id/restore': () => {
        item = { ...saved, deleted_at: null };
        return { body: { data: item } };
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('form', { name: 'Edit Old title' })).toBeVisible();
  });

  test('links to the list if the item does not exist', async () => {
    open(paths.gallery.edit(5), { 'GET /gallery/:id': errorResponse(404, 'Not found') });
    const message = within(await screen.findByRole('alert'));
    expect(message.getByText('There is no gallery item at this address.')).toBeVisible();
    expect(message.getByRole('link', { name: 'Gallery List' })).toHaveAttribute(
      'href',
      paths.gallery.list,
    );
  });
});
