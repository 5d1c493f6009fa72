import { Injectable } from '@nestjs/common';
import { dashboardPaths } from '@shishir/contract';
import type { EntityManager } from 'typeorm';
import { CompanyService } from '../../../content/company/company.service';
import { Env } from '../../../platform/config/env';
import { MailEntity } from '../../../platform/mail/mail.entity';
import { OutboxService } from '../../../platform/mail/outbox.service';
import { QuotationLinks } from '../quotation-links';
import { UserEntity } from '../../../staff/users/user.entity';
import {
  type QuotationEntity,
  QuotationEventEntity,
  type QuotationRevisionEntity,
} from '../quotation.entity';
import { quotationMailTemplates } from './quotation-mail-templates';

/** Writes mails about quotations to the outbox, in the transaction that causes them. */
@Injectable()
export class QuotationMails {
  constructor(
    private readonly env: Env,
    private readonly outbox: OutboxService,
    private readonly links: QuotationLinks,
    private readonly company: CompanyService,
  ) {}

  /** Sends the revision to its recipient, as a link and as a PDF. Returns the id of the mail. */
  async revision(
    manager: EntityManager,
    quotation: QuotationEntity,
    revision: QuotationRevisionEntity,
    before: QuotationRevisionEntity | null,
  ): Promise<number> {
    const url = this.links.url(revision.id, quotation);
    const isByContact = await this.isByContact(manager, revision);
    const mail = quotationMailTemplates.revision({ quotation, revision, url, isByContact }, before);
    const { email } = revision;
    const { id } = await this.outbox.write(manager, { ...quotation, email }, mail, {
      thread: await threadOf(manager, before),
      attachment: `quotation/${revision.id}`,
    });
    return id;
  }

  /** Sends an answer of staff, in the conversation of the mail with the revision. Returns the id of the mail. */
  async answer(
    manager: EntityManager,
    quotation: QuotationEntity,
    revision: QuotationRevisionEntity,
    answer: { text: string; question: string | null },
  ): Promise<number> {
    const about = { quotation, revision, url: this.links.url(revision.id, quotation) };
    const mail = quotationMailTemplates.answer(about, answer);
    const { email } = revision;
    const { id } = await this.outbox.write(manager, { ...quotation, email }, mail, {
      thread: await threadOf(manager, revision),
    });
    return id;
  }

  async accepted(
    manager: EntityManager,
    quotation: QuotationEntity,
    revision: QuotationRevisionEntity,
    name: string,
  ): Promise<void> {
    const about = { quotation, revision, url: this.dashboardUrl(quotation) };
    const mail = quotationMailTemplates.accepted(about, name);
    await this.outbox.writeToSales(manager, mail, { reply_to: revision.email });
  }

  /** Confirms the order to the customer, with its PDF. */
  async confirmation(
    manager: EntityManager,
    quotation: QuotationEntity,
    revision: QuotationRevisionEntity,
  ): Promise<void> {
    const url = this.links.url(revision.id, quotation);
    const isByContact = await this.isByContact(manager, revision);
    const mail = quotationMailTemplates.confirmation({ quotation, revision, url, isByContact });
    const { email } = revision;
    await this.outbox.write(manager, { ...quotation, email }, mail, {
      thread: await threadOf(manager, revision),
      attachment: `quotation/${revision.id}`,
    });
  }

  /** Tells all owners that a draft waits for their approval. */
  async approvalRequested(
    manager: EntityManager,
    quotation: QuotationEntity,
    revision: QuotationRevisionEntity,
    by: string,
  ): Promise<void> {
    const about = { quotation, revision, url: this.dashboardUrl(quotation) };
    const mail = quotationMailTemplates.approval(about, { state: 'requested', by, reason: null });
    for (const owner of await manager.findBy(UserEntity, { role: 'super_admin' })) {
      await this.outbox.write(manager, owner, mail, { reply_to: null });
    }
  }

  /** Tells the person who requested the approval how an owner has decided. */
  async approvalDecided(
    manager: EntityManager,
    quotation: QuotationEntity,
    revision: QuotationRevisionEntity,
    decision: { state: 'approved' | 'refused'; by: string; reason: string | null },
  ): Promise<void> {
    const request = await manager.findOne(QuotationEventEntity, {
      where: { quotation_id: quotation.id, kind: 'approval_requested' },
      relations: { actor: true },
      order: { id: 'DESC' },
    });
    if (!request?.actor) return;
    const about = { quotation, revision, url: this.dashboardUrl(quotation) };
    const mail = quotationMailTemplates.approval(about, decision);
    await this.outbox.write(manager, request.actor, mail, { reply_to: null });
  }

  async question(
    manager: EntityManager,
    quotation: QuotationEntity,
    revision: QuotationRevisionEntity,
    text: string,
  ): Promise<void> {
    const about = { quotation, revision, url: this.dashboardUrl(quotation) };
    const mail = quotationMailTemplates.question(about, text);
    await this.outbox.writeToSales(manager, mail, { reply_to: revision.email });
  }

  private async isByContact(
    manager: EntityManager,
    { sent_by_name }: QuotationRevisionEntity,
  ): Promise<boolean> {
    const { sales_contact } = await this.company.details(manager);
    return sales_contact !== null && sales_contact.name === sent_by_name;
  }

  private dashboardUrl({ id }: QuotationEntity): string {
    return `${this.env.ADMIN_URL}${dashboardPaths.quotations}/${id}`;
  }
}

/** Returns the Message-ID of the mail of a revision, so that mail programs group the mails about a quotation. */
async function threadOf(
  manager: EntityManager,
  revision: QuotationRevisionEntity | null,
): Promise<string | null> {
  if (!revision?.mail_id) return null;
  const mail = await manager.findOneBy(MailEntity, { id: revision.mail_id });
  return mail?.thread ?? mail?.message_id ?? null;
}
