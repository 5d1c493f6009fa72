import { Module } from '@nestjs/common';
import { CompanyModule } from '../../../content/company/company.module';
import { MailModule } from '../../../platform/mail/mail.module';
import { AuthModule } from '../auth.module';
import { GoogleFlow } from './google-flow';
import { GoogleMails } from '../mails/google-mails.service';
import { GoogleProofService } from './google-proof.service';
import { GoogleProvider } from './google-provider';
import { GoogleController } from './google.controller';
import { GoogleService } from './google.service';
import { SealedCookies } from './sealed-cookies';

@Module({
  imports: [AuthModule, CompanyModule, MailModule],
  controllers: [GoogleController],
  providers: [
    GoogleFlow,
    GoogleProofService,
    GoogleProvider,
    GoogleService,
    GoogleMails,
    SealedCookies,
  ],
})
export class GoogleModule {}
