import type { MailSecurity, MailServer } from '@shishir/contract';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';

/** What a mail server is reached with. */
export interface MailServerSettings {
  source: MailServer['source'];
  server: string;
  port: number;
  security: MailSecurity;
  user_name: string | null;
  password: string | null;
  sender_name: string | null;
  sender_address: string;
  /** SMTP_URL, which may say more than the fields above. */
  url?: string;
}

/** How long a mail server may be silent: as it is connected, before its greeting, and at any later moment. */
export type Timeouts = Pick<
  SMTPTransport.Options,
  'connectionTimeout' | 'greetingTimeout' | 'socketTimeout' | 'dnsTimeout'
>;

/** How the mail server is called up. Of SMTP_URL the operator's own timeouts win. */
export function transportOptions(
  settings: MailServerSettings,
  timeouts: Timeouts,
): SMTPTransport.Options {
  const { url, server, port, security, user_name, password } = settings;
  if (url !== undefined) return { ...timeouts, url };
  return {
    ...timeouts,
    host: server,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user_name !== null && { auth: { user: user_name, pass: password ?? '' } }),
  };
}

/**
 * Who sends the mails: the name that the owner has entered, else that of the company (null until it has one), which
 * stands in place of the name in MAIL_FROM, too.
 */
export function senderOf(
  { source, sender_name, sender_address }: SenderSettings,
  company: string | null,
): { name: string; address: string } {
  const names = source === 'dashboard' ? [sender_name, company] : [company, sender_name];
  return { name: names.find((name) => name !== null) ?? '', address: sender_address };
}

type SenderSettings = Pick<MailServerSettings, 'source' | 'sender_name' | 'sender_address'>;

/** Two settings with the same text sign in to the same server in the same way. */
export function accountAt(
  settings: Pick<MailServerSettings, 'server' | 'port' | 'security' | 'user_name'>,
): string {
  const { server, port, security, user_name } = settings;
  return `${security} ${user_name ?? ''}@${server}:${port}`;
}

const SMTPS_PORT = 465;
const SUBMISSION_PORT = 587;

/** The settings of SMTP_URL and MAIL_FROM. */
export async function environmentServer(
  url: string,
  mailFrom: string,
): Promise<MailServerSettings> {
  const { default: parseAddresses } = await import('nodemailer/lib/addressparser');
  const [sender] = parseAddresses(mailFrom, { flatten: true });
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const isTls = protocol === 'smtps:';
  const isPlain = searchParams.get('ignoreTLS') === 'true';
  return {
    source: 'environment',
    url,
    server: hostname,
    port: Number(port) || (isTls ? SMTPS_PORT : SUBMISSION_PORT),
    security: isTls ? 'tls' : isPlain ? 'none' : 'starttls',
    user_name: username ? decoded(username) : null,
    password: password ? decoded(password) : null,
    sender_name: sender?.name || null,
    sender_address: sender?.address || mailFrom,
  };
}

/** A percent sign that begins no escape stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
