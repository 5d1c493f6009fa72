import '@testing-library/jest-dom';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { visitor } from '../../../platform/testing/shell.fixture';
import {
  response,
  fetched,
  openProfile,
  person,
  press,
  server,
  resetServer,
} from '../profile-page.fixture';

beforeEach(resetServer);

describe('Edit Profile', () => {
  const FILE = new File(['picture'], 'me.png', { type: 'image/png' });
  const dialog = () => screen.findByRole('dialog', { name: 'Edit Profile' });
  const nameField = () => screen.getByLabelText('Name');
  const rename = async (name: string) => {
    await person.clear(nameField());
    if (name) await person.type(nameField(), name);
  };
  const choose = (file: File) => person.upload(screen.getByLabelText('Picture'), file);
  async function openDialog() {
    await openProfile();
    await press('Edit Profile');
    return within(await dialog());
  }
  const sent = () => Object.fromEntries(fetched.mock.calls[0]![1].body as FormData);

  it('contains the picture and the name, and nothing else', async () => {
    const inside = await openDialog();
    expect(nameField()).toHaveValue('Tahmina Akter');
    expect(screen.getByLabelText('Picture')).toHaveAttribute(
      'accept',
      'image/jpeg,image/png,image/webp,image/avif',
    );
    expect(inside.getAllByRole('textbox')).toHaveLength(1);
    expect(inside.queryByText('tahmina@example.com')).not.toBeInTheDocument();
  });

  it.each(['Cancel', 'Close', 'Escape'])('changes nothing on %s', async (way) => {
    await openDialog();
    await rename('Someone');
    if (way === 'Escape') await person.keyboard('{Escape}');
    else await press(way);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus());
    expect(fetched).not.toHaveBeenCalled();
    await press('Edit Profile');
    await dialog();
    expect(nameField()).toHaveValue('Tahmina Akter');
  });

  it('keeps the typed name when the page is reloaded or left, until it is saved', async () => {
    await openDialog();
    await rename('Tahmina Begum');
    cleanup();
    await openDialog();
    expect(nameField()).toHaveValue('Tahmina Begum');
    response(200, { success: true });
    await press('Save Changes');
    await screen.findByText('Profile updated successfully.');
    expect(sent()).toEqual({ name: 'Tahmina Begum' });
    await press('Edit Profile');
    await dialog();
    expect(nameField()).toHaveValue('Tahmina Akter');
  });

  it('closes with a message, without a call, if nothing changed', async () => {
    await openDialog();
    await press('Save Changes');
    expect(await screen.findByText('No changes')).toBeInTheDocument();
    expect(screen.getByText('No fields were modified.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('removes the picture: shows the initials immediately, and the rest after saving', async () => {
    server.user = { ...visitor, image: 'avatar/0123456789abcdef01234567/640.webp' };
    response(200, { success: true });
    const inside = await openDialog();
    expect(inside.getByRole('presentation')).toBeInTheDocument();
    await press('Remove picture');
    expect(inside.queryByRole('presentation')).not.toBeInTheDocument();
    expect(inside.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Picture')).toHaveFocus();
    expect(fetched).not.toHaveBeenCalled();
    server.user = visitor;
    await press('Save Changes');
    expect(await screen.findByText('Profile updated successfully.')).toBeInTheDocument();
    expect(sent()).toEqual({ remove_image: 'true' });
  });

  it('sends the name alone, and page and header show it immediately', async () => {
    response(200, { success: true });
    await openDialog();
    await rename('Tahmina Begum');
    server.user = { ...visitor, name: 'Tahmina Begum' };
    await person.dblClick(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Success')).toBeInTheDocument();
    expect(screen.getByText('Profile updated successfully.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Tahmina Begum'));
    expect(screen.getByRole('heading', { name: 'Tahmina Begum' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(fetched).toHaveBeenCalledTimes(1);
    const [address, { method }] = fetched.mock.calls[0]!;
    expect([method, address]).toEqual(['PUT', '/api/v1/user/7']);
    expect(sent()).toEqual({ name: 'Tahmina Begum' });
  });

  it('shows a chosen picture and sends it alone', async () => {
    response(200, { success: true });
    await openDialog();
    await choose(FILE);
    expect(await screen.findByRole('img', { name: 'The chosen picture' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png;base64,/),
    );
    await press('Save Changes');
    await screen.findByText('Profile updated successfully.');
    expect(sent()).toEqual({ image: expect.any(File) });
  });

  it.each([
    [
      'a GIF',
      new File(['x'], 'a.gif', { type: 'image/gif' }),
      'Choose a JPEG, PNG, WebP or AVIF picture.',
    ],
    [
      'an SVG',
      new File(['x'], 'a.svg', { type: 'image/svg+xml' }),
      'Choose a JPEG, PNG, WebP or AVIF picture.',
    ],
    [
      'more than 5 MB',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
      'This picture is larger than 5 MB. Choose a smaller one.',
    ],
  ])('rejects %s', async (_what, file, sentence) => {
    await openDialog();
    await choose(file);
    expect(screen.getByLabelText('Picture')).toHaveAccessibleDescription(sentence);
    await press('Save Changes');
    expect(screen.getByLabelText('Picture')).toHaveAccessibleDescription(sentence);
    expect(fetched).not.toHaveBeenCalled();

    await choose(FILE);
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it.each([
    ['JPEG', 'image/jpeg'],
    ['WebP', 'image/webp'],
    ['AVIF', 'image/avif'],
  ])('accepts a %s', async (_what, type) => {
    await openDialog();
    await choose(new File(['x'], 'a', { type }));
    expect(await screen.findByRole('img', { name: 'The chosen picture' })).toBeInTheDocument();
  });

  it('rejects a blank name until it is fixed', async () => {
    await openDialog();
    await rename('');
    await press('Save Changes');
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(nameField()).toHaveFocus();
    await person.type(nameField(), 'T');
    expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['an empty 500', () => Promise.resolve(new Response('', { status: 500 }))],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('shows the error on %s and keeps the entered values', async (_what, reply) => {
    fetched.mockImplementation(reply);
    await openDialog();
    await rename('Tahmina Begum');
    await choose(FILE);
    await press('Save Changes');
    const toast = await screen.findByText('Failed to update profile.');
    expect(within(toast).getByText('Error')).toBeInTheDocument();
    expect(nameField()).toHaveValue('Tahmina Begum');
    expect(screen.getByLabelText<HTMLInputElement>('Picture').files).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 2, name: 'Edit Profile' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled());
  });

  it('shows the server’s error at its field', async () => {
    const fields = { image: 'This file is no picture.' };
    response(400, { code: 'invalid', message: 'No', error: 'No', fields });
    await openDialog();
    await choose(FILE);
    await press('Save Changes');
    await waitFor(() =>
      expect(screen.getByLabelText('Picture')).toHaveAccessibleDescription(fields.image),
    );
  });

  it('shows the server’s message about no field in the dialog', async () => {
    response(429, { code: 'limit', message: 'Please wait a minute.', error: 'Wait' });
    const inside = await openDialog();
    await rename('Tahmina Begum');
    await press('Save Changes');
    expect(await inside.findByText('Please wait a minute.')).toBeVisible();
  });

  it('links to Sign In if the session ended in another tab, and saves after that', async () => {
    response(401, { code: 'unauthorized', message: 'Please sign in.', error: 'Please sign in.' });
    const inside = await openDialog();
    await rename('Tahmina Begum');
    await choose(FILE);
    await press('Save Changes');
    const alert = await inside.findByRole('alert');
    expect(alert).toHaveTextContent('Your session has ended. Nothing was saved.');
    const link = inside.getByRole('link', { name: 'Sign in in a new tab' });
    expect(link).toHaveAttribute('href', '/login?next=%2Fdashboard%2Fprofile');
    expect(link).toHaveAttribute('target', '_blank');
    expect(nameField()).toHaveValue('Tahmina Begum');
    expect(screen.getByLabelText<HTMLInputElement>('Picture').files).toHaveLength(1);

    response(200, { success: true });
    await press('Save Changes');
    expect(await screen.findByText('Profile updated successfully.')).toBeInTheDocument();
  });

  it('is a form that opens a page without JavaScript', async () => {
    await openProfile();
    const form = screen.getByRole('button', { name: 'Edit Profile' }).closest('form');
    expect(form).toHaveAttribute('method', 'get');
    expect(new FormData(form!).get('edit')).toBe('1');
  });

  it('has a separate page for the name', async () => {
    await openProfile('?edit=1');
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible();
    expect(nameField()).toHaveValue('Tahmina Akter');
    expect(nameField().closest('form')).toHaveAttribute('method', 'post');
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      '/dashboard/profile',
    );
  });
});
