import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type Toast, ToastProvider, useToast } from './toast';

function Page({ toasts }: { toasts: Toast[] }) {
  const { toast } = useToast();
  return toasts.map((displayed) => (
    <button key={displayed.title} onClick={() => toast(displayed)}>
      Show {displayed.title}
    </button>
  ));
}

/** Renders a page and returns a function that shows the next of these toasts. */
function open(...toasts: Toast[]) {
  render(
    <ToastProvider>
      <Page toasts={toasts} />
    </ToastProvider>,
  );
  const left = [...toasts];
  return () => fireEvent.click(screen.getByText(`Show ${left.shift()?.title}`));
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a toast', () => {
  it('shows its title and description, and closes after two seconds', () => {
    const show = open({ title: 'Success', description: 'Message Send Successfully' });
    show();
    expect(screen.getByRole('status')).toHaveTextContent('SuccessMessage Send Successfully');
    wait(1900);
    expect(screen.getByRole('status')).toBeInTheDocument();
    wait(200);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('replaces the previous one, and stays for two seconds', () => {
    const show = open({ title: 'First' }, { title: 'Second' });
    show();
    wait(1500);
    show();
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('Second');
    wait(1500);
    expect(screen.getByRole('status')).toHaveTextContent('Second');
    wait(600);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('stays until it is closed after an error', () => {
    open({ title: 'Not sent', variant: 'destructive' })();
    wait(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has one action, which closes it', () => {
    const undo = jest.fn();
    open({ title: 'Removed', action: { label: 'Undo', onClick: undo }, duration: 8000 })();
    wait(3000);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('stays while it has the pointer or the focus', () => {
    open({ title: 'Success' })();
    fireEvent.mouseEnter(screen.getByRole('status'));
    wait(10_000);
    expect(screen.getByRole('status')).toBeInTheDocument();
    fireEvent.mouseLeave(screen.getByRole('status'));
    wait(2100);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
