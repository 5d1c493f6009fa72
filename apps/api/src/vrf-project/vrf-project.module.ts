import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module';
import { DrawingFiles } from './drawing-files';
import { DrawingsController } from './drawings.controller';
import { VrfProjectController } from './vrf-project.controller';
import { VrfProjectService, VrfProjectTrash } from './vrf-project.service';

@Module({
  imports: [MediaModule],
  controllers: [VrfProjectController, DrawingsController],
  providers: [VrfProjectService, VrfProjectTrash, DrawingFiles],
  exports: [VrfProjectTrash],
})
export class VrfProjectModule {}
