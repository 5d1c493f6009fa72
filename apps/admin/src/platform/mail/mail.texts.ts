import type { Mail, MailSecurity } from '@shishir/contract';

export const mailTexts = {
  title: 'Mail Log',
  tabs: 'Mail',
  note: 'All emails the system sends, newest first.',
  columns: {
    to: 'Recipient',
    subject: 'Subject',
    status: 'Status',
    date: 'Date',
    action: 'Action',
  },
  search: { label: 'Search emails', hint: 'Recipient, subject' },
  status: 'Status',
  allStatuses: 'All',
  empty: {
    all: 'No emails yet. Confirmations, password links and enquiry notices appear here.',
    narrowed: 'No emails match.',
    clear: 'All emails',
  },
  notSending: 'No mail server is set up. Emails wait here until one is set up.',
  toServer: 'Set up the mail server',
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  tryAgain: (count: number) => `${mailTexts.attempts(count)}, will retry`,
  openShort: 'Open',
  open: (subject: string, to: string) => `Open the email ‘${subject}’ to ${to}`,
  dialog: 'Email',
  written: 'Written',
  sent: 'Sent',
  notSent: 'not yet',
  tried: 'Attempts',
  reason: 'Response of the mail server',
  whatNow: 'What to do',
  forGood:
    'The server rejected this email, so it will not be sent again. Check the address and contact the person another way.',
  tooOften:
    'The server did not accept it in any attempt. Contact the person another way, or send it again.',
  openEnquiry: 'Open enquiry',
  enquiry: 'Enquiry',
  secret:
    'The text of this email is hidden: it contains a secret, such as a password link, that only the recipient may use.',
  gone: 'There is no email at this address.',
};

export const MAIL_STATUS_NAMES: Record<Mail['status'], string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
};

export const mailServerTexts = {
  title: 'Mail Server',
  note: 'Sends confirmations, replies and notices to sales.',
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
  passwordHint: 'Stored encrypted and never shown again',
  passwordKept: 'A password is stored. Leave empty to keep it.',
  senderNameHint: 'Defaults to company name',
  senderAddressHint: 'Visitors reply to this address',
  save: 'Save mail server',
  saving: 'Saving...',
  saved: 'Mail server saved.',
  failed: 'We couldn’t save the mail server. Please try again in a moment.',
  environment:
    'Set by the server’s operator with SMTP_URL and MAIL_FROM, and can only be changed there. You can send a test email from here.',
  environmentPassword: (isSet: boolean): string => (isSet ? 'Set, never shown' : 'None'),
  test: {
    form: 'Test email',
    to: 'Send a test email to',
    send: 'Send test email',
    sending: 'Sending...',
    failed: 'We couldn’t send the test email. Please try again in a moment.',
    accepted: (time: string) => `The server accepted the test email at ${time}.`,
    look: (to: string) =>
      `Check the inbox of ${to}. If nothing arrives within five minutes, look in the spam folder.`,
    saveNext: 'These settings have not been saved yet.',
    rejected: 'The test email was not accepted.',
  },
  remove: {
    button: 'Remove mail server',
    question: 'Remove the mail server?',
    text: 'Its settings and password will be deleted. Emails wait in the mail log until another server is set up.',
    confirm: 'Remove',
    busy: 'Removing...',
    done: 'Mail server removed.',
    failed: 'We couldn’t remove the mail server. Please try again in a moment.',
  },
};

export const MAIL_SECURITY_NAMES: Record<MailSecurity, string> = {
  starttls: 'STARTTLS',
  tls: 'TLS',
  none: 'None (for tests only)',
};
