import Dialog from '@mui/material/Dialog';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider, useToast } from './toast';
import type { Toast } from './toast-view';

function Shower({ toasts }: { toasts: Toast[] }) {
  const show = useToast();
  return toasts.map((toast) => (
    <button key={toast.title} onClick={() => show(toast)}>
      Show {toast.title}
    </button>
  ));
}

function setUp(...toasts: Toast[]) {
  jest.useFakeTimers();
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <ToastProvider>
      <Shower toasts={toasts} />
    </ToastProvider>,
  );
  const show = async (title: string) => {
    await person.click(screen.getByRole('button', { name: `Show ${title}` }));
    await screen.findByText(title);
  };
  return { person, show };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
afterEach(() => jest.useRealTimers());

test('hides a toast after two seconds', async () => {
  const { show } = setUp({ title: 'Success', description: 'Saved.' });
  await show('Success');
  expect(screen.getByRole('status')).toHaveTextContent('SuccessSaved.');
  await wait(1900);
  expect(screen.getByRole('status')).toBeInTheDocument();
  await wait(100);
  await wait(600);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('replaces the previous toast', async () => {
  const { show } = setUp({ title: 'First' }, { title: 'Second' });
  await show('First');
  await show('Second');
  expect(screen.queryByText('First')).not.toBeInTheDocument();
});

test('announces a destructive toast immediately, and keeps one without a duration until it is closed', async () => {
  const { show, person } = setUp({ title: 'Gone', variant: 'destructive', duration: null });
  await show('Gone');
  await wait(60_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Gone');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await wait(600);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('exposes a toast over a dialog to screen readers', async () => {
  jest.useFakeTimers();
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <ToastProvider>
      <Dialog open>
        <Shower toasts={[{ title: 'Error', variant: 'destructive' }]} />
      </Dialog>
    </ToastProvider>,
  );
  await person.click(screen.getByRole('button', { name: 'Show Error' }));
  // Queries by role skip elements that are hidden from screen readers.
  expect(await screen.findByRole('alert')).toHaveTextContent('Error');
});

test('throws an error with a message outside of its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Shower toasts={[]} />)).toThrow(
    'useToast must be used within a ToastProvider',
  );
});
