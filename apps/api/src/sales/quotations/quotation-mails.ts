import { Injectable } from '@nestjs/common';
import { cutText, formatDate, formatPhone, formatSum } from '@shishir/format';
import type { EntityManager } from 'typeorm';
import { CompanyService } from '../../content/company/company.service';
import { Env } from '../../platform/config/env';
import type { MailContent } from '../../platform/mail/mail-template';
import { MailEntity } from '../../platform/mail/mail.entity';
import { OutboxService } from '../../platform/mail/outbox.service';
import { QuotationLinks } from './quotation-links';
import type { QuotationEntity, QuotationRevisionEntity } from './quotation.entity';

/** The quotation in the dashboard. */
const QUOTATIONS = '/dashboard/quotations';

export const dayText = (day: string) => formatDate(`${day}T00:00:00Z`);
export const nameOfRevision = (
  { number }: Pick<QuotationEntity, 'number'>,
  { revision }: Pick<QuotationRevisionEntity, 'revision'>,
) => `${number}, revision ${revision}`;

/** Writes the mails about quotations into the outbox, in the transaction of their cause. */
@Injectable()
export class QuotationMails {
  constructor(
    private readonly env: Env,
    private readonly outbox: OutboxService,
    private readonly company: CompanyService,
    private readonly links: QuotationLinks,
  ) {}

  /** The revision to its recipient, as a link and as a PDF. Returns the id of the mail. */
  async revision(
    manager: EntityManager,
    quotation: QuotationEntity,
    revision: QuotationRevisionEntity,
    before: QuotationRevisionEntity | null,
  ): Promise<number> {
    const company = await this.company.name(manager);
    const { sales_email: reply_to } = await this.company.details(manager);
    const mail: MailContent = {
      subject: cutText(`${subjectOf(quotation, revision)} from ${company}`, 200),
      ...(revision.letter ? {} : { greeting: `Dear ${revision.name},` }),
      paragraphs: [
        ...revision.letter.split(/\n{2,}/).filter(Boolean),
        ...(before ? [`It replaces revision ${before.revision}.`] : []),
        'The quotation is attached as a PDF. With the link you can read it, ask about it and accept it.',
      ],
      facts: [
        ['Quotation', nameOfRevision(quotation, revision)],
        ['About', revision.title],
        ['Total, without VAT', formatSum(revision.total, 'Price open')],
        ['Valid until', dayText(revision.valid_until)],
      ],
      link: { label: 'Open the quotation', url: this.links.url(revision.id) },
      closing: company,
    };
    const { id } = await this.outbox.write(manager, revision.email, mail, {
      reply_to,
      thread: await threadOf(manager, before),
      attachment: `quotation/${revision.id}`,
    });
    return id;
  }

  /** What staff answer, in the conversation of the mail with the revision. Returns the id of the mail. */
  async answer(
    manager: EntityManager,
    quotation: QuotationEntity,
    revision: QuotationRevisionEntity,
    { text, question }: { text: string; question: string | null },
  ): Promise<number> {
    const company = await this.company.name(manager);
    const { sales_email: reply_to } = await this.company.details(manager);
    const mail: MailContent = {
      subject: cutText(`Re: ${subjectOf(quotation, revision)} from ${company}`, 200),
      greeting: `Dear ${revision.name},`,
      paragraphs: text.split(/\n{2,}/),
      link: { label: 'Open the quotation', url: this.links.url(revision.id) },
      closing: company,
      ...(question && { quote: { label: 'Your question:', text: question } }),
    };
    const thread = await threadOf(manager, revision);
    const { id } = await this.outbox.write(manager, revision.email, mail, { reply_to, thread });
    return id;
  }

  async accepted(
    manager: EntityManager,
    quotation: QuotationEntity,
    revision: QuotationRevisionEntity,
    name: string,
  ): Promise<void> {
    await this.toSales(manager, quotation, revision, {
      subject: `${nameOfRevision(quotation, revision)} was accepted by ${name}`,
      paragraphs: [
        `${name} has accepted the revision with its prices and terms. Please call to agree on dates.`,
      ],
    });
  }

  async question(
    manager: EntityManager,
    quotation: QuotationEntity,
    revision: QuotationRevisionEntity,
    text: string,
  ): Promise<void> {
    await this.toSales(manager, quotation, revision, {
      subject: `${nameOfRevision(quotation, revision)}: a question of ${revision.name}`,
      paragraphs: [
        'Answer it in the dashboard: the answer then also stands beside the quotation. Your reply to this mail goes to the recipient alone.',
      ],
      quote: { label: 'Question', text },
    });
  }

  private async toSales(
    manager: EntityManager,
    quotation: QuotationEntity,
    revision: QuotationRevisionEntity,
    mail: Pick<MailContent, 'subject' | 'paragraphs' | 'quote'>,
  ): Promise<void> {
    const { sales_email } = await this.company.details(manager);
    if (!sales_email) return;
    const { name, company, email, phone } = revision;
    const facts: [string, string][] = [
      ['Quotation', nameOfRevision(quotation, revision)],
      ['About', revision.title],
      ['Total, without VAT', formatSum(revision.total, 'Price open')],
      ['Recipient', [name, company].filter(Boolean).join(', ')],
      ['Email', email],
      ['Number', phone && formatPhone(phone)],
    ];
    await this.outbox.write(
      manager,
      sales_email,
      {
        ...mail,
        subject: cutText(mail.subject, 200),
        facts: facts.filter(([, value]) => value),
        link: {
          label: 'Open it in the dashboard',
          url: `${this.env.ADMIN_URL}${QUOTATIONS}/${quotation.id}`,
        },
      },
      { reply_to: email },
    );
  }
}

const subjectOf = (quotation: QuotationEntity, revision: QuotationRevisionEntity) =>
  `Quotation ${revision.revision > 1 ? nameOfRevision(quotation, revision) : quotation.number}`;

/** The Message-ID of the mail of a revision: mail programs display the mails about a quotation together. */
async function threadOf(
  manager: EntityManager,
  revision: QuotationRevisionEntity | null,
): Promise<string | null> {
  if (!revision?.mail_id) return null;
  const mail = await manager.findOneBy(MailEntity, { id: revision.mail_id });
  return mail?.thread ?? mail?.message_id ?? null;
}
