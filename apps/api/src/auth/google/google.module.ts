import { Module } from '@nestjs/common';
import { AuthModule } from '../auth.module';
import { MailModule } from '../../mail/mail.module';
import { GoogleController } from './google.controller';
import { GoogleFlow } from './google-flow';
import { GoogleProofService } from './google-proof.service';
import { GoogleProvider } from './google-provider';
import { GoogleService } from './google.service';
import { LinkedMails } from './linked-mails';
import { SealedCookies } from './sealed-cookies';

@Module({
  imports: [AuthModule, MailModule],
  controllers: [GoogleController],
  providers: [
    GoogleFlow,
    GoogleProofService,
    GoogleProvider,
    GoogleService,
    LinkedMails,
    SealedCookies,
  ],
})
export class GoogleModule {}
