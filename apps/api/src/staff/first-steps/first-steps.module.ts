import { Module } from '@nestjs/common';
import { CompanyModule } from '../../content/company/company.module';
import { MailModule } from '../../platform/mail/mail.module';
import { FirstStepsController } from './first-steps.controller';
import { FirstStepsService } from './first-steps.service';

@Module({
  imports: [CompanyModule, MailModule],
  controllers: [FirstStepsController],
  providers: [FirstStepsService],
})
export class FirstStepsModule {}
