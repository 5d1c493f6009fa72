import type { Mail, MailSecurity } from '@shishir/contract';

export const mailTexts = {
  title: 'Mail Log',
  tabs: 'Mail',
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
  toServer: 'Set up the mail server',
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
  whatNow: 'What to do',
  forGood:
    'The server will not take this mail, so it is not tried again. Check the address, and reach the person another way.',
  tooOften:
    'The server did not take it in any attempt. Reach the person another way, or send it again.',
  openEnquiry: 'Open enquiry',
  enquiry: 'Enquiry',
  secret:
    'The text of this mail is not shown: it holds a secret, such as a link to a new password, that only its recipient may use.',
  gone: 'There is no mail at this address.',
} as const;

export const MAIL_STATUS_NAMES: Record<Mail['status'], string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
};

export const mailServerTexts = {
  title: 'Mail Server',
  note: 'Confirmations, replies and notices to sales go through it.',
  form: 'Mail server',
  labels: {
    server: 'Server',
    port: 'Port',
    security: 'Security',
    user_name: 'User name',
    password: 'Password',
    sender_name: 'Sender name',
    sender_address: 'Sender address',
  },
  passwordHint: 'Stored encrypted, never shown again',
  passwordKept: 'A password is stored. Leave this empty to keep it.',
  senderNameHint: 'Left empty, it is the name of the company',
  senderAddressHint: 'Visitors answer to this address',
  save: 'Save mail server',
  saving: 'Saving...',
  saved: 'The mail server is saved.',
  failed: 'The mail server could not be saved. Try again.',
  environment:
    'The server’s operator has set it with SMTP_URL and MAIL_FROM. It can be changed there only; a test mail can be sent from here.',
  environmentPassword: (isSet: boolean) => (isSet ? 'Set, never shown' : 'None'),
  test: {
    form: 'Test mail',
    to: 'Send a test mail to',
    send: 'Send test mail',
    sending: 'Sending...',
    failed: 'The test mail could not be sent. Try again.',
    accepted: (time: string) => `The server accepted the test mail at ${time}.`,
    look: (to: string) =>
      `Open the mailbox of ${to}. If nothing is there within five minutes, look into its spam folder.`,
    saveNext: 'These settings are not saved yet.',
    rejected: 'The test mail was not accepted.',
  },
  remove: {
    button: 'Remove mail server',
    question: 'Remove the mail server?',
    text: 'Its settings and its password are deleted. Mails wait in the mail log until another one is set up.',
    confirm: 'Remove it',
    busy: 'Removing...',
    done: 'The mail server is removed.',
    failed: 'The mail server could not be removed. Try again.',
  },
} as const;

export const MAIL_SECURITY_NAMES: Record<MailSecurity, string> = {
  starttls: 'STARTTLS',
  tls: 'TLS',
  none: 'None, for tests only',
};
