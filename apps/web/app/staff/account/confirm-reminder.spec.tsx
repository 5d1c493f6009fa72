import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { ConfirmReminder } from './confirm-reminder';

/** The reminder on its page; `sent` is how the server answers a press. */
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

test('reminds of the mail, and sends it again', async () => {
  open(true);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Please confirm that nadia@example.com is your mailbox: open the link that we sent to it.',
  );
  await userEvent.click(button());
  expect(
    await screen.findByText('The link is on its way to nadia@example.com again.'),
  ).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('says so where the mail could not be sent, and can be pressed again', async () => {
  open(false);
  await userEvent.click(button());
  expect(await screen.findByText(/It could not be sent now/)).toBeVisible();
  expect(button()).toBeEnabled();
});
