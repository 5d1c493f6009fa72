import type { Mail } from '@shishir/contract';

export const mailTexts = {
  title: 'Mail Log',
  note: 'Every mail that the product writes, newest first.',
  columns: {
    to: 'Recipient',
    subject: 'Subject',
    status: 'Status',
    date: 'Date',
    action: 'Action',
  },
  search: { label: 'Search mails', hint: 'Recipient, subject' },
  status: 'Status',
  allStatuses: 'All',
  empty: {
    all: 'No mails yet. Confirmations, password links and enquiry notices appear here.',
    narrowed: 'No mail fits this search.',
    clear: 'All mails',
  },
  notSending: 'No mail server is set up. Mails wait here and are sent once one is.',
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  tryAgain: (count: number) => `${mailTexts.attempts(count)}, tries again`,
  openShort: 'Open',
  open: (subject: string, to: string) => `Open the mail '${subject}' to ${to}`,
  dialog: 'Mail',
  written: 'Written',
  sent: 'Sent',
  notSent: 'not yet',
  tried: 'Attempts',
  reason: 'The mail server said',
  secret:
    'The text of this mail is not shown: it holds a secret, such as a link to a new password, that only its recipient may use.',
  gone: 'There is no mail at this address.',
} as const;

export const MAIL_STATUS_NAMES: Record<Mail['status'], string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
};
