import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail/mail.module';
import { VisitReportMails } from './mails/visit-report-mails.service';
import { VisitReportPdfsModule } from './visit-report-pdfs';
import { VisitReportsController } from './visit-reports.controller';
import { VisitReportsService } from './visit-reports.service';

@Module({
  imports: [MailModule, VisitReportPdfsModule],
  controllers: [VisitReportsController],
  providers: [VisitReportsService, VisitReportMails],
})
export class VisitReportsModule {}
