import { Injectable } from '@nestjs/common';
import type { Locale } from '@shishir/contract';
import { formatDate } from '@shishir/format';
import { LANGUAGES } from '@shishir/format/bangla';
import type { EntityManager } from 'typeorm';
import { type MailTemplate, subjectLine } from '../../../platform/mail/mail-content';
import { OutboxService } from '../../../platform/mail/outbox.service';
import type { CustomerEntity } from '../../customers/customer.entity';
import type { VisitEntity } from '../../maintenance/visit.entity';
import { localeOf } from '../../customers/customer-recipient';
import type { VisitReportEntity } from '../visit-report.entity';
import { reportNumber } from '../visit-report.mapper';
import { visitReportMailTexts as english } from './visit-report-mail.texts';
import { visitReportMailTexts as bangla } from './visit-report-mail.texts.bn';

const TEXTS: Record<Locale, typeof english> = { en: english, bn: bangla };

interface ReportMail {
  report: VisitReportEntity;
  visit: VisitEntity;
  customer: CustomerEntity;
  email: string;
}

/** Writes the mail with a report to the outbox, in the language of the customer. */
@Injectable()
export class VisitReportMails {
  constructor(private readonly outbox: OutboxService) {}

  /** Returns the id of the mail. */
  async report(manager: EntityManager, about: ReportMail): Promise<number> {
    const recipient = { email: about.email, locale: await localeOf(manager, about.customer) };
    const { id } = await this.outbox.write(manager, recipient, visitReportMail(about), {
      attachment: `visit-report/${about.report.id}`,
    });
    return id;
  }
}

const visitReportMail =
  ({ report, visit, customer }: ReportMail): MailTemplate =>
  ({ locale, name }) => {
    const texts = TEXTS[locale];
    const day = formatDate(report.ended_at, LANGUAGES[locale]);
    const number = reportNumber(report);
    return {
      subject: subjectLine(texts.subject(number, name)),
      preheader: texts.preheader(day),
      heading: report.revision > 1 ? texts.corrected : texts.heading,
      greeting: texts.greeting(customer.name),
      paragraphs: [texts.text(day)],
      facts: [
        [texts.facts.report, number],
        ...(visit.site ? [[texts.facts.site, visit.site] as [string, string]] : []),
        [texts.facts.technician, report.technician],
        ...(report.recommendation
          ? [[texts.facts.recommendation, report.recommendation] as [string, string]]
          : []),
      ],
      closing: [texts.attached],
      reference: number,
    };
  };
