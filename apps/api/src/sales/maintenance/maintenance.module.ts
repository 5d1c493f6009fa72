import { Module } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { CompanyModule } from '../../content/company/company.module';
import { MediaModule } from '../../platform/media/media.module';
import { recordController } from '../../platform/record-api/record.controller';
import { CalendarFeedsController } from './calendar-feeds.controller';
import { CalendarFeeds } from './calendar-feeds.service';
import { MaintenanceContractsService } from './maintenance-contracts.service';
import { MaintenanceFilesController } from './maintenance-files.controller';
import { VisitsService } from './visits.service';

@Module({
  imports: [CompanyModule, MediaModule],
  // Addresses with a name before those with an id.
  controllers: [
    CalendarFeedsController,
    MaintenanceFilesController,
    recordController(contract.maintenanceContracts, MaintenanceContractsService),
    recordController(contract.visits, VisitsService),
  ],
  providers: [CalendarFeeds, MaintenanceContractsService, VisitsService],
  exports: [MaintenanceContractsService, VisitsService],
})
export class MaintenanceModule {}
