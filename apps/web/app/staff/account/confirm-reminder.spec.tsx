import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { ConfirmReminder } from './confirm-reminder';

/** Renders the reminder on its page; `sent` is the server's result. */
function open(sent: boolean) {
  const Page = createRoutesStub([
    {
      path: '/dashboard',
      action: () => ({ sent }),
      Component: ({ actionData }: { actionData?: unknown }) => (
        <ConfirmReminder
          email="nadia@example.com"
          outcome={actionData as { sent: boolean } | undefined}
        />
      ),
    },
  ]);
  render(<Page initialEntries={['/dashboard']} />);
}
const button = () => screen.getByRole('button', { name: 'Send the link again' });

test('sends the confirmation mail again', async () => {
  open(true);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Please confirm your email address: open the link we sent to nadia@example.com.',
  );
  await userEvent.click(button());
  expect(await screen.findByText('We’ve sent the link to nadia@example.com again.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows that the mail could not be sent, and allows another attempt', async () => {
  open(false);
  await userEvent.click(button());
  expect(await screen.findByText(/We couldn’t send it/)).toBeVisible();
  expect(button()).toBeEnabled();
});
