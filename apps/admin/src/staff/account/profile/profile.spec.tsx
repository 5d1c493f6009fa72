import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  pendingResponse,
  noResponse,
  errorResponse,
  stubApi,
  type StubResponse,
} from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { signInMethods, staff } from '../../../platform/testing/rows';

type Stub = StubResponse | Promise<StubResponse> | (() => Promise<StubResponse>);

const face = new File(['face'], 'face.png', { type: 'image/png' });
const saved = (own: Parameters<typeof staff>[0]): StubResponse => ({
  body: { success: true, data: staff(own) },
});

beforeEach(() => {
  // Fixed object URLs for files.
  URL.createObjectURL = () => 'blob:face';
  URL.revokeObjectURL = () => {};
});

async function openModal(response: Stub = saved({})) {
  const { calls } = stubApi({ 'PUT /user/:id': response });
  const page = renderDashboard('/dashboard/profile');
  await page.person.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  const rename = async (name: string) => {
    await page.person.clear(modal.getByLabelText('Name'));
    if (name) await page.person.type(modal.getByLabelText('Name'), name);
  };
  const save = () => page.person.click(modal.getByRole('button', { name: 'Save Changes' }));
  const writes = () => calls.filter((call) => call.method === 'PUT');
  return { ...page, modal, rename, save, writes };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('shows initials, name, role and email', async () => {
  stubApi();
  renderDashboard('/dashboard/profile');
  const profile = within(await screen.findByRole('region', { name: 'Profile' }));
  expect(profile.getByText('RI')).toBeVisible();
  expect(profile.getByRole('heading', { name: 'Rafiqul Islam' })).toBeVisible();
  expect(profile.getByText('Super admin')).toBeVisible();
  expect(profile.getByText('owner@example.com')).toBeVisible();
});

test('offers picture and name in the dialog, but neither email nor role', async () => {
  const { modal } = await openModal();
  expect(modal.getByLabelText('Name')).toHaveValue('Rafiqul Islam');
  expect(modal.getByLabelText('Choose a picture')).toHaveAttribute(
    'accept',
    'image/jpeg,image/png,image/webp,image/avif',
  );
  expect(modal.getAllByRole('textbox')).toHaveLength(1);
  expect(modal.queryByRole('combobox')).not.toBeInTheDocument();
});

test('shows a notice, closes and sends nothing without changes', async () => {
  const { save, writes } = await openModal();
  await save();
  expect(await screen.findByText('No changes')).toBeVisible();
  expect(screen.getByText('No fields were modified.')).toBeVisible();
  await closed();
  expect(writes()).toHaveLength(0);
});

test('ignores blanks around the name', async () => {
  const { rename, save, writes } = await openModal();
  await rename(' Rafiqul Islam ');
  await save();
  expect(await screen.findByText('No fields were modified.')).toBeVisible();
  expect(writes()).toHaveLength(0);
});

test('sends only the changed name and updates page and sidebar', async () => {
  const { rename, save, writes } = await openModal(saved({ name: 'Rafiqul Chowdhury' }));
  await rename('Rafiqul Chowdhury');
  await save();
  expect(await screen.findByText('Profile updated successfully.')).toBeVisible();
  expect(screen.getByText('Success')).toBeVisible();
  await closed();
  expect(writes().map((call) => [call.address.pathname, call.body])).toEqual([
    ['/api/v1/user/1', { name: 'Rafiqul Chowdhury' }],
  ]);
  expect(screen.getByRole('heading', { name: 'Rafiqul Chowdhury' })).toBeVisible();
  const side = within(screen.getByRole('complementary', { name: 'Sidebar' }));
  expect(side.getByText('Rafiqul Chowdhury')).toBeVisible();
});

test('previews a chosen picture and sends it alone', async () => {
  const { modal, person, save, writes } = await openModal(saved({ image: 'users/ab/320.webp' }));
  await person.upload(modal.getByLabelText('Choose a picture'), face);
  expect(modal.getByRole('img', { name: 'Preview of the selected picture' })).toHaveAttribute(
    'src',
    'blob:face',
  );
  await save();
  await closed();
  expect(writes().map((call) => call.body)).toEqual([{ image: face }]);
});

test('removes the picture on save, unless another one is chosen', async () => {
  const image = 'avatar/ab/640.webp';
  const { calls } = stubApi({
    'GET /auth/session': { body: { user: staff({ image }), second_factor_missing: false } },
    'PUT /user/:id': saved({}),
  });
  const { person } = renderDashboard('/dashboard/profile');
  const open = async () => {
    await person.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    return within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  };
  let modal = await open();
  await person.click(modal.getByRole('button', { name: 'Remove picture' }));
  expect(modal.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
  expect(modal.getByLabelText('Choose a picture')).toHaveFocus();
  await person.upload(modal.getByLabelText('Choose a picture'), face);
  await person.click(modal.getByRole('button', { name: 'Remove picture' }));
  await person.click(modal.getByRole('button', { name: 'Save Changes' }));
  await closed();
  expect(calls.at(-1)!.body).toEqual({ remove_image: 'true' });
  modal = await open();
  expect(modal.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
});

test('rejects a file of another type with a message', async () => {
  const { modal, save, writes } = await openModal();
  const vector = new File(['<svg/>'], 'face.svg', { type: 'image/svg+xml' });
  const input = modal.getByLabelText<HTMLInputElement>('Choose a picture');
  await userEvent.setup({ applyAccept: false }).upload(input, vector);
  expect(modal.getByText('Please choose a JPEG, PNG, WebP or AVIF picture.')).toBeVisible();
  expect(modal.queryByRole('img')).not.toBeInTheDocument();
  await save();
  expect(await screen.findByText('No fields were modified.')).toBeVisible();
  expect(writes()).toHaveLength(0);
});

test('shows an empty name at its field before anything is sent', async () => {
  const { modal, rename, save, writes } = await openModal();
  await rename('');
  await save();
  expect(modal.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
  expect(modal.getByLabelText('Name')).toHaveFocus();
  expect(writes()).toHaveLength(0);
});

test.each<[string, Stub]>([
  ['a server error', errorResponse(500, 'Something went wrong on our side.')],
  ['no response', noResponse],
])('keeps the dialog open with its values after %s', async (_case, response) => {
  const { modal, rename, save } = await openModal(response);
  await rename('Rafiqul Chowdhury');
  await save();
  expect(await screen.findByText('Failed to update profile.')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  expect(modal.getByLabelText('Name')).toHaveValue('Rafiqul Chowdhury');
  expect(screen.getByText('Rafiqul Islam', { selector: 'h2' })).toBeInTheDocument();
});

test('shows the server’s errors at their fields', async () => {
  const sentence = 'This picture cannot be read.';
  const { modal, person, save } = await openModal(
    errorResponse(400, 'Please check the form.', { image: sentence, name: 'Name is too odd' }),
  );
  await person.upload(modal.getByLabelText('Choose a picture'), face);
  await save();
  expect(await modal.findByText('Please check the form.')).toBeVisible();
  expect(modal.getByLabelText('Choose another picture')).toHaveAccessibleDescription(sentence);
  expect(modal.getByLabelText('Name')).toHaveAccessibleDescription('Name is too odd');
});

test('does not send twice while saving', async () => {
  const { response, respond } = pendingResponse();
  const { modal, rename, save, writes } = await openModal(response);
  await rename('Rafiqul Chowdhury');
  await save();
  expect(modal.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  respond(saved({ name: 'Rafiqul Chowdhury' }));
  await closed();
  expect(writes()).toHaveLength(1);
});

test('closes a changed form on Cancel without a change', async () => {
  const { modal, rename, person, writes } = await openModal();
  await rename('Rafiqul Chowdhury');
  await person.upload(modal.getByLabelText('Choose a picture'), face);
  await person.click(modal.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(writes()).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Edit Profile' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Rafiqul Islam');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await closed();
  await person.click(screen.getByRole('link', { name: 'Overview' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('asks before a changed form is closed by the cross', async () => {
  const { modal, rename, person } = await openModal();
  await rename('Rafiqul Chowdhury');
  await person.click(modal.getByRole('button', { name: 'Close' }));
  await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await person.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(modal.getByLabelText('Name')).toHaveValue('Rafiqul Chowdhury');
});

describe('ways to sign in', () => {
  async function openMethods(own: Parameters<typeof signInMethods>[0]) {
    let methods = signInMethods(own);
    const { calls } = stubApi({
      'GET /auth/methods': () => ({ body: { data: methods } }),
      'DELETE /auth/oidc': () => {
        methods = { ...methods, oidc: { name: 'Example ID', linked: false } };
        return { body: { success: true } };
      },
      'DELETE /auth/google': noResponse,
    });
    const page = renderDashboard('/dashboard/profile');
    const panel = within(await screen.findByRole('region', { name: 'Ways to sign in' }));
    return { ...page, panel, calls };
  }

  test('unlinks the account of the company and focuses the heading', async () => {
    const { panel, person } = await openMethods({ oidc: { name: 'Example ID', linked: true } });
    await person.click(panel.getByRole('button', { name: 'Unlink Example ID' }));
    expect(await panel.findByText('Not linked')).toBeVisible();
    expect(panel.getByText(/choose ‘Continue with Example ID’ on the sign-in page/)).toBeVisible();
    expect(panel.getByRole('heading')).toHaveFocus();
  });

  test('keep a Google account whose removal fails, and say so', async () => {
    const { panel, person } = await openMethods({ google: true });
    await person.click(panel.getByRole('button', { name: 'Unlink Google' }));
    expect(await screen.findByText(/We couldn’t unlink this account/)).toBeVisible();
    expect(panel.getByRole('button', { name: 'Unlink Google' })).toBeEnabled();
  });

  test('keep the only way to sign in', async () => {
    const { panel } = await openMethods({ google: true, password: false });
    expect(panel.getByText(/Set a password before you unlink it/)).toBeVisible();
    expect(panel.queryByRole('button')).not.toBeInTheDocument();
  });
});
