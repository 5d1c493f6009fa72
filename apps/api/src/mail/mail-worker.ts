import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Transporter } from 'nodemailer';
import { LessThanOrEqual, Repository } from 'typeorm';
import { CompanyService } from '../company/company.service';
import { Env } from '../config/env';
import { MailEntity } from './mail.entity';

const MINUTE_MS = 60_000;
/** How long a mail waits after each failed attempt; after the last one it has failed. */
const WAITS_MS = [1, 5, 30, 360].map((minutes) => minutes * MINUTE_MS);
const ROUND_MS = 1_000;
const BATCH = 20;
/** How long a mail server may be silent: as it is connected, before its greeting, and at any later moment. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A link that opens an account is not kept once nobody sends it any more: whoever reads the table could use it. */
const withoutSecret = ({ secret }: MailEntity): Partial<MailEntity> =>
  secret ? { text: 'This mail had a personal link, which is not kept.', html: '' } : {};

/** `"Company" <address>`: MAIL_FROM, with the name of the company in place of its own where the company has one. */
export function senderOf(from: string, company: string | null) {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
  return company === null ? from : { name: company, address };
}

/** The product stops while a mail is on its way. */
class Stopped extends Error {}

/** Sends waiting mails to the mail server, where one is configured. Requests never wait for it. */
@Injectable()
export class MailWorker implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('MailWorker');
  private transport: Transporter | null = null;
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private readonly stopping = new AbortController();

  constructor(
    private readonly env: Env,
    @InjectRepository(MailEntity) private readonly mails: Repository<MailEntity>,
    private readonly company: CompanyService,
  ) {}

  async onModuleInit(): Promise<void> {
    const { SMTP_URL, MAIL_FROM } = this.env;
    if (!SMTP_URL) return;
    const { createTransport } = await import('nodemailer');
    // The URL wins over the timeouts: an operator may set others there.
    this.transport = createTransport({ ...TIMEOUTS, url: SMTP_URL }, { from: MAIL_FROM });
    this.schedule(0);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    await this.round;
    this.transport?.close();
  }

  private schedule(afterMs: number): void {
    if (this.stopping.signal.aborted) return;
    this.timer = setTimeout(() => {
      this.round = this.deliver()
        .catch((error: unknown) => this.log.error(error))
        .then(() => this.schedule(ROUND_MS));
    }, afterMs);
    // Waiting mails do not keep the process running.
    this.timer.unref();
  }

  private async deliver(): Promise<void> {
    const due = await this.mails.find({
      where: { status: 'waiting', next_at: LessThanOrEqual(new Date()) },
      order: { next_at: 'ASC', id: 'ASC' },
      take: BATCH,
    });
    for (const mail of due) {
      if (this.stopping.signal.aborted) return;
      if (await this.claim(mail)) await this.send(mail);
    }
  }

  /** Of several instances one sends a mail: the one that updates its next attempt first. */
  private async claim(mail: MailEntity): Promise<boolean> {
    const wait = WAITS_MS[Math.min(mail.attempts, WAITS_MS.length - 1)]!;
    const { affected } = await this.mails.update(
      { id: mail.id, status: 'waiting', attempts: mail.attempts },
      { attempts: mail.attempts + 1, next_at: new Date(Date.now() + wait) },
    );
    return affected === 1;
  }

  private async send(mail: MailEntity): Promise<void> {
    try {
      await this.untilStopped(
        this.transport!.sendMail({
          from: senderOf(this.env.MAIL_FROM, await this.company.givenName()),
          to: { name: '', address: mail.recipient },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: mail.message_id,
        }),
      );
      await this.mails.update(
        { id: mail.id },
        { status: 'sent', sent_at: new Date(), last_error: null, ...withoutSecret(mail) },
      );
    } catch (error) {
      if (error instanceof Stopped) {
        // The next start takes it up at once. Should it arrive twice, its Message-ID is the same.
        const { id, attempts } = mail;
        await this.mails.update({ id }, { attempts, next_at: new Date() });
        return;
      }
      const last_error = (error instanceof Error ? error.message : String(error)).slice(0, 300);
      const isLast = mail.attempts >= WAITS_MS.length;
      await this.mails.update(
        { id: mail.id },
        {
          last_error,
          ...(isLast && { status: 'failed', ...withoutSecret(mail) }),
        },
      );
      this.log.warn(`mail ${mail.id} could not be sent: ${last_error}`);
    }
  }

  /** Rejects when the product stops: a silent mail server does not hold it up. */
  private async untilStopped(sending: Promise<unknown>): Promise<void> {
    const { signal } = this.stopping;
    let stop = () => {};
    const stopped = new Promise<never>((_, reject) => {
      stop = () => reject(new Stopped('The product stops.'));
      signal.addEventListener('abort', stop);
    });
    // What becomes of it after that interests nobody.
    sending.catch(() => undefined);
    await Promise.race([sending, stopped]).finally(() => signal.removeEventListener('abort', stop));
  }
}
