import type { MailTestResult } from '@shishir/contract';
import type { NodemailerError } from 'nodemailer/lib/errors';
import type { CompanySender } from '../../content/company/company.mapper';
import { mailHtml } from './mail-html';
import { MARK_SRC, mailMark } from './mail-mark';
import { type MailServerSettings, senderOf, type Timeouts, transportOptions } from './mail-server';
import { mailText } from './mail-text';
import { testMailTemplates } from './mails/test-mail-templates';

/** Short, because a person waits for the result. */
const TIMEOUTS: Timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 8_000,
};
const DEADLINE_MS = 15_000;
const REPLY_MAX = 200;

/** Sends a test mail immediately, bypassing the outbox, and returns the result. */
export async function sendTestMail(
  settings: MailServerSettings,
  to: string,
  company: CompanySender,
): Promise<MailTestResult> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(transportOptions(settings, TIMEOUTS));
  const mail = testMailTemplates.test()(company);
  const html = mailHtml(mail, company);
  try {
    await transport.sendMail({
      from: senderOf(settings, company.name),
      to: { name: '', address: to },
      subject: mail.subject,
      text: mailText(mail, company),
      html,
      attachments: html.includes(MARK_SRC) ? [mailMark] : [],
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return { accepted: true, at: new Date().toISOString() };
  } catch (error) {
    return { accepted: false, reason: failureReason(error as NodemailerError, settings, to) };
  } finally {
    transport.close();
  }
}

/** Returns a sentence about why a mail was not accepted and what to change, with the server's reply. */
export function failureReason(
  error: NodemailerError & { originalCode?: string },
  settings: Pick<MailServerSettings, 'server' | 'port' | 'password'>,
  to: string,
): string {
  const { server, port, password } = settings;
  const reply = replyIn(error.response, password);
  const code = error.originalCode ?? error.code ?? '';
  if (isCertificate(code)) {
    return `The certificate of ${server} is not valid: it has expired, is for another name, or comes from an unknown authority.`;
  }
  const failure = CONNECTION_FAILURES[code] ?? CONNECTION_FAILURES[error.code ?? ''];
  const hasReplied = reply !== '' && error.code !== 'ETLS';
  return (failure && !hasReplied ? failure(server, port) : rejection(error, to)) + reply;
}

type Sentence = (server: string, port: number) => string;

const notFound: Sentence = (server) =>
  `There is no server with the name ${server}. Check the name.`;
const silent: Sentence = (server, port) =>
  `${server} did not respond on port ${port} in time. Check the server and the port.`;
const unreachable: Sentence = (server, port) =>
  `${server} cannot be reached on port ${port}. Check the server and the port.`;

/** Failures before or instead of a reply of a mail server. */
const CONNECTION_FAILURES: Record<string, Sentence | undefined> = {
  ENOTFOUND: notFound,
  EAI_AGAIN: notFound,
  EDNS: notFound,
  ECONNREFUSED: (server, port) =>
    `${server} refused the connection on port ${port}. Check the port.`,
  ETIMEDOUT: silent,
  EABORT: silent,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ESOCKET: unreachable,
  ECONNECTION: (server, port) =>
    `${server} closed the connection on port ${port}. Check the port and the type of security.`,
  ETLS: (server, port) =>
    `${server} does not offer STARTTLS on port ${port}. Choose another type of security.`,
  ERR_SSL_WRONG_VERSION_NUMBER: (_server, port) =>
    `Port ${port} does not use TLS from the start. Choose STARTTLS, or port 465.`,
  EPROTOCOL: (server, port) =>
    `The service on port ${port} of ${server} is not a mail server. Check the port.`,
};

const isCertificate = (code: string) =>
  /^(CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|ERR_TLS_CERT_)/.test(code);

function rejection({ code, command }: NodemailerError, to: string): string {
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    return 'The server rejected the user name or the password.';
  }
  if (command === 'RCPT TO') return `The server rejected the recipient ${to}.`;
  if (command === 'MAIL FROM') return 'The server rejected the sender address.';
  return 'The server did not accept the email.';
}

/** Returns the shortened reply of a mail server without the password, or an empty text if it is not an SMTP reply. */
function replyIn(response: unknown, password: string | null): string {
  if (typeof response !== 'string' || !/^[45]\d\d[ -]/.test(response)) return '';
  const secrets = password ? [password, Buffer.from(password).toString('base64')] : [];
  const text = secrets
    .reduce((reply, secret) => reply.replaceAll(secret, '***'), response)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, REPLY_MAX);
  return ` It replied: ${text}`;
}
