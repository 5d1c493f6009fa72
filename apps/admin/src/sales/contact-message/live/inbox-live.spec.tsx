import { act, screen, waitFor } from '@testing-library/react';
import { INBOX, openInbox, ratan } from '../../../platform/testing/inbox-stub';
import { contactMessage } from '../../../platform/testing/rows';

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 1;
  onerror: (() => void) | null = null;
  closed = false;
  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }
  close() {
    this.closed = true;
  }
}

const shown: string[] = [];
const FakeNotification = Object.assign(
  class {
    onclick = null;
    close() {}
    constructor(title: string) {
      shown.push(title);
    }
  },
  { permission: 'default', requestPermission: () => Promise.resolve('granted') },
);

beforeEach(() => {
  FakeEventSource.opened = [];
  shown.length = 0;
  Object.assign(globalThis, { EventSource: FakeEventSource, Notification: FakeNotification });
  FakeNotification.permission = 'default';
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'EventSource');
  Reflect.deleteProperty(globalThis, 'Notification');
  jest.restoreAllMocks();
});

const emit = (newest: number) =>
  act(() => {
    const data = JSON.stringify({ newest });
    FakeEventSource.opened[0]!.dispatchEvent(new MessageEvent('inbox', { data }));
    return Promise.resolve();
  });

test('shows a new enquiry immediately, and in the title until the page is used', async () => {
  const rows = [ratan];
  const { person } = openInbox(INBOX, {
    'GET /contact-message': () => ({ body: { data: rows }, total: rows.length }),
  });
  await screen.findByRole('button', { name: 'Notify me' });
  expect(FakeEventSource.opened[0]!.url).toBe('/api/v1/contact-message/stream');
  await emit(9);
  expect(document.title).not.toMatch(/^\(/);
  rows.unshift(contactMessage({ id: 10, first_name: 'Nadia', last_name: 'Rahman', status: 'new' }));
  await emit(10);
  expect(await screen.findByText('Nadia Rahman')).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
  expect(screen.getByText('1 new enquiry')).toHaveAttribute('role', 'status');
  expect(shown).toEqual([]);
  await person.click(document.body);
  await waitFor(() => expect(document.title).not.toMatch(/^\(/));
});

test('shows a notification if it is allowed and the page is hidden', async () => {
  FakeNotification.permission = 'granted';
  const rows = [
    contactMessage({ id: 10, first_name: 'Nadia', last_name: 'Rahman', status: 'new' }),
  ];
  openInbox(INBOX, { 'GET /contact-message': () => ({ body: { data: rows }, total: 1 }) });
  await screen.findByText('Nadia Rahman');
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await emit(9);
  await emit(10);
  await waitFor(() => expect(shown).toEqual(['New enquiry from Nadia Rahman']));
});

test('requests permission for notifications only on a click', async () => {
  const ask = jest.spyOn(FakeNotification, 'requestPermission');
  const { person } = openInbox();
  const button = await screen.findByRole('button', { name: 'Notify me' });
  expect(ask).not.toHaveBeenCalled();
  await person.click(button);
  expect(ask).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(button).not.toBeInTheDocument());
});
