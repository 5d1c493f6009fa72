import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell, visitor } from '../../platform/testing/shell.fixture';
import { AskForPrice, type AskForPriceProps } from './ask-for-price';

const person = userEvent.setup();
const sentCalls = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  sessionStorage.clear();
  sentCalls.mockReset();
  sentCalls.mockResolvedValue(
    Response.json({ success: true, reference: 'ENQ-2026-000123' }, { status: 201 }),
  );
  global.fetch = jest.fn((address: string, init: RequestInit) => {
    if (address.endsWith('/terms')) {
      const data = { reply_working_days: 1, keep_application_days: 180 };
      return Promise.resolve(Response.json({ data }));
    }
    if (address.endsWith('/stamp')) return Promise.resolve(Response.json({ stamp: 'signed' }));
    return sentCalls(address, init);
  }) as never;
});

const split: AskForPriceProps = {
  form: {
    subject: 'Split Type Air Conditioners',
    questions: 'room',
    source: { page: '/products/split-ac' },
    terms: null,
  },
  text: 'We supply split ACs to order.',
  needs: ['Room size', 'Address'],
};

async function show(options?: Parameters<typeof renderInShell>[1]) {
  renderInShell(<AskForPrice {...split} />, options);
  return screen.findByRole('region', { name: 'Ask for a price' });
}
const field = (form: HTMLElement, name: string) => within(form).getByRole('textbox', { name });
const send = (form: HTMLElement) =>
  person.click(within(form).getByRole('button', { name: 'Send enquiry' }));

describe('the form of a category without products', () => {
  it('is shown next to the details that sales needs, and works without JavaScript', async () => {
    const region = await show();
    expect(screen.getByRole('heading', { name: 'Ask for a price' })).toBeVisible();
    expect(screen.getByText('No products found.')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Room size',
      'Address',
    ]);
    const form = region.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual([
      'post',
      '/enquiry/price?subject=Split+Type+Air+Conditioners&questions=room',
    ]);
    expect(new FormData(form).get('page')).toBe('/products/split-ac');
  });

  it('sends the answers, and is replaced by the reference number', async () => {
    const region = await show();
    await person.type(field(region, 'Name'), 'Nadia Chowdhury');
    await person.type(field(region, 'Phone number'), '01711000000');
    await person.type(field(region, 'Room size (optional)'), '12 x 15 ft');
    await person.click(within(region).getByRole('radio', { name: 'Yes' }));
    await send(region);
    const thanks = await screen.findByRole('heading', { name: 'Thank you' });
    await waitFor(() => expect(thanks).toHaveFocus());
    expect(within(region).getByRole('status')).toHaveTextContent('ENQ-2026-000123');
    const [address, { body }] = sentCalls.mock.calls[0]!;
    expect(address).toMatch(/contact-message$/);
    expect(JSON.parse(body as string)).toMatchObject({
      kind: 'quotation',
      name: 'Nadia Chowdhury',
      number: '01711000000',
      stamp: 'signed',
      message: 'Room size: 12 x 15 ft\nIs the room under the roof: Yes',
    });
  });

  it('shows missing values at its fields, and keeps typed values', async () => {
    const region = await show();
    await person.type(field(region, 'Room size (optional)'), '12 x 15 ft');
    await send(region);
    await waitFor(() => expect(field(region, 'Name')).toHaveFocus());
    expect(field(region, 'Name')).toHaveAccessibleDescription('Name is required');
    expect(field(region, 'Phone number')).toHaveAccessibleDescription(
      'Enter a phone number or an email address',
    );
    expect(field(region, 'Room size (optional)')).toHaveValue('12 x 15 ft');
    expect(sentCalls).not.toHaveBeenCalled();
  });

  it('accepts whole numbers of rooms only', async () => {
    const region = await show();
    await person.type(field(region, 'Name'), 'Nadia Chowdhury');
    await person.type(field(region, 'Phone number'), '01711000000');
    const rooms = field(region, 'Number of rooms (optional)');
    await person.type(rooms, 'several');
    await send(region);
    await waitFor(() => expect(rooms).toHaveFocus());
    expect(rooms).toHaveAccessibleDescription('Enter a whole number from 1 to 9,999');
    expect(rooms).toHaveValue('several');
    expect(sentCalls).not.toHaveBeenCalled();
    await person.clear(rooms);
    await person.type(rooms, '১২');
    expect(rooms).not.toHaveAccessibleDescription();
    await send(region);
    await screen.findByRole('heading', { name: 'Thank you' });
    const [, { body }] = sentCalls.mock.calls[0]!;
    expect((JSON.parse(body as string) as { message: string }).message).toContain(
      'Number of rooms: 12',
    );
  });

  it('shows that sending failed, and sends the same values again', async () => {
    sentCalls.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const region = await show();
    await person.type(field(region, 'Name'), 'Nadia Chowdhury');
    await person.type(field(region, 'Phone number'), '01711000000');
    await send(region);
    expect(await within(region).findByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again.',
    );
    await send(region);
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    const keys = sentCalls.mock.calls.map(([, { headers }]) =>
      new Headers(headers).get('idempotency-key'),
    );
    expect(keys[0]).toBe(keys[1]);
  });

  it('is sent once on a double click and on Enter pressed twice', async () => {
    let arrive = () => {};
    sentCalls.mockImplementation(
      () => new Promise((resolve) => (arrive = () => resolve(Response.json({}, { status: 201 })))),
    );
    const region = await show();
    await person.type(field(region, 'Name'), 'Nadia Chowdhury');
    await person.type(field(region, 'Phone number'), '01711000000{Enter}{Enter}');
    await person.dblClick(within(region).getByRole('button', { name: /^Send/ }));
    arrive();
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(sentCalls).toHaveBeenCalledTimes(1);
  });

  it('is filled in for a visitor who is signed in', async () => {
    const region = await show({ user: visitor });
    expect(field(region, 'Name')).toHaveValue(visitor.name);
  });
});
