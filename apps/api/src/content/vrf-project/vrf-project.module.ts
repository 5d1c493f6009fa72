import { Module } from '@nestjs/common';
import { MediaModule } from '../../platform/media/media.module';
import { DrawingFiles } from './drawing-files';
import { DrawingsController } from './drawings.controller';
import { VrfProjectExportController } from './export.controller';
import { VrfProjectController } from './vrf-project.controller';
import { VrfProjectService, VrfProjectTrash } from './vrf-project.service';

@Module({
  imports: [MediaModule],
  // Addresses with a name before those with an id.
  controllers: [VrfProjectExportController, VrfProjectController, DrawingsController],
  providers: [VrfProjectService, VrfProjectTrash, DrawingFiles],
  exports: [VrfProjectTrash],
})
export class VrfProjectModule {}
