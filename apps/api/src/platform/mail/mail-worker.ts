import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { emit } from '@shishir/server/monitoring/signals';
import type { Transporter } from 'nodemailer';
import { LessThanOrEqual, Repository } from 'typeorm';
import { CompanyService } from '../../content/company/company.service';
import { Rounds } from '../database/rounds';
import { type MailServerSettings, senderOf, type Timeouts, transportOptions } from './mail-server';
import { MailServerService } from './mail-server.service';
import { MailAttachments, type MailDocument } from './mail-attachments';
import { mailHtml } from './mail-html';
import { MARK_SRC, mailMark } from './mail-mark';
import { MailEntity } from './mail.entity';

const MINUTE_MS = 60_000;
/** Delay after each failed attempt; after the last one the mail has failed. */
const WAITS_MS = [1, 5, 30, 360].map((minutes) => minutes * MINUTE_MS);
/** Time for which a claimed mail belongs to one instance: longer than a mail server may take with `TIMEOUTS`. */
const CLAIM_MS = 3 * MINUTE_MS;
const BATCH = 20;
const TIMEOUTS: Timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Removes a link that opens an account once the mail is no longer sent, so that it cannot be read from the table. */
const withoutSecret = ({ secret }: MailEntity): Partial<MailEntity> =>
  secret ? { text: 'This email had a personal link, which is not kept.', content: null } : {};

/** The properties of nodemailer's errors. */
interface SmtpError {
  message: string;
  /** The complete reply of the server, starting with its code. */
  response?: string;
  responseCode?: number;
  /** The command that the server replied to. */
  command?: string;
}

const isSmtpError = (error: unknown): error is SmtpError => error instanceof Error;

const reasonOf = (error: unknown): string =>
  isSmtpError(error) ? (error.response ?? error.message) : String(error);

/**
 * True if the server will never accept this mail: a 5xx reply to the recipient or the content. A 5xx reply to the
 * sender or to the sign-in is caused by the settings, which the owner can change while the mail waits.
 */
function isRejectedForGood(error: unknown): boolean {
  if (error instanceof AttachmentFailed) return error.isGone;
  if (!isSmtpError(error)) return false;
  const { responseCode = 0, command = '' } = error;
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
}

/** A document could not be rendered. A later attempt may succeed, unless the subject of the document was deleted. */
class AttachmentFailed extends Error {
  constructor(
    message: string,
    readonly isGone: boolean,
  ) {
    super(message);
  }
}

/** Headers of RFC 8058: mail programs show a button that posts to the address without opening the page. */
const oneClick = (url: string) => ({
  list: { unsubscribe: url },
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});

/** The product stops while a mail is being sent. */
class Stopped extends Error {}

/** Columns of a row while one instance sends its mail. */
type Claim = Pick<MailEntity, 'id' | 'attempts' | 'next_at'> & { status: 'waiting' };

/** A connection to the mail server with its current settings. */
interface Connection {
  /** The settings as text. Changed settings require a new connection. */
  key: string;
  settings: MailServerSettings;
  transport: Transporter;
}

/**
 * Sends waiting mails in the background if a mail server is set. Each round rereads the settings, so that a change
 * takes effect on every instance within a second.
 */
@Injectable()
export class MailWorker implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('MailWorker');
  private connection: Connection | null = null;
  private readonly rounds = new Rounds('MailWorker', () => this.sendDue());

  constructor(
    private readonly server: MailServerService,
    private readonly company: CompanyService,
    private readonly documents: MailAttachments,
    @InjectRepository(MailEntity) private readonly mails: Repository<MailEntity>,
  ) {}

  onModuleInit(): void {
    this.rounds.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.rounds.stop();
    this.connection?.transport.close();
  }

  /**
   * Runs one round: sends due mails, each on one instance only. Starts after the previous round, so that a mail that
   * becomes due again while it is being sent is not sent twice.
   */
  deliver(): Promise<void> {
    return this.rounds.run();
  }

  private async sendDue(): Promise<void> {
    const connection = await this.connect();
    if (!connection) return;
    const due = await this.mails.find({
      where: { status: 'waiting', next_at: LessThanOrEqual(new Date()) },
      order: { next_at: 'ASC', id: 'ASC' },
      take: BATCH,
    });
    for (const mail of due) {
      if (this.rounds.signal.aborted) return;
      const claim = await this.claim(mail);
      if (claim) await this.send(mail, claim, connection);
    }
  }

  /** Returns the connection for the current settings; null if no mail server is set. */
  private async connect(): Promise<Connection | null> {
    const settings = await this.server.inUse();
    const key = JSON.stringify(settings);
    if (this.connection?.key === key) return this.connection;
    this.connection?.transport.close();
    this.connection = null;
    if (!settings) return null;
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(transportOptions(settings, TIMEOUTS));
    this.connection = { key, settings, transport };
    return this.connection;
  }

  /** Claims a mail by updating its next attempt, which only one of several instances can do. */
  private async claim({ id, attempts }: MailEntity): Promise<Claim | null> {
    const waiting = { id, status: 'waiting' as const };
    const claim = { attempts: attempts + 1, next_at: new Date(Date.now() + CLAIM_MS) };
    const { affected } = await this.mails.update({ ...waiting, attempts }, claim);
    return affected === 1 ? { ...waiting, ...claim } : null;
  }

  private async send(
    mail: MailEntity,
    claim: Claim,
    { settings, transport }: Connection,
  ): Promise<void> {
    try {
      const company = await this.company.sender(this.mails.manager, mail.content?.locale);
      const isNamed = (await this.company.givenName(this.mails.manager)) !== null;
      const from = senderOf(settings, isNamed ? company.name : null);
      const html = mail.content && mailHtml(mail.content, company);
      const documents = await this.untilStopped(this.attachmentsOf(mail));
      const attachments = html?.includes(MARK_SRC) ? [mailMark, ...documents] : documents;
      await this.untilStopped(
        transport.sendMail({
          from,
          to: { name: '', address: mail.recipient },
          subject: mail.subject,
          text: mail.text,
          ...(html && { html }),
          messageId: mail.message_id,
          ...(mail.reply_to && { replyTo: { name: '', address: mail.reply_to } }),
          ...(mail.thread && { inReplyTo: mail.thread, references: [mail.thread] }),
          ...(mail.unsubscribe_url && oneClick(mail.unsubscribe_url)),
          ...(attachments.length > 0 && { attachments }),
        }),
      );
      await this.mails.update(
        { id: mail.id },
        { status: 'sent', sent_at: new Date(), last_error: null, ...withoutSecret(mail) },
      );
      emit('mail', { result: 'sent' });
    } catch (error) {
      if (error instanceof Stopped) {
        // The next start sends it immediately. If it arrives twice, both copies have the same Message-ID.
        await this.mails.update(claim, { attempts: mail.attempts, next_at: new Date() });
        return;
      }
      const last_error = reasonOf(error).slice(0, 300);
      const wait = WAITS_MS[mail.attempts];
      const isLast = wait === undefined || isRejectedForGood(error);
      // Has no effect if the claim is lost: new settings of the mail server make every waiting mail due immediately.
      await this.mails.update(claim, {
        last_error,
        ...(isLast
          ? { status: 'failed', ...withoutSecret(mail) }
          : { next_at: new Date(Date.now() + wait) }),
      });
      emit('mail', { result: isLast ? 'failed' : 'retried' });
      this.log.warn(`mail ${mail.id} could not be sent: ${last_error}`);
    }
  }

  /** Renders the attachment. Throws AttachmentFailed, because a mail is never sent without its document. */
  private async attachmentsOf({ attachment }: MailEntity): Promise<MailDocument[]> {
    if (!attachment) return [];
    const document = await this.documents.render(attachment).catch((error: unknown) => {
      throw new AttachmentFailed(`The attached PDF could not be created: ${String(error)}`, false);
    });
    if (!document) throw new AttachmentFailed('The record of the attached PDF was deleted.', true);
    return [document];
  }

  /** Rejects when the product stops, so that a silent mail server does not delay the shutdown. */
  private async untilStopped<T>(sending: Promise<T>): Promise<T> {
    const { signal } = this.rounds;
    let stop = () => {};
    const stopped = new Promise<never>((_, reject) => {
      stop = () => reject(new Stopped('The product stops.'));
      signal.addEventListener('abort', stop);
    });
    // Prevents an unhandled rejection after the product has stopped waiting.
    sending.catch(() => undefined);
    return Promise.race([sending, stopped]).finally(() =>
      signal.removeEventListener('abort', stop),
    );
  }
}
