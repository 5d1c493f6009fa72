import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail/mail.module';
import { MaintenanceModule } from '../maintenance/maintenance.module';
import { QuotationsModule } from '../quotations/quotations.module';
import { MaintenanceDeskController } from './maintenance-desk.controller';
import { MaintenanceSettingsService } from './maintenance-settings.service';
import { Reminders } from './reminders.service';
import { Renewals } from './renewals.service';

@Module({
  imports: [MailModule, MaintenanceModule, QuotationsModule],
  controllers: [MaintenanceDeskController],
  providers: [MaintenanceSettingsService, Renewals, Reminders],
  exports: [Reminders],
})
export class MaintenanceDeskModule {}
