import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { requestAsOwner } from './api';
import type { Product } from './product';

interface Mail {
  id: number;
  to: string;
  subject: string;
}

/** Returns the mails to an address, newest first. */
export async function mailsTo(product: Product, email: string): Promise<Mail[]> {
  const { text } = await requestAsOwner(product, '/mail?pageSize=100');
  const { data } = JSON.parse(text) as { data: Mail[] };
  return data.filter(({ to }) => to === email);
}

/** Returns the text of the newest mail to an address whose subject starts with `subject`. */
export async function mailText(product: Product, email: string, subject: string): Promise<string> {
  const mails = await mailsTo(product, email);
  const mail = mails.find((one) => one.subject.startsWith(subject));
  if (!mail) throw new Error(`No mail '${subject}' to ${email}: ${JSON.stringify(mails)}`);
  const { text } = await requestAsOwner(product, `/mail/${mail.id}`);
  return (JSON.parse(text) as { data: { text: string } }).data.text;
}

/** Returns the link in the newest mail to an address whose subject starts with `subject`. */
export async function linkInMail(
  product: Product,
  email: string,
  subject: string,
): Promise<string> {
  const link = /^https?:\S+$/m.exec(await mailText(product, email, subject))?.[0];
  if (!link) throw new Error(`The mail '${subject}' to ${email} has no link`);
  return link;
}

/** A mail server that stores received mails. It requires no authentication. */
export class TestMailServer {
  private readonly mails: { to: string; text: string }[] = [];

  private constructor(private readonly server: SMTPServer) {}

  static async start(): Promise<TestMailServer> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, { envelope }, done) => {
        void readAll(stream).then(
          (mail) => {
            for (const { address } of envelope.rcptTo) {
              mailServer.mails.push({ to: address, text: decoded(mail) });
            }
            done();
          },
          // A sender that is killed halfway sends the mail again, so this one does not count.
          () => undefined,
        );
      },
    });
    const mailServer = new TestMailServer(server);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    return mailServer;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  /** Returns the mails to an address, oldest first. */
  mailsTo(email: string): string[] {
    return this.mails.filter(({ to }) => to === email).map(({ text }) => text);
  }

  /** Returns the link in the newest mail to an address. */
  linkTo(email: string): string | undefined {
    return /^https?:\S+$/m.exec(this.mailsTo(email).at(-1) ?? '')?.[0];
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** Decodes quoted-printable text as far as links require. */
const decoded = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll('\r', '');
