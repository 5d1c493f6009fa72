import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell, visitor } from '../../platform/testing/shell.fixture';
import { EnquiryButton } from './enquiry-button';
import type { DialogKind, EnquiryContent } from './enquiry-kinds';

const person = userEvent.setup({ applyAccept: false });
const sentCalls = jest.fn<Promise<Response>, [string, RequestInit]>();

const stamps = jest.fn(() => Promise.resolve(Response.json({ stamp: 'signed' })));

const ROLES = [
  'Installer',
  'Consultant/Architect',
  'Project Developer',
  'HVAC Retailer',
  'HVAC Wholesaler',
  'HVAC Distributor',
  'Building Owner',
  'Business Owner',
  'Other',
];
const LOCATIONS = [
  'Dhaka',
  'Chittagong',
  'Rajshahi',
  'Khulna',
  'Barisal',
  'Sylhet',
  'Rangpur',
  'Mymensingh',
];
const INTERESTS = [
  'Chiller',
  'Commercial',
  'Heat Pumps',
  'Multi Split',
  'Single Split',
  'VRF',
  'Ventilation',
];
const CV = new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' });
const REFERENCE = { success: true, reference: 'ENQ-2026-000123' };

const reply = (status: number, body: unknown) => () =>
  Promise.resolve(Response.json(body, { status }));

beforeEach(() => {
  sessionStorage.clear();
  sentCalls.mockReset();
  stamps.mockClear();
  sentCalls.mockImplementation(reply(201, REFERENCE));
  global.fetch = jest.fn((address: string, init: RequestInit) => {
    if (address.endsWith('/terms')) {
      const data = {
        reply_working_days: 1,
        keep_application_days: 180,
        keep_quarantine_days: 30,
        keep_address_days: 90,
      };
      return Promise.resolve(Response.json({ data }));
    }
    if (address.endsWith('/stamp')) return stamps();
    return sentCalls(address, init);
  }) as never;
});

async function open(content: EnquiryContent<DialogKind>, label = 'Open') {
  renderInShell(<EnquiryButton {...content}>{label}</EnquiryButton>);
  await person.click(await screen.findByRole('button', { name: label }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(stamps).toHaveBeenCalled());
  return dialog;
}
const control = (name: string) =>
  screen.getByRole('dialog').querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const send = (name: string) => person.click(screen.getByRole('button', { name }));
const bodyOf = (call = 0) => JSON.parse(sentCalls.mock.calls[call]![1].body as string) as unknown;

/** Returns the labels of the visible fields, and of the required ones. */
function namesIn(dialog: HTMLElement) {
  const controls = [...dialog.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const shown = controls.filter(({ type, name }) => type !== 'hidden' && name !== 'website');
  return {
    fields: shown.map(({ name }) => name),
    required: shown.filter((field) => field.required).map(({ name }) => name),
  };
}
const optionsOf = (name: string) =>
  [...(control(name) as unknown as HTMLSelectElement).options].map(({ text }) => text);

async function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    if (control(name).tagName === 'SELECT') await person.selectOptions(control(name), value);
    else await person.type(control(name), value);
  }
}
const WHO = { name: 'Nadia Chowdhury', email: 'nadia@example.com' };

describe('the dialog for product news', () => {
  it('has the specified fields, lists and required fields', async () => {
    const dialog = await open({ kind: 'subscription' });
    expect(dialog).toHaveAccessibleName('Subscribe to product news');
    expect(namesIn(dialog)).toEqual({
      fields: ['name', 'email', 'company', 'number', 'role', 'location'],
      required: ['name', 'email', 'role', 'location'],
    });
    expect(optionsOf('role')).toEqual(['Please choose', ...ROLES]);
    expect(optionsOf('location')).toEqual(['Please choose', ...LOCATIONS]);
    expect(within(dialog).getByRole('link', { name: 'Privacy' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  });

  it('shows errors below invalid fields, and sends nothing', async () => {
    await open({ kind: 'subscription' });
    await send('Subscribe');
    expect(await screen.findByText('Please complete the four marked fields.')).toBeVisible();
    for (const [name, sentence] of [
      ['name', 'Name is required'],
      ['email', 'Email is required'],
      ['role', 'Role is required'],
      ['location', 'Location is required'],
    ] as const) {
      expect(control(name)).toHaveAccessibleDescription(sentence);
    }
    expect(control('name')).toHaveFocus();
    await fill({ name: 'Nadia' });
    expect(control('name')).toBeValid();
    expect(sentCalls).not.toHaveBeenCalled();
  });

  it('sends once, then shows the reference number', async () => {
    let arrive = () => {};
    sentCalls.mockImplementation(
      () => new Promise((resolve) => (arrive = () => void reply(201, REFERENCE)().then(resolve))),
    );
    await open({ kind: 'subscription' }, 'Subscribe to news');
    await fill({ ...WHO, role: 'Installer', location: 'Dhaka' });
    await person.dblClick(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    arrive();
    const dialog = await screen.findByRole('dialog', { name: 'Thank you' });
    expect(dialog).toHaveTextContent('Your reference number is ENQ-2026-000123');
    expect(screen.getByRole('heading', { name: 'Thank you' })).toHaveFocus();

    expect(sentCalls).toHaveBeenCalledTimes(1);
    expect(sentCalls.mock.calls[0]![0]).toBe('/api/v1/contact-message');
    expect(bodyOf()).toEqual({
      kind: 'subscription',
      ...WHO,
      role: 'Installer',
      location: 'Dhaka',
      page: '/',
      stamp: 'signed',
    });
    await person.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Subscribe to news' })).toHaveFocus(),
    );
  });
});

describe('the contact dialog', () => {
  it('has the specified fields, lists and required fields', async () => {
    const dialog = await open({ kind: 'consultation', subject: 'Samsung' });
    expect(dialog).toHaveAccessibleName('Contact us about Samsung');
    expect(dialog).toHaveTextContent('A sales engineer will reply within one working day.');
    expect(namesIn(dialog)).toEqual({
      fields: ['name', 'email', 'phone', 'company', 'city', 'role', 'interest', 'message'],
      required: ['name', 'email'],
    });
    expect(optionsOf('role')).toEqual(['Please choose', ...ROLES]);
    expect(optionsOf('interest')).toEqual(['Please choose', ...INTERESTS]);
  });

  it('omits blank values, and names its subject', async () => {
    await open({ kind: 'consultation', subject: 'Samsung' });
    await fill({ ...WHO, interest: 'VRF', message: 'Twelve classrooms.' });
    await send('Send message');
    await screen.findByRole('dialog', { name: 'Thank you' });
    expect(bodyOf()).toEqual({
      kind: 'consultation',
      ...WHO,
      interest: 'VRF',
      message: 'Twelve classrooms.',
      page: '/',
      stamp: 'signed',
    });
  });

  it.each([
    [
      'the connection breaks',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Something went wrong. Please try again.',
      /wrong/,
    ],
    [
      'the server rejects it',
      reply(429, { message: 'Too many messages.' }),
      'Server validation failed.',
      /Too many messages\./,
    ],
  ])('keeps typed values if %s', async (_case, answer, title, text) => {
    await open({ kind: 'consultation' });
    sentCalls.mockImplementation(answer);
    await fill(WHO);
    await send('Send message');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(text);
    expect(control('email')).toHaveValue(WHO.email);

    sentCalls.mockImplementation(reply(201, REFERENCE));
    await send('Send message');
    await screen.findByRole('dialog', { name: 'Thank you' });
    const keys = sentCalls.mock.calls.map(([, { headers }]) =>
      new Headers(headers).get('idempotency-key'),
    );
    expect(keys[1]).toBe(keys[0]);
  });

  it('shows the server’s errors below their fields', async () => {
    await open({ kind: 'consultation' });
    sentCalls.mockImplementation(reply(400, { fields: { phone: 'No such number.' } }));
    await fill(WHO);
    await send('Send message');
    expect(await screen.findByText('Server validation failed.')).toBeVisible();
    expect(control('phone')).toHaveAccessibleDescription('No such number.');
    expect(control('phone')).toHaveFocus();
  });

  it('restores the draft when it is opened again, until it is sent', async () => {
    await open({ kind: 'consultation' });
    await fill({ ...WHO, message: 'Twelve classrooms.' });
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    expect(control('message')).toHaveValue('Twelve classrooms.');
    await send('Send message');
    await screen.findByRole('dialog', { name: 'Thank you' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('is filled in for a signed-in visitor', async () => {
    renderInShell(<EnquiryButton kind="consultation">Open</EnquiryButton>, { user: visitor });
    await person.click(await screen.findByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    expect(control('name')).toHaveValue(visitor.name);
    expect(control('phone')).toHaveValue('+880 17 1100 0000');
  });

  it('is a separate page before hydration', async () => {
    renderInShell(
      <EnquiryButton kind="consultation" subject="Samsung">
        Open
      </EnquiryButton>,
    );
    const form = (await screen.findByRole('button', { name: 'Open' })).closest('form')!;
    expect(form).toHaveAttribute('action', '/enquiry/consultation');
    expect(Object.fromEntries(new FormData(form))).toEqual({ subject: 'Samsung' });
  });
});

describe('the form of an application', () => {
  const opening = { id: 3, title: 'VRF Service Engineer' };
  const choose = (file: File) => person.upload(control('cv'), file);

  it('names the opening and requires a CV', async () => {
    const dialog = await open({ kind: 'application', opening });
    expect(dialog).toHaveAccessibleName('Apply: VRF Service Engineer');
    expect(dialog).toHaveTextContent('We delete it after 180 days.');
    expect(namesIn(dialog)).toEqual({
      fields: ['name', 'email', 'number', 'cv', 'message'],
      required: ['name', 'email', 'number', 'cv'],
    });
    expect(control('cv')).toHaveAttribute('accept', '.pdf,.doc,.docx');
  });

  it('reports an invalid file immediately, and keeps the other values', async () => {
    await open({ kind: 'application' });
    await fill({ name: 'Nadia' });
    await choose(new File(['x'], 'cv.png', { type: 'image/png' }));
    expect(control('cv')).toHaveAccessibleDescription('Choose a PDF, DOC or DOCX file.');
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf');
    await choose(large);
    expect(control('cv')).toHaveAccessibleDescription('This file is larger than 5 MB.');
    expect(control('name')).toHaveValue('Nadia');
    await choose(CV);
    expect(control('cv')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByText('cv.pdf')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Remove cv.pdf' }));
    expect(screen.getByText('Choose a file')).toBeVisible();
    await send('Send application');
    expect(control('cv')).toHaveAccessibleDescription('Choose a file.');
  });

  it('keeps the reason for a rejected file after sending', async () => {
    await open({ kind: 'application' });
    await choose(new File(['x'], 'cv.png', { type: 'image/png' }));
    await send('Send application');
    await screen.findByRole('alert');
    expect(control('cv')).toHaveAccessibleDescription('Choose a PDF, DOC or DOCX file.');

    sentCalls.mockImplementation(reply(400, { fields: { cv: 'Choose a PDF, DOC or DOCX file.' } }));
    await fill({ ...WHO, number: '01711 000000' });
    await choose(new File(['<html>'], 'cv.pdf', { type: 'application/pdf' }));
    await send('Send application');
    await waitFor(() => expect(control('cv')).toHaveAccessibleDescription(/named like a PDF/));
    expect(screen.getByRole('alert')).not.toHaveTextContent('Server validation failed.');
    expect(control('name')).toHaveValue(WHO.name);
  });

  it('is sent with its file and its opening', async () => {
    await open({ kind: 'application', opening });
    await fill({ ...WHO, number: '01711 000000' });
    await choose(CV);
    await send('Send application');
    await screen.findByRole('dialog', { name: 'Thank you' });
    const [address, { body }] = sentCalls.mock.calls[0]!;
    expect(address).toBe('/api/v1/contact-message/application');
    expect(Object.fromEntries(body as FormData)).toEqual({
      ...WHO,
      number: '01711 000000',
      opening_id: '3',
      cv: expect.objectContaining({ name: 'cv.pdf' }),
      page: '/',
      stamp: 'signed',
    });
  });
});
