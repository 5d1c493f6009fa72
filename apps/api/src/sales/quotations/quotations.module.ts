import { Module } from '@nestjs/common';
import { CompanyModule } from '../../content/company/company.module';
import { MailModule } from '../../platform/mail/mail.module';
import { SizingModule } from '../sizing/sizing.module';
import { QuotationsService } from './staff/quotations.service';
import { QuotationSending } from './staff/sending.service';
import { ForgottenQuotations } from './forgotten-quotations';
import { QuotationLinks } from './quotation-links';
import { QuotationMails } from './mails/quotation-mails.service';
import { QuotationPdfsModule } from './quotation-pdfs';
import { QuotationRecipientsController, QuotationsController } from './quotations.controller';
import { QuotationRecipients } from './recipient/recipient.service';
import { TermsSetsService } from './terms/terms-sets.service';

@Module({
  imports: [CompanyModule, MailModule, SizingModule, QuotationPdfsModule],
  // Addresses with a name before those with an id.
  controllers: [QuotationRecipientsController, QuotationsController],
  providers: [
    QuotationsService,
    QuotationSending,
    QuotationRecipients,
    QuotationMails,
    QuotationLinks,
    TermsSetsService,
    ForgottenQuotations,
  ],
  exports: [ForgottenQuotations],
})
export class QuotationsModule {}
