import type { MailSecurity, MailServer } from '@shishir/contract';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';

/** Connection settings of a mail server. */
export interface MailServerSettings {
  source: MailServer['source'];
  server: string;
  port: number;
  security: MailSecurity;
  user_name: string | null;
  password: string | null;
  sender_name: string | null;
  sender_address: string;
  /** SMTP_URL, which may have options beyond the fields above. */
  url?: string;
}

/** Maximum silence of a mail server: while connecting, before the greeting, and at any later time. */
export type Timeouts = Pick<
  SMTPTransport.Options,
  'connectionTimeout' | 'greetingTimeout' | 'socketTimeout' | 'dnsTimeout'
>;

/** Returns the transport options for nodemailer. Timeouts in SMTP_URL take precedence. */
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
 * Returns the sender of mails: the name the owner has entered, or else the company's, which is null until it is set.
 * The company's name also replaces the one in MAIL_FROM.
 */
export function senderOf(
  { source, sender_name, sender_address }: SenderSettings,
  company: string | null,
): { name: string; address: string } {
  const names = source === 'dashboard' ? [sender_name, company] : [company, sender_name];
  return { name: names.find((name) => name !== null) ?? '', address: sender_address };
}

type SenderSettings = Pick<MailServerSettings, 'source' | 'sender_name' | 'sender_address'>;

/** Returns a text that is equal for settings which sign in to the same server in the same way. */
export function accountAt(
  settings: Pick<MailServerSettings, 'server' | 'port' | 'security' | 'user_name'>,
): string {
  const { server, port, security, user_name } = settings;
  return `${security} ${user_name ?? ''}@${server}:${port}`;
}

const SMTPS_PORT = 465;
const SUBMISSION_PORT = 587;

/** Parses the settings of SMTP_URL and MAIL_FROM. */
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

/** Decodes percent escapes. Keeps a text with an invalid escape unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
