import { Injectable, Logger, Module } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  type Locale,
  REPORT_READINGS,
  type ReportedUnit,
  type ReportReading,
  SIGNATURE_SIZE,
  visitReportLabels as english,
} from '@shishir/contract';
import { visitReportLabels as bangla } from '@shishir/contract/bangla';
import type { UnitPaper } from '@shishir/pdf';
import { EntityManager } from 'typeorm';
import { CompanyModule } from '../../content/company/company.module';
import { CompanyService } from '../../content/company/company.service';
import { toLetterhead } from '../../content/company/letterhead';
import { Env } from '../../platform/config/env';
import { revision as databaseRevision } from '../../platform/database/revision';
import type { MailDocument } from '../../platform/mail/mail-attachments';
import { printPictures } from '../../platform/media/print-pictures';
import { PdfModule } from '../../platform/pdf/pdf.module';
import { PdfService } from '../../platform/pdf/pdf.service';
import { customerOf, localeOf } from '../customers/customer-recipient';
import { VisitPhotos } from './visit-photos';
import { VisitReportEntity } from './visit-report.entity';
import { reportNumber } from './visit-report.mapper';

const LABELS = { en: english.labels, bn: bangla.labels };

/** Renders reports as PDFs in the language of their customer, for staff and as attachments of mails. */
@Injectable()
export class VisitReportPdfs {
  private readonly log = new Logger('VisitReportPdf');

  constructor(
    private readonly env: Env,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly company: CompanyService,
    private readonly pdfs: PdfService,
    private readonly photos: VisitPhotos,
  ) {}

  /** Returns the PDF and its file name. The visit must be loaded. */
  async get(report: VisitReportEntity): Promise<{ fileName: string; pdf: Buffer }> {
    const { visit, revision } = report;
    const customer = await customerOf(this.manager, visit.customer_id);
    const locale = await localeOf(this.manager, customer);
    const at = await databaseRevision.read(this.manager);
    const number = reportNumber(report);
    // Customer and site can be renamed later.
    const key = `visit-report/${locale}/${report.id}/${visit.version}/${customer?.version}/${at}`;
    const pdf = await this.pdfs.get(key, async () => {
      const company = await this.company.get({ locale });
      const { work_done, parts, recommendation, technician, signed_name, signature } = report;
      const photos = await Promise.all(
        report.photos.map(async (photo) => ({
          picture: await this.photos.forPrint(photo),
          caption: photo.caption,
        })),
      );
      return {
        kind: 'visit-report',
        data: {
          ...(await toLetterhead(company, printPictures(this.env, this.log), locale)),
          ...{ number, work_done, parts, recommendation, technician },
          issued_at: report.created_at.toISOString(),
          correction: report.reason === null ? null : { revision, reason: report.reason },
          customer: customer?.name ?? null,
          site: visit.site,
          started_at: report.started_at.toISOString(),
          ended_at: report.ended_at.toISOString(),
          units: report.units.map((unit) => toUnitPaper(unit, locale)),
          photos: photos.flatMap(({ picture, caption }) => (picture ? [{ picture, caption }] : [])),
          signature: {
            ...SIGNATURE_SIZE,
            name: signed_name,
            at: report.signed_at.toISOString(),
            path: signature,
          },
        },
      };
    });
    return { fileName: `${number}${revision > 1 ? ` version ${revision}` : ''}.pdf`, pdf };
  }

  /** Renders the attachment of a mail; null if the report was deleted. */
  async render(id: number): Promise<MailDocument | null> {
    const report = await this.manager.findOne(VisitReportEntity, {
      where: { id },
      relations: { visit: true },
      withDeleted: true,
    });
    if (!report) return null;
    const { fileName: filename, pdf: content } = await this.get(report);
    return { filename, content, contentType: 'application/pdf' };
  }
}

const LABEL_OF = {
  return_c: 'returnAir',
  supply_c: 'supplyAir',
  suction: 'suction',
  discharge: 'discharge',
  current_a: 'current',
  voltage_v: 'voltage',
} as const satisfies Record<ReportReading, keyof typeof english.labels>;
const READINGS = Object.keys(LABEL_OF) as ReportReading[];

function toUnitPaper(unit: ReportedUnit, locale: Locale): UnitPaper {
  const { name, serial, place, serviced, checks, note, return_c, supply_c } = unit;
  const labels = LABELS[locale];
  const readings = READINGS.flatMap((one): [string, string][] => {
    const value = unit[one];
    if (value === null) return [];
    return [[labels[LABEL_OF[one]], `${value} ${REPORT_READINGS[one].unit ?? unit.pressure_unit}`]];
  });
  if (return_c !== null && supply_c !== null) {
    const difference = Number((return_c - supply_c).toFixed(1));
    readings.splice(2, 0, [labels.difference, `${difference} K`]);
  }
  return {
    ...{ name, serial, place, serviced, readings, note },
    checks: checks.map((check) => labels[check]),
  };
}

@Module({
  imports: [CompanyModule, PdfModule],
  providers: [VisitReportPdfs, VisitPhotos],
  exports: [VisitReportPdfs, VisitPhotos],
})
export class VisitReportPdfsModule {}
