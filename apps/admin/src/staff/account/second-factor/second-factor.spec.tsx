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

const CODES = ['ABCD-EFGH-JKLM', 'NPQR-STUV-WXYZ'];
const setup: StubResponse = {
  body: {
    data: {
      secret: 'JBSW Y3DP EHPK 3PXP',
      uri: 'otpauth://x',
      qr: { size: 29, path: 'M4 4h7v1h-7z' },
    },
  },
};
const codes: StubResponse = { body: { data: { recovery_codes: CODES } } };
const wrong = errorResponse(400, 'This code is not right.', { code: 'This code is not right.' });
type Stub = StubResponse | Promise<StubResponse> | (() => StubResponse | Promise<StubResponse>);

async function open(methods = signInMethods(), overrides: Record<string, Stub> = {}) {
  const user = staff({ second_factor: methods.second_factor });
  const { calls } = stubApi({
    'GET /auth/session': { body: { user, second_factor_missing: false } },
    'GET /auth/methods': { body: { data: methods } },
    'POST /auth/second-factor': setup,
    'POST /auth/second-factor/confirm': codes,
    'POST /auth/second-factor/recovery-codes': codes,
    'DELETE /auth/second-factor': { body: { success: true } },
    ...overrides,
  });
  const page = renderDashboard('/dashboard/profile');
  const panel = within(await screen.findByRole('region', { name: 'Two-step verification' }));
  const writes = () =>
    calls
      .filter((call) => call.method !== 'GET')
      .map((call) => [`${call.method} ${call.address.pathname.slice(7)}`, call.body]);
  const press = async (name: string) =>
    page.person.click(await panel.findByRole('button', { name }));
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  return { ...page, panel, writes, press, dialog };
}
type Page = Awaited<ReturnType<typeof open>>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const on = signInMethods({ second_factor: true, recovery_codes_left: 9 });

async function toPicture({ press, person, dialog }: Page) {
  await press('Set up two-step verification');
  const modal = await dialog('Set up two-step verification');
  await person.type(modal.getByLabelText('Password'), 'quiet-compressor');
  await person.click(modal.getByRole('button', { name: 'Next' }));
  await modal.findByRole('img', { name: 'QR code for the authenticator app' });
  return modal;
}

async function prove(page: Page, dialog: string, send: string) {
  const modal = await page.dialog(dialog);
  await page.person.type(modal.getByLabelText('Password'), 'quiet-compressor');
  await page.person.type(modal.getByLabelText('Code'), '123456');
  await page.person.click(modal.getByRole('button', { name: send }));
  return modal;
}

describe('setup of a second factor', () => {
  test('shows picture and key after the password, then the recovery codes', async () => {
    const page = await open();
    expect(await page.panel.findByText('Off')).toBeVisible();
    const modal = await toPicture(page);
    expect(modal.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await page.person.type(modal.getByLabelText('Code'), '123 456');
    await page.person.click(modal.getByRole('button', { name: 'Turn on' }));
    const list = within(await modal.findByRole('list', { name: 'Recovery codes' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(CODES);
    expect(page.writes()).toEqual([
      ['POST /auth/second-factor', { password: 'quiet-compressor' }],
      ['POST /auth/second-factor/confirm', { code: '123 456' }],
    ]);
  });

  test('keeps the codes open until the user confirms that they are saved', async () => {
    const page = await open();
    const modal = await toPicture(page);
    await page.person.type(modal.getByLabelText('Code'), '123456{Enter}');
    const done = await modal.findByRole('button', { name: 'Done' });
    expect(done).toBeDisabled();
    expect(modal.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await page.person.keyboard('{Escape}');
    expect(modal.getByText(CODES[0]!)).toBeVisible();
    await page.person.click(modal.getByRole('checkbox', { name: 'I’ve saved these codes' }));
    await page.person.click(done);
    await gone();
    expect(page.panel.getByRole('heading', { name: 'Two-step verification' })).toHaveFocus();
  });

  test('copies the codes, and downloads them as a text with the account', async () => {
    const person = userEvent.setup();
    const page = await open();
    const modal = await toPicture(page);
    await page.person.type(modal.getByLabelText('Code'), '123456{Enter}');
    await person.click(await modal.findByRole('button', { name: 'Copy codes' }));
    expect(await modal.findByText('Copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));

    let saved: Blob | undefined;
    URL.createObjectURL = (blob) => ((saved = blob as Blob), 'blob:codes');
    URL.revokeObjectURL = () => {};
    const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await person.click(modal.getByRole('button', { name: 'Download as text' }));
    expect((press.mock.contexts[0] as HTMLAnchorElement).download).toBe('recovery-codes.txt');
    press.mockRestore();
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(saved!);
    });
    expect(text).toContain('owner@example.com at Example Cooling');
    expect(text).toContain(CODES.join('\n'));
  });

  test('shows a wrong password at its field and keeps the value', async () => {
    const sentence = 'The password is not right.';
    const { press, person, dialog } = await open(signInMethods(), {
      'POST /auth/second-factor': errorResponse(400, sentence, { password: sentence }),
    });
    await press('Set up two-step verification');
    const modal = await dialog('Set up two-step verification');
    const password = modal.getByLabelText('Password');
    await person.type(password, 'loud{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription(sentence));
    expect(password).toHaveValue('loud');
    expect(password).toHaveFocus();
  });

  test('shows a wrong code at its field, keeps it and turns nothing on', async () => {
    const page = await open(signInMethods(), { 'POST /auth/second-factor/confirm': wrong });
    const modal = await toPicture(page);
    const code = modal.getByLabelText('Code');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    await page.person.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('This code is not right.'));
    expect(code).toHaveValue('000000');
    expect(modal.getByRole('img')).toBeVisible();
    await page.person.click(modal.getByRole('button', { name: 'Close' }));
    await gone();
    expect(page.panel.getByText('Off')).toBeVisible();
  });

  test('shows an empty field before anything is sent', async () => {
    const { press, person, dialog, writes } = await open();
    await press('Set up two-step verification');
    const modal = await dialog('Set up two-step verification');
    await person.click(modal.getByRole('button', { name: 'Next' }));
    expect(modal.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    expect(writes()).toEqual([]);
  });

  test('asks an account without a password to set one first', async () => {
    const { panel } = await open(signInMethods({ password: false, google: true }));
    expect(await panel.findByText(/has no password yet/)).toBeVisible();
    expect(panel.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('active second factor', () => {
  test('shows the number of recovery codes and warns if few are left', async () => {
    const { panel } = await open(signInMethods({ second_factor: true, recovery_codes_left: 1 }));
    expect(await panel.findByText('On')).toBeVisible();
    expect(panel.getByText(/^1 recovery code left\. Make new ones/)).toBeVisible();
  });

  test('replaces the old recovery codes with new ones', async () => {
    const page = await open(on);
    await page.press('New recovery codes');
    const modal = await prove(page, 'New recovery codes', 'Make new codes');
    expect(await modal.findByText(CODES[1]!)).toBeVisible();
    expect(page.writes()).toEqual([
      ['POST /auth/second-factor/recovery-codes', { password: 'quiet-compressor', code: '123456' }],
    ]);
  });

  test('asks for password and code to turn off, and confirms that it is off', async () => {
    let methods = on;
    const page = await open(on, { 'GET /auth/methods': () => ({ body: { data: methods } }) });
    await page.press('Turn off');
    methods = signInMethods();
    await prove(page, 'Turn off two-step verification?', 'Turn off');
    expect(await screen.findByText('Your two-step verification is off.')).toBeVisible();
    expect(await page.panel.findByText('Off')).toBeVisible();
    expect(page.writes()).toEqual([
      ['DELETE /auth/second-factor', { password: 'quiet-compressor', code: '123456' }],
    ]);
  });

  test.each<[string, Stub, string]>([
    ['a wrong code', wrong, 'This code is not right.'],
    ['no response', noResponse, 'Something went wrong. Please try again.'],
    ['a rule that keeps it on', errorResponse(409, 'It stays on.'), 'It stays on.'],
  ])('shows the error for %s and keeps the form values', async (_case, response, text) => {
    const page = await open(on, { 'DELETE /auth/second-factor': response });
    await page.press('Turn off');
    const modal = await prove(page, 'Turn off two-step verification?', 'Turn off');
    expect(await modal.findByText(text)).toBeVisible();
    expect(modal.getByLabelText('Password')).toHaveValue('quiet-compressor');
    expect(modal.getByLabelText('Code')).toHaveValue('123456');
  });

  test('disables all actions while it is being turned off', async () => {
    const { response, respond } = pendingResponse();
    const page = await open(on, { 'DELETE /auth/second-factor': response });
    await page.press('Turn off');
    const modal = await prove(page, 'Turn off two-step verification?', 'Turn off');
    expect(await modal.findByRole('button', { name: 'Turning off...' })).toBeDisabled();
    await page.person.keyboard('{Escape}');
    expect(modal.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    respond({ body: { success: true } });
    await gone();
  });

  test('offers letters on a phone for a recovery code', async () => {
    const page = await open(on);
    await page.press('Turn off');
    const modal = await page.dialog('Turn off two-step verification?');
    await page.person.click(modal.getByRole('button', { name: 'Use a recovery code' }));
    expect(modal.getByLabelText('Recovery code')).toHaveAttribute('inputmode', 'text');
  });

  test('cannot be turned off if the owner requires it, and shows why', async () => {
    const { panel } = await open({ ...on, second_factor_required: true });
    expect(await panel.findByText(/so you can’t turn it off/)).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
  });
});
