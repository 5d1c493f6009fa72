import { Module } from '@nestjs/common';
import { CompanyModule } from '../../content/company/company.module';
import { ContactMessageModule } from '../contact-message/contact-message.module';
import { MailModule } from '../../platform/mail/mail.module';
import { SizingModule } from '../sizing/sizing.module';
import { QuotationsService } from './staff/quotations.service';
import { QuotationApproval } from './staff/approval.service';
import { QuotationSettingsService } from './staff/quotation-settings.service';
import { QuotationSending } from './staff/sending.service';
import { ForgottenQuotations } from './forgotten-quotations';
import { QuotationLinks } from './quotation-links';
import { QuotationMails } from './mails/quotation-mails.service';
import { QuotationPdfsModule } from './quotation-pdfs';
import { QuotationRecipientsController, QuotationsController } from './quotations.controller';
import { QuotationRecipients } from './recipient/recipient.service';
import { TermsSetsService } from './terms/terms-sets.service';

@Module({
  imports: [CompanyModule, ContactMessageModule, MailModule, SizingModule, QuotationPdfsModule],
  // Addresses with a name before those with an id.
  controllers: [QuotationRecipientsController, QuotationsController],
  providers: [
    QuotationsService,
    QuotationSending,
    QuotationApproval,
    QuotationSettingsService,
    QuotationRecipients,
    QuotationMails,
    QuotationLinks,
    TermsSetsService,
    ForgottenQuotations,
  ],
  exports: [ForgottenQuotations, QuotationsService, TermsSetsService],
})
export class QuotationsModule {}
