import { Module } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { MediaModule } from '../../platform/media/media.module';
import { recordController } from '../../platform/record-api/record.controller';
import { DrawingFiles } from './drawing-files';
import { DrawingsController } from './drawings.controller';
import { VrfProjectExportController } from './export.controller';
import { VrfProjectService } from './vrf-project.service';

@Module({
  imports: [MediaModule],
  // Addresses with a name before those with an id.
  controllers: [
    VrfProjectExportController,
    recordController(contract.vrfProject, VrfProjectService),
    DrawingsController,
  ],
  providers: [VrfProjectService, DrawingFiles],
  exports: [VrfProjectService],
})
export class VrfProjectModule {}
