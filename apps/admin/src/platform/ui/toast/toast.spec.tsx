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

test('a toast is gone after two seconds', async () => {
  const { show } = setUp({ title: 'Success', description: 'Saved.' });
  await show('Success');
  expect(screen.getByRole('status')).toHaveTextContent('SuccessSaved.');
  await wait(1900);
  expect(screen.getByRole('status')).toBeInTheDocument();
  await wait(100);
  await wait(600);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('the newest takes the place of the one before', async () => {
  const { show } = setUp({ title: 'First' }, { title: 'Second' });
  await show('First');
  await show('Second');
  expect(screen.queryByText('First')).not.toBeInTheDocument();
});

test('a destructive one is read out at once, and one without an end stays until it is closed', async () => {
  const { show, person } = setUp({ title: 'Gone', variant: 'destructive', duration: null });
  await show('Gone');
  await wait(60_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Gone');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await wait(600);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a toast over a dialog is there for screen readers too', async () => {
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
  // By role: what is hidden from screen readers is not found so.
  expect(await screen.findByRole('alert')).toHaveTextContent('Error');
});

test('a toast outside its provider is an error with a message', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Shower toasts={[]} />)).toThrow(
    'useToast must be used within a ToastProvider',
  );
});
