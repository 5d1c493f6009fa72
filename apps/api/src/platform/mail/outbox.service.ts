import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Locale, PageQuery } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { randomBytes } from 'node:crypto';
import { type EntityManager, Repository } from 'typeorm';
import { type CompanySender, detailsOf } from '../../content/company/company.mapper';
import { CompanyService, type StoredCompany } from '../../content/company/company.service';
import { Env } from '../config/env';
import { insertRow } from '../database/typeorm-patches/insert-rows';
import { type Page, pageOf, search } from '../database/queries';
import { Conflict, NotFound } from '../http/api-error';
import type { Principal } from '../http/principal';
import { type Actor, writeAudit } from '../records/audit';
import type { MailTemplate } from './mail-content';
import { MailServerService } from './mail-server.service';
import { mailText } from './mail-text';
import { MailEntity } from './mail.entity';
import { staffLocale } from './staff-locale';

type Query = PageQuery & { status?: MailEntity['status'] };

/** See the columns of `MailEntity`. */
type MailOptions = Partial<Pick<MailEntity, 'secret' | 'reply_to' | 'thread' | 'attachment'>> & {
  /** The company if it is read already, see `OutboxService.company`. */
  company?: StoredCompany | null;
};
interface Recipient {
  email: string;
  /** Language of the mail. */
  locale: Locale;
}
export type WrittenMail = Pick<MailEntity, 'id' | 'message_id' | 'subject'>;

/** The outbox. Mails are written in the transaction of their cause, so that both are stored or neither. */
@Injectable()
export class OutboxService {
  constructor(
    @InjectRepository(MailEntity) private readonly mails: Repository<MailEntity>,
    private readonly env: Env,
    private readonly server: MailServerService,
    private readonly companies: CompanyService,
  ) {}

  /** Reads the company, for several mails of one transaction. */
  company(manager: EntityManager): Promise<StoredCompany | null> {
    return this.companies.stored(manager);
  }

  /**
   * Writes a mail; replies go to the sales address of the company, if it has one. The company is read here only: its
   * name, its contact details and the address for replies.
   */
  async write(
    manager: EntityManager,
    { email, locale }: Recipient,
    template: MailTemplate,
    { company, ...options }: MailOptions = {},
  ): Promise<WrittenMail> {
    const sender = await this.companies.sender(manager, locale, company);
    return this.insert(manager, email, template, sender, {
      reply_to: sender.sales_email,
      ...options,
    });
  }

  /**
   * Writes a mail to the sales address of the company. Returns null if it has none. The mail is in the language of the
   * staff account with this address, if there is one.
   */
  async writeToSales(
    manager: EntityManager,
    template: MailTemplate,
    { company, ...options }: MailOptions = {},
  ): Promise<WrittenMail | null> {
    const stored = company === undefined ? await this.company(manager) : company;
    const { sales_email } = detailsOf(stored);
    if (!sales_email) return null;
    const locale = await staffLocale(manager, sales_email);
    const sender = await this.companies.sender(manager, locale, stored);
    return this.insert(manager, sales_email, template, sender, options);
  }

  private async insert(
    manager: EntityManager,
    recipient: string,
    template: MailTemplate,
    sender: CompanySender,
    {
      secret = false,
      reply_to = null,
      thread = null,
      attachment = null,
    }: Omit<MailOptions, 'company'>,
  ): Promise<WrittenMail> {
    const host = new URL(this.env.PUBLIC_URL).hostname;
    const message_id = `<${randomBytes(16).toString('hex')}@${host}>`;
    const mail = { ...template(sender), locale: sender.locale };
    const id = await insertRow(manager, MailEntity, {
      message_id,
      recipient,
      subject: mail.subject,
      text: mailText(mail, sender),
      content: mail,
      secret,
      reply_to,
      thread,
      attachment,
      unsubscribe_url: mail.unsubscribe_url ?? null,
      next_at: new Date(),
    });
    return { id, message_id, subject: mail.subject };
  }

  async list(query: Query): Promise<Page<MailEntity>> {
    const found = this.mails.createQueryBuilder('mail').orderBy('mail.id', 'DESC');
    if (query.status) found.andWhere('mail.status = :status', { status: query.status });
    search(found, ['recipient', 'subject'], query.q);
    return pageOf(found, query);
  }

  /** Returns false if no mail server is set, neither by SMTP_URL nor in the dashboard; mails wait then. */
  async sending(manager = this.mails.manager): Promise<boolean> {
    return (await this.server.inUse(manager)) !== null;
  }

  async get(id: number, manager = this.mails.manager): Promise<MailEntity> {
    const row = await manager.findOneBy(MailEntity, { id });
    if (!row) throw new NotFound(reason('mail_not_found'));
    return row;
  }

  /** Queues a failed mail again. Rejects mails with a secret, because the secret has been removed. */
  async sendAgain(id: number, actor: Actor): Promise<MailEntity> {
    await this.mails.manager.transaction(async (manager) => {
      const mail = await this.get(id, manager);
      if (mail.secret) throw new Conflict(reason('mail_had_link'));
      const waiting = { status: 'waiting' as const, attempts: 0, next_at: new Date() };
      const { affected } = await manager.update(MailEntity, { id, status: 'failed' }, waiting);
      if (!affected) throw new Conflict(reason('mail_not_failed'));
      const line = { action: 'sent_again', subject: 'mail', id, name: mail.subject } as const;
      await writeAudit(manager, actor, line);
    });
    return this.get(id);
  }

  /**
   * Returns the text of a mail; null if it has a secret. In demo mode secrets are shown too, so that links can be tried
   * without a mail server, except links that open a colleague's account.
   */
  async readableText(row: MailEntity, { user }: Principal): Promise<string | null> {
    if (!row.secret) return row.text;
    if (this.env.APP_MODE !== 'demo') return null;
    if (row.recipient.toLowerCase() === user.email) return row.text;
    const colleagues: unknown[] = await this.mails.manager.query(
      "SELECT id FROM users WHERE email = ? AND role <> 'user'",
      [row.recipient.toLowerCase()],
    );
    return colleagues.length > 0 ? null : row.text;
  }
}
