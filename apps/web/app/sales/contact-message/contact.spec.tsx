import '@testing-library/jest-dom';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Outlet } from 'react-router';
import { ToastProvider } from '../../platform/ui/toast';
import { company } from '../../platform/testing/shell.fixture';
import ContactPage from './contact.route';

const TYPED = {
  'First Name': 'Tahmina',
  'Last Name': 'Akter',
  'Phone number': '01711 000000',
  Email: 'tahmina@example.com',
  Message: 'A cassette for 40 m2, please.',
};
type Label = keyof typeof TYPED;

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const person = userEvent.setup();
const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=1';

function open(address = '/contact-us') {
  const Stub = createRoutesStub([
    {
      id: 'shell',
      path: '/',
      HydrateFallback: () => null,
      loader: () => ({ company, user: null, menu: [], categories: [] }),
      Component: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
      children: [
        {
          path: 'contact-us',
          loader: () => ({
            ticket: { stamp: 'signed-time', source: { page: '/contact-us' } },
            terms: null,
            embed: MAP,
          }),
          Component: ContactPage as never,
        },
      ],
    },
  ]);
  render(<Stub initialEntries={[address]} />);
}

const field = (label: Label) => screen.findByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole('button', { name: /send/i });

async function fill(texts: Partial<Record<Label, string>> = TYPED) {
  for (const [label, text] of Object.entries(texts)) {
    const input = await field(label as Label);
    await person.clear(input);
    await person.type(input, text);
  }
}

const response = (status: number, body: unknown) => () =>
  Promise.resolve(Response.json(body, { status }));
const sent = response(201, { success: true, reference: 'ENQ-2026-000123' });
const keyOf = (call: number) =>
  new Headers(fetched.mock.calls[call]![1].headers).get('idempotency-key');
const bodyOf = (call: number) => JSON.parse(fetched.mock.calls[call]![1].body as string) as unknown;

beforeEach(() => {
  sessionStorage.clear();
  fetched.mockReset();
  global.fetch = fetched as never;
});

describe('the contact page', () => {
  it('shows every way to reach the company', async () => {
    open();
    await field('Message');
    const crumbs = screen.getByRole('navigation', { name: 'breadcrumb' });
    expect(within(crumbs).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(within(crumbs).getByText('Contact Us')).toHaveAttribute('aria-current', 'page');
    for (const link of screen.getAllByRole('link', { name: '+880 10 0000 0101' })) {
      expect(link).toHaveAttribute('href', 'tel:+8801000000101');
    }
    expect(screen.getByRole('link', { name: 'sales@cool.example' })).toBeVisible();
    expect(screen.getByText('Plot 17')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
      'href',
      'https://maps.example/office',
    );
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/8801000000101',
    );
    expect(screen.getAllByText('Sales, Saturday to Thursday, 9:00 to 18:00')[0]).toBeVisible();
  });

  it('loads the map on demand, and names its host before', async () => {
    open();
    expect(await screen.findByText(/The map loads from openstreetmap.org/)).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
    await person.click(screen.getByRole('link', { name: 'Show the map' }));
    const map = screen.getByTitle('Map: Head Office, Level 6, 48 Example Avenue, Banani, Dhaka');
    expect(map).toHaveAttribute('src', MAP);
    expect(map).toHaveFocus();
  });

  it('opens the map in a tab without JavaScript', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Show the map' });
    expect(link).toHaveAttribute('href', MAP);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('keeps typed values until they are sent', async () => {
    fetched.mockResolvedValue(
      Response.json({ success: true, reference: 'ENQ-2026-000123' }, { status: 201 }),
    );
    open();
    await fill();
    cleanup();
    open();
    for (const [label, text] of Object.entries(TYPED)) {
      await waitFor(async () => expect(await field(label as Label)).toHaveValue(text));
    }
    await person.click(button());
    await waitFor(async () => expect(await field('Message')).toHaveValue(''));
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['nothing', {}],
    ['blanks', Object.fromEntries(Object.keys(TYPED).map((label) => [label, '   ']))],
  ])('rejects %s below each field, and sends nothing', async (_what, texts) => {
    open();
    await fill(texts);
    await field('Message');
    await person.click(button());

    const expected: Record<Label, string> = {
      'First Name': 'First Name is required',
      'Last Name': 'Last Name is required',
      'Phone number': 'number is required',
      Email: 'Email is required',
      Message: 'Message is required',
    };
    expect(await screen.findByText('Not sent')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Please complete the five marked fields.');
    for (const [label, text] of Object.entries(expected)) {
      const input = await field(label as Label);
      expect(input).toBeInvalid();
      expect(input).toHaveAccessibleDescription(text);
    }
    expect(await field('First Name')).toHaveFocus();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('requires a valid email address and phone number', async () => {
    open();
    await fill({ ...TYPED, Email: 'tahmina@', 'Phone number': 'call me' });
    await person.click(button());
    expect(await screen.findByText('Please complete the two marked fields.')).toBeVisible();
    expect(await field('Phone number')).toHaveFocus();
    expect(await field('Email')).toHaveAccessibleDescription(/^Enter an email address/);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('removes an error when its field is fixed', async () => {
    open();
    await fill({ ...TYPED, Email: ' ' });
    await person.click(button());
    expect(await screen.findByText('Email is required')).toBeVisible();
    await person.type(await field('Email'), 'tahmina@');
    expect(await field('Email')).toBeInvalid();
    await person.type(await field('Email'), 'example.com');
    expect(await field('Email')).toBeValid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sends the specified request once, reports success and is empty again', async () => {
    let arrive = () => {};
    fetched.mockImplementation(
      () => new Promise((resolve) => (arrive = () => void sent().then(resolve))),
    );
    open();
    await fill();
    await person.dblClick(button());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    arrive();

    expect(await screen.findByText('Success')).toBeVisible();
    expect(screen.getByText('Message Send Successfully')).toBeVisible();
    expect(screen.getByText('ENQ-2026-000123')).toBeVisible();
    expect(
      screen.getByRole('heading', { name: 'Thank you, Tahmina. Your message is with us.' }),
    ).toHaveFocus();
    expect(screen.getByText(/^An engineer will reply/)).toHaveTextContent('tahmina@example.com');
    expect(screen.getByRole('link', { name: 'Add photos on WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/8801000000101?text=Photos%20for%20ENQ-2026-000123',
    );
    for (const label of Object.keys(TYPED)) expect(await field(label as Label)).toHaveValue('');
    expect(await screen.findByRole('button', { name: 'Send message' })).toBeEnabled();

    expect(fetched).toHaveBeenCalledTimes(1);
    const [address, request] = fetched.mock.calls[0]!;
    expect(address).toBe('/api/v1/contact-message');
    expect(request.method).toBe('POST');
    expect(new Headers(request.headers).get('accept')).toBe('application/json');
    expect(bodyOf(0)).toEqual({
      firstName: 'Tahmina',
      lastName: 'Akter',
      number: '01711 000000',
      email: 'tahmina@example.com',
      message: 'A cassette for 40 m2, please.',
      page: '/contact-us',
      stamp: 'signed-time',
    });
  });

  it('sends once if the button is pressed twice before it is disabled', async () => {
    fetched.mockImplementation(sent);
    open();
    await fill();
    const form = button().closest('form')!;
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await screen.findByText('Message Send Successfully');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('shows the errors of the server, and keeps the entered values', async () => {
    fetched.mockImplementation(
      response(422, {
        code: 'invalid',
        message: 'Some fields are not right.',
        error: 'Some fields are not right.',
        fields: { email: 'This address cannot receive mail' },
        requestId: 'r',
      }),
    );
    open();
    await fill();
    await person.click(button());
    expect(await screen.findByText('Server validation failed.')).toBeVisible();
    expect(await field('Email')).toHaveAccessibleDescription('This address cannot receive mail');
    expect(await field('Email')).toHaveFocus();
    for (const [label, text] of Object.entries(TYPED)) {
      expect(await field(label as Label)).toHaveValue(text);
    }
    expect(screen.queryByText('Message Send Successfully')).not.toBeInTheDocument();
  });

  it('shows the message of a rate limit', async () => {
    const message = 'Too many messages. Please try again in ten minutes.';
    fetched.mockImplementation(response(429, { code: 'limit', message, error: message }));
    open();
    await fill();
    await person.click(button());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Server validation failed.');
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('does not report success for a broken response', async () => {
    fetched.mockResolvedValue(new Response('', { status: 500 }));
    open();
    await fill();
    await person.click(button());
    expect(await screen.findByText('Server validation failed.')).toBeVisible();
    expect(screen.queryByText('Success')).not.toBeInTheDocument();
  });

  it('keeps the entered values when the connection breaks', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    open();
    await fill();
    await person.click(button());
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    for (const [label, text] of Object.entries(TYPED)) {
      expect(await field(label as Label)).toHaveValue(text);
    }
  });

  it('uses one key per message, also if it is sent again', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetched.mockImplementation(sent);
    open();
    await fill();
    for (const times of [1, 2]) {
      await person.click(button());
      await waitFor(() => expect(fetched).toHaveBeenCalledTimes(times));
      await waitFor(() => expect(button()).toBeEnabled());
    }
    await fill({ Message: 'Two cassettes, please.' });
    await person.click(button());
    await screen.findByText('Message Send Successfully');
    await waitFor(() => expect(button()).toBeEnabled());
    await fill({ ...TYPED, Message: 'Two cassettes, please.' });
    await person.click(button());
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(4));

    const keys = [0, 1, 2, 3].map(keyOf);
    expect(keys[0]).toMatch(/^.{8,100}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe(keys[2]);
  });

  it('hides its honeypot from people and sends the value of it', async () => {
    fetched.mockImplementation(sent);
    open();
    await fill();
    expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).not.toBeInTheDocument();
    const trap = screen.getByLabelText<HTMLInputElement>('Leave this empty');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(trap).toHaveAttribute('tabindex', '-1');
    trap.value = 'https://spam.example';
    await person.click(button());
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(bodyOf(0)).toMatchObject({ website: 'https://spam.example' });
  });
});
