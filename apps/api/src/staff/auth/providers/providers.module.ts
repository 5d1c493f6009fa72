import { Module } from '@nestjs/common';
import { CompanyModule } from '../../../content/company/company.module';
import { MailModule } from '../../../platform/mail/mail.module';
import { AuthModule } from '../auth.module';
import { IdentityMails } from '../mails/identity-mails.service';
import { GoogleController } from './google.controller';
import { IdentitiesService } from './identities.service';
import { IdentityProofService } from './identity-proof.service';
import { OidcController } from './oidc.controller';
import { ProviderFlow } from './provider-flow';
import { Providers } from './providers';
import { SealedCookies } from './sealed-cookies';

@Module({
  imports: [AuthModule, CompanyModule, MailModule],
  controllers: [GoogleController, OidcController],
  providers: [
    IdentitiesService,
    IdentityMails,
    IdentityProofService,
    ProviderFlow,
    Providers,
    SealedCookies,
  ],
})
export class ProvidersModule {}
