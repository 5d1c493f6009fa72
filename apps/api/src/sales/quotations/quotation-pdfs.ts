import { Global, Injectable, Logger, Module } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager, LessThan } from 'typeorm';
import { CompanyModule } from '../../content/company/company.module';
import { CompanyService } from '../../content/company/company.service';
import { Env } from '../../platform/config/env';
import { MailAttachments, type MailDocument } from '../../platform/mail/mail-attachments';
import { printPictures } from '../../platform/media/print-pictures';
import { revision as databaseRevision } from '../../platform/database/revision';
import { PdfModule } from '../../platform/pdf/pdf.module';
import { PdfService } from '../../platform/pdf/pdf.service';
import { VisitReportPdfs, VisitReportPdfsModule } from '../visit-reports/visit-report-pdfs';
import { toPaper } from './quotation-paper';
import { QuotationEntity, QuotationRevisionEntity } from './quotation.entity';
import { enquiryOf } from './recipient/quotation-view';

/** Renders revisions as PDFs, for their readers and as attachments of mails. */
@Injectable()
export class QuotationPdfs {
  private readonly log = new Logger('QuotationPdf');

  constructor(
    private readonly env: Env,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly company: CompanyService,
    private readonly pdfs: PdfService,
  ) {}

  /** Returns the PDF and its file name. It is rendered again after a change of the revision or of public data. */
  async get(
    quotation: QuotationEntity,
    revision: QuotationRevisionEntity,
  ): Promise<{ fileName: string; pdf: Buffer }> {
    const { locale } = quotation;
    const at = await databaseRevision.read(this.manager);
    const key = `quotation/${locale}/${revision.id}/${revision.version}/${at}`;
    const pdf = await this.pdfs.get(key, async () => {
      const [english, company] = [await this.company.get(), await this.company.get({ locale })];
      const before = await this.manager.findOne(QuotationRevisionEntity, {
        where: {
          quotation_id: quotation.id,
          state: 'sent',
          revision: LessThan(revision.revision),
        },
        order: { revision: 'DESC' },
      });
      const enquiry = await enquiryOf(this.manager, quotation);
      const replaces = before?.revision ?? null;
      const sources = { quotation, revision, company, english, enquiry, replaces };
      const data = await toPaper(sources, printPictures(this.env, this.log));
      return { kind: 'quotation', data };
    });
    const name = `${quotation.number} revision ${revision.revision}`;
    const kind = revision.accepted_at
      ? ' order confirmation'
      : revision.state === 'draft'
        ? ' draft'
        : '';
    return { fileName: `${name}${kind}.pdf`, pdf };
  }

  /** Renders the attachment of a mail; null if the revision was deleted. */
  async render(id: number): Promise<MailDocument | null> {
    const revision = await this.manager.findOneBy(QuotationRevisionEntity, { id });
    if (!revision) return null;
    const where = { id: revision.quotation_id };
    const quotation = await this.manager.findOneByOrFail(QuotationEntity, where);
    const { fileName: filename, pdf: content } = await this.get(quotation, revision);
    return { filename, content, contentType: 'application/pdf' };
  }
}

/** Attachments of mails: `quotation/12` names a revision, `visit-report/12` a version of a report. */
@Injectable()
class SalesAttachments implements MailAttachments {
  constructor(
    private readonly quotations: QuotationPdfs,
    private readonly reports: VisitReportPdfs,
  ) {}

  async render(reference: string): Promise<MailDocument | null> {
    const [, kind, id] = /^(quotation|visit-report)\/(\d+)$/.exec(reference) ?? [];
    if (!kind) return null;
    return (kind === 'quotation' ? this.quotations : this.reports).render(Number(id));
  }
}

/** Global, since the module of the mails cannot import the one of the quotations. */
@Global()
@Module({
  imports: [CompanyModule, PdfModule, VisitReportPdfsModule],
  providers: [QuotationPdfs, { provide: MailAttachments, useClass: SalesAttachments }],
  exports: [QuotationPdfs, MailAttachments],
})
export class QuotationPdfsModule {}
