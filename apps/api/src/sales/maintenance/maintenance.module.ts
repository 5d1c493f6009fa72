import { Module } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { MediaModule } from '../../platform/media/media.module';
import { recordController } from '../../platform/record-api/record.controller';
import { MaintenanceContractsService } from './maintenance-contracts.service';
import { MaintenanceFilesController } from './maintenance-files.controller';
import { VisitsService } from './visits.service';

@Module({
  imports: [MediaModule],
  // Addresses with a name before those with an id.
  controllers: [
    MaintenanceFilesController,
    recordController(contract.maintenanceContracts, MaintenanceContractsService),
    recordController(contract.visits, VisitsService),
  ],
  providers: [MaintenanceContractsService, VisitsService],
  exports: [MaintenanceContractsService, VisitsService],
})
export class MaintenanceModule {}
